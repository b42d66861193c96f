import { Outside } from '../result'
import type { PySet, Value } from './values'

/**
 * Whether each item stands at its own place of the table: a whole number stands at the place of its value while it is smaller than the
 * smallest table that is less than 3/5 full (CPython's setobject.c). Then they come sorted, however the set was made.
 */
function isPlaced({ items }: PySet): boolean {
  let places = 8
  while (items.size * 5 >= (places - 1) * 3) places *= 2
  return [...items.values()].every((item) => typeof item === 'bigint' && item >= 0n && item < places)
}

/** The items of a set in the order in which Python goes through them. That of texts differs from run to run. */
export function orderedItems(set: PySet): Value[] {
  const items = [...set.items.values()]
  if (items.length <= 1) return items
  if (set.history === 'unknown' || !isPlaced(set)) throw new Outside('set-order', 'set')
  return items.toSorted((a, b) => Number(a) - Number(b))
}

/** Takes an item out. Its place stays marked, so that what is added later may be pushed on to another one. */
export function removeItem(set: PySet, key: string): boolean {
  const wasPlaced = set.history !== 'unknown' && isPlaced(set)
  const had = set.items.delete(key)
  if (had) set.history = wasPlaced ? 'gaps' : 'unknown'
  return had
}

/** Puts an item in. */
export function insertItem(set: PySet, key: string, item: Value): void {
  if (set.items.has(key)) return
  if (set.history === 'gaps') set.history = 'unknown'
  set.items.set(key, item)
}

/** A set made of others shows their order where those had an item pushed from its place. */
export function inherit(set: PySet, sources: readonly PySet[]): PySet {
  if (sources.some((source) => source.history === 'unknown' || !isPlaced(source))) set.history = 'unknown'
  return set
}
