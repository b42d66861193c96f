import { positional } from '../expressions/arguments'
import { close } from '../expressions/generators'
import { Outside } from '../result'
import { PyGenerator } from '../values/generator'
import { PyProperty } from '../values/members'
import { raise } from '../values/types'
import {
  PyBuiltin,
  PyClass,
  PyDeque,
  PyDict,
  PyException,
  PyIterator,
  PyList,
  PyMethod,
  PySet,
  PyTuple,
  Raised,
  type Run,
  type Value,
} from '../values/values'
import { COUNTER_METHODS, DICT_METHODS } from './methods-dict'
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
  if (value instanceof PyDict) return value.form === 'Counter' ? COUNTER_METHODS : DICT_METHODS
  if (value instanceof PySet) return SET_METHODS
  if (value instanceof PyDeque) return DEQUE_METHODS
  if (value instanceof PyGenerator) return GENERATOR_METHODS[value.typeName] ?? null
  if (value instanceof PyIterator) return ITERATOR_METHODS
  if (value instanceof PyProperty) return PROPERTY_METHODS
  return null
}

const PROPERTY_METHODS: Methods = {
  setter: (_machine, [property, setter = null]) =>
    property instanceof PyProperty ? new PyProperty(property.getter, setter, property.deleter) : null,
  deleter: (_machine, [property, deleter = null]) =>
    property instanceof PyProperty ? new PyProperty(property.getter, property.setter, deleter) : null,
  getter: (_machine, [property, getter = null]) =>
    property instanceof PyProperty ? new PyProperty(getter, property.setter, property.deleter) : null,
}

const stop = (value: Value): never => (value === null ? raise('StopIteration') : raise('StopIteration', value))

const ITERATOR_METHODS: Methods = {
  __next__: (_machine, [self]) => {
    const item = self instanceof PyIterator ? self.next() : undefined
    return item === undefined ? stop(self instanceof PyGenerator ? self.returned : null) : item
  },
  __iter__: (_machine, [self = null]) => self,
}

const generator = (self: Value | undefined): PyGenerator => {
  if (self instanceof PyGenerator) return self
  throw new Outside('unsupported', 'generator')
}

const RESUMING: Methods = {
  send: (_machine, [self, value = null, ...more], keywords) => {
    positional('send', [0, 0], more, keywords)
    const item = generator(self).resume({ sent: value })
    return item === undefined ? stop(generator(self).returned) : item
  },
  throw: (machine, [self, given = null, ...more], keywords) => {
    positional('throw', [0, 0], more, keywords)
    const thrown = given instanceof PyClass && given.isException ? machine.call(given, []) : given
    if (!(thrown instanceof PyException)) throw new Outside('unsupported', 'throw()')
    const item = generator(self).resume({ thrown: new Raised(thrown) })
    return item === undefined ? stop(generator(self).returned) : item
  },
  close: (_machine, [self]) => {
    close(generator(self))
    return null
  },
}

const GENERATOR_METHODS: Partial<Record<string, Methods>> = {
  generator: { ...ITERATOR_METHODS, ...RESUMING },
  coroutine: RESUMING,
}
