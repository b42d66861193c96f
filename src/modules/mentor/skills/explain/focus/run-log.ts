import type { Expression, Module, Statement, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import type { Step } from '../../../python/evaluate/result'
import { MAX_STEPS, shownValue } from '../../../python/evaluate/trace'
import type { Value } from '../../../python/evaluate/values/values'
import { UNHEARD } from '../../../python/evaluate/watch'
import { linesOf } from '../../../python/lines'
import { expressionsIn, statementsIn } from '../../../python/walk'

/** What a run came by, in its order: a line that changed or printed something, a condition with its outcome, the value of a `return`. */
export type Entry =
  | ({ kind: 'step' } & Step)
  | { kind: 'test'; node: Deciding; line: number; holds: boolean; values: Given[] }
  | { kind: 'return'; node: StatementOf<'return'>; line: number; value: string | null }
export type Deciding = StatementOf<'if'> | StatementOf<'while'>
/** A part of a condition as it is written, with its value. */
export type Given = { text: string; value: string }

const MAX_ENTRIES = 600
const logs = new WeakMap<Module, Entry[] | null>()

/** Null where the run is not known to its end, or longer than anybody is told of; found once. */
export function runLog(module: Module): Entry[] | null {
  const known = logs.get(module)
  if (known !== undefined) return known
  const log = logged(module)
  logs.set(module, log)
  return log
}

function logged(module: Module): Entry[] | null {
  const { lineAt } = linesOf(module.source)
  const tests = new Map<Expression, Deciding>()
  const returns = new Map<Expression, StatementOf<'return'>>()
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'if' || node.kind === 'while') tests.set(node.test, node)
    if (node.kind === 'return' && node.value !== null) returns.set(node.value, node)
  }
  const parts = new Set([...tests.keys()].flatMap(namedParts))
  const entries: Entry[] = []
  const latest = new Map<Expression, string | null>()
  const valued = (node: Expression, value: Value) => {
    if (entries.length >= MAX_ENTRIES) return
    if (parts.has(node)) latest.set(node, shownValue(value))
    const test = tests.get(node)
    if (test !== undefined)
      entries.push({
        ...{ kind: 'test', node: test, line: lineAt(test.test.from), holds: holds(value) },
        values: givenIn(node, module.source, latest),
      })
    const end = returns.get(node)
    if (end !== undefined) entries.push({ kind: 'return', node: end, line: lineAt(end.from), value: shownValue(value) })
  }
  const stepped = (step: Step) => void entries.push({ kind: 'step', ...step })
  const result = evaluatePiece(module, { isTraced: true, watch: { ...UNHEARD, valued, stepped } })
  const isWhole = result.kind === 'done' || result.kind === 'raised'
  return isWhole && entries.length < MAX_ENTRIES && result.steps.length < MAX_STEPS ? entries : null
}

/** Names, and what a comparison sets side by side. */
const namedParts = (test: Expression): Expression[] =>
  [...expressionsIn(test)].flatMap((part) => {
    if (part.kind === 'name') return [part]
    return part.kind === 'compare' ? [part.left, ...part.comparisons.map(({ right }) => right)] : []
  })

const PLAIN: ReadonlySet<string> = new Set(['number', 'string', 'boolean', 'none'])

function givenIn(test: Expression, source: string, latest: ReadonlyMap<Expression, string | null>): Given[] {
  const seen = namedParts(test).flatMap((node) => {
    const value = latest.get(node)
    return PLAIN.has(node.kind) || value == null ? [] : [{ text: source.slice(node.from, node.to), value }]
  })
  return seen.filter(({ text }, at) => seen.findIndex((other) => other.text === text) === at)
}

/** Python's truth of what has no truth of its own making. */
function holds(value: Value): boolean {
  if (value === null || value === false || value === 0 || value === 0n || value === '') return false
  return !/^(?:\[\]|\{\}|\(\))$/.test(shownValue(value) ?? '')
}

export type Loop = StatementOf<'for'> | StatementOf<'while'>

/** One turn of a loop: where it stands in the log, from its head to the last of its body. */
export type Turn = { from: number; to: number }

/** The turns of a loop in their order, over all times that it is come by. */
export function turnsOf(loop: Loop, log: readonly Entry[], module: Module): Turn[] {
  const { lineAt } = linesOf(module.source)
  const [first, last] = [lineAt(loop.from), lastLine(loop, module)]
  const isHead = (entry: Entry) =>
    loop.kind === 'while' ? entry.kind === 'test' && entry.node === loop : entry.kind === 'step' && entry.line === first
  // A call out of a turn goes back into it.
  const others = [...statementsIn(module.body)].filter(
    (node) => node.kind === 'function' && !(node.from < loop.from && loop.to <= node.to),
  )
  const isElsewhere = ({ line }: Entry) =>
    others.some((node) => lineAt(node.from) < line && line <= lastLine(node, module))
  const turns: Turn[] = []
  let open: number | null = null
  for (const [at, entry] of log.entries()) {
    if (isElsewhere(entry)) continue
    const isInside = entry.line >= first && entry.line <= last
    if (open !== null && (isHead(entry) || !isInside)) {
      turns.push({ from: open, to: at })
      open = null
    }
    if (isHead(entry) && (entry.kind !== 'test' || entry.holds)) open = at
  }
  if (open !== null) turns.push({ from: open, to: log.length })
  return turns
}

/** The last line of a statement: the grammar counts the line end to a block. */
export const lastLine = (node: Statement, { source }: Module): number =>
  linesOf(source).lineAt(Math.max(node.from, source.slice(0, node.to).trimEnd().length - 1))

/** What a name held before a place of the log; null where nothing had given it a value. */
export function heldBefore(name: string, at: number, log: readonly Entry[]): string | null {
  for (const entry of log.slice(0, at).toReversed()) {
    const change = entry.kind === 'step' ? entry.changes.find((each) => each.name === name) : undefined
    if (change !== undefined) return change.value
  }
  return null
}

/** The values that a name is given between two places of the log. */
export const givenBetween = (name: string, { from, to }: Turn, log: readonly Entry[]): string[] =>
  log
    .slice(from, to)
    .flatMap((entry) => (entry.kind === 'step' ? entry.changes : []))
    .filter((change) => change.name === name)
    .map(({ value }) => value)
