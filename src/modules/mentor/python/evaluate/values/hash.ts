import { Outside } from '../result'
import { PyForeign } from './foreign'
import { raise, typeName } from './types'
import { PyDeque, PyDict, PyInstance, PyList, type PyObject, PySet, PySlice, PyTuple, type Value } from './values'

let lastIdentity = 0
const identities = new WeakMap<PyObject, number>()
const identityOf = (value: PyObject): number => {
  const known = identities.get(value)
  if (known !== undefined) return known
  lastIdentity += 1
  identities.set(value, lastIdentity)
  return lastIdentity
}

/** A text that two values share exactly when Python's dict takes them for one key. `role` is for the message of a TypeError. */
export function hashOf(value: Value, role: 'dict key' | 'set element'): string {
  const key = keyOf(value)
  if (typeof key === 'string') return key
  return raise(
    'TypeError',
    `cannot use '${typeName(value)}' as a ${role} (unhashable type: '${typeName(key.unhashable)}')`,
  )
}

/** The key, or the part of the value that has none. */
export function keyOf(value: Value): string | { unhashable: Value } {
  if (value === null) return 'N'
  switch (typeof value) {
    case 'boolean':
      return value ? 'i1' : 'i0'
    case 'bigint':
      return `i${value}`
    case 'string':
      return `s${value}`
    case 'number':
      if (Number.isNaN(value)) throw new Outside('unsupported', 'nan')
      return Number.isInteger(value) ? `i${BigInt(value)}` : `f${value}`
  }
  if (value instanceof PyTuple) return joined('t', value.items)
  if (value instanceof PySet && value.isFrozen)
    return joined(
      'z',
      [...value.items].toSorted().map(([, item]) => item),
    )
  if (value instanceof PyInstance) return instanceKey(value)
  if (value instanceof PyForeign) return keyOf(value.plain())
  const isMutable = [PyList, PyDict, PySet, PyDeque].some((type) => value instanceof type)
  if (isMutable) return { unhashable: value }
  if (value instanceof PySlice) throw new Outside('unsupported', 'slice')
  return `o${identityOf(value)}`
}

function joined(mark: string, items: readonly Value[]): string | { unhashable: Value } {
  let text = mark
  for (const item of items) {
    const key = keyOf(item)
    if (typeof key !== 'string') return key
    text += `${key.length}:${key}`
  }
  return text
}

function instanceKey(value: PyInstance): string | { unhashable: Value } {
  if (value.type.hashing !== null) return value.type.hashing(value)
  if (value.type.find('__hash__')) throw new Outside('unsupported', '__hash__')
  if (value.type.find('__eq__') === undefined) return `o${identityOf(value)}`
  if (value.type.isFrozen) return joined(`d${identityOf(value.type)}`, [...value.attributes.values()])
  return { unhashable: value }
}
