import { Outside } from '../result'
import type { PySet, Value } from './values'

/**
 * Whether no two items collide in the hash table: a whole number has the slot of its value while it is smaller than the smallest table
 * that is less than 3/5 full (CPython's setobject.c). Then they come sorted, however the set was made.
 */
function hasNoCollision({ items }: PySet): boolean {
  let slots = 8
  while (items.size * 5 >= (slots - 1) * 3) slots *= 2
  return [...items.values()].every((item) => typeof item === 'bigint' && item >= 0n && item < slots)
}

/** The items of a set in the order in which Python goes through them. That of texts differs from run to run. */
export function orderedItems(set: PySet): Value[] {
  const items = [...set.items.values()]
  if (items.length <= 1) return items
  if (set.history === 'unknown' || !hasNoCollision(set)) throw new Outside('set-order', 'set')
  return items.toSorted((a, b) => Number(a) - Number(b))
}

/** Takes an item out. Its slot stays marked as deleted, so that what is added later may be probed into another one. */
export function removeItem(set: PySet, key: string): boolean {
  const hadNoCollision = set.history !== 'unknown' && hasNoCollision(set)
  const had = set.items.delete(key)
  if (had) set.history = hadNoCollision ? 'gaps' : 'unknown'
  return had
}

/** Puts an item in. */
export function insertItem(set: PySet, key: string, item: Value): void {
  if (set.items.has(key)) return
  if (set.history === 'gaps') set.history = 'unknown'
  set.items.set(key, item)
}

/** A set made of others shows their order where those had a collision. */
export function inherit(set: PySet, sources: readonly PySet[]): PySet {
  if (sources.some((source) => source.history === 'unknown' || !hasNoCollision(source))) set.history = 'unknown'
  return set
}

/** A set takes the items of another one that was made from it. */
export function takeOver(set: PySet, made: PySet): void {
  const hadGaps = set.history !== 'clean' || [...set.items.keys()].some((key) => !made.items.has(key))
  set.history = made.history === 'unknown' || !hasNoCollision(set) ? 'unknown' : hadGaps ? 'gaps' : 'clean'
  set.items = made.items
}
