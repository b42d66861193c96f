import type { Machine } from '../machine'
import { Outside } from '../result'
import { compare } from '../values/operators'
import { raise } from '../values/types'
import type { Value } from '../values/values'
import { type Column, isMissing, numpy } from './column'
import { Timestamp } from './timestamp'

/** What makes one value of a column, leaving out what is missing. */
export type Reduction = (machine: Machine, column: Column) => Value

export const present = ({ values }: Column): Value[] => values.filter((value) => !isMissing(value))

/** The numbers of a column; `name` is for what pandas says of texts. */
export function numbersOf(column: Column, name: string): number[] {
  if (column.dtype === 'str') raise('TypeError', `Cannot perform reduction '${name}' with string dtype`)
  if (!column.isNumeric) throw new Outside('table', `${column.dtype}.${name}`)
  return present(column).map(Number)
}

/** NumPy adds in eight lanes, from eight numbers on. */
export function pairwiseSum(values: readonly number[]): number {
  if (values.length < 8) return values.reduce((sum, value) => sum + value, 0)
  if (values.length > 128) {
    const half = (values.length >> 1) - ((values.length >> 1) % 8)
    return pairwiseSum(values.slice(0, half)) + pairwiseSum(values.slice(half))
  }
  const lanes = values.slice(0, 8)
  const whole = values.length - (values.length % 8)
  for (let at = 8; at < whole; at += 1) lanes[at % 8] = (lanes[at % 8] ?? 0) + (values[at] ?? 0)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = lanes
  return values.slice(whole).reduce((sum, value) => sum + value, a + b + (c + d) + (e + f + (g + h)))
}

const filled = (column: Column, name: string) => {
  numbersOf(column, name)
  return column.values.map((value) => (isMissing(value) ? 0 : Number(value)))
}

const sum: Reduction = (_machine, column) => {
  if (column.dtype === 'str') return present(column).join('')
  if (column.dtype === 'int64' || column.dtype === 'bool')
    return numpy(column.values.reduce((total: bigint, value) => total + wholeOf(value), 0n))
  return numpy(pairwiseSum(filled(column, 'sum')))
}

const wholeOf = (value: Value): bigint => (typeof value === 'bigint' ? value : value === true ? 1n : 0n)

const mean: Reduction = (_machine, column) => {
  const count = numbersOf(column, 'mean').length
  return numpy(count === 0 ? Number.NaN : pairwiseSum(filled(column, 'mean')) / count)
}

/** Of all but one, as samples are. */
export function variance(column: Column, name: string): number {
  const values = numbersOf(column, name)
  if (values.length < 2) return Number.NaN
  const average = pairwiseSum(filled(column, name)) / values.length
  const squares = column.values.map((value) => (isMissing(value) ? 0 : (average - Number(value)) ** 2))
  return pairwiseSum(squares) / (values.length - 1)
}

/** The value at a share of the way through the ordered numbers. */
export function quantile(column: Column, share: number): number {
  if (!column.isNumeric) throw new Outside('table', 'quantile()')
  const values = numbersOf(column, 'quantile').sort((a, b) => a - b)
  if (values.length === 0) return Number.NaN
  const way = share * (values.length - 1)
  const at = Math.floor(way)
  const [low = Number.NaN, high = low] = values.slice(at, at + 2)
  const rest = way - at
  return rest >= 0.5 ? high - (high - low) * (1 - rest) : low + (high - low) * rest
}

const median: Reduction = (_machine, column) => {
  const values = numbersOf(column, 'median').sort((a, b) => a - b)
  const middle = values.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [values[middle - 1], values[middle]]
  return numpy(values.length % 2 === 1 ? high : (low + high) / 2)
}

/** The place of the least or the greatest, the first of several; -1 where there is none. */
export function extremePlace(machine: Machine, { dtype, values }: Column, operator: '<' | '>'): number {
  if (dtype === 'object') throw new Outside('table', 'object.min')
  let best = -1
  values.forEach((value, at) => {
    if (isMissing(value)) return
    const other = best === -1 ? null : (values[best] ?? null)
    if (other === null || isBefore(machine, operator, value, other)) best = at
  })
  return best
}

export const isBefore = (machine: Machine, operator: '<' | '>', a: Value, b: Value): boolean =>
  a instanceof Timestamp && b instanceof Timestamp
    ? compare(machine, operator, BigInt(a.moment), BigInt(b.moment)) === true
    : compare(machine, operator, a, b) === true

const extreme =
  (operator: '<' | '>'): Reduction =>
  (machine, column) => {
    const at = extremePlace(machine, column, operator)
    if (at === -1 && !column.isNumeric) throw new Outside('table', 'min of nothing')
    return at === -1 ? numpy(Number.NaN) : column.at(at)
  }

const product: Reduction = (_machine, column) => {
  if (column.dtype === 'int64') return numpy(column.values.reduce((total: bigint, value) => total * wholeOf(value), 1n))
  throw new Outside('table', 'prod')
}

export const REDUCTIONS: Readonly<Record<string, Reduction>> = {
  sum,
  mean,
  median,
  min: extreme('<'),
  max: extreme('>'),
  std: (_machine, column) => numpy(Math.sqrt(variance(column, 'std'))),
  var: (_machine, column) => numpy(variance(column, 'var')),
  count: (_machine, column) => numpy(BigInt(present(column).length)),
  prod: product,
}
