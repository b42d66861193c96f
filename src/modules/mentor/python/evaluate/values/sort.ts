import type { Machine } from '../machine'
import { isOrdered } from './compare'
import type { Value } from './values'

/**
 * Sorts stably, as `sorted` does. The order of comparisons is not Python's; a comparison that fails fails with the same message only where
 * all mixed pairs do, so the first pair is compared first, as Python does.
 */
export function sorted(
  machine: Machine,
  items: readonly Value[],
  { key, isReversed }: { key: Value; isReversed: boolean },
): Value[] {
  const keyed = items.map((item) => ({ item, key: key === null ? item : machine.call(key, [item]) }))
  machine.watch?.ordered(
    machine.offset,
    keyed.map((each) => each.key),
  )
  if (isReversed) keyed.reverse()
  const ordered = mergeSorted(machine, keyed)
  if (isReversed) ordered.reverse()
  return ordered.map(({ item }) => item)
}

type Keyed = { item: Value; key: Value }

/** Runs of up to 64 items by binary insertion as in CPython's list sort; longer ones merged. */
function mergeSorted(machine: Machine, items: Keyed[]): Keyed[] {
  if (items.length <= 64) return insertionSorted(machine, items)
  const middle = items.length >> 1
  const [left, right] = [mergeSorted(machine, items.slice(0, middle)), mergeSorted(machine, items.slice(middle))]
  const merged: Keyed[] = []
  let [i, j] = [0, 0]
  for (let one = left[i], other = right[j]; one && other; one = left[i], other = right[j]) {
    if (isOrdered(machine, '<', other.key, one.key)) {
      merged.push(other)
      j += 1
    } else {
      merged.push(one)
      i += 1
    }
  }
  return [...merged, ...left.slice(i), ...right.slice(j)]
}

/** CPython counts the run at the start (turned round where it falls), then puts each further item in by halves. */
function insertionSorted(machine: Machine, items: Keyed[]): Keyed[] {
  const isLess = (a: Keyed | undefined, b: Keyed | undefined) =>
    a !== undefined && b !== undefined && isOrdered(machine, '<', a.key, b.key)
  const result = [...items]
  if (result.length < 2) return result
  let run = 2
  if (isLess(result[1], result[0])) {
    while (run < result.length && isLess(result[run], result[run - 1])) run += 1
    result.splice(0, run, ...result.slice(0, run).reverse())
  } else while (run < result.length && !isLess(result[run], result[run - 1])) run += 1
  for (let at = run; at < result.length; at += 1) {
    const pivot = result[at]
    if (pivot === undefined) continue
    let [low, high] = [0, at]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isLess(pivot, result[middle])) high = middle
      else low = middle + 1
    }
    result.splice(at, 1)
    result.splice(low, 0, pivot)
  }
  return result
}
