import { positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { hashOf } from '../values/hash'
import { itemsOf } from '../values/iterate'
import { ofSets } from '../values/operators'
import { inherit, insertItem, orderedItems, removeItem, takeOver } from '../values/set-order'
import { raise } from '../values/types'
import { PySet, type Run, type Value } from '../values/values'

const setOf = (self: Value | undefined): PySet => {
  if (self instanceof PySet) return self
  throw new Outside('unsupported', 'set')
}
/** A set is looked for as the frozen set that it would be. */
const lookedFor = (item: Value): string => {
  if (item instanceof PySet && !item.isFrozen) throw new Outside('unsupported', 'set in set')
  return hashOf(item, 'set element')
}
const changeable = (self: Value | undefined, name: string): PySet => {
  const set = setOf(self)
  return set.isFrozen ? raise('AttributeError', `'frozenset' object has no attribute '${name}'`) : set
}

export function addItem(machine: Machine, set: PySet, item: Value): void {
  const hash = hashOf(item, 'set element')
  machine.grow(1)
  insertItem(set, hash, item)
}

/** A set of what is gone through; one set made of another shows no order. */
export function setFrom(machine: Machine, value: Value, isFrozen = false): PySet {
  const set = new PySet(isFrozen)
  if (value instanceof PySet) {
    for (const [hash, item] of value.items) set.items.set(hash, item)
    return inherit(set, [value])
  }
  for (const item of itemsOf(machine, value)) addItem(machine, set, item)
  return set
}

const combining =
  (operator: string): Run =>
  (machine, [self, ...args], keywords) => {
    if (keywords.size > 0) throw new Outside('unsupported', 'set')
    return args.reduce<PySet>(
      (set, other) => ofSets(operator, set, setFrom(machine, other)) ?? set,
      ofSets('|', setOf(self), new PySet()) ?? new PySet(),
    )
  }

const updating =
  (operator: string): Run =>
  (machine, [self = null, ...args]) => {
    const set = changeable(self, 'update')
    for (const other of args) {
      const made = ofSets(operator, set, setFrom(machine, other))
      if (made !== undefined) takeOver(set, made)
    }
    return null
  }

const relation =
  (holds: (a: PySet, b: PySet) => boolean): Run =>
  (machine, [self, ...args], keywords) => {
    positional('set', [1, 1], args, keywords)
    return holds(setOf(self), setFrom(machine, args[0] ?? null))
  }
const isWithin = (a: PySet, b: PySet) => [...a.items.keys()].every((key) => b.items.has(key))

export const SET_METHODS: Partial<Record<string, Run>> = {
  add: (machine, [self, ...args], keywords) => {
    positional('add', [1, 1], args, keywords)
    addItem(machine, changeable(self, 'add'), args[0] ?? null)
    return null
  },
  remove: (_machine, [self, ...args], keywords) => {
    positional('remove', [1, 1], args, keywords)
    const [item = null] = args
    if (!removeItem(changeable(self, 'remove'), lookedFor(item))) raise('KeyError', item)
    return null
  },
  discard: (_machine, [self, ...args], keywords) => {
    positional('discard', [1, 1], args, keywords)
    removeItem(changeable(self, 'discard'), lookedFor(args[0] ?? null))
    return null
  },
  pop: (_machine, [self, ...args], keywords) => {
    positional('pop', [0, 0], args, keywords)
    const set = changeable(self, 'pop')
    const [first] = orderedItems(set)
    if (first === undefined) return raise('KeyError', 'pop from an empty set')
    // After a pop Python goes on from where it stopped.
    if (set.items.size > 1) throw new Outside('set-order', 'pop')
    set.items.clear()
    return first
  },
  clear: (_machine, [self, ...args], keywords) => {
    positional('clear', [0, 0], args, keywords)
    changeable(self, 'clear').items.clear()
    return null
  },
  copy: (machine, [self, ...args], keywords) => {
    positional('copy', [0, 0], args, keywords)
    return setFrom(machine, setOf(self), setOf(self).isFrozen)
  },
  update: (machine, [self, ...args], keywords) => {
    if (keywords.size > 0) throw new Outside('unsupported', 'update')
    const set = changeable(self, 'update')
    for (const other of args) {
      const added = setFrom(machine, other)
      if (added.history === 'unknown') set.history = 'unknown'
      for (const item of added.items.values()) addItem(machine, set, item)
    }
    return null
  },
  intersection_update: updating('&'),
  difference_update: updating('-'),
  symmetric_difference_update: updating('^'),
  union: combining('|'),
  intersection: combining('&'),
  difference: combining('-'),
  symmetric_difference: combining('^'),
  issubset: relation((a, b) => isWithin(a, b)),
  issuperset: relation((a, b) => isWithin(b, a)),
  isdisjoint: relation((a, b) => [...a.items.keys()].every((key) => !b.items.has(key))),
}
