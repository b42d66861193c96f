import { raise } from '../values/types'
import {
  PyBuiltin,
  PyDeque,
  PyDict,
  PyIterator,
  PyList,
  PyMethod,
  PyProperty,
  PySet,
  PyTuple,
  type Run,
  type Value,
} from '../values/values'
import { DICT_METHODS } from './methods-dict'
import { DEQUE_METHODS, LIST_METHODS, TUPLE_METHODS } from './methods-list'
import { NUMBER_METHODS } from './methods-number'
import { SET_METHODS } from './methods-set'
import { TEXT_METHODS } from './methods-text'

export type Methods = Partial<Record<string, Run>>

/** A method of one of Python's own types, bound to its object; the first argument of `run` is the object. */
export function methodOfBuiltin(value: Value, name: string): Value | undefined {
  const table = tableOf(value)
  const run = table !== null && Object.hasOwn(table, name) ? table[name] : undefined
  return run === undefined ? undefined : new PyMethod(value, new PyBuiltin(name, run))
}

function tableOf(value: Value): Methods | null {
  if (typeof value === 'string') return TEXT_METHODS
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean') return NUMBER_METHODS
  if (value instanceof PyList) return LIST_METHODS
  if (value instanceof PyTuple) return TUPLE_METHODS
  if (value instanceof PyDict) return DICT_METHODS
  if (value instanceof PySet) return SET_METHODS
  if (value instanceof PyDeque) return DEQUE_METHODS
  if (value instanceof PyIterator) return ITERATOR_METHODS
  if (value instanceof PyProperty) return PROPERTY_METHODS
  return null
}

const PROPERTY_METHODS: Methods = {
  setter: (_machine, [property, setter = null]) =>
    property instanceof PyProperty ? new PyProperty(property.getter, setter) : null,
}

const ITERATOR_METHODS: Methods = {
  __next__: (_machine, [self]) => {
    const item = self instanceof PyIterator ? self.next() : undefined
    return item === undefined ? raise('StopIteration') : item
  },
}
