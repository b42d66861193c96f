import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, keyword, linesOf, mainStatements, positional } from '../../../../python/program/source'

export type ChartKind = 'bar' | 'barh' | 'plot' | 'scatter' | 'pie' | 'hist'
/** The chart of a program: the call that draws it, and before which statement more of it is said. */
export type Chart = {
  p: Program
  kind: ChartKind
  call: ExpressionOf<'call'>
  at: Statement
  /** `plt.`, or `ax.` with the names that its methods have. */
  owner: string
  isAxes: boolean
  /** What it draws: below, and as heights; of a column of pandas, the column alone. */
  labels: Expression | null
  values: Expression | null
  isOfPandas: boolean
}

const KINDS: ReadonlySet<string> = new Set(['bar', 'barh', 'plot', 'scatter', 'pie', 'hist'])
const known = new WeakMap<Program, Chart | null>()

export function chartOf(p: Program): Chart | null {
  const kept = known.get(p)
  if (kept !== undefined) return kept
  const chart = /\b(?:plt|matplotlib)\b|\.plot\b/.test(p.source) ? found(p) : null
  known.set(p, chart)
  return chart
}

function found(p: Program): Chart | null {
  const calls = mainStatements(p).flatMap((at) => {
    const value = at.kind === 'expression' ? at.value : (plainAssign(at)?.value ?? null)
    const method = methodCall(value)
    return method && (KINDS.has(method.name) || isKindOfPlot(method)) ? [{ at, ...method }] : []
  })
  const drawn = calls.at(-1)
  if (!drawn) return null
  const { at, call, object, name } = drawn
  const owner = nameOf(object) ?? ''
  const isAxes = /^ax\w*$/.test(owner)
  const isOfPandas = owner !== 'plt' && !isAxes
  const [first = null, second = null] = positional(call)
  const named = keyword(call, 'kind')
  const kind =
    isOfPandas && named?.kind === 'string' ? named.value.replace('line', 'plot') : name === 'line' ? 'plot' : name
  if (!KINDS.has(kind)) return null
  const base = object.kind === 'attribute' && object.name === 'plot' ? object.value : object
  const isOne = kind === 'pie' || kind === 'hist' || second === null
  return {
    p,
    kind: kind as ChartKind,
    call,
    at,
    owner: isAxes ? owner : 'plt',
    isAxes,
    labels: isOfPandas ? keyword(call, 'x') : isOne ? keyword(call, 'labels') : first,
    values: isOfPandas ? base : isOne ? first : second,
    isOfPandas,
  }
}

const isKindOfPlot = ({ object, name }: { object: Expression; name: string }) =>
  /^(?:bar|barh|line|pie|hist|scatter)$/.test(name) && object.kind === 'attribute' && object.name === 'plot'

/** `plt.title(…)`, `ax.set_title(…)`: the call of a name, where there is one. */
export function callOf({ p, owner }: Chart, ...names: string[]): { at: Statement; call: ExpressionOf<'call'> } | null {
  for (const at of mainStatements(p)) {
    const value = at.kind === 'expression' ? at.value : (plainAssign(at)?.value ?? null)
    const method = methodCall(value)
    if (
      method &&
      nameOf(method.object) === owner &&
      names.some((name) => name === method.name || `set_${name}` === method.name)
    )
      return { at, call: method.call }
  }
  return null
}

export const positionalOf = (chart: Chart, name: string) => {
  const call = callOf(chart, name)?.call
  return call ? positional(call) : []
}

/** `set_title` of axes, `title` of `plt`. */
export const settingOf = ({ owner, isAxes }: Chart, name: string) => `${owner}.${isAxes ? 'set_' : ''}${name}`

/** The program with a line that says more of the chart: before it is shown or saved. */
export function withLine(chart: Chart, line: string, before = /^(?:plt|fig)\.(?:show|savefig|tight_layout)\(/): string {
  const { p, at } = chart
  const end = mainStatements(p).find((node) => node.from > at.from && before.test(p.text(node)))
  if (end) {
    const { from } = linesOf(p, end)
    return edited(p, [{ from, to: from, text: `${line}\n` }])
  }
  const last = p.body.at(-1) ?? at
  const { to } = linesOf(p, last)
  return edited(p, [{ from: to, to, text: `\n${line}` }])
}

/** The chart with a keyword of its call: in the place of what that was, or behind the others. */
export function withKeyword({ p, call }: Chart, name: string, value: string, before: readonly string[] = []): string {
  const old = call.arguments.find((argument) => argument.name === name)
  const last = call.arguments.at(-1)
  const at = linesOf(p, call).from
  return edited(p, [
    ...(before.length === 0 ? [] : [{ from: at, to: at, text: `${before.join('\n')}\n` }]),
    old
      ? { from: old.value.from, to: p.whole(old.value).to, text: value }
      : last
        ? { from: p.whole(last.value).to, to: p.whole(last.value).to, text: `, ${name}=${value}` }
        : { from: call.to - 1, to: call.to - 1, text: `${name}=${value}` },
  ])
}
