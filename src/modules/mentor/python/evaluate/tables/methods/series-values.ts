import { take } from '../../expressions/arguments'
import { setEntry } from '../../methods/methods-dict'
import { Outside } from '../../result'
import { isNumber } from '../../values/compare'
import { plainOf } from '../../values/foreign'
import { itemsOf } from '../../values/iterate'
import { raise } from '../../values/types'
import { PyDict, PyIterator, PyList, PyTuple, type Value } from '../../values/values'
import { booleans, Column, columnOf, isMissing } from '../column'
import { converted } from '../convert'
import { comparisonOf, sideOf } from '../elementwise'
import { labelKey } from '../labels'
import { quantile, REDUCTIONS } from '../reduce'
import { Series } from '../series'
import { ValueArray } from '../value-array'
import { only } from './arguments'
import { fill, roundColumn } from './column-values'
import { type Method, teach } from './registry'

const truths =
  (work: (value: Value) => boolean): Method<Series> =>
  (_machine, self) =>
    self.with(booleans(self.column.values.map(work)))

/** `s.map(dict)`, `s.map(f)`, `s.apply(f)`. */
const map: Method<Series> = (machine, self, args, keywords) => {
  const [by = null] = take('map', ['arg'], 1, [args, keywords])
  const { values } = self.column
  if (by instanceof PyDict) {
    const known = new Map([...by.entries.values()].map(({ key, value }) => [labelKey(key), value]))
    const found = values.map((value) => known.get(labelKey(value)) ?? Number.NaN)
    return self.with(columnOf(machine, found))
  }
  if (by instanceof Series || typeof by === 'string') throw new Outside('table', 'map(Series)')
  const results = values.map((value) => machine.call(by, [value]))
  if (results.some((result) => result instanceof Series) || results.length === 0) throw new Outside('table', 'apply()')
  return self.with(columnOf(machine, results))
}

const isIn: Method<Series> = (machine, self, [values = null]) => {
  const keys = new Set(itemsOf(machine, values).map((value) => labelKey(value)))
  return self.with(booleans(self.column.values.map((value) => keys.has(labelKey(value)))))
}

const between: Method<Series> = (machine, self, args, keywords) => {
  const [low = null, high = null, inclusive = 'both'] = take('between', ['left', 'right', 'inclusive'], 2, [
    args,
    keywords,
  ])
  const [first, last] = [
    inclusive === 'both' || inclusive === 'left' ? ('>=' as const) : ('>' as const),
    inclusive === 'both' || inclusive === 'right' ? ('<=' as const) : ('<' as const),
  ]
  const above = comparisonOf(machine, first, self.column, sideOf(plainOf(low)))
  const below = comparisonOf(machine, last, self.column, sideOf(plainOf(high)))
  return self.with(booleans(above.values.map((value, at) => value === true && below.values[at] === true)))
}

const unique = (self: Series): Column => {
  const seen = new Set<string>()
  return self.column.take(
    self.column.values.flatMap((value, at) => {
      const key = labelKey(value)
      return seen.has(key) || !seen.add(key) ? [] : [at]
    }),
  )
}

const toDict: Method<Series> = (machine, self) => {
  const dict = new PyDict()
  self.column.values.forEach((value, at) => {
    setEntry(machine, dict, self.labels.at(at), value)
  })
  return dict
}

const items: Method<Series> = (_machine, self) => {
  let at = 0
  return new PyIterator('zip', () => {
    if (at >= self.size) return undefined
    const pair = new PyTuple([self.labels.at(at), self.column.values[at] ?? null])
    at += 1
    return pair
  })
}

/** What two series do place by place under a name: `s.gt(3)`. */
const comparing =
  (operator: '==' | '!=' | '<' | '<=' | '>' | '>='): Method<Series> =>
  (machine, self, args, keywords) => {
    const [other = null] = take('eq', ['other'], 1, [args, keywords])
    return self.compare(machine, operator, other)
  }
const calculating =
  (operator: string, isReflected = false): Method<Series> =>
  (machine, self, args, keywords) => {
    const [other = null] = take('add', ['other'], 1, [args, keywords])
    return self.binary(machine, operator, other, isReflected)
  }

/** `s.replace(old, new)`, `s.replace({old: new})`. */
const replace: Method<Series> = (machine, self, args, keywords) => {
  const [old = null, given = null] = take('replace', ['to_replace', 'value'], 1, [args, keywords])
  const pairs: (readonly [Value, Value])[] =
    old instanceof PyDict
      ? [...old.entries.values()].map(({ key, value }) => [key, value] as const)
      : (old instanceof PyList ? old.items : [old]).map((each) => [each, given] as const)
  const known = new Map(pairs.map(([from, to]) => [labelKey(from), to]))
  const values = self.column.values.map((value) => known.get(labelKey(value)) ?? value)
  const column = columnOf(machine, values)
  if (column.dtype !== self.column.dtype) throw new Outside('table', 'replace()')
  return self.with(column)
}

teach<Series>('Series', {
  isna: truths(isMissing),
  isnull: truths(isMissing),
  notna: truths((value) => !isMissing(value)),
  notnull: truths((value) => !isMissing(value)),
  map,
  apply: map,
  isin: isIn,
  between,
  replace,
  unique: (_machine, self) => new ValueArray(unique(self)),
  nunique: (_machine, self) => BigInt(unique(self).values.filter((value) => !isMissing(value)).length),
  to_list: (_machine, self) => new PyList([...self.column.values]),
  tolist: (_machine, self) => new PyList([...self.column.values]),
  to_numpy: (_machine, self) => new ValueArray(self.column),
  to_dict: toDict,
  items,
  fillna: (machine, self, args, keywords) => {
    const [value = null] = take('fillna', ['value'], 1, [args, keywords])
    if (value instanceof Series) throw new Outside('table', 'fillna(Series)')
    return self.with(fill(machine, self.column, plainOf(value)))
  },
  dropna: (_machine, self, args, keywords) => {
    take('dropna', [], 0, [args, keywords])
    return self.take(self.column.values.flatMap((value, at) => (isMissing(value) ? [] : [at])))
  },
  astype: (machine, self, args, keywords) => {
    const [type = null] = take('astype', ['dtype'], 1, [args, keywords])
    return self.with(converted(machine, self.column, type))
  },
  round: (_machine, self, args, keywords) => {
    const [places = 0n] = take('round', ['decimals'], 0, [args, keywords])
    if (typeof places !== 'bigint') throw new Outside('table', 'round()')
    return self.with(roundColumn(self.column, Number(places)))
  },
  abs: (_machine, self) => {
    if (self.column.dtype !== 'int64' && self.column.dtype !== 'float64') throw new Outside('table', 'abs()')
    const values = self.column.values.map((value) =>
      typeof value === 'bigint' ? (value < 0n ? -value : value) : Math.abs(Number(value)),
    )
    return self.with(new Column(self.column.dtype, values))
  },
  any: (_machine, self) => ofTruths(self, (values) => values.includes(true)),
  all: (_machine, self) => ofTruths(self, (values) => !values.includes(false)),
  item: (_machine, self) =>
    self.size === 1
      ? (self.column.values[0] ?? null)
      : raise('ValueError', 'can only convert an array of size 1 to a Python scalar'),
  quantile: (machine, self, args, keywords) => {
    const [share = 0.5] = take('quantile', ['q'], 0, [args, keywords])
    const plain = plainOf(share)
    if (!isNumber(plain)) throw new Outside('table', 'quantile()')
    return new Series(columnOf(machine, [quantile(self.column, Number(plain))]), self.labels).column.at(0)
  },
  eq: comparing('=='),
  ne: comparing('!='),
  lt: comparing('<'),
  le: comparing('<='),
  gt: comparing('>'),
  ge: comparing('>='),
  add: calculating('+'),
  sub: calculating('-'),
  mul: calculating('*'),
  div: calculating('/'),
  ...Object.fromEntries(
    Object.entries(REDUCTIONS).map(([name, reduce]): [string, Method<Series>] => [
      name,
      (machine, self, args, keywords) => {
        const [skips] = take(name, ['skipna'], 0, [args, keywords])
        only(skips, true)
        return reduce(machine, self.column)
      },
    ]),
  ),
})

function ofTruths(self: Series, work: (values: readonly Value[]) => boolean): Value {
  if (self.column.dtype !== 'bool') throw new Outside('table', 'any()')
  return new Column('bool', [work(self.column.values)]).at(0)
}
