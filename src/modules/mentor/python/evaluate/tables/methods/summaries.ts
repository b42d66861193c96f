import { take } from '../../expressions/arguments'
import type { Machine } from '../../machine'
import { Outside } from '../../result'
import { PyDict, PyIterator, PyList, type Value } from '../../values/values'
import { booleans, Column, columnOf, isMissing } from '../column'
import { DataFrame } from '../frame'
import { Labels } from '../labels'
import { orderBy } from '../order'
import { quantile, REDUCTIONS } from '../reduce'
import { Row } from '../row'
import { Series } from '../series'
import { count, flag, only } from './arguments'
import { type Method, teach } from './registry'

const reduced = (machine: Machine, column: Column, name: Value): Value => {
  const reduce = typeof name === 'string' && Object.hasOwn(REDUCTIONS, name) ? REDUCTIONS[name] : undefined
  if (reduce === undefined) throw new Outside('table', 'agg()')
  return reduce(machine, column)
}

const SHARES: readonly (readonly [string, number])[] = [
  ['25%', 0.25],
  ['50%', 0.5],
  ['75%', 0.75],
]
const LINES = ['count', 'mean', 'std', 'min', ...SHARES.map(([name]) => name), 'max']

/** What `describe` tells of a column of numbers. */
function described(machine: Machine, column: Column): Column {
  if (column.dtype !== 'int64' && column.dtype !== 'float64') throw new Outside('table', 'describe()')
  const before = ['count', 'mean', 'std', 'min'].map((name) => reduced(machine, column, name))
  const shares = SHARES.map(([, share]) => quantile(column, share))
  const values = columnOf(machine, [...before, ...shares, reduced(machine, column, 'max')]).values
  return new Column('float64', values.map(Number))
}

const lines = (machine: Machine) => Labels.of(machine, LINES)

/** The places of values in their order, from 1; equal ones share the middle of theirs. */
function ranked(machine: Machine, column: Column, isAscending: boolean): Column {
  if (!column.isNumeric) throw new Outside('table', 'rank()')
  const order = orderBy(machine, column.size, [{ column, isAscending }])
  const valueAt = (place: number) => Number(column.values[order[place] ?? 0])
  const ranks: number[] = Array.from({ length: column.size }, () => Number.NaN)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to + 1 < order.length && valueAt(to + 1) === valueAt(from)) to += 1
    for (let at = from; at <= to; at += 1)
      if (!isMissing(column.values[order[at] ?? 0] ?? null)) ranks[order[at] ?? 0] = (from + to) / 2 + 1
    from = to + 1
  }
  return new Column('float64', ranks)
}

/** What is missing takes the value of the nearest row before it (or behind it) that has one. */
function filledFrom(column: Column, isForward: boolean): Column {
  if (column.dtype === 'object') throw new Outside('table', 'ffill()')
  const values = [...column.values]
  const places = values.map((_, at) => (isForward ? at : values.length - 1 - at))
  let last: Value | undefined
  for (const at of places) {
    const value = values[at] ?? null
    if (!isMissing(value)) last = value
    else if (last !== undefined) values[at] = last
  }
  return new Column(column.dtype, values)
}

const plainly =
  <T>(work: Method<T>): Method<T> =>
  (machine, self, args, keywords) => {
    take('method', [], 0, [args, keywords])
    return work(machine, self, args, keywords)
  }

/** `df.agg({"v": "sum"})`, `df.agg(["sum", "mean"])`. */
const aggregate: Method<DataFrame> = (machine, self, args, keywords) => {
  const [by = null] = take('agg', ['func'], 1, [args, keywords])
  if (by instanceof PyDict) {
    const entries = [...by.entries.values()]
    const values = entries.map(({ key, value }) => reduced(machine, self.column(key), value))
    return new Series(
      columnOf(machine, values),
      Labels.of(
        machine,
        entries.map(({ key }) => key),
      ),
    )
  }
  if (!(by instanceof PyList) || self.columns.some(({ dtype }) => dtype !== 'int64' && dtype !== 'float64'))
    throw new Outside('table', 'agg()')
  const columns = self.columns.map((column) =>
    columnOf(
      machine,
      by.items.map((name) => reduced(machine, column, name)),
    ),
  )
  return new DataFrame(columns, self.heads, Labels.of(machine, by.items))
}

/** `for row in df.itertuples():` */
const tuples: Method<DataFrame> = (machine, self, args, keywords) => {
  const [index] = take('itertuples', ['index'], 0, [args, keywords])
  const heads = self.heads.all.map(String)
  if (!heads.every((head) => /^[a-z][a-z0-9_]*$/i.test(head))) throw new Outside('table', 'itertuples()')
  const isIndexed = flag(index, true)
  let at = -1
  return new PyIterator('map', () => {
    at += 1
    if (at >= self.size) return undefined
    machine.spend(heads.length)
    const values = self.columns.map((column) => column.values[at] ?? null)
    return isIndexed ? new Row(['Index', ...heads], [self.labels.at(at), ...values]) : new Row(heads, values)
  })
}

const truths =
  (name: 'any' | 'all'): Method<DataFrame> =>
  (machine, self, args, keywords) => {
    take(name, [], 0, [args, keywords])
    if (self.columns.some(({ dtype }) => dtype !== 'bool')) throw new Outside('table', `${name}()`)
    const values = self.columns.map((column) =>
      name === 'any' ? column.values.includes(true) : !column.values.includes(false),
    )
    machine.grow(values.length)
    return new Series(booleans(values), self.heads)
  }

teach<DataFrame>('DataFrame', {
  agg: aggregate,
  itertuples: tuples,
  any: truths('any'),
  all: truths('all'),
  describe: plainly((machine, self) => {
    const heads = self.heads.all.flatMap((head, at) => (self.columnAt(at).isNumeric ? [head] : []))
    if (heads.length === 0) throw new Outside('table', 'describe()')
    const columns = heads.map((head) => described(machine, self.column(head)))
    return new DataFrame(columns, Labels.of(machine, heads), lines(machine))
  }),
  ffill: plainly(
    (_machine, self) =>
      new DataFrame(
        self.columns.map((column) => filledFrom(column, true)),
        self.heads,
        self.labels,
      ),
  ),
  bfill: plainly(
    (_machine, self) =>
      new DataFrame(
        self.columns.map((column) => filledFrom(column, false)),
        self.heads,
        self.labels,
      ),
  ),
})

teach<Series>('Series', {
  describe: plainly((machine, self) => new Series(described(machine, self.column), lines(machine), self.name)),
  ffill: plainly((_machine, self) => self.with(filledFrom(self.column, true))),
  bfill: plainly((_machine, self) => self.with(filledFrom(self.column, false))),
  rank: (machine, self, args, keywords) => {
    const [ascending, method] = take('rank', ['ascending', 'method'], 0, [
      [],
      args.length > 0 ? new Map([['axis', null]]) : keywords,
    ])
    only(method, 'average')
    return self.with(ranked(machine, self.column, flag(ascending, true)))
  },
  agg: (machine, self, args, keywords) => {
    const [by = null] = take('agg', ['func'], 1, [args, keywords])
    if (!(by instanceof PyList)) return reduced(machine, self.column, by)
    const values = by.items.map((name) => reduced(machine, self.column, name))
    return new Series(columnOf(machine, values), Labels.of(machine, by.items), self.name)
  },
  clip: (_machine, self, args, keywords) => {
    const [low = null, high = null] = take('clip', ['lower', 'upper'], 0, [args, keywords])
    if (self.column.dtype !== 'int64' || [low, high].some((edge) => edge !== null && typeof edge !== 'bigint'))
      throw new Outside('table', 'clip()')
    const [least, most] = [low === null ? -Infinity : count(low, 0), high === null ? Infinity : count(high, 0)]
    const values = self.column.values.map((value) => BigInt(Math.min(most, Math.max(least, Number(value)))))
    return self.with(new Column('int64', values))
  },
})
