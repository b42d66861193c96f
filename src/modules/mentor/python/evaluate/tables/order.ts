import type { Machine } from '../machine'
import { Outside } from '../result'
import { type Column, isMissing } from './column'
import { isBefore } from './reduce'

export type Key = { column: Column; isAscending: boolean }

/** The places of rows in the order of their keys: equal ones as they stood, what is missing at the end. */
export function orderBy(machine: Machine, size: number, keys: readonly Key[]): number[] {
  if (
    keys.some(
      ({ column }) =>
        column.dtype === 'object' && column.values.some((value) => typeof value !== 'string' && !isMissing(value)),
    )
  )
    throw new Outside('library', 'sort of objects')
  machine.grow(size)
  machine.spend(size * 4)
  const places = inOrder(machine, size, keys)
  const [only, more] = keys
  // Of one key pandas sorts with an algorithm that keeps equal rows as they stood only where there are few.
  if (
    size > MOST_STABLE &&
    only &&
    !more &&
    places.some((place, at) => at > 0 && ordered(machine, only, places[at - 1] ?? 0, place) === 0)
  )
    throw new Outside('library', 'sort of equal rows')
  return places
}

const MOST_STABLE = 16

const inOrder = (machine: Machine, size: number, keys: readonly Key[]): number[] =>
  Array.from({ length: size }, (_, at) => at).sort((a, b) => {
    for (const key of keys) {
      const order = ordered(machine, key, a, b)
      if (order !== 0) return order
    }
    return a - b
  })

function ordered(machine: Machine, { column, isAscending }: Key, a: number, b: number): number {
  const [x, y] = [column.values[a] ?? null, column.values[b] ?? null]
  if (isMissing(x) || isMissing(y)) return Number(isMissing(x)) - Number(isMissing(y))
  if (isBefore(machine, '<', x, y)) return isAscending ? -1 : 1
  return isBefore(machine, '<', y, x) ? (isAscending ? 1 : -1) : 0
}
