import type { Machine } from '../machine'
import { Outside } from '../result'
import { keyOf } from '../values/hash'
import { type Keywords, PyBuiltin, PyTuple, type Run, type Value } from '../values/values'

/** A function that is called once for each set of arguments; of a limited memory what was not used for longest goes. */
export function memoized(callee: Value, size: Value, info: Value): Value {
  const most = size === null ? Number.POSITIVE_INFINITY : typeof size === 'bigint' ? Number(size) : Number.NaN
  if (Number.isNaN(most)) throw new Outside('unsupported', 'lru_cache(maxsize=)')
  const known = new Map<string, Value>()
  let [hits, misses] = [0, 0]
  const run: Run = (machine, args, keywords) => {
    const key = keyOfCall(args, keywords)
    const before = known.get(key)
    if (before !== undefined) {
      hits += 1
      known.delete(key)
      known.set(key, before)
      return before
    }
    misses += 1
    const value = machine.call(callee, args, keywords)
    if (most > 0) known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
  const made = new PyBuiltin('cached', run, true)
  const told = (machine: Machine) =>
    machine.call(info, [new PyTuple([BigInt(hits), BigInt(misses), size, BigInt(known.size)])])
  made.attributes = new Map<string, Value>([
    ['cache_info', new PyBuiltin('cache_info', told)],
    [
      'cache_clear',
      new PyBuiltin('cache_clear', () => {
        known.clear()
        hits = misses = 0
        return null
      }),
    ],
  ])
  return made
}

function keyOfCall(args: readonly Value[], keywords: Keywords): string {
  const parts = [...args, ...[...keywords].map(([name, value]) => new PyTuple([name, value]))]
  const key = keyOf(new PyTuple(parts))
  if (typeof key !== 'string') throw new Outside('unsupported', 'lru_cache')
  return `${args.length}:${key}`
}
