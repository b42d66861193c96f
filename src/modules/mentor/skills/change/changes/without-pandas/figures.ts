import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import { positional } from '../../../../python/program/source'
import type { Tables } from './tables'

/** A figure of a column, how many rows there are, the texts of a column. */
export function figureOf(node: Expression, tables: Tables): string | null {
  if (node.kind === 'number' || node.kind === 'string') return tables.p.text(node)
  const length = callTo(node, 'len', 'round')
  if (length) {
    const [first, second] = positional(length)
    if (!first) return null
    if (nameOf(length.callee) !== 'len') return rounded(first, second, tables)
    const rows = tables.rows(first)
    return rows === null ? null : `len(${rows})`
  }
  const call = methodCall(node)
  if (!call) return null
  const given = positional(call.call)
  if (call.name === 'round') return rounded(call.object, given[0], tables)
  const column = given.length === 0 ? tables.column(call.object) : null
  return column === null ? null : ofColumn(call.name, column, tables)
}

function rounded(value: Expression, digits: Expression | undefined, tables: Tables): string | null {
  const figure = figureOf(value, tables)
  return figure === null ? null : `round(${figure}${digits ? `, ${tables.p.text(digits)}` : ''})`
}

function ofColumn(method: string, { rows, name }: { rows: string; name: string }, tables: Tables): string | null {
  const numbers = `${tables.number(name)} for fila in ${rows}`
  const texts = `fila["${name}"] for fila in ${rows}`
  switch (method) {
    case 'sum':
    case 'max':
    case 'min':
      return `${method}(${numbers})`
    case 'mean':
      return `sum(${numbers}) / len(${rows})`
    case 'count':
      return `len(${rows})`
    case 'nunique':
      return `len({${texts}})`
    case 'tolist':
      return `[${tables.isNumeric(name) ? numbers : texts}]`
    case 'unique':
      return `list(dict.fromkeys(${texts}))`
    default:
      return null
  }
}
