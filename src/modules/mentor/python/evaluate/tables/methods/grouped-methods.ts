import { take } from '../../expressions/arguments'
import type { Machine } from '../../machine'
import { Outside } from '../../result'
import { repr } from '../../text/repr'
import { plainOf } from '../../values/foreign'
import { raise } from '../../values/types'
import { PyBuiltin, PyDict, PyFunction, PyList, PyTuple, type Value } from '../../values/values'
import { Column, columnOf } from '../column'
import { arithmeticOf } from '../elementwise'
import { DataFrame } from '../frame'
import { groupReduction, isGroupReduction } from '../group-reduce'
import { Grouped } from '../grouped'
import { Labels } from '../labels'
import { Series } from '../series'
import { flag, only } from './arguments'
import { type Method, teach, teachProperties } from './registry'
import { added, running, shifted } from './series-rows'
import { withoutIndex } from './without-index'

const groupby: Method<DataFrame> = (machine, self, args, keywords) => {
  const [by = null, level, asIndex, sort, keys, dropna] = take(
    'groupby',
    ['by', 'level', 'as_index', 'sort', 'group_keys', 'dropna'],
    1,
    [args, keywords],
  )
  only(level, null)
  only(keys, true, false)
  only(dropna, true)
  const parts = by instanceof PyList ? by.items : [by]
  if (new Set(parts).size < parts.length || parts.length === 0) throw new Outside('table', 'groupby()')
  return new Grouped(machine, self, {
    keys: parts.map((part) => keyFrom(self, part)),
    isList: by instanceof PyList,
    isSorted: flag(sort, true),
    asIndex: flag(asIndex, true),
  })
}

function keyFrom(frame: DataFrame, by: Value) {
  if (by instanceof Series) {
    if (!by.labels.isSame(frame.labels)) throw new Outside('table', 'alignment')
    return { name: by.name, column: by.column }
  }
  if (typeof by !== 'string') throw new Outside('table', 'groupby()')
  return { name: by, column: frame.column(by) }
}

/** One value for each group, of a column. */
function perGroup(machine: Machine, self: Grouped, column: Column, by: Value): Column {
  if (self.groups.length === 0) throw new Outside('table', 'groupby of nothing')
  const reduce = reductionBy(machine, self, by)
  const values = self.groups.map((rows) => reduce(column, rows))
  return columnOf(machine, values)
}

function reductionBy(machine: Machine, self: Grouped, by: Value): (column: Column, rows: readonly number[]) => Value {
  const name = by instanceof PyBuiltin ? by.name : by
  if (typeof name === 'string') {
    if (by instanceof PyBuiltin && !['sum', 'min', 'max'].includes(name)) throw new Outside('table', 'agg()')
    const reduce = groupReduction(name)
    return (column, rows) => reduce(machine, column.take(rows))
  }
  if (!(by instanceof PyFunction)) throw new Outside('table', 'agg()')
  return (column, rows) => {
    const result = machine.call(by, [
      new Series(column.take(rows), self.frame.labels.take(rows), self.picked[0] ?? null),
    ])
    if (result instanceof Series || result instanceof DataFrame) throw new Outside('table', 'apply()')
    return result
  }
}

/** A column of its own, or a table, as was picked. */
function inGroups(machine: Machine, self: Grouped, work: (column: Column) => Column): Value {
  const columns = self.picked.map((head) => work(self.frame.column(head)))
  const [only_] = columns
  if (self.kind === 'SeriesGroupBy' && only_ && self.grouping.asIndex)
    return new Series(only_, self.labels, self.picked[0] ?? null)
  return indexed(machine, self, new DataFrame(columns, Labels.of(machine, self.picked), self.labels))
}

const indexed = (machine: Machine, self: Grouped, frame: DataFrame): DataFrame =>
  self.grouping.asIndex ? frame : withoutIndex(machine, frame, false)

const reduction =
  (name: string): Method<Grouped> =>
  (machine, self, args, keywords) => {
    const [numeric] = take(name, ['numeric_only'], 0, [args, keywords])
    only(numeric, true, false)
    const heads = numeric === true ? self.picked.filter((head) => self.frame.column(head).isNumeric) : self.picked
    const from = heads.length === self.picked.length ? self : new Grouped(machine, self.frame, self.grouping, heads)
    return inGroups(machine, from, (column) => perGroup(machine, from, column, name))
  }

/** `agg("sum")`, `agg(["sum", "mean"])`, `agg({"v": "sum"})`, `agg(total=("v", "sum"))`. */
const aggregate: Method<Grouped> = (machine, self, args, keywords) => {
  const [by] = args
  if (args.length > 1 || (by !== undefined && keywords.size > 0)) throw new Outside('table', 'agg()')
  if (by === undefined) return named(machine, self, keywords)
  if (by instanceof PyDict) {
    const pairs = [...by.entries.values()].map(({ key, value }) => [key, key, value] as const)
    return table(machine, self, pairs)
  }
  if (by instanceof PyList) {
    if (self.kind === 'DataFrameGroupBy' || !by.items.every((item) => typeof item === 'string'))
      throw new Outside('table', 'agg()')
    return table(
      machine,
      self,
      by.items.map((name) => [name, self.picked[0] ?? null, name] as const),
    )
  }
  return inGroups(machine, self, (column) => perGroup(machine, self, column, by))
}

function named(machine: Machine, self: Grouped, keywords: ReadonlyMap<string, Value>): Value {
  return table(
    machine,
    self,
    [...keywords].map(([name, given]) => {
      if (self.kind === 'SeriesGroupBy') return [name, self.picked[0] ?? null, given] as const
      if (!(given instanceof PyTuple) || given.items.length !== 2) throw new Outside('table', 'agg()')
      return [name, given.items[0] ?? null, given.items[1] ?? null] as const
    }),
  )
}

type Wanted = readonly [name: Value, head: Value, by: Value]

function table(machine: Machine, self: Grouped, wanted: readonly Wanted[]): Value {
  const lost = wanted.map(([, head]) => head).filter((head) => self.frame.placeOf(head) === -1)
  if (lost.length > 0) return raise('KeyError', `Label(s) ${repr(machine, new PyList(lost))} do not exist`)
  const columns = wanted.map(([, head, by]) => {
    if (by instanceof PyList) throw new Outside('table', 'agg()')
    return perGroup(machine, self, self.frame.column(head), by)
  })
  return indexed(
    machine,
    self,
    new DataFrame(
      columns,
      Labels.of(
        machine,
        wanted.map(([name]) => name),
      ),
      self.labels,
    ),
  )
}

/** Values back in the rows that they come from; rows of no group have none. */
function inRows(machine: Machine, self: Grouped, work: (column: Column) => Column): Value {
  const { frame, groups } = self
  const placeOf = new Map(groups.flat().map((row, at) => [row, at]))
  const series = self.picked.map((head) => {
    const parts = groups.map((rows) => work(frame.column(head).take(rows)))
    const values = parts.flatMap((part) => part.values)
    const [first] = parts
    if (first === undefined) throw new Outside('table', 'groupby of nothing')
    const whole = parts.every((part) => part.dtype === first.dtype)
      ? new Column(first.dtype, values)
      : columnOf(machine, values)
    const order = Array.from({ length: frame.size }, (_, row) => placeOf.get(row))
    return new Series(whole.take(order), frame.labels, head)
  })
  const [only_] = series
  if (self.kind === 'SeriesGroupBy' && only_) return only_
  return new DataFrame(
    series.map(({ column }) => column),
    Labels.of(machine, self.picked),
    frame.labels,
  )
}

const transform: Method<Grouped> = (machine, self, args, keywords) => {
  const [by = null] = take('transform', ['func'], 1, [args, keywords])
  return inRows(machine, self, (column) => {
    if (typeof by === 'string' && isGroupReduction(by)) {
      const value = groupReduction(by)(machine, column)
      return columnOf(
        machine,
        column.values.map(() => plainOf(value)),
      )
    }
    if (!(by instanceof PyFunction)) throw new Outside('table', 'transform()')
    const result = machine.call(by, [new Series(column, Labels.counted(column.size))])
    return result instanceof Series
      ? result.column
      : columnOf(
          machine,
          column.values.map(() => plainOf(result)),
        )
  })
}

const apply: Method<Grouped> = (machine, self, args, keywords) => {
  const [by = null] = take('apply', ['func'], 1, [args, keywords])
  if (self.kind === 'SeriesGroupBy') return inGroups(machine, self, (column) => perGroup(machine, self, column, by))
  const values = self.groups.map((rows) => {
    const names = self.grouping.keys.map(({ name }) => self.frame.placeOf(name ?? ''))
    const rest = self.frame.pick(self.frame.heads.all.flatMap((_, at) => (names.includes(at) ? [] : [at])))
    return machine.call(by, [rest.take(rows)])
  })
  if (!self.grouping.asIndex || values.some((value) => value instanceof Series || value instanceof DataFrame))
    throw new Outside('table', 'apply()')
  return new Series(columnOf(machine, values), self.labels)
}

const size: Method<Grouped> = (machine, self) => {
  const column = new Column(
    'int64',
    self.groups.map(({ length }) => BigInt(length)),
  )
  if (self.grouping.asIndex)
    return new Series(column, self.labels, self.kind === 'SeriesGroupBy' ? (self.picked[0] ?? null) : null)
  return withoutIndex(machine, new DataFrame([column], Labels.of(machine, ['size']), self.labels), false)
}

const rowsOf =
  (pick: (rows: readonly number[], count: number) => readonly number[]): Method<Grouped> =>
  (_machine, self, [n = 5n]) => {
    if (typeof n !== 'bigint' || self.kind === 'SeriesGroupBy') throw new Outside('table', 'head()')
    const rows = new Set(self.groups.flatMap((group) => pick(group, Number(n))))
    return self.frame.take(Array.from({ length: self.frame.size }, (_, at) => at).filter((at) => rows.has(at)))
  }

teach<DataFrame>('DataFrame', { groupby })
teachProperties<Grouped>('Grouped', { ngroups: (_machine, { groups }) => BigInt(groups.length) })
teach<Grouped>('Grouped', {
  ...Object.fromEntries(
    ['sum', 'mean', 'median', 'min', 'max', 'count', 'std', 'var', 'first', 'last', 'nunique'].map((name) => [
      name,
      reduction(name),
    ]),
  ),
  agg: aggregate,
  aggregate,
  size,
  transform,
  apply,
  cumsum: (machine, self) => inRows(machine, self, (column) => running(column, added)),
  shift: (machine, self, args, keywords) => {
    take('shift', [], 0, [args, keywords])
    return inRows(machine, self, (column) => shifted(column, 1))
  },
  diff: (machine, self, args, keywords) => {
    take('diff', [], 0, [args, keywords])
    return inRows(machine, self, (column) => arithmeticOf(machine, '-', column, shifted(column, 1)))
  },
  cumcount: (_machine, self) => {
    const counts = new Map(self.groups.flatMap((rows) => rows.map((row, at) => [row, BigInt(at)] as const)))
    if (counts.size < self.frame.size) throw new Outside('table', 'cumcount()')
    return new Series(
      new Column(
        'int64',
        self.frame.labels.all.map((_, row) => counts.get(row) ?? 0n),
      ),
      self.frame.labels,
    )
  },
  head: rowsOf((rows, count) => rows.slice(0, count)),
  tail: rowsOf((rows, count) => rows.slice(-count)),
  get_group: (_machine, self, [name = null]) => {
    const at = self.labels.find(name)[0]
    return at === undefined ? raise('KeyError', name) : self.frame.take(self.groups[at] ?? [])
  },
})
