import type { Machine } from '../machine'
import { Outside } from '../result'
import { type Column, isMissing } from './column'
import { isBefore } from './reduce'

export type Key = { column: Column; isAscending: boolean }

/** The places of rows in the order of their keys: equal ones as they stood, what is missing at the end. */
export function orderBy(machine: Machine, size: number, keys: readonly Key[]): number[] {
  if (keys.some(({ column }) => isMixed(column))) throw new Outside('table', 'sort of objects')
  machine.grow(size)
  machine.spend(size * 4)
  return Array.from({ length: size }, (_, at) => at).sort((a, b) => {
    for (const key of keys) {
      const order = ordered(machine, key, a, b)
      if (order !== 0) return order
    }
    return a - b
  })
}

/** The order in which `sort_values` puts rows. By one key it is quick and not stable: where equal rows go depends on the processor. */
export function quickOrder(machine: Machine, size: number, keys: readonly Key[]): number[] {
  const places = orderBy(machine, size, keys)
  const [only, more] = keys
  if (only === undefined || more !== undefined) return places
  const isTied = (place: number, at: number) => at > 0 && ordered(machine, only, places[at - 1] ?? 0, place) === 0
  const tied = places.filter((place, at) => isTied(place, at) && !isMissing(only.column.values[place] ?? null))
  const most = only.column.dtype === 'str' || only.column.dtype === 'object' || only.column.dtype === 'bool' ? 16 : 3
  if (size > most && tied.length > 0) throw new Outside('table', 'sort of equal rows')
  return places
}

const isMixed = ({ dtype, values }: Column) =>
  dtype === 'object' && values.some((value) => typeof value !== 'string' && !isMissing(value))

function ordered(machine: Machine, { column, isAscending }: Key, a: number, b: number): number {
  const [x, y] = [column.values[a] ?? null, column.values[b] ?? null]
  if (isMissing(x) || isMissing(y)) return Number(isMissing(x)) - Number(isMissing(y))
  if (isBefore(machine, '<', x, y)) return isAscending ? -1 : 1
  return isBefore(machine, '<', y, x) ? (isAscending ? 1 : -1) : 0
}
