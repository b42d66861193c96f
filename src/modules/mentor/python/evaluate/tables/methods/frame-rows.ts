import { take } from '../../expressions/arguments'
import type { Machine } from '../../machine'
import { Outside } from '../../result'
import { repr } from '../../text/repr'
import { raise } from '../../values/types'
import type { Value } from '../../values/values'
import { PyList, PySlice } from '../../values/values'
import { booleans, type Column, isMissing } from '../column'
import { DataFrame } from '../frame'
import { Labels, labelKey } from '../labels'
import { orderBy, quickOrder } from '../order'
import { placesByNumber } from '../places'
import { Series } from '../series'
import { count, flag, only, several } from './arguments'
import { type Method, teach } from './registry'

/** What gives a table of other rows; `inplace=True` changes the table itself and gives nothing. */
export function changed(machine: Machine, self: DataFrame, result: DataFrame, inplace: Value | undefined): Value {
  machine.grow(result.columns.length * result.size)
  if (!flag(inplace, false)) return result
  self.become(result)
  return null
}

const ends =
  (slice: (rows: number) => PySlice): Method<DataFrame> =>
  (_machine, self, args, keywords) => {
    const rows = count(take('head', ['n'], 0, [args, keywords])[0], 5)
    return self.take(placesByNumber(self.size, slice(rows)))
  }
export const firstRows = (rows: number) => new PySlice(null, BigInt(rows), null)
export const lastRows = (rows: number) => new PySlice(rows === 0 ? BigInt(2 ** 30) : BigInt(-rows), null, null)

/** The columns that are named, or the KeyError of `say`. */
function columnsNamed(self: DataFrame, names: readonly Value[]): Column[] {
  return names.map((name) => self.column(name))
}

/** Whether each row is ascending or not: one truth for all keys, or one each. */
export function directions(value: Value | undefined, keys: number): boolean[] {
  if (!(value instanceof PyList)) return Array.from({ length: keys }, () => flag(value, true))
  if (value.items.length !== keys)
    return raise('ValueError', `Length of ascending (${value.items.length}) != length of by (${keys})`)
  return value.items.map((item) => flag(item, true))
}

const counted = (frame: DataFrame, isAnew: boolean) =>
  isAnew ? new DataFrame(frame.columns, frame.heads, Labels.counted(frame.size)) : frame

const sortValues: Method<DataFrame> = (machine, self, args, keywords) => {
  const [by = null, axis, ascending, inplace, kind, position, ignore] = take(
    'sort_values',
    ['by', 'axis', 'ascending', 'inplace', 'kind', 'na_position', 'ignore_index'],
    1,
    [args, keywords],
  )
  only(axis, 0n, 'index')
  only(kind, 'stable', 'mergesort')
  only(position, 'last')
  const names = several(by)
  const isAscending = directions(ascending, names.length)
  const keys = columnsNamed(self, names).map((column, at) => ({ column, isAscending: isAscending[at] ?? true }))
  return changed(machine, self, counted(self.take(quickOrder(machine, self.size, keys)), flag(ignore, false)), inplace)
}

const sortIndex: Method<DataFrame> = (machine, self, args, keywords) => {
  const [axis, ascending, inplace] = take('sort_index', ['axis', 'ascending', 'inplace'], 0, [args, keywords])
  only(axis, 0n, 'index')
  const isAscending = flag(ascending, true)
  const keys = self.labels.levels.map((column) => ({ column, isAscending }))
  return changed(machine, self, self.take(quickOrder(machine, self.size, keys)), inplace)
}

/** Whether each row is like another before it (`first`) or after it (`last`), or like any (`false`). */
export function repeated(columns: readonly Column[], size: number, keep: Value): boolean[] {
  const keys = Array.from({ length: size }, (_, row) =>
    columns.map(({ values }) => labelKey(values[row] ?? null)).join('\u0001'),
  )
  if (keep === 'first') {
    const seen = new Set<string>()
    return keys.map((key) => seen.has(key) || !seen.add(key))
  }
  const last = new Map(keys.map((key, at) => [key, at]))
  if (keep === 'last') return keys.map((key, at) => last.get(key) !== at)
  const first = new Map(keys.map((key, at): [string, number] => [key, at]).reverse())
  if (keep === false) return keys.map((key) => first.get(key) !== last.get(key))
  throw new Outside('table', 'keep')
}

const subsetOf = (machine: Machine, self: DataFrame, subset: Value | undefined): Column[] => {
  if (subset === undefined || subset === null) return [...self.columns]
  const names = several(subset)
  const lost = names.filter((name) => self.placeOf(name) === -1)
  if (lost.length > 0) return raise('KeyError', lostIndex(machine, lost))
  return columnsNamed(self, names)
}

/** Here pandas shows the names as an index of its own. */
const lostIndex = (machine: Machine, lost: readonly Value[]): never => {
  throw new Outside('table', repr(machine, new PyList([...lost])))
}

const dropDuplicates: Method<DataFrame> = (machine, self, args, keywords) => {
  const [subset, keep = 'first', inplace, ignore] = take(
    'drop_duplicates',
    ['subset', 'keep', 'inplace', 'ignore_index'],
    0,
    [args, keywords],
  )
  const isRepeated = repeated(subsetOf(machine, self, subset), self.size, keep)
  const rows = isRepeated.flatMap((is, at) => (is ? [] : [at]))
  return changed(machine, self, counted(self.take(rows), flag(ignore, false)), inplace)
}

const dropMissing: Method<DataFrame> = (machine, self, args, keywords) => {
  const [subset, how = 'any', inplace, ignore, axis] = take(
    'dropna',
    ['subset', 'how', 'inplace', 'ignore_index', 'axis'],
    0,
    [[], args.length > 0 ? refuse() : keywords],
  )
  only(axis, 0n, 'index')
  only(how, 'any', 'all')
  const names = subset === undefined || subset === null ? null : several(subset)
  const lost = names?.filter((name) => self.placeOf(name) === -1) ?? []
  if (lost.length > 0) raise('KeyError', new PyList(lost))
  const columns = names === null ? self.columns : columnsNamed(self, names)
  const rows = Array.from({ length: self.size }, (_, row) => row).filter((row) => {
    const missing = columns.map(({ values }) => isMissing(values[row] ?? null))
    return how === 'any' ? !missing.includes(true) : missing.includes(false)
  })
  return changed(machine, self, counted(self.take(rows), flag(ignore, false)), inplace)
}
const refuse = (): never => {
  throw new Outside('table', 'dropna()')
}

const extremes =
  (isAscending: boolean): Method<DataFrame> =>
  (machine, self, args, keywords) => {
    const [n, by = null] = take('nlargest', ['n', 'columns'], 2, [args, keywords])
    const keys = columnsNamed(self, several(by)).map((column) => ({ column, isAscending }))
    if (!keys.every(({ column }) => column.isNumeric)) throw new Outside('table', 'nlargest()')
    return self.take(orderBy(machine, self.size, keys).slice(0, count(n, 5)))
  }

teach<DataFrame>('DataFrame', {
  head: ends(firstRows),
  tail: ends(lastRows),
  sort_values: sortValues,
  sort_index: sortIndex,
  drop_duplicates: dropDuplicates,
  duplicated: (machine, self, args, keywords) => {
    const [subset, keep = 'first'] = take('duplicated', ['subset', 'keep'], 0, [args, keywords])
    const values = repeated(subsetOf(machine, self, subset), self.size, keep)
    return new Series(booleans(values), self.labels)
  },
  dropna: dropMissing,
  nlargest: extremes(false),
  nsmallest: extremes(true),
  copy: (_machine, self) => new DataFrame(self.columns, self.heads, self.labels),
})
