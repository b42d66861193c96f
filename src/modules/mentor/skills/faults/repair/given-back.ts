import type { Module, Range, Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import type { Lines } from '../../../python/lines'
import { allExpressions, statementsIn } from '../../../python/walk'

type Source = { module: Module; source: string; lines: Lines }
type Wanted = {
  name: string
  /** Whether the function also takes the value, as its first parameter. */
  isTaken: boolean
  /** A statement of the function that goes: `global total`, `total = 0`. */
  without?: Range | undefined
}

/** A function gives a variable back, and every call of it keeps that; none where a call stands elsewhere than alone outside of functions. */
export function givenBack(
  { module, source, lines }: Source,
  node: StatementOf<'function'>,
  { name, isTaken, without }: Wanted,
): Edit[] {
  const last = node.body.at(-1)
  const calls = ownCalls(module, node.name)
  const all = [...allExpressions(module)].filter((each) => isCallOf(each, node.name))
  const gives = [...statementsIn(node.body)].some(({ kind }) => kind === 'return')
  const isWhole = without === undefined || node.body.length > 1
  if (!last || calls.length === 0 || all.length !== calls.length || gives || !isWhole) return []
  const open = source.indexOf('(', node.nameFrom) + 1
  const end = last.from + source.slice(last.from, last.to).trimEnd().length
  const margin = /^[ \t]*/.exec(lines.textOf(lines.lineAt(node.body[0]?.from ?? last.from)))?.[0] ?? ''
  const passed = (at: number, isAlone: boolean): Edit[] =>
    isTaken ? [{ from: at, to: at, text: isAlone ? name : `${name}, ` }] : []
  return [
    ...passed(open, node.parameters.length === 0),
    ...(without ? [{ from: startOfLine(lines, without), to: source.indexOf('\n', without.from) + 1, text: '' }] : []),
    { from: end, to: end, text: `\n${margin}return ${name}` },
    ...calls.flatMap(({ from, value }): Edit[] =>
      value.kind === 'call'
        ? [{ from, to: from, text: `${name} = ` }, ...passed(value.callee.to + 1, value.arguments.length === 0)]
        : [],
    ),
  ]
}

const isCallOf = (node: { kind: string; callee?: { kind: string; name?: string } }, name: string) =>
  node.kind === 'call' && node.callee?.kind === 'name' && node.callee.name === name

/** Its calls that stand alone on their lines, outside of functions. */
function ownCalls({ body }: Module, name: string): StatementOf<'expression'>[] {
  const inside = [...statementsIn(body)].filter(({ kind }) => kind === 'function' || kind === 'class')
  const isOutside = ({ from }: Statement) => !inside.some((each) => each.from < from && from < each.to)
  return [...statementsIn(body)].flatMap((each) =>
    each.kind === 'expression' && isCallOf(each.value, name) && isOutside(each) ? [each] : [],
  )
}

const startOfLine = (lines: Lines, { from }: Range) => lines.rangeOf(lines.lineAt(from)).from
