import { isNumeric } from '../tables/table'
import type { Writing } from '../writing'
import { sortedExpression } from './order-step'

const TOP =
  /\b(?:(?:los|las|solo) )*(?:(\d+) (?:primer[oa]s?|mejores|mas (?:car|alt|vendid|grand|larg|votad|vi[ej])\w+|mayores|ultim[oa]s|peores|mas (?:barat|baj|pequen|cort)\w+|menores)|(?:primer[oa]s|top|mejores) (\d+))\b/

/** Leaves the first so many, sorted where they are not yet. */
export function topOf(writing: Writing, isSorted: boolean): boolean {
  const found = writing.reading.find(TOP)
  const field = writing.table.fields.findLast(isNumeric)
  if (!found || !field) return false
  writing.reading.use(found)
  const count = found.groups[0] ?? found.groups[1]
  const isDown = !/barat|baj|pequen|cort|menores|peores/.test(found.text)
  const all = isSorted ? writing.current : sortedExpression(writing.table, writing.current, { field, isDown })
  writing.lines.push(`primeros = ${all}[:${count}]`)
  writing.how.push(`\`[:${count}]\` toma los ${count} primeros.`)
  writing.current = 'primeros'
  return true
}
