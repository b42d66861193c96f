import { positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { fractionOf, nearestFloat } from '../text/float'
import { isNumber, numberOf } from '../values/compare'
import { keyOf } from '../values/hash'
import { itemsOf } from '../values/iterate'
import { binary } from '../values/operators'
import { sorted } from '../values/sort'
import type { Run, Value } from '../values/values'

/** Means are worked out as exact fractions, as the module does. */
function mean(machine: Machine, items: readonly Value[]): Value {
  let [over, under] = [0n, 1n]
  let hasFloat = false
  for (const item of items) {
    machine.spend(4)
    if (!isNumber(item) || typeof item === 'boolean') throw new Outside('unsupported', 'statistics.mean()')
    const value = numberOf(item)
    hasFloat ||= typeof value === 'number'
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Outside('unsupported', 'statistics.mean()')
    const part = typeof value === 'bigint' ? { over: value, under: 1n } : fractionOf(value)
    if (under === part.under) over += part.over
    else [over, under] = [over * part.under + part.over * under, under * part.under]
    if (under.toString(2).length > 4000) throw new Outside('size', 'statistics.mean()')
  }
  const count = BigInt(items.length)
  if (!hasFloat && over % (under * count) === 0n) return over / (under * count)
  return nearestFloat(over, under * count)
}

const data =
  (name: string, run: (machine: Machine, items: Value[]) => Value): Run =>
  (machine, args, keywords) => {
    positional(name, [1, 1], args, keywords)
    const items = itemsOf(machine, args[0] ?? null)
    return run(machine, items)
  }

export const STATISTICS: Record<string, Run> = {
  mean: data('mean', (machine, items) => {
    if (items.length === 0) throw new Outside('unsupported', 'statistics.mean()')
    return mean(machine, items)
  }),
  median: data('median', (machine, items) => {
    if (items.length === 0) throw new Outside('unsupported', 'statistics.median()')
    const ordered = sorted(machine, items, { key: null, isReversed: false })
    const middle = ordered.length >> 1
    const upper = ordered[middle] ?? null
    if (ordered.length % 2 === 1) return upper
    return binary(machine, '/', [binary(machine, '+', [ordered[middle - 1] ?? null, upper]), 2n])
  }),
  mode: data('mode', (machine, items) => {
    if (items.length === 0) throw new Outside('unsupported', 'statistics.mode()')
    const counts = new Map<string, { item: Value; count: number }>()
    for (const item of items) {
      machine.spend(1)
      const key = keyOf(item)
      if (typeof key !== 'string') throw new Outside('unsupported', 'statistics.mode()')
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { item, count: 1 })
    }
    const most = Math.max(...[...counts.values()].map(({ count }) => count))
    return [...counts.values()].find(({ count }) => count === most)?.item ?? null
  }),
}
