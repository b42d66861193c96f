import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import { type Keywords, PyList, type Value } from '../values/values'
import { Column, columnOf, isMissing } from './column'
import { DataFrame } from './frame'
import { groupReduction } from './group-reduce'
import { Grouped } from './grouped'
import { Labels } from './labels'
import { only, several } from './methods/arguments'
import { orderBy } from './order'
import { Series } from './series'

/** The last level of the labels goes up and becomes columns. */
export function unstacked(machine: Machine, self: Series, fill: Value | undefined): DataFrame {
  const { labels, column } = self
  if (labels.levels.length !== 2) throw new Outside('table', 'unstack()')
  const [rows, heads] = [distinct(machine, labels, 0), distinct(machine, labels, 1)]
  const places = new Map(labels.all.map((_, at) => [`${rows.of(at)} ${heads.of(at)}`, at]))
  if (places.size < labels.size) raise('ValueError', 'Index contains duplicate entries, cannot reshape')
  machine.grow(rows.labels.size * heads.labels.size)
  const columns = heads.labels.all.map((_, head) => rows.labels.all.map((_, row) => places.get(`${row} ${head}`)))
  const hasGaps = columns.some((found) => found.includes(undefined))
  if (fill !== undefined && column.values.some(isMissing)) throw new Outside('table', 'fill_value')
  const made = columns.map((found) => {
    if (!hasGaps) return column.take(found)
    if (fill === undefined) return wide(column).take(found)
    return columnOf(
      machine,
      found.map((at) => (at === undefined ? fill : (column.values[at] ?? null))),
    )
  })
  return new DataFrame(made, heads.labels, rows.labels)
}

/** Gaps in one column make floats of all. */
const wide = (column: Column) => (column.dtype === 'int64' ? new Column('float64', column.values.map(Number)) : column)

/** The different labels of a level in their order, and which of them each row has. */
function distinct(machine: Machine, labels: Labels, level: number) {
  const column = labels.levels[level] ?? labels.first
  const all = new Labels([column], [labels.names[level] ?? null])
  const firsts = all.all.flatMap((label, at) => (all.find(label)[0] === at ? [at] : []))
  const order = orderBy(machine, firsts.length, [{ column: column.take(firsts), isAscending: true }])
  const sorted = all.take(order.map((at) => firsts[at]))
  return { labels: sorted, of: (row: number) => sorted.find(all.at(row))[0] ?? 0 }
}

/** `df.pivot_table(index=, columns=, values=, aggfunc=, fill_value=)` */
export function pivotTable(machine: Machine, self: DataFrame, args: readonly Value[], keywords: Keywords): Value {
  const names = ['values', 'index', 'columns', 'aggfunc', 'fill_value', 'margins']
  const [values = null, index = null, columns = null, by = 'mean', fill, margins] = take('pivot_table', names, 0, [
    args,
    keywords,
  ])
  only(margins, false)
  if (typeof by !== 'string' || values === null || index === null) throw new Outside('table', 'pivot_table()')
  const rows = several(index)
  const heads = columns === null ? [] : several(columns)
  if (heads.length > 0 && (rows.length > 1 || heads.length > 1 || values instanceof PyList))
    throw new Outside('table', 'pivot_table()')
  if (new Set([...rows, ...heads, ...several(values)]).size < rows.length + heads.length + several(values).length)
    throw new Outside('table', 'pivot_table()')
  const keys = [...rows, ...heads].map((name) => ({ name, column: self.column(name) }))
  const grouped = new Grouped(machine, self, { keys, isList: true, isSorted: true, asIndex: true }, several(values))
  const reduce = groupReduction(by)
  const results = grouped.picked.map((head) =>
    columnOf(
      machine,
      grouped.groups.map((group) => reduce(machine, self.column(head).take(group))),
    ),
  )
  if (heads.length === 0) {
    if (results.length > 1) throw new Outside('table', 'pivot_table()')
    return new DataFrame(results, Labels.of(machine, [...grouped.picked]), grouped.labels)
  }
  return unstacked(machine, new Series(results[0] ?? new Column('object', []), grouped.labels), fill)
}

/** `df.pivot(index=, columns=, values=)`: each cell has at most one value. */
export function pivot(machine: Machine, self: DataFrame, args: readonly Value[], keywords: Keywords): Value {
  const [columns = null, index = null, values = null] = take('pivot', ['columns', 'index', 'values'], 3, [[], keywords])
  if (args.length > 0 || [columns, index, values].some((part) => typeof part !== 'string'))
    throw new Outside('table', 'pivot()')
  const labels = new Labels([self.column(index), self.column(columns)], [index, columns])
  return unstacked(machine, new Series(self.column(values), labels), undefined)
}
