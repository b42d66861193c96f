import { withoutDots } from '../../../../engine/task/read-data'
import type { Expression } from '../../../../python/ast'
import { parsePython } from '../../../../python/parse'
import type { Cell, PlanData } from './plan-data'

/** What a literal of Python or JSON holds, as data of a plan; null for anything else. */
export function planDataOf(source: string): PlanData | null {
  const { body, errors } = parsePython(`${withoutDots(source)}\n`)
  const [statement] = body
  if (errors.length > 0 || body.length !== 1 || statement?.kind !== 'expression') return null
  const { value } = statement
  if (value.kind === 'dict') return ofDict(value)
  return value.kind === 'list' && value.items.length > 0 ? ofList(value.items) : null
}

function ofList(items: readonly Expression[]): PlanData | null {
  const cells = items.map(cellOf)
  const numbers = cells.filter((cell) => typeof cell === 'number')
  if (numbers.length === items.length) return { kind: 'numbers', values: numbers }
  const texts = cells.filter((cell) => typeof cell === 'string')
  if (texts.length === items.length) return { kind: 'words', values: texts }
  const [first] = items
  if (first?.kind === 'dict') {
    const columns = first.entries.map(({ key }) => (key ? cellOf(key) : null)).map(String)
    const rows = items.map((item) => (item.kind === 'dict' ? rowOf(item.entries.map(({ value }) => value)) : null))
    return whole(rows, columns.length, { columns, separator: 'json' })
  }
  const rows = items.map((item) => (item.kind === 'tuple' || item.kind === 'list' ? rowOf(item.items) : null))
  return whole(rows, rows[0]?.length ?? 0, { columns: null, separator: 'tuples' })
}

function whole(
  rows: readonly (Cell[] | null)[],
  width: number,
  of: { columns: string[] | null; separator: string },
): PlanData | null {
  const complete = rows.filter((row) => row?.length === width).filter((row) => row !== null)
  return complete.length === rows.length && width > 0 ? { kind: 'rows', rows: complete, ...of } : null
}

function ofDict({ entries }: Extract<Expression, { kind: 'dict' }>): PlanData | null {
  const pairs: [string, number][] = []
  const lists: [string, number[]][] = []
  for (const { key, value } of entries) {
    const label = key ? cellOf(key) : null
    if (typeof label !== 'string') return null
    const cell = cellOf(value)
    const inside = value.kind === 'list' ? rowOf(value.items) : null
    if (typeof cell === 'number') pairs.push([label, cell])
    else if (inside?.every((each) => typeof each === 'number')) lists.push([label, inside])
    else return null
  }
  if (pairs.length === entries.length && pairs.length > 0) return { kind: 'pairs', entries: pairs, isPercent: false }
  return lists.length === entries.length && lists.length > 0 ? { kind: 'lists', entries: lists } : null
}

function rowOf(items: readonly Expression[]): Cell[] | null {
  const cells = items.map(cellOf).filter((cell) => cell !== null)
  return cells.length === items.length ? cells : null
}

function cellOf(node: Expression): Cell | null {
  if (node.kind === 'number') return Number(node.text.replaceAll('_', ''))
  if (node.kind === 'string') return node.value
  if (node.kind === 'boolean') return node.value ? 'True' : 'False'
  if (node.kind !== 'unary' || node.operator !== '-') return null
  const value = cellOf(node.operand)
  return typeof value === 'number' ? -value : null
}
