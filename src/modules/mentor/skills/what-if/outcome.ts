import type { CodePart } from '../../engine/message'
import { codePart } from '../../engine/reading/code-part'
import type { Module } from '../../python/ast'
import { evaluatePiece } from '../../python/evaluate/evaluate'
import type { Evaluation } from '../../python/evaluate/result'
import { boundBy } from '../../python/evaluate/statements/scope'
import { expressionsIn, statementsIn } from '../../python/walk'
import type { OutcomeName } from './content'

export type Programs = { code: CodePart; after: CodePart }
export type Runs = { before: Evaluation; now: Evaluation }

/** What a program that asks is given where nobody says what is typed: numbers, words, what ends a loop. */
const SAMPLES: readonly (readonly string[])[] = [
  ['7', '3', '12', '5', '4', '9', '1', '6', '8', '10'],
  ['4', '6', '0'],
  ['Ana', '20', '3', '5', '8'],
  ['pan', 'leche', 'fin'],
  ['4', '6', 'fin'],
  ['4', '6', 'salir'],
  ['4', '6', ''],
]

/** The first lines with which the program comes to its end, else the first that it breaks with; null where it runs for long. */
function sampledRuns({ code, after }: Programs): Runs | null {
  let broken: Runs | null = null
  for (const input of SAMPLES) {
    const before = evaluatePiece(code.tree, { input, showsInput: true })
    if (before.kind === 'too-long') return null
    if (before.kind === 'outside' || (before.kind === 'raised' && broken !== null)) continue
    const now = evaluatePiece(after.tree, { input, showsInput: true })
    if (now.kind === 'outside') continue
    if (before.kind === 'done') return { before, now }
    broken = { before, now }
  }
  return broken
}

/** What chance may give, by its call: with one value of many, only that the program stops is told. */
const CHANCE: readonly (readonly [RegExp, string])[] = [
  [/\brandom\.(?:randint|randrange)\(([^,()\n]+),[^()\n]*\)/g, '($1)'],
  [/\brandom\.choice\((\w+)\)/g, '$1[0]'],
  [/\brandom\.random\(\)/g, '0.5'],
  [/^import random$/gm, 'pass'],
]
const withoutChance = ({ tree }: CodePart) =>
  codePart(
    CHANCE.reduce((text, [call, value]) => text.replace(call, value), tree.source),
    'pasted',
  )
const isChance = (run: Evaluation) => run.kind === 'outside' && run.reason === 'random'

/** Both versions run; one that asks is given the same lines both times, and of one that draws lots it is told where it stops. */
export function runsOf(programs: Programs, input: string[] | undefined): { runs: Runs; isSample: boolean } {
  const { runs, isSample } = runsAsWritten(programs, input)
  if (!isChance(runs.now)) return { runs, isSample }
  const settled = { code: withoutChance(programs.code), after: withoutChance(programs.after) }
  const drawn = runsAsWritten(settled, input)
  return drawn.runs.now.kind === 'raised' ? drawn : { runs, isSample }
}

function runsAsWritten({ code, after }: Programs, input: string[] | undefined): { runs: Runs; isSample: boolean } {
  const before = evaluatePiece(code.tree)
  if (input !== undefined)
    return { runs: { before, now: evaluatePiece(after.tree, { input, showsInput: true }) }, isSample: false }
  const now = evaluatePiece(after.tree)
  const asks = before.kind === 'outside' && before.reason === 'input'
  if (asks && !hasEndlessLoop(after.tree)) {
    const runs = sampledRuns({ code, after })
    if (runs) return { runs, isSample: true }
  }
  return { runs: { before, now }, isSample: false }
}

/** What a change comes to, by what both versions do. */
export function outcomeOf({ before, now }: Runs, { code, after }: Programs, isTyped: boolean): OutcomeName {
  if (now.kind === 'too-long') return before.kind === 'too-long' ? 'still-endless' : 'endless'
  if (now.kind === 'outside') {
    if (isTyped && now.reason === 'input') return 'again'
    if (now.reason !== 'size')
      return hasEndlessLoop(after.tree) && !hasEndlessLoop(code.tree) ? 'no-way-out' : 'outside'
    if (hasEndlessLoop(after.tree)) return before.kind === 'done' ? 'endless' : 'still-endless'
    if (before.kind === 'done' && hasWhile(after.tree)) return 'goes-on'
    return now.subject === 'recursion' && before.kind === 'done' ? 'too-deep' : 'outside'
  }
  if (now.kind === 'raised') {
    if (before.kind !== 'raised') return 'breaks'
    return before.type === now.type && before.message === now.message ? 'same-error' : 'other-error'
  }
  if (isTyped) return 'typed'
  if (before.kind === 'raised') return 'mended'
  if (before.kind === 'too-long') return 'mended-loop'
  if (before.kind === 'outside') return 'first-output'
  if (before.output === now.output) return now.output === '' ? 'unseen' : 'same'
  return sortedLines(before.output) === sortedLines(now.output) ? 'reordered' : 'different'
}

const sortedLines = (output: string) => output.split('\n').toSorted().join('\n')

/** A `while` whose condition nothing in it can change. */
function hasEndlessLoop({ body }: Module): boolean {
  return [...statementsIn(body)].some((node) => {
    if (node.kind !== 'while') return false
    const inner = [...statementsIn(node.body)]
    if (inner.some(({ kind }) => kind === 'break' || kind === 'return' || kind === 'raise')) return false
    const parts = [...expressionsIn(node.test)]
    if (parts.some(({ kind }) => kind === 'call' || kind === 'attribute' || kind === 'subscript')) return false
    const names = new Set(parts.flatMap((part) => (part.kind === 'name' ? [part.name] : [])))
    return !inner.some((each) => boundBy(each).some((name) => names.has(name)))
  })
}

const hasWhile = ({ body }: Module) => [...statementsIn(body)].some(({ kind }) => kind === 'while')
