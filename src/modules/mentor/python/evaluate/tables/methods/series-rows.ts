import { take } from '../../expressions/arguments'
import type { Machine } from '../../machine'
import { Outside } from '../../result'
import { isNumber } from '../../values/compare'
import { plainOf } from '../../values/foreign'
import { raise } from '../../values/types'
import { PyList, PyTuple } from '../../values/values'
import { booleans, Column, columnOf, isMissing } from '../column'
import { arithmeticOf } from '../elementwise'
import { DataFrame } from '../frame'
import { Index } from '../index-object'
import { Labels, labelAt, labelKey } from '../labels'
import { Locator } from '../locate'
import { NumpyType } from '../numpy-type'
import { orderBy, quickOrder } from '../order'
import { placesByNumber } from '../places'
import { extremePlace } from '../reduce'
import { Series } from '../series'
import { ValueArray } from '../value-array'
import { count, flag, only } from './arguments'
import { firstRows, lastRows, repeated } from './frame-rows'
import { type Method, teach, teachProperties } from './registry'
import { withoutIndex } from './without-index'

teachProperties<Series>('Series', {
  index: (_machine, { labels }) => new Index(labels),
  values: (_machine, { column }) => new ValueArray(column),
  name: (_machine, { name }) => name,
  dtype: (_machine, { column }) => new NumpyType(column.dtype),
  shape: (_machine, self) => new PyTuple([BigInt(self.size)]),
  size: (_machine, self) => BigInt(self.size),
  empty: (_machine, self) => self.size === 0,
  ndim: () => 1n,
  loc: (_machine, self) => new Locator('loc', self),
  at: (_machine, self) => new Locator('loc', self),
  iloc: (_machine, self) => new Locator('iloc', self),
  iat: (_machine, self) => new Locator('iloc', self),
})

const sortValues: Method<Series> = (machine, self, args, keywords) => {
  const [ascending, ignore] = take('sort_values', ['ascending', 'ignore_index'], 0, [
    [],
    args.length > 0 ? refused() : keywords,
  ])
  const places = quickOrder(machine, self.size, [{ column: self.column, isAscending: flag(ascending, true) }])
  const sorted = self.take(places)
  return flag(ignore, false) ? new Series(sorted.column, Labels.counted(sorted.size), sorted.name) : sorted
}
const refused = (): never => {
  throw new Outside('table', 'argument')
}

/** How often each value stands there, the most frequent first, equal ones in their order. */
const valueCounts: Method<Series> = (machine, self, args, keywords) => {
  const [normalized, sort, ascending, bins, dropna] = take(
    'value_counts',
    ['normalize', 'sort', 'ascending', 'bins', 'dropna'],
    0,
    [args, keywords],
  )
  only(bins, null)
  only(sort, true)
  const groups = new Map<string, number[]>()
  self.column.values.forEach((value, at) => {
    if (isMissing(value) && flag(dropna, true)) return
    const key = labelKey(value)
    const before = groups.get(key)
    if (before) before.push(at)
    else groups.set(key, [at])
  })
  const isAscending = flag(ascending, false)
  const ordered = [...groups.values()].sort((a, b) => (isAscending ? a.length - b.length : b.length - a.length))
  const total = ordered.reduce((sum, places) => sum + places.length, 0)
  const counts = ordered.map(({ length }) => (flag(normalized, false) ? length / total : BigInt(length)))
  machine.grow(self.size)
  const labels = new Labels([self.column.take(ordered.map(([at = 0]) => at))], [self.name])
  return new Series(
    new Column(normalized === true ? 'float64' : 'int64', counts),
    labels,
    normalized === true ? 'proportion' : 'count',
  )
}

const shift: Method<Series> = (machine, self, args, keywords) => {
  const [periods, freq, axis, fill] = take('shift', ['periods', 'freq', 'axis', 'fill_value'], 0, [args, keywords])
  only(freq, null)
  only(axis, 0n)
  const by = count(periods, 1)
  if (fill === undefined) return self.with(shifted(self.column, by))
  const values = self.column.values.map((_, at) => self.column.values[at - by] ?? plainOf(fill))
  return self.with(columnOf(machine, values))
}

/** Each value in the place of the one `by` rows before. */
export function shifted(column: Column, by: number): Column {
  if (column.dtype === 'object') throw new Outside('table', 'shift of objects')
  return column.take(column.values.map((_, at) => (at - by >= 0 && at - by < column.size ? at - by : undefined)))
}

export const difference = (machine: Machine, column: Column, by: number): Column =>
  arithmeticOf(machine, '-', column, shifted(column, by))

/** Sums, products, least and greatest from the first row on; what is missing stays so and is passed over. */
export function running(column: Column, work: (a: number | bigint, b: number | bigint) => number | bigint): Column {
  if (column.dtype !== 'int64' && column.dtype !== 'float64') throw new Outside('table', 'cumsum()')
  let total: number | bigint | null = null
  const values = column.values.map((value) => {
    if (typeof value !== 'bigint' && typeof value !== 'number') return value
    if (Number.isNaN(value)) return value
    total = total === null ? value : work(total, value)
    return total
  })
  return new Column(column.dtype, values)
}

export const added = (a: number | bigint, b: number | bigint) =>
  typeof a === 'bigint' && typeof b === 'bigint' ? a + b : Number(a) + Number(b)
const multiplied = (a: number | bigint, b: number | bigint) =>
  typeof a === 'bigint' && typeof b === 'bigint' ? a * b : Number(a) * Number(b)

const extremeLabel =
  (operator: '<' | '>'): Method<Series> =>
  (machine, self) => {
    const at = extremePlace(machine, self.column, operator)
    if (at === -1 || self.column.dtype === 'object') throw new Outside('table', 'idxmax()')
    return labelAt(self.labels, at)
  }

const extremes =
  (isAscending: boolean): Method<Series> =>
  (machine, self, args, keywords) => {
    const [n] = take('nlargest', ['n'], 0, [args, keywords])
    if (!self.column.isNumeric) throw new Outside('table', 'nlargest()')
    const whole = self.take(self.column.values.flatMap((value, at) => (isMissing(value) ? [] : [at])))
    return whole.take(orderBy(machine, whole.size, [{ column: whole.column, isAscending }]).slice(0, count(n, 5)))
  }

/** `s.where(mask, other)`; `mask` the other way round. */
const where =
  (kept: boolean): Method<Series> =>
  (machine, self, args, keywords) => {
    const [mask = null, other = Number.NaN] = take('where', ['cond', 'other'], 1, [args, keywords])
    if (
      !(mask instanceof Series) ||
      mask.column.dtype !== 'bool' ||
      !mask.labels.isSame(self.labels) ||
      other instanceof Series
    )
      throw new Outside('table', 'where()')
    const given = plainOf(other)
    const values = self.column.values.map((value, at) => ((mask.column.values[at] === true) === kept ? value : given))
    const { dtype } = self.column
    if (dtype === 'float64' && isNumber(given)) return self.with(new Column(dtype, values.map(Number)))
    if ((dtype === 'int64' && typeof given === 'bigint') || (dtype === 'str' && typeof given === 'string'))
      return self.with(new Column(dtype, values))
    if ((dtype !== 'int64' && dtype !== 'str') || !isMissing(given)) throw new Outside('table', 'where()')
    return self.with(columnOf(machine, values))
  }

teach<Series>('Series', {
  head: (_machine, self, [n]) => self.take(placesByNumber(self.size, firstRows(count(n, 5)))),
  tail: (_machine, self, [n]) => self.take(placesByNumber(self.size, lastRows(count(n, 5)))),
  copy: (_machine, self) => new Series(self.column, self.labels, self.name),
  sort_values: sortValues,
  sort_index: (machine, self, args, keywords) => {
    const [ascending] = take('sort_index', ['ascending'], 0, [[], args.length > 0 ? refused() : keywords])
    const keys = self.labels.levels.map((column) => ({ column, isAscending: flag(ascending, true) }))
    return self.take(quickOrder(machine, self.size, keys))
  },
  value_counts: valueCounts,
  shift,
  diff: (machine, self, args, keywords) => {
    const [periods] = take('diff', ['periods'], 0, [args, keywords])
    return self.with(difference(machine, self.column, count(periods, 1)))
  },
  pct_change: (machine, self, args, keywords) => {
    take('pct_change', [], 0, [args, keywords])
    const ratio = arithmeticOf(machine, '/', self.column, shifted(self.column, 1))
    return self.with(arithmeticOf(machine, '-', ratio, { dtype: 'int64', value: 1n }))
  },
  cumsum: (_machine, self) => self.with(running(self.column, added)),
  cumprod: (_machine, self) => self.with(running(self.column, multiplied)),
  cummax: (_machine, self) => self.with(running(self.column, (a, b) => (b > a ? b : a))),
  cummin: (_machine, self) => self.with(running(self.column, (a, b) => (b < a ? b : a))),
  idxmax: extremeLabel('>'),
  idxmin: extremeLabel('<'),
  nlargest: extremes(false),
  nsmallest: extremes(true),
  where: where(true),
  mask: where(false),
  rename: (_machine, self, args, keywords) => {
    const [name = null] = take('rename', ['index'], 1, [args, keywords])
    if (typeof name !== 'string') throw new Outside('table', 'rename()')
    return new Series(self.column, self.labels, name)
  },
  to_frame: (machine, self, args, keywords) => {
    const [name = self.name] = take('to_frame', ['name'], 0, [args, keywords])
    return new DataFrame([self.column], Labels.of(machine, [name ?? 0n]), self.labels)
  },
  reset_index: (machine, self, args, keywords) => {
    const [level, isDropped, name = self.name] = take('reset_index', ['level', 'drop', 'name'], 0, [args, keywords])
    only(level, null)
    if (flag(isDropped, false)) return new Series(self.column, Labels.counted(self.size), self.name)
    return withoutIndex(machine, new DataFrame([self.column], Labels.of(machine, [name ?? 0n]), self.labels), false)
  },
  duplicated: (_machine, self, args, keywords) => {
    const [keep = 'first'] = take('duplicated', ['keep'], 0, [args, keywords])
    return self.with(booleans(repeated([self.column], self.size, keep)))
  },
  drop_duplicates: (_machine, self, args, keywords) => {
    const [keep = 'first'] = take('drop_duplicates', ['keep'], 0, [[], args.length > 0 ? refused() : keywords])
    return self.take(repeated([self.column], self.size, keep).flatMap((is, at) => (is ? [] : [at])))
  },
  drop: (_machine, self, args, keywords) => {
    const [labels = null] = take('drop', ['labels'], 1, [args, keywords])
    const gone = labels instanceof PyList ? labels.items : [labels]
    if (gone.some((label) => self.labels.find(plainOf(label)).length === 0)) throw new Outside('table', 'drop()')
    const places = new Set(gone.flatMap((label) => self.labels.find(plainOf(label))))
    return self.take(self.column.values.flatMap((_, at) => (places.has(at) ? [] : [at])))
  },
  mode: (machine, self) => {
    const counts = valueCounts(machine, self, [], new Map())
    if (!(counts instanceof Series)) return raise('ValueError')
    const [most = 0n] = counts.column.values
    const often = counts.labels.first.take(counts.column.values.flatMap((times, at) => (times === most ? [at] : [])))
    const order = orderBy(machine, often.size, [{ column: often, isAscending: true }])
    return new Series(often.take(order), Labels.counted(order.length), self.name)
  },
  keys: (_machine, { labels }) => new Index(labels),
})
