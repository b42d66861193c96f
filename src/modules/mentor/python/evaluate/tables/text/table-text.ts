import { Outside } from '../../result'
import type { Value } from '../../values/values'
import type { Column } from '../column'
import type { Labels } from '../labels'
import { columnTexts, padded, toRight, widthOf } from './column-text'
import { adjoined, labelColumn, labelText, levelTexts, nameText, seriesLabels } from './label-text'

/** Longer and wider tables are cut in ways that depend on the screen. */
const MOST_ROWS = 60
const MOST_COLUMNS = 20
const MOST_WIDE = 78

const hasNames = (labels: Labels) => labels.names.some((name) => name !== null)

/** A column with its labels: «Name: a, dtype: int64» stands below. */
export function seriesText(column: Column, labels: Labels, name: Value): string {
  if (column.size > MOST_ROWS) throw new Outside('table', 'Series')
  const footer = `${name === null ? '' : `Name: ${labelText(name)}, `}dtype: ${column.dtype}`
  if (column.size === 0) return `Series([], ${footer})`
  const isNamed = hasNames(labels)
  const left = labels.isMulti ? seriesLabels(labels) : [nameText(labels.name), ...levelTexts(labels.first)]
  const rows = adjoined([left.slice(1), padded(columnTexts(column), 'right')], 3)
  return [...(isNamed ? [left[0] ?? ''] : []), ...rows, footer].join('\n')
}

/** A table: its columns to the right of the labels of its rows. `above` is what its columns are called together. */
export function frameText(columns: readonly Column[], heads: Labels, labels: Labels): string {
  if (heads.isMulti) throw new Outside('table', 'MultiIndex')
  if (labels.size === 0 || columns.length === 0) {
    const list = (of: Labels) => `[${of.all.map(labelText).join(', ')}]`
    if (labels.range !== null && labels.size > 0) throw new Outside('table', 'RangeIndex')
    return `Empty DataFrame\nColumns: ${list(heads)}\nIndex: ${list(labels)}`
  }
  if (labels.size > MOST_ROWS || columns.length > MOST_COLUMNS) throw new Outside('table', 'DataFrame')
  const isNamed = hasNames(labels)
  const headTexts = levelTexts(heads.first)
  const blocks = columns.map((column, at) => {
    const head = `${column.isNumeric ? ' ' : ''}${headTexts[at] ?? ''}`
    const texts = padded(columnTexts(column), 'right', widthOf(head))
    const width = Math.max(widthOf(head), ...texts.map(widthOf))
    return [toRight(head, width), ...(isNamed ? [' '.repeat(width)] : []), ...texts]
  })
  const rows = adjoined([[nameText(heads.name), ...labelColumn(labels, isNamed)], ...blocks], 1)
  if (rows.some((row) => widthOf(row) > MOST_WIDE)) throw new Outside('table', 'DataFrame')
  return rows.join('\n')
}
