import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { hashOf } from '../values/hash'
import { charactersOf, itemsOf } from '../values/iterate'
import { bindTo, ownSpecial, special } from '../values/special'
import { isBuiltinType, raise, typeName } from '../values/types'
import { PyClass, PyDeque, PyDict, PyInstance, PyList, PyRange, PySlice, PyTuple, type Value } from '../values/values'

/** `value[index]`. */
export function subscript(machine: Machine, value: Value, given: Value): Value {
  const own = special(value, '__getitem__')
  if (own !== undefined) return machine.call(own, [given])
  const index = placeIn(machine, value, given)
  if (typeof value === 'string') return ofText(machine, value, index)
  if (value instanceof PyList) return ofItems(machine, value.items, index, 'list')
  if (value instanceof PyTuple) return ofItems(machine, value.items, index, 'tuple')
  if (value instanceof PyDict) return ofDict(machine, value, index)
  if (value instanceof PyRange) return ofRange(value, index)
  if (value instanceof PyDeque && !(index instanceof PySlice)) return ofItems(machine, value.items, index, 'deque')
  if (value instanceof PyForeign) {
    machine.weigh(value.weight)
    return value.get(machine, index)
  }
  if (value instanceof PyClass) {
    const hook = value.find('__class_getitem__')
    if (hook !== undefined) return isBuiltinType(value) ? value : machine.call(bindTo(value, hook), [index])
    // `list[int]` and the like in type hints.
    if (['list', 'dict', 'tuple', 'set', 'frozenset', 'type'].includes(value.name)) return value
    return raise('TypeError', `type '${value.name}' is not subscriptable`)
  }
  return raise('TypeError', `'${typeName(value)}' object is not subscriptable`)
}

/** An object may stand for the place that its `__index__` gives. */
function placeIn(machine: Machine, value: Value, index: Value): Value {
  if (!(index instanceof PyInstance) || value instanceof PyDict) return index
  const own = special(index, '__index__')
  return own === undefined ? index : machine.call(own, [])
}

function ofText(machine: Machine, text: string, index: Value): Value {
  const characters = charactersOf(text)
  machine.spend(Math.floor(text.length / 100))
  if (index instanceof PySlice) {
    machine.grow(text.length)
    return pick(characters, index).join('')
  }
  if (typeof index !== 'bigint' && typeof index !== 'boolean') {
    return raise('TypeError', `string indices must be integers, not '${typeName(index)}'`)
  }
  return characters[placeOf(index, characters.length)] ?? raise('IndexError', 'string index out of range')
}

function ofItems(machine: Machine, items: readonly Value[], index: Value, type: 'list' | 'tuple' | 'deque'): Value {
  if (index instanceof PySlice) {
    machine.grow(items.length)
    const picked = pick(items, index)
    return type === 'list' ? new PyList(picked) : new PyTuple(picked)
  }
  if (typeof index !== 'bigint' && typeof index !== 'boolean') return wrongIndex(type, index)
  const found = items[placeOf(index, items.length)]
  return found === undefined
    ? raise('IndexError', type === 'deque' ? 'deque index out of range' : `${type} index out of range`)
    : found
}

function wrongIndex(type: string, index: Value): never {
  if (type === 'deque') throw new Outside('unsupported', 'deque index')
  return raise('TypeError', `${type} indices must be integers or slices, not ${typeName(index)}`)
}

/** A negative index counts from the end; -1 where it is out of range. */
function placeOf(index: bigint | boolean, length: number): number {
  const place = Number(index) < 0 ? Number(index) + length : Number(index)
  return place < 0 || place >= length ? -1 : place
}

function ofDict(machine: Machine, dict: PyDict, key: Value): Value {
  const hash = hashOf(key, 'dict key')
  const entry = dict.entries.get(hash)
  if (entry !== undefined) return entry.value
  const missing = ownSpecial(dict, '__missing__')
  if (missing !== undefined) return machine.call(missing, [key])
  if (dict.form === 'Counter') return 0n
  if (dict.form === 'defaultdict' && dict.standard !== null) {
    const value = machine.call(dict.standard, [])
    dict.entries.set(hash, { key, value })
    return value
  }
  return raise('KeyError', key)
}

function ofRange(range: PyRange, index: Value): Value {
  if (index instanceof PySlice) {
    const { start, stop, step } = boundsOf(index, range.length)
    return new PyRange(range.at(start), range.at(stop), range.step * BigInt(step))
  }
  if (typeof index !== 'bigint' && typeof index !== 'boolean') {
    return raise('TypeError', `range indices must be integers or slices, not ${typeName(index)}`)
  }
  const place = placeOf(index, range.length)
  return place === -1 ? raise('IndexError', 'range object index out of range') : range.at(place)
}

/** A slice as numbers for a sequence of this length, as `slice.indices` gives them. */
export function boundsOf(
  { lower, upper, step }: PySlice,
  length: number,
): { start: number; stop: number; step: number } {
  const stride = asIndex(step) ?? 1
  if (stride === 0) raise('ValueError', 'slice step cannot be zero')
  const [first, last] = stride > 0 ? [0, length] : [-1, length - 1]
  const clip = (at: number) => Math.min(Math.max(at < 0 ? at + length : at, first), last)
  const [from, to] = [asIndex(lower), asIndex(upper)]
  return {
    start: from === null ? (stride > 0 ? first : last) : clip(from),
    stop: to === null ? (stride > 0 ? last : first) : clip(to),
    step: stride,
  }
}

function asIndex(value: Value): number | null {
  if (value === null) return null
  if (typeof value === 'bigint' || typeof value === 'boolean') return Number(value)
  if (value instanceof PyInstance) throw new Outside('unsupported', '__index__')
  return raise('TypeError', 'slice indices must be integers or None or have an __index__ method')
}

function pick<T>(items: readonly T[], slice: PySlice): T[] {
  const { start, stop, step } = boundsOf(slice, items.length)
  if (step === 1) return items.slice(start, Math.max(start, stop))
  const picked: T[] = []
  for (let at = start; step > 0 ? at < stop : at > stop; at += step) {
    const item = items[at]
    if (item !== undefined) picked.push(item)
  }
  return picked
}

/** `value[index] = set`. */
export function setSubscript(machine: Machine, value: Value, index: Value, set: Value): void {
  const own = special(value, '__setitem__')
  if (value instanceof PyForeign) {
    machine.weigh(value.weight)
    value.set(machine, index, set)
  } else if (own !== undefined) machine.call(own, [index, set])
  else if (value instanceof PyDict) {
    const hash = hashOf(index, 'dict key')
    value.entries.set(hash, { key: value.entries.get(hash)?.key ?? index, value: set })
    machine.grow(1)
  } else if (value instanceof PyList) setItem(machine, value, index, set)
  else if (value instanceof PyDeque && (typeof index === 'bigint' || typeof index === 'boolean')) {
    const place = placeOf(index, value.items.length)
    if (place === -1) raise('IndexError', 'deque index out of range')
    value.items[place] = set
  } else if (value instanceof PyDeque) throw new Outside('unsupported', 'deque')
  else raise('TypeError', `'${typeName(value)}' object does not support item assignment`)
}

function setItem(machine: Machine, list: PyList, index: Value, set: Value): void {
  if (index instanceof PySlice) {
    const { start, stop, step } = boundsOf(index, list.items.length)
    const values = itemsOf(machine, set)
    if (step === 1) list.items.splice(start, Math.max(0, stop - start), ...values)
    else setPlaces(list, placesIn(start, stop, step), values)
    return
  }
  if (typeof index !== 'bigint' && typeof index !== 'boolean') wrongIndex('list', index)
  const place = placeOf(index, list.items.length)
  if (place === -1) raise('IndexError', 'list assignment index out of range')
  list.items[place] = set
}

function placesIn(start: number, stop: number, step: number): number[] {
  const places: number[] = []
  for (let at = start; step > 0 ? at < stop : at > stop; at += step) places.push(at)
  return places
}

function setPlaces(list: PyList, places: readonly number[], values: readonly Value[]): void {
  if (places.length !== values.length)
    raise(
      'ValueError',
      `attempt to assign sequence of size ${values.length} to extended slice of size ${places.length}`,
    )
  for (const [at, place] of places.entries()) list.items[place] = values[at] ?? null
}

/** `del value[index]`. */
export function deleteSubscript(machine: Machine, value: Value, index: Value): void {
  const own = special(value, '__delitem__')
  if (value instanceof PyForeign) value.remove(machine, index)
  else if (own !== undefined) machine.call(own, [index])
  else if (value instanceof PyDict) {
    if (!value.entries.delete(hashOf(index, 'dict key'))) {
      if (value.form === 'Counter') return
      raise('KeyError', index)
    }
  } else if (value instanceof PyList) deleteItem(value, index)
  else raise('TypeError', `'${typeName(value)}' object doesn't support item deletion`)
}

function deleteItem(list: PyList, index: Value): void {
  if (index instanceof PySlice) {
    const { start, stop, step } = boundsOf(index, list.items.length)
    if (step === 1) list.items.splice(start, Math.max(0, stop - start))
    else for (const place of placesIn(start, stop, step).sort((a, b) => b - a)) list.items.splice(place, 1)
    return
  }
  if (typeof index !== 'bigint' && typeof index !== 'boolean') wrongIndex('list', index)
  const place = placeOf(index, list.items.length)
  if (place === -1) raise('IndexError', 'list assignment index out of range')
  list.items.splice(place, 1)
}
