import type { Machine } from '../machine'
import { Outside } from '../result'
import { isNumber, numberOf } from '../values/compare'
import { plainOf } from '../values/foreign'
import { asFloat } from '../values/numbers'
import { PyList, PyTuple, type Value } from '../values/values'
import { as, booleans, Column, isMissing, numpy } from './column'
import { method } from './method'
import { rounded } from './numpy-number'
import { NumpyType } from './numpy-type'
import { pairwiseSum } from './reduce'
import { teachArrays, ValueArray } from './value-array'

const numbers = ({ dtype, values }: Column, name: string): number[] => {
  if (dtype !== 'int64' && dtype !== 'float64' && dtype !== 'bool') throw new Outside('table', `array.${name}`)
  return values.map(Number)
}
const isWhole = ({ dtype }: Column) => dtype === 'int64' || dtype === 'bool'

/** What one number comes out of. In NumPy what is missing counts: with a NaN the result is NaN. */
export type ArrayFigure = (column: Column) => Value

const mean = (values: readonly number[]) => pairwiseSum(values) / values.length
function variance(values: readonly number[], ddof = 0): number {
  const average = mean(values)
  return pairwiseSum(values.map((value) => (value - average) ** 2)) / (values.length - ddof)
}
function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : mean([low, high])
}

const extreme =
  (pick: (...values: number[]) => number): ArrayFigure =>
  (column) => {
    const value = pick(...numbers(column, 'max'))
    return numpy(column.dtype === 'int64' ? BigInt(value) : column.dtype === 'bool' ? value === 1 : value)
  }
const place =
  (pick: (...values: number[]) => number): ArrayFigure =>
  (column) => {
    const values = numbers(column, 'argmax')
    const missing = values.findIndex(Number.isNaN)
    return numpy(BigInt(missing === -1 ? values.indexOf(pick(...values)) : missing))
  }

export const FIGURES: Readonly<Record<string, ArrayFigure>> = {
  sum: (column) =>
    isWhole(column)
      ? numpy(column.values.reduce((total: bigint, value) => total + BigInt(Number(value)), 0n))
      : numpy(pairwiseSum(numbers(column, 'sum'))),
  mean: (column) => numpy(mean(numbers(column, 'mean'))),
  std: (column) => numpy(Math.sqrt(variance(numbers(column, 'std')))),
  var: (column) => numpy(variance(numbers(column, 'var'))),
  max: extreme(Math.max),
  min: extreme(Math.min),
  argmax: place(Math.max),
  argmin: place(Math.min),
  any: (column) => numpy(numbers(column, 'any').some((value) => value !== 0)),
  all: (column) => numpy(numbers(column, 'all').every((value) => value !== 0)),
}
/** Those that are functions alone, `np.median(a)`. */
export const MORE_FIGURES: Readonly<Record<string, ArrayFigure>> = {
  median: (column) => numpy(median(numbers(column, 'median'))),
  count_nonzero: (column) => BigInt(numbers(column, 'count_nonzero').filter((value) => value !== 0).length),
}

/** The same without what is missing: `np.nanmean(a)`. */
export const present = (column: Column): Column =>
  new Column(
    column.dtype,
    column.values.filter((value) => !isMissing(value)),
  )

/** Each of its values by itself. */
export const EACH: Readonly<Record<string, (column: Column) => Column>> = {
  sqrt: (column) => floats(column, 'sqrt', (value) => (value < 0 ? outside('sqrt') : Math.sqrt(value))),
  abs: (column) =>
    new Column(
      column.dtype,
      column.values.map((value) =>
        typeof value === 'bigint' ? (value < 0n ? -value : value) : Math.abs(Number(value)),
      ),
    ),
  isnan: (column) => booleans(numbers(column, 'isnan').map(Number.isNaN)),
  cumsum: (column) => running(column),
  sort: (column) => sorted(column),
  unique: (column) => {
    const each = sorted(column)
    return new Column(
      each.dtype,
      each.values.filter((value, at) => at === 0 || value !== each.values[at - 1]),
    )
  },
}

const outside = (name: string): never => {
  throw new Outside('table', `np.${name}`)
}
const floats = (column: Column, name: string, work: (value: number) => number) =>
  new Column('float64', numbers(column, name).map(work))

function sorted(column: Column): Column {
  const order = numbers(column, 'sort').map((value, at) => ({ value, at }))
  // What is missing comes last.
  order.sort((a, b) =>
    Number.isNaN(a.value)
      ? Number.isNaN(b.value)
        ? a.at - b.at
        : 1
      : Number.isNaN(b.value)
        ? -1
        : a.value - b.value || a.at - b.at,
  )
  return column.take(order.map(({ at }) => at))
}

function running(column: Column): Column {
  let total = 0
  const values = numbers(column, 'cumsum').map((value) => (total += value))
  return column.dtype === 'float64' ? new Column('float64', values) : new Column('int64', values.map(BigInt))
}

export function roundedArray(column: Column, places: Value | undefined): Column {
  const given = places === undefined ? 0n : plainOf(places)
  if (typeof given !== 'bigint') return outside('round')
  if (column.dtype === 'int64') return column
  return floats(column, 'round', (value) => rounded(value, Number(given)))
}

teachArrays(arrayAttribute)

function arrayAttribute(_machine: Machine, self: ValueArray, name: string): Value | undefined {
  const { column } = self
  switch (name) {
    case 'size':
      return BigInt(column.size)
    case 'ndim':
      return 1n
    case 'shape':
      return new PyTuple([BigInt(column.size)])
    case 'dtype':
      return column.isNumeric ? new NumpyType(column.dtype) : undefined
    case 'tolist':
      return method(self, name, () => new PyList([...column.values]))
    case 'copy':
      return method(self, name, () => new ValueArray(column))
    case 'round':
      return method(self, name, (_, [places]) => new ValueArray(roundedArray(self.column, places)))
    case 'cumsum':
      return method(self, name, (_, args) => (args.length > 0 ? outside(name) : new ValueArray(running(self.column))))
    case 'sort':
      return method(self, name, (_, args) => {
        if (args.length > 0) outside(name)
        self.column = sorted(self.column)
        return null
      })
    case 'astype':
      return method(self, name, (_, [type]) => new ValueArray(cast(self.column, type)))
  }
  const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined
  if (figure === undefined) return undefined
  return method(self, name, (_, args, keywords) => {
    if (args.length > 0 || keywords.size > 0 || self.size === 0) outside(name)
    return figure(self.column)
  })
}

function cast(column: Column, type: Value | undefined): Column {
  const name =
    typeof type === 'string' ? type : type && typeof type === 'object' && 'name' in type ? String(type.name) : ''
  if (/^float/.test(name) && column.isNumeric)
    return as(
      new Column(
        column.dtype === 'bool' ? 'int64' : column.dtype,
        column.values.map((value) => (typeof value === 'boolean' ? BigInt(value) : value)),
      ),
      'float64',
    )
  if (/^int/.test(name) && column.isNumeric && !column.values.some(isMissing))
    return new Column(
      'int64',
      column.values.map((value) =>
        isNumber(value) ? BigInt(Math.trunc(asFloat(numberOf(value)))) : outside('astype'),
      ),
    )
  return outside('astype')
}
