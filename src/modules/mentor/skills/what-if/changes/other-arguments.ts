import type { Expression, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import type { Evaluation } from '../../../python/evaluate/result'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'

type Function = StatementOf<'function'>
const MAX_CHOICES = 6
const MAX_CALLS = 24
const OF_LISTS: ReadonlySet<string> = new Set(['sum', 'max', 'min', 'len', 'sorted', 'enumerate'])
const OF_NUMBERS: ReadonlySet<string> = new Set(['range', 'abs', 'round', 'int', 'float'])

/** What a parameter may be given, by what the function does with it: what it is compared with, a list, a number, else a text. */
function choicesFor(name: string, { body }: Function, source: string): string[] {
  const all = allExpressions(body)
  const is = (node: Expression | undefined) => node?.kind === 'name' && node.name === name
  const written = (nodes: readonly (Expression | null | undefined)[]) =>
    nodes.flatMap((node) => (node?.kind === 'string' ? [source.slice(node.from, node.to)] : []))
  const sides = all.flatMap((node) => (node.kind === 'compare' ? [[node.left, node.comparisons[0]?.right]] : []))
  const compared = sides.filter((pair) => pair.some(is)).flatMap(written)
  const isKey = all.some(
    (node) =>
      (node.kind === 'subscript' && is(node.index)) ||
      (node.kind === 'call' && calledName(node) === 'get' && is(node.arguments[0]?.value)),
  )
  const keys = isKey
    ? all.flatMap((node) => (node.kind === 'dict' ? written(node.entries.map(({ key }) => key)) : []))
    : []
  const words = [...new Set([...compared, ...keys])]
  if (words.length > 0) return words.slice(0, MAX_CHOICES)
  const isGivenTo = (names: ReadonlySet<string>) =>
    all.some((node) => node.kind === 'call' && names.has(calledName(node) ?? '') && is(node.arguments[0]?.value))
  const isRunThrough = [...statementsIn(body)].some((node) => node.kind === 'for' && is(node.iterable))
  if (isRunThrough || isGivenTo(OF_LISTS)) return ['[3, 8, 2]']
  const isReckoned =
    all.some((node) => node.kind === 'binary' && (is(node.left) || is(node.right))) ||
    sides.some((pair) => pair.some(is) && pair.some((side) => side?.kind === 'number'))
  return [isReckoned || isGivenTo(OF_NUMBERS) ? '8' : `"${name.toUpperCase()}"`]
}

/** That the function stops at a value tells more of it than what it gives. */
function telling(run: Evaluation): number {
  if (run.kind === 'raised') return /^(?:TypeError|NameError)$/.test(run.type) ? 0 : 3
  return run.kind === 'done' && run.output.trim() !== 'None' ? 2 : 1
}

/** The arguments of a call that gives one parameter a value, chosen so that it reaches what is done with it. */
export function argumentsWith(
  owner: Function,
  { at, literal }: { at: number; literal: string },
  program: string,
): string {
  const calls = owner.parameters.reduce<string[][]>(
    (before, { name, standard }, index) => {
      if (index !== at && standard !== null) return before
      const own = index !== at ? choicesFor(name, owner, program) : [standard === null ? literal : `${name}=${literal}`]
      return before.flatMap((call) => own.map((value) => [...call, value])).slice(0, MAX_CALLS)
    },
    [[]],
  )
  const texts = calls.map((call) => call.join(', '))
  if (texts.length === 1) return texts[0] ?? ''
  const weights = new Map(
    texts.map((text) => [
      text,
      telling(evaluatePiece(parsePython(`${program.trimEnd()}\n\nprint(${owner.name}(${text}))\n`))),
    ]),
  )
  return texts.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))[0] ?? ''
}
