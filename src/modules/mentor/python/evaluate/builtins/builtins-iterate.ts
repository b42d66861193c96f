import { asInteger, positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isSame, isTrue } from '../values/compare'
import { PyForeign } from '../values/foreign'
import { PyGenerator } from '../values/generator'
import { charactersOf, drawn, itemsOf, iterate, untilStop } from '../values/iterate'
import { special } from '../values/special'
import { makes, raise, typeName } from '../values/types'
import {
  type Keywords,
  PyDeque,
  PyDict,
  PyInstance,
  PyIterator,
  PyList,
  PyRange,
  PyTuple,
  PyView,
  type Run,
  type Value,
} from '../values/values'

makes('range', (_machine, args, keywords) => {
  positional('range', [1, 3], args, keywords)
  for (const value of args) asInteger(value)
  const [first = 0n, second, step = 1n] = args.map((value) => BigInt(asInteger(value)))
  if (step === 0n) return raise('ValueError', 'range() arg 3 must not be zero')
  return second === undefined ? new PyRange(0n, first, 1n) : new PyRange(first, second, step)
})

makes('enumerate', (machine, args, keywords) => {
  const items = args[0]
  const start = keywords.get('start') ?? args[1] ?? 0n
  if (items === undefined || args.length > 2 || keywords.size > (keywords.has('start') ? 1 : 0)) {
    throw new Outside('unsupported', 'enumerate()')
  }
  let at = BigInt(asInteger(start))
  const next = iterate(machine, items)
  return new PyIterator('enumerate', () => {
    const item = next()
    return item === undefined ? undefined : new PyTuple([at++, item])
  })
})

makes('zip', (machine, args, keywords) => {
  const strict = keywords.get('strict') ?? false
  if (keywords.size > (keywords.has('strict') ? 1 : 0)) throw new Outside('unsupported', 'zip()')
  const isStrict = isTrue(machine, strict)
  const sources = args.map((value) => iterate(machine, value))
  return new PyIterator('zip', () => (isStrict ? allTogether(sources) : together(sources)))
})

/** One item of each; all have to end at once. */
function allTogether(sources: readonly (() => Value | undefined)[]): PyTuple | undefined {
  const items: Value[] = []
  for (const [at, next] of sources.entries()) {
    const item = next()
    const isShorter = item === undefined && items.length > 0
    const isLonger = item !== undefined && items.length < at
    if (isShorter || isLonger) {
      const others = at === 1 ? 'argument 1' : `arguments 1-${at}`
      return raise('ValueError', `zip() argument ${at + 1} is ${isShorter ? 'shorter' : 'longer'} than ${others}`)
    }
    if (item !== undefined) items.push(item)
  }
  return items.length === 0 ? undefined : new PyTuple(items)
}

/** One item of each, until one has none left. */
function together(sources: readonly (() => Value | undefined)[]): PyTuple | undefined {
  if (sources.length === 0) return undefined
  const items: Value[] = []
  for (const next of sources) {
    const item = next()
    if (item === undefined) return undefined
    items.push(item)
  }
  return new PyTuple(items)
}

makes('map', (machine, [callee, ...args], keywords) => {
  if (callee === undefined || args.length === 0 || keywords.size > 0) throw new Outside('unsupported', 'map()')
  const sources = args.map((value) => iterate(machine, value))
  return new PyIterator('map', () => {
    const items = together(sources)
    return items === undefined ? undefined : machine.call(callee, items.items)
  })
})

makes('filter', (machine, args, keywords) => {
  positional('filter', [2, 2], args, keywords)
  const [callee = null, items = null] = args
  const next = iterate(machine, items)
  return new PyIterator('filter', () => {
    for (let item = next(); item !== undefined; item = next()) {
      if (isTrue(machine, callee === null ? item : machine.call(callee, [item]))) return item
    }
    return undefined
  })
})

makes('reversed', (machine, args, keywords) => {
  positional('reversed', [1, 1], args, keywords)
  const [value = null] = args
  const own = special(value, '__reversed__')
  if (own !== undefined) return machine.call(own, [])
  const items = backwards(machine, value)
  let at = items.length
  return new PyIterator(reversedName(value), () => {
    at -= 1
    return items[at]
  })
})

const reversedName = (value: Value): string => {
  if (value instanceof PyList) return 'list_reverseiterator'
  if (value instanceof PyDict) return 'dict_reversekeyiterator'
  return value instanceof PyRange ? 'range_iterator' : 'reversed'
}

function backwards(machine: Machine, value: Value): readonly Value[] {
  if (typeof value === 'string') return charactersOf(value)
  if (value instanceof PyList || value instanceof PyTuple || value instanceof PyDeque) return value.items
  if (value instanceof PyRange) {
    machine.grow(value.length)
    return Array.from({ length: value.length }, (_, at) => value.at(at))
  }
  if (value instanceof PyDict) return [...value.entries.values()].map(({ key }) => key)
  if (value instanceof PyView) return itemsOf(machine, value)
  if (value instanceof PyInstance) throw new Outside('unsupported', 'reversed()')
  return raise('TypeError', `'${typeName(value)}' object is not reversible`)
}

const iterator = (machine: Machine, value: Value): Value => {
  if (value instanceof PyIterator) return value
  if (value instanceof PyInstance) {
    const own = special(value, '__iter__')
    if (own !== undefined) {
      const made = machine.call(own, [])
      if (!(made instanceof PyIterator) && special(made, '__next__') === undefined)
        return raise('TypeError', `iter() returned non-iterator of type '${typeName(made)}'`)
      return made
    }
  }
  return new PyIterator('iterator', iterate(machine, value))
}

function next(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  positional('next', [1, 2], args, keywords)
  const [value = null, standard] = args
  const own = special(value, '__next__')
  if (own !== undefined) {
    if (standard === undefined) return machine.call(own, [])
    const item = untilStop(() => machine.call(own, []))
    return item === undefined ? standard : item
  }
  const further =
    value instanceof PyIterator && !(value instanceof PyGenerator && !value.isIterable)
      ? drawn(machine, value)
      : value instanceof PyForeign && value.isIterator
        ? value.iterate(machine)
        : null
  if (further === null) return raise('TypeError', `'${typeName(value)}' object is not an iterator`)
  const item = further()
  if (item !== undefined) return item
  return standard === undefined ? stop(value) : standard
}

/** The end of a generator holds what that returned. */
const stop = (value: Value): never =>
  value instanceof PyGenerator && value.returned !== null
    ? raise('StopIteration', value.returned)
    : raise('StopIteration')

export const ITERATION: Record<string, Run> = {
  next,
  iter: (machine, args, keywords) => {
    positional('iter', [1, 2], args, keywords)
    const [callee = null, last] = args
    if (last !== undefined)
      return new PyIterator('callable_iterator', () => {
        const item = machine.call(callee, [])
        return isSame(machine, item, last) ? undefined : item
      })
    return iterator(machine, args[0] ?? null)
  },
}
