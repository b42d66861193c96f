import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import type { Value } from '../values/values'
import { type Column, isMissing, numpy } from './column'
import { labelKey } from './labels'
import { present, REDUCTIONS, type Reduction } from './reduce'

/** In groups pandas adds with what each addition loses (Kahan). */
function carefulSum(values: readonly number[]): number {
  let [total, lost] = [0, 0]
  for (const value of values) {
    const added = value - lost
    const next = total + added
    lost = Number.isFinite(next) ? next - total - added : 0
    total = next
  }
  return total
}

const floats = (column: Column) => present(column).map(Number)
const mean = (values: readonly number[]) => (values.length === 0 ? Number.NaN : carefulSum(values) / values.length)

/** One value after the other, as Welford does. */
function variance(values: readonly number[]): number {
  let [count, average, squares] = [0, 0, 0]
  for (const value of values) {
    count += 1
    const before = average
    average += (value - before) / count
    squares += (value - average) * (value - before)
  }
  return count < 2 ? Number.NaN : squares / (count - 1)
}

const ends =
  (pick: (values: readonly Value[]) => Value | undefined): Reduction =>
  (_machine, column) => {
    const found = pick(present(column))
    if (found === undefined && column.dtype === 'object') throw new Outside('table', 'first of nothing')
    return found ?? Number.NaN
  }

const GROUP_REDUCTIONS: Readonly<Record<string, Reduction>> = {
  ...REDUCTIONS,
  sum: (machine, column) => {
    if (column.dtype === 'float64') return numpy(carefulSum(floats(column)))
    if (column.dtype === 'str' && column.values.some(isMissing)) throw new Outside('table', 'sum of texts')
    return REDUCTIONS.sum?.(machine, column) ?? null
  },
  mean: (_machine, column) => numpy(mean(floats(column))),
  var: (_machine, column) => numpy(variance(floats(column))),
  std: (_machine, column) => numpy(Math.sqrt(variance(floats(column)))),
  first: ends((values) => values[0]),
  last: ends((values) => values.at(-1)),
  size: (_machine, column) => BigInt(column.size),
  nunique: (_machine, column) => BigInt(new Set(present(column).map(labelKey)).size),
}
const OF_NUMBERS = new Set(['mean', 'median', 'std', 'var', 'prod'])

export const isGroupReduction = (name: string) => Object.hasOwn(GROUP_REDUCTIONS, name)

/** A reduction within groups by its name; of texts pandas says which it does not do. */
export function groupReduction(name: string): Reduction {
  const reduce = isGroupReduction(name) ? GROUP_REDUCTIONS[name] : undefined
  if (reduce === undefined) throw new Outside('table', `agg(${name})`)
  return (machine: Machine, column: Column) => {
    if (OF_NUMBERS.has(name)) {
      if (column.dtype === 'str') return raise('TypeError', `dtype 'str' does not support operation '${name}'`)
      if (!column.isNumeric) throw new Outside('table', `${column.dtype} ${name}`)
    }
    return reduce(machine, column)
  }
}
