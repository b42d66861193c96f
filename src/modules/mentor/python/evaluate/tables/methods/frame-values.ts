import { take } from '../../expressions/arguments'
import { setEntry } from '../../methods/methods-dict'
import { Outside } from '../../result'
import { plainOf } from '../../values/foreign'
import { PyDict, PyIterator, PyList, PyTuple, type Value } from '../../values/values'
import { booleans, type Column, columnOf, isMissing } from '../column'
import { DataFrame } from '../frame'
import { REDUCTIONS, type Reduction } from '../reduce'
import { Series } from '../series'
import { only } from './arguments'
import { fill, roundColumn } from './column-values'
import { changed } from './frame-rows'
import { type Method, teach } from './registry'

const mapped = (self: DataFrame, work: (column: Column) => Column) =>
  new DataFrame(self.columns.map(work), self.heads, self.labels)

const missing: Method<DataFrame> = (_machine, self) => mapped(self, ({ values }) => booleans(values.map(isMissing)))
const notMissing: Method<DataFrame> = (_machine, self) =>
  mapped(self, ({ values }) => booleans(values.map((value) => !isMissing(value))))

/** One value for each column, or with `axis=1` for each row. */
const reduction =
  (name: string, reduce: Reduction): Method<DataFrame> =>
  (machine, self, args, keywords) => {
    const [axis = 0n, skips, numeric] = take(name, ['axis', 'skipna', 'numeric_only'], 0, [args, keywords])
    only(skips, true)
    only(numeric, true, false)
    const from =
      numeric === true ? self.pick(self.columns.flatMap((column, at) => (column.isNumeric ? [at] : []))) : self
    if (from.columns.length === 0) throw new Outside('table', `${name} of nothing`)
    if (axis === 1n || axis === 'columns') {
      const values = Array.from({ length: from.size }, (_, at) => reduce(machine, from.rowAt(at).column))
      return new Series(columnOf(machine, values), from.labels)
    }
    only(axis, 0n, 'index')
    return new Series(
      columnOf(
        machine,
        from.columns.map((column) => reduce(machine, column)),
      ),
      from.heads,
    )
  }

const toDict: Method<DataFrame> = (machine, self, args, keywords) => {
  const [orient = 'dict'] = take('to_dict', ['orient'], 0, [args, keywords])
  const dictOf = (pairs: readonly (readonly [Value, Value])[]) => {
    const dict = new PyDict()
    for (const [key, value] of pairs) setEntry(machine, dict, key, value)
    return dict
  }
  const columns = self.columns.map(({ values }, at) => [self.heads.at(at), values] as const)
  if (orient === 'records')
    return new PyList(
      Array.from({ length: self.size }, (_, row) =>
        dictOf(columns.map(([head, values]) => [head, values[row] ?? null])),
      ),
    )
  if (orient === 'list') return dictOf(columns.map(([head, values]) => [head, new PyList([...values])]))
  if (orient !== 'dict') throw new Outside('table', 'to_dict()')
  return dictOf(
    columns.map(([head, values]) => [head, dictOf(values.map((value, row) => [self.labels.at(row), value]))]),
  )
}

const apply: Method<DataFrame> = (machine, self, args, keywords) => {
  const [callee = null, axis = 0n] = take('apply', ['func', 'axis'], 1, [args, keywords])
  if (typeof callee === 'string' || self.size === 0) throw new Outside('table', 'apply()')
  const isOfRows = axis === 1n || axis === 'columns'
  const parts = isOfRows
    ? Array.from({ length: self.size }, (_, at) => self.rowAt(at))
    : self.columns.map((_, at) => self.seriesAt(at))
  const values = parts.map((part) => machine.call(callee, [part]))
  if (values.some((value) => value instanceof Series || value instanceof DataFrame))
    throw new Outside('table', 'apply()')
  return new Series(columnOf(machine, values), isOfRows ? self.labels : self.heads)
}

/** `for i, row in df.iterrows()` */
const rows: Method<DataFrame> = (machine, self) => {
  let at = 0
  return new PyIterator('generator', () => {
    if (at >= self.size) return undefined
    machine.spend(self.columns.length)
    const pair = new PyTuple([self.labels.at(at), self.rowAt(at)])
    at += 1
    return pair
  })
}

const items: Method<DataFrame> = (_machine, self) => {
  let at = 0
  return new PyIterator('zip', () => {
    if (at >= self.columns.length) return undefined
    const pair = new PyTuple([self.heads.at(at), self.seriesAt(at)])
    at += 1
    return pair
  })
}

const fillMissing: Method<DataFrame> = (machine, self, args, keywords) => {
  const [value = null, inplace] = take('fillna', ['value', 'inplace'], 1, [args, keywords])
  if (!(value instanceof PyDict))
    return changed(
      machine,
      self,
      mapped(self, (column) => fill(machine, column, plainOf(value))),
      inplace,
    )
  let result = self
  for (const { key, value: with_ } of value.entries.values())
    if (self.placeOf(key) !== -1) result = result.with(machine, key, fill(machine, self.column(key), plainOf(with_)))
  return changed(machine, self, result, inplace)
}

const round: Method<DataFrame> = (_machine, self, args, keywords) => {
  const [places = 0n] = take('round', ['decimals'], 0, [args, keywords])
  if (typeof places !== 'bigint') throw new Outside('table', 'round()')
  return mapped(self, (column) =>
    column.isNumeric && column.dtype !== 'bool' ? roundColumn(column, Number(places)) : column,
  )
}

const nunique: Method<DataFrame> = (machine, self) =>
  new Series(
    columnOf(
      machine,
      self.columns.map((_, at) => machine.call(self.seriesAt(at).attribute(machine, 'nunique'), [])),
    ),
    self.heads,
  )

teach<DataFrame>('DataFrame', {
  isna: missing,
  isnull: missing,
  notna: notMissing,
  notnull: notMissing,
  to_dict: toDict,
  apply,
  iterrows: rows,
  items,
  fillna: fillMissing,
  round,
  nunique,
  to_string: (machine, self, args, keywords) => {
    const [index] = take('to_string', ['index'], 0, [[], keywords])
    only(index, true)
    return args.length > 0 ? raiseOutside() : self.repr(machine)
  },
  ...Object.fromEntries(Object.entries(REDUCTIONS).map(([name, reduce]) => [name, reduction(name, reduce)])),
})

const raiseOutside = (): never => {
  throw new Outside('table', 'to_string()')
}
