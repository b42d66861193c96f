import type { Expression, Module } from '../../../python/ast'
import { evaluateProgram, type Options } from '../../../python/evaluate/evaluate'
import { type Evaluation, Outside, type Rounds } from '../../../python/evaluate/result'
import { shownValue } from '../../../python/evaluate/trace'
import { typeName } from '../../../python/evaluate/values/types'
import type { Value } from '../../../python/evaluate/values/values'
import { UNHEARD } from '../../../python/evaluate/watch'

/** A value that the run held where it failed. */
export type Held = { type: string; shown: string | null; value: Value }

/** A run of the program that fails as the person's did. */
export type Failure = {
  type: string
  message: string
  line: number
  output: string
  /** What the names of the main program held, and how often each loop was run. */
  values: ReadonlyMap<string, string>
  rounds: Rounds
  /** How it was run: a corrected program is run alike. */
  options: Options
  /** What an expression last gave; null where it gave nothing. */
  heldBy: (node: Expression) => Held | null
  /** Whether an expression was begun and gave nothing: it, or what stands in it, is what failed. */
  isOpen: (node: Expression) => boolean
}

const STEPS = 12_000
const MAX_TYPED = 8
const MAX_ADDED = 4

/** The run that fails as an error tells; null where none does, or where it does not get as far. */
export function failureOf(
  tree: Module,
  { type, line, message, around }: { type: string; line: number | null; message: string; around: string },
): Failure | null {
  if (tree.errors.length > 0) return null
  for (const input of [undefined, ...typedIn(message, around)]) {
    const values = new Map<Expression, { value: Value; at: number }>()
    // Who met another error has what a piece of the program lacks.
    const isPiece = type !== 'NameError'
    const options: Options = {
      pretends: true,
      isPiece,
      budget: { steps: STEPS, ofOne: STEPS },
      ...(input && { input }),
    }
    let at = 0
    const valued = (node: Expression, value: Value) => {
      at += 1
      values.set(node, { value, at })
    }
    const run = evaluateProgram(tree, { ...options, watch: { ...UNHEARD, valued } })
    if (run.kind === 'raised' && run.type === type && (line === null || run.line === line))
      return { ...run, options, ...lookedUp(values) }
    if (input === undefined && !(run.kind === 'outside' && run.reason === 'input')) return null
  }
  return null
}

function lookedUp(values: ReadonlyMap<Expression, { value: Value; at: number }>): Pick<Failure, 'heldBy' | 'isOpen'> {
  const lastIn = (node: Expression): number => Math.max(0, ...partsOf(node).map((part) => values.get(part)?.at ?? 0))
  return {
    heldBy: (node) => heldAs(values.get(node)),
    isOpen: (node) => lastIn(node) > (values.get(node)?.at ?? 0),
  }
}

/** A value with its type; null for what has none that the evaluator knows, modules of libraries among them. */
function heldAs(given: { value: Value } | undefined): Held | null {
  if (given === undefined) return null
  try {
    return { type: typeName(given.value), shown: shownValue(given.value), value: given.value }
  } catch (error) {
    if (error instanceof Outside) return null
    throw error
  }
}

/** What an expression is made of, as far as it is worked out before it. */
function partsOf(node: Expression): Expression[] {
  switch (node.kind) {
    case 'binary':
      return [node.left, node.right]
    case 'subscript':
      return [node.value, node.index]
    case 'attribute':
      return [node.value]
    case 'compare':
      return [node.left, ...node.comparisons.map(({ right }) => right)]
    case 'unary':
      return [node.operand]
    case 'call':
      return [
        node.callee,
        ...node.arguments.map(({ value }) => value),
        ...(node.callee.kind === 'attribute' ? [node.callee.value] : []),
      ]
    default:
      return []
  }
}

/** What was typed, as the message or the person tells it, else numbers. */
function typedIn(message: string, around: string): string[][] {
  const quoted = /(?:^|: )['"]([^'"\n]{0,60})['"]$/.exec(message.trim())?.[1]
  const numbers = (around.match(/(?<![\w.,])-?\d+(?:[.,]\d+)?(?![\w.,]*\d)/g) ?? []).slice(0, MAX_TYPED)
  const all = [quoted === undefined ? [] : [quoted], numbers, ['5'], ['']].filter((each) => each.length > 0)
  return all.map((texts) => Array.from({ length: 20 }, (_, at) => texts[at % texts.length] ?? ''))
}

/** What a change may do beside: ask again and again, which ends only with who types, and leave out what was printed. */
export type Leave = { mayGoOn?: boolean; maySilence?: boolean }

/** What a program that was changed prints, where it gets past what failed, prints what it did till then, and ends; null where it does not. */
export function pastOutput(
  failure: Failure,
  tree: Module,
  { mayGoOn = false, maySilence = false }: Leave,
): string | null {
  if (tree.errors.length > 0) return null
  const run: Evaluation = evaluateProgram(tree, { ...failure.options, budget: { steps: STEPS, ofOne: STEPS } })
  const isKept = maySilence || run.output.startsWith(failure.output)
  return isKept && isPast(run, failure, mayGoOn) && !holdsItself(run.output) ? run.output : null
}

function isPast(run: Evaluation, { line }: Failure, mayGoOn: boolean): boolean {
  // What was added above it may have moved the line.
  if (run.kind === 'raised') return run.line < line || run.line > line + MAX_ADDED
  if (run.kind === 'too-long') return mayGoOn
  return run.kind === 'done' || (run.kind === 'outside' && run.reason !== 'invalid')
}

/** A list that holds itself is what nobody wants. */
const holdsItself = (output: string) => /\[\.\.\.\]|\{\.\.\.\}/.test(output)
