import { positional, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isNumber, isOrdered, isTrue, numberOf } from '../values/compare'
import { PyForeign } from '../values/foreign'
import { charactersOf, itemsOf, iterate } from '../values/iterate'
import { asFloat } from '../values/numbers'
import { binary } from '../values/operators'
import { sorted } from '../values/sort'
import { special } from '../values/special'
import { raise, typeName } from '../values/types'
import { PyDeque, PyDict, PyList, PyRange, PySet, PyTuple, PyView, type Run, type Value } from '../values/values'

const length: Run = (machine, args, keywords) => {
  if (args.length !== 1 && keywords.size === 0) {
    return raise('TypeError', `len() takes exactly one argument (${args.length} given)`)
  }
  positional('len', [1, 1], args, keywords)
  const [value = null] = args
  const own = special(value, '__len__')
  if (own !== undefined) return lengthOf(machine.call(own, []))
  if (typeof value === 'string') return BigInt(charactersOf(value).length)
  if (value instanceof PyList || value instanceof PyTuple || value instanceof PyDeque) return BigInt(value.items.length)
  if (value instanceof PyDict) return BigInt(value.entries.size)
  if (value instanceof PyView) return BigInt(value.dict.entries.size)
  if (value instanceof PySet) return BigInt(value.items.size)
  if (value instanceof PyRange) return BigInt(value.length)
  if (value instanceof PyForeign) return BigInt(value.size)
  return raise('TypeError', `object of type '${typeName(value)}' has no len()`)
}

function lengthOf(result: Value): Value {
  if (typeof result === 'boolean') return BigInt(result)
  if (typeof result === 'bigint' && result >= 0n) return result
  if (typeof result === 'bigint') return raise('ValueError', '__len__() should return >= 0')
  throw new Outside('unsupported', '__len__')
}

const sum: Run = (machine, args, keywords) => {
  const [items = null, start = 0n] = take('sum', ['iterable', 'start'], 1, [args, keywords])
  if (typeof start === 'string') return raise('TypeError', "sum() can't sum strings [use ''.join(seq) instead]")
  const next = iterate(machine, items)
  let total: Value = start
  for (let item = next(); item !== undefined; item = next()) {
    if (typeof total === 'number') return sumFloats(machine, total, { item, next })
    total = binary(machine, '+', [total, item])
  }
  return total
}

type Going = { item: Value; next: () => Value | undefined }

/** Since 3.12 `sum` keeps what each addition of floats loses (Neumaier). */
function sumFloats(machine: Machine, start: number, { item: first, next }: Going): Value {
  let [total, lost] = [start, 0]
  const result = () => (lost !== 0 && Number.isFinite(lost) ? total + lost : total)
  for (let item: Value | undefined = first; item !== undefined; item = next()) {
    if (isNumber(item)) {
      const added = asFloat(numberOf(item))
      const sum = total + added
      lost += Math.abs(total) >= Math.abs(added) ? total - sum + added : added - sum + total
      total = sum
    } else {
      let rest = binary(machine, '+', [result(), item])
      for (let other = next(); other !== undefined; other = next()) rest = binary(machine, '+', [rest, other])
      return rest
    }
  }
  return result()
}

const extreme =
  (name: 'min' | 'max'): Run =>
  (machine, args, keywords) => {
    for (const keyword of keywords.keys())
      if (keyword !== 'key' && keyword !== 'default') throw new Outside('unsupported', name)
    const key = keywords.get('key') ?? null
    if (args.length === 0) return raise('TypeError', `${name} expected at least 1 argument, got 0`)
    const items = args.length === 1 ? itemsOf(machine, args[0] ?? null) : args
    const standard = keywords.get('default')
    if (args.length > 1 && standard !== undefined) throw new Outside('unsupported', name)
    const [first, ...rest] = items
    if (first === undefined)
      return standard === undefined ? raise('ValueError', `${name}() iterable argument is empty`) : standard
    const keyOf = (item: Value) => (key === null ? item : machine.call(key, [item]))
    let [best, bestKey] = [first, keyOf(first)]
    for (const item of rest) {
      const itemKey = keyOf(item)
      if (isOrdered(machine, name === 'max' ? '>' : '<', itemKey, bestKey)) [best, bestKey] = [item, itemKey]
    }
    return best
  }

const any =
  (wanted: boolean): Run =>
  (machine, args, keywords) => {
    positional('any', [1, 1], args, keywords)
    const next = iterate(machine, args[0] ?? null)
    for (let item = next(); item !== undefined; item = next()) if (isTrue(machine, item) === wanted) return wanted
    return !wanted
  }

/** What makes one value of many. */
export const AGGREGATES: Record<string, Run> = {
  len: length,
  sum,
  min: extreme('min'),
  max: extreme('max'),
  any: any(true),
  all: any(false),
  sorted: (machine, args, keywords) => {
    const [items = null] = args
    if (args.length !== 1) throw new Outside('unsupported', 'sorted()')
    const [key = null, isReversed = false] = take('sorted', ['key', 'reverse'], 0, [[], keywords])
    return new PyList(sorted(machine, values(machine, items), { key, isReversed: isTrue(machine, isReversed) }))
  },
}

/** The items of a set to be sorted: their own order does not show where no two are equal by `<`. */
function values(machine: Machine, items: Value): Value[] {
  if (!(items instanceof PySet)) return itemsOf(machine, items)
  const list = [...items.items.values()]
  const isPlain =
    list.every((item) => typeof item === 'string') ||
    list.every((item) => typeof item === 'bigint' || typeof item === 'number')
  return isPlain ? list : itemsOf(machine, items)
}
