import { asInteger, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { equals, isTrue } from '../values/compare'
import { itemsOf, iterate } from '../values/iterate'
import { binary } from '../values/operators'
import { PyIterator, PyTuple, type Run, type Value } from '../values/values'

const over = (name: string, items: Iterator<Value>): PyIterator =>
  new PyIterator(`itertools.${name}`, () => {
    const { value, done } = items.next()
    return done ? undefined : value
  })

function* choose(
  items: readonly Value[],
  size: number,
  isOrdered: boolean,
  taken: readonly number[] = [],
): Generator<Value> {
  if (taken.length === size) {
    yield new PyTuple(taken.map((at) => items[at] ?? null))
    return
  }
  for (let at = isOrdered ? 0 : (taken.at(-1) ?? -1) + 1; at < items.length; at += 1) {
    if (!taken.includes(at)) yield* choose(items, size, isOrdered, [...taken, at])
  }
}

function* product(lists: readonly (readonly Value[])[], taken: readonly Value[] = []): Generator<Value> {
  const list = lists[taken.length]
  if (list === undefined) yield new PyTuple(taken)
  else for (const item of list) yield* product(lists, [...taken, item])
}

const chosen =
  (name: string, isOrdered: boolean): Run =>
  (machine, args, keywords) => {
    const [given = null, size] = take(name, ['iterable', 'r'], isOrdered ? 1 : 2, [args, keywords])
    const items = itemsOf(machine, given)
    const count = size === undefined || size === null ? items.length : asInteger(size)
    if (count < 0 || items.length > 12) throw new Outside('size', name)
    return over(name, spending(machine, choose(items, count, isOrdered)))
  }

/** Runs of equal keys; a group that was left for the next one gives nothing any more, as in Python. */
function* groups(machine: Machine, next: () => Value | undefined, key: Value): Generator<Value> {
  const keyed = (item: Value) => (key === null ? item : machine.call(key, [item]))
  let item = next()
  let found = item === undefined ? null : keyed(item)
  while (item !== undefined) {
    const current = found
    let [isFirst, isLeft] = [true, false]
    const following = (): Value | undefined => {
      if (isLeft) return undefined
      if (!isFirst) {
        item = next()
        found = item === undefined ? null : keyed(item)
      }
      isFirst = false
      isLeft = item === undefined || !equals(machine, found, current)
      return isLeft ? undefined : item
    }
    yield new PyTuple([current, new PyIterator('itertools._grouper', following)])
    while (!isLeft) following()
  }
}

function* spending(machine: { spend: (count: number) => void }, items: Generator<Value>): Generator<Value> {
  for (const item of items) {
    machine.spend(10)
    yield item
  }
}

export const ITERTOOLS: Record<string, Run> = {
  permutations: chosen('permutations', true),
  combinations: chosen('combinations', false),
  product: (machine, args, keywords) => {
    const times = keywords.get('repeat') ?? 1n
    if (keywords.size > (keywords.has('repeat') ? 1 : 0)) throw new Outside('unsupported', 'product()')
    const lists = args.map((value) => itemsOf(machine, value))
    const count = asInteger(times)
    if (count < 0 || count > 10) throw new Outside('size', 'product()')
    return over('product', spending(machine, product(Array.from({ length: count }, () => lists).flat())))
  },
  chain: (machine, args) => {
    const rest = [...args]
    let next: (() => Value | undefined) | undefined
    return new PyIterator('itertools.chain', () => {
      for (;;) {
        if (next === undefined) {
          const source = rest.shift()
          if (source === undefined) return undefined
          next = iterate(machine, source)
        }
        const item = next()
        if (item !== undefined) return item
        next = undefined
      }
    })
  },
  groupby: (machine, args, keywords) => {
    const [source = null, key = null] = take('groupby', ['iterable', 'key'], 1, [args, keywords])
    return over('groupby', groups(machine, iterate(machine, source), key))
  },
  pairwise: (machine, [source = null]) => {
    const next = iterate(machine, source)
    let before = next()
    return new PyIterator('itertools.pairwise', () => {
      const item = before === undefined ? undefined : next()
      if (before === undefined || item === undefined) return undefined
      const pair = new PyTuple([before, item])
      before = item
      return pair
    })
  },
  zip_longest: (machine, args, keywords) => {
    const fill = keywords.get('fillvalue') ?? null
    if (keywords.size > (keywords.has('fillvalue') ? 1 : 0)) throw new Outside('unsupported', 'zip_longest()')
    const sources = args.map((value) => iterate(machine, value))
    return new PyIterator('itertools.zip_longest', () => {
      const items = sources.map((next) => next())
      return items.every((item) => item === undefined)
        ? undefined
        : new PyTuple(items.map((item) => (item === undefined ? fill : item)))
    })
  },
  takewhile: (machine, [test = null, source = null]) => {
    const next = iterate(machine, source)
    let isOver = false
    return new PyIterator('itertools.takewhile', () => {
      const item = isOver ? undefined : next()
      isOver ||= item === undefined || !isTrue(machine, machine.call(test, [item]))
      return isOver ? undefined : item
    })
  },
  dropwhile: (machine, [test = null, source = null]) => {
    const next = iterate(machine, source)
    let isDropping = true
    return new PyIterator('itertools.dropwhile', () => {
      let item = next()
      while (isDropping && item !== undefined && isTrue(machine, machine.call(test, [item]))) item = next()
      isDropping = false
      return item
    })
  },
  count: (machine, args, keywords) => {
    const [start = 0n, step = 1n] = take('count', ['start', 'step'], 0, [args, keywords])
    let at: Value = start
    return new PyIterator('itertools.count', () => {
      const value: Value = at
      at = binary(machine, '+', [at, step])
      return value
    })
  },
  repeat: (_machine, args, keywords) => {
    const [value = null, times] = take('repeat', ['object', 'times'], 1, [args, keywords])
    let left = times === undefined ? Number.POSITIVE_INFINITY : asInteger(times)
    return new PyIterator('itertools.repeat', () => (left-- > 0 ? value : undefined))
  },
  cycle: (machine, args) => {
    const items = itemsOf(machine, args[0] ?? null)
    let at = 0
    return new PyIterator('itertools.cycle', () => (items.length === 0 ? undefined : items[at++ % items.length]))
  },
  islice: (machine, args) => {
    const [source = null, ...bounds] = args
    const [first = null, second = null] = bounds
    const stride = bounds.length === 3 && bounds[2] !== null ? asInteger(bounds[2]) : 1
    if (bounds.length === 0 || bounds.length > 3 || stride < 1) throw new Outside('unsupported', 'islice()')
    const [from, to] = bounds.length === 1 ? [0, first] : [first === null ? 0 : asInteger(first), second]
    const end = to === null ? Number.POSITIVE_INFINITY : asInteger(to)
    const next = iterate(machine, source)
    let [at, wanted] = [0, from]
    return new PyIterator('itertools.islice', () => {
      if (wanted >= end) return undefined
      for (; at < wanted; at += 1) if (next() === undefined) return undefined
      at += 1
      wanted += stride
      return next()
    })
  },
  accumulate: (machine, args, keywords) => {
    const [source = null, callee = null, initial = null] = take('accumulate', ['iterable', 'func', 'initial'], 1, [
      args,
      keywords,
    ])
    const next = iterate(machine, source)
    let total: Value | undefined
    let isFirst = initial !== null
    return new PyIterator('itertools.accumulate', () => {
      if (isFirst) {
        isFirst = false
        total = initial
        return total
      }
      const item = next()
      if (item === undefined) return undefined
      if (total === undefined) total = item
      else total = callee === null ? binary(machine, '+', [total, item]) : machine.call(callee, [total, item])
      return total
    })
  },
}
