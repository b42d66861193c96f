import { asInteger, positional, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { repr } from '../text/repr'
import { isSame, isTrue } from '../values/compare'
import { itemsOf } from '../values/iterate'
import { sorted } from '../values/sort'
import { raise, typeName } from '../values/types'
import { PyDeque, PyList, PyTuple, type Run, type Value } from '../values/values'

const itemsIn = (self: Value | undefined): Value[] => {
  if (self instanceof PyList || self instanceof PyDeque) return self.items
  throw new Outside('unsupported', 'method')
}
const readable = (self: Value | undefined): readonly Value[] => {
  if (self instanceof PyList || self instanceof PyDeque || self instanceof PyTuple) return self.items
  throw new Outside('unsupported', 'method')
}

const one = (name: string, run: (machine: Machine, self: Value, argument: Value) => Value): Run => {
  return (machine, [self = null, ...args], keywords) => {
    const [argument] = args
    if (keywords.size > 0) throw new Outside('unsupported', name)
    if (args.length !== 1 || argument === undefined) {
      return raise('TypeError', `${typeName(self)}.${name}() takes exactly one argument (${args.length} given)`)
    }
    return run(machine, self, argument)
  }
}

const placeOf = (machine: Machine, items: readonly Value[], item: Value): number =>
  items.findIndex((other) => isSame(machine, other, item))

const count = one('count', (machine, self, item) =>
  BigInt(readable(self).filter((other) => isSame(machine, other, item)).length),
)

const index =
  (message: (item: Value, machine: Machine) => string): Run =>
  (machine, [self, ...args], keywords) => {
    positional('index', [1, 3], args, keywords)
    const items = readable(self)
    const clip = (at: number) => Math.min(Math.max(at < 0 ? at + items.length : at, 0), items.length)
    const from = args[1] === undefined ? 0 : clip(asInteger(args[1]))
    const to = args[2] === undefined ? items.length : clip(asInteger(args[2]))
    const found = placeOf(machine, items.slice(from, to), args[0] ?? null)
    return found === -1 ? raise('ValueError', message(args[0] ?? null, machine)) : BigInt(found + from)
  }

const reverse: Run = (_machine, [self, ...args], keywords) => {
  positional('reverse', [0, 0], args, keywords)
  itemsIn(self).reverse()
  return null
}

const clear: Run = (_machine, [self, ...args], keywords) => {
  positional('clear', [0, 0], args, keywords)
  itemsIn(self).length = 0
  return null
}

export const TUPLE_METHODS: Partial<Record<string, Run>> = {
  count,
  index: index(() => 'tuple.index(x): x not in tuple'),
}

export const LIST_METHODS: Partial<Record<string, Run>> = {
  count,
  reverse,
  clear,
  index: index(() => 'list.index(x): x not in list'),
  append: one('append', (machine, self, item) => {
    machine.grow(1)
    itemsIn(self).push(item)
    return null
  }),
  extend: one('extend', (machine, self, more) => {
    const items = itemsOf(machine, more)
    itemsIn(self).push(...items)
    return null
  }),
  insert: (machine, [self, ...args], keywords) => {
    positional('insert', [2, 2], args, keywords)
    machine.grow(1)
    itemsIn(self).splice(asInteger(args[0]), 0, args[1] ?? null)
    return null
  },
  remove: one('remove', (machine, self, item) => {
    const at = placeOf(machine, readable(self), item)
    if (at === -1) return raise('ValueError', 'list.remove(x): x not in list')
    itemsIn(self).splice(at, 1)
    return null
  }),
  pop: (_machine, [self, ...args], keywords) => {
    positional('pop', [0, 1], args, keywords)
    const items = itemsIn(self)
    if (items.length === 0) return raise('IndexError', 'pop from empty list')
    const wanted = args[0] === undefined ? -1 : asInteger(args[0])
    const at = wanted < 0 ? wanted + items.length : wanted
    if (at < 0 || at >= items.length) return raise('IndexError', 'pop index out of range')
    return items.splice(at, 1)[0] ?? null
  },
  sort: (machine, [self, ...args], keywords) => {
    if (args.length > 0) return raise('TypeError', 'sort() takes no positional arguments')
    const [key = null, isReversed = false] = take('sort', ['key', 'reverse'], 0, [args, keywords])
    const items = itemsIn(self)
    const result = sorted(machine, items, { key, isReversed: isTrue(machine, isReversed) })
    items.splice(0, items.length, ...result)
    return null
  },
  copy: (machine, [self, ...args], keywords) => {
    positional('copy', [0, 0], args, keywords)
    const items = readable(self)
    machine.grow(items.length)
    return new PyList([...items])
  },
}

const trim = (self: Value | undefined, side: 'left' | 'right') => {
  if (!(self instanceof PyDeque) || self.limit === null) return
  while (self.items.length > self.limit) side === 'left' ? self.items.shift() : self.items.pop()
}

export const DEQUE_METHODS: Partial<Record<string, Run>> = {
  count,
  index: index((item, machine) => `${repr(machine, item)} is not in deque`),
  remove: one('remove', (machine, self, item) => {
    const at = placeOf(machine, readable(self), item)
    if (at === -1) return raise('ValueError', 'deque.remove(x): x not in deque')
    itemsIn(self).splice(at, 1)
    return null
  }),
  insert: (machine, [self, ...args], keywords) => {
    positional('insert', [2, 2], args, keywords)
    const items = itemsIn(self)
    if (self instanceof PyDeque && self.limit !== null && items.length >= self.limit)
      return raise('IndexError', 'deque already at its maximum size')
    machine.grow(1)
    items.splice(asInteger(args[0]), 0, args[1] ?? null)
    return null
  },
  extendleft: one('extendleft', (machine, self, more) => {
    itemsIn(self).unshift(...itemsOf(machine, more).reverse())
    trim(self, 'right')
    return null
  }),
  copy: (_machine, [self, ...args], keywords) => {
    positional('copy', [0, 0], args, keywords)
    return new PyDeque([...itemsIn(self)], self instanceof PyDeque ? self.limit : null)
  },
  reverse,
  clear,
  append: one('append', (machine, self, item) => {
    machine.grow(1)
    itemsIn(self).push(item)
    trim(self, 'left')
    return null
  }),
  appendleft: one('appendleft', (machine, self, item) => {
    machine.grow(1)
    itemsIn(self).unshift(item)
    trim(self, 'right')
    return null
  }),
  extend: one('extend', (machine, self, more) => {
    itemsIn(self).push(...itemsOf(machine, more))
    trim(self, 'left')
    return null
  }),
  pop: (_machine, [self, ...args], keywords) => {
    positional('pop', [0, 0], args, keywords)
    const items = itemsIn(self)
    if (items.length === 0) return raise('IndexError', 'pop from an empty deque')
    return items.pop() ?? null
  },
  popleft: (_machine, [self, ...args], keywords) => {
    positional('popleft', [0, 0], args, keywords)
    const items = itemsIn(self)
    if (items.length === 0) return raise('IndexError', 'pop from an empty deque')
    return items.shift() ?? null
  },
  rotate: (_machine, [self, ...args], keywords) => {
    positional('rotate', [0, 1], args, keywords)
    const items = itemsIn(self)
    if (items.length === 0) return null
    const by = (((args[0] === undefined ? 1 : asInteger(args[0])) % items.length) + items.length) % items.length
    items.unshift(...items.splice(items.length - by, by))
    return null
  },
}
