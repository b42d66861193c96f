import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from './foreign'
import { PyGenerator } from './generator'
import { orderedItems } from './set-order'
import { ownSpecial, special } from './special'
import { raise, typeName } from './types'
import {
  PyDeque,
  PyDict,
  PyInstance,
  PyIterator,
  PyList,
  PyRange,
  PySet,
  PyTuple,
  PyView,
  Raised,
  type Value,
} from './values'

/** The characters of a text as Python counts them. */
export const charactersOf = (text: string): string[] =>
  /[\ud800-\udfff]/.test(text) ? Array.from(text) : text.split('')

/** What goes through a value: each call gives the next item, undefined at the end. */
export function iterate(machine: Machine, value: Value): () => Value | undefined {
  const next = source(machine, value)
  return () => {
    machine.spend(1)
    return next()
  }
}

function source(machine: Machine, value: Value): () => Value | undefined {
  if (ownSpecial(value, '__iter__') !== undefined) return overInstance(machine, value)
  if (typeof value === 'string') return overArray(charactersOf(value))
  if (value instanceof PyList || value instanceof PyTuple) return overArray(value.items)
  if (value instanceof PyDeque)
    return overSized(value.items.values(), () => value.items.length, 'deque mutated during iteration')
  if (value instanceof PyRange) {
    let at = 0
    return () => (at < value.length ? value.at(at++) : undefined)
  }
  if (value instanceof PyDict) return overDict(value, ({ key }) => key)
  if (value instanceof PyView) return overDict(value.dict, viewItem(value.form))
  if (value instanceof PySet) {
    return overSized(orderedItems(value).values(), () => value.items.size, 'Set changed size during iteration')
  }
  if (value instanceof PyIterator && !(value instanceof PyGenerator && !value.isIterable)) return drawn(machine, value)
  if (value instanceof PyForeign) return value.iterate(machine)
  if (value instanceof PyInstance) return overInstance(machine, value)
  return raise('TypeError', `'${typeName(value)}' object is not iterable`)
}

/** What gives the next item of an iterator, and tells of it where somebody wants to know. */
export function drawn({ watch }: Machine, iterator: PyIterator): () => Value | undefined {
  if (!watch?.drawn) return iterator.next
  return () => {
    const item = iterator.next()
    watch.drawn?.(iterator, item)
    return item
  }
}

/** By index, so that a list that changes meanwhile is seen as Python sees it. */
function overArray(items: readonly Value[]): () => Value | undefined {
  let at = 0
  return () => {
    if (at >= items.length) {
      at = Number.POSITIVE_INFINITY
      return undefined
    }
    return items[at++]
  }
}

type Entry = { key: Value; value: Value }
const viewItem = (form: PyView['form']) => (entry: Entry) => {
  if (form === 'keys') return entry.key
  return form === 'values' ? entry.value : pair(entry)
}
const pair = ({ key, value }: Entry): Value => new PyTuple([key, value])

function overDict(dict: PyDict, read: (entry: Entry) => Value): () => Value | undefined {
  const next = overSized(dict.entries.values(), () => dict.entries.size, 'dictionary changed size during iteration')
  return () => {
    const entry = next()
    return entry === undefined ? undefined : read(entry)
  }
}

function overSized<T>(items: Iterator<T>, size: () => number, message: string): () => T | undefined {
  const first = size()
  let isOver = false
  let seen = 0
  return () => {
    if (isOver) return undefined
    if (size() !== first) raise('RuntimeError', message)
    const { value, done } = items.next()
    isOver = done === true
    // As many went as came: Python decides by its table what is seen then.
    if (isOver ? seen !== first : seen === first) throw new Outside('unsupported', 'iteration')
    seen += 1
    return isOver ? undefined : value
  }
}

function overInstance(machine: Machine, value: Value): () => Value | undefined {
  const start = special(value, '__iter__')
  if (start === undefined) {
    const item = special(value, '__getitem__')
    if (item !== undefined) return overPlaces((at) => machine.call(item, [at]))
    return raise('TypeError', `'${typeName(value)}' object is not iterable`)
  }
  const iterator = machine.call(start, [])
  if (iterator instanceof PyIterator) return source(machine, iterator)
  const next = special(iterator, '__next__')
  if (next === undefined) return raise('TypeError', `iter() returned non-iterator of type '${typeName(iterator)}'`)
  return () => untilStop(() => machine.call(next, []))
}

/** The items of what only knows them by their places. */
function overPlaces(itemAt: (at: bigint) => Value): () => Value | undefined {
  let at: bigint | null = 0n
  return () => {
    if (at === null) return undefined
    try {
      return itemAt(at++)
    } catch (thrown) {
      if (!(thrown instanceof Raised) || !['IndexError', 'StopIteration'].includes(thrown.exception.type.name))
        throw thrown
      at = null
      return undefined
    }
  }
}

/** A StopIteration is the end. */
export function untilStop(next: () => Value): Value | undefined {
  try {
    return next()
  } catch (thrown) {
    if (thrown instanceof Raised && thrown.exception.type.name === 'StopIteration') return undefined
    throw thrown
  }
}

/** All items at once. */
export function itemsOf(machine: Machine, value: Value): Value[] {
  const next = iterate(machine, value)
  const items: Value[] = []
  for (let item = next(); item !== undefined; item = next()) {
    items.push(item)
    machine.grow(1)
  }
  return items
}
