import { byWord } from '~/platform/text/by-word'
import { asText } from '../expressions/arguments'
import { deletePlainly, missing, plainAttribute, setPlainly } from '../expressions/attributes'
import { deleteSubscript, setSubscript, subscript } from '../expressions/subscript'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { instantiate, makeObject, startObject, typeFrom } from '../statements/classes'
import { format } from '../text/format'
import { exceptionText, repr, str } from '../text/repr'
import { equals, isOrdered } from '../values/compare'
import { PyHash } from '../values/hash-value'
import { iterate } from '../values/iterate'
import { binary, contains } from '../values/operators'
import { plainly } from '../values/special'
import { isBuiltinType, OBJECT, typeNamed } from '../values/types'
import {
  NOT_IMPLEMENTED,
  PyBuiltin,
  PyClass,
  PyException,
  PyInstance,
  PyIterator,
  PyMethod,
  type Run,
  type Value,
} from '../values/values'

type Plain = (machine: Machine, self: Value, args: readonly Value[]) => Value

/** What every object does, unless its class says otherwise. */
const OF_OBJECTS = byWord<Plain>({
  __setattr__: (machine, self, [name, value = null]) => {
    setPlainly(machine, self, asText(name, '__setattr__'), value)
    return null
  },
  __delattr__: (machine, self, [name]) => {
    deletePlainly(machine, self, asText(name, '__delattr__'))
    return null
  },
  __getattribute__: (machine, self, [name]) =>
    plainAttribute(machine, self, asText(name, '__getattribute__')) ?? missing(self, asText(name, '__getattribute__')),
  __repr__: (machine, self) => {
    if (self instanceof PyInstance && !(self instanceof PyException)) throw new Outside('address', self.type.name)
    if (self instanceof PyException)
      return `${self.type.name}(${self.args.map((item) => repr(machine, item)).join(', ')})`
    return plainly(self, () => repr(machine, self))
  },
  __str__: (machine, self) => {
    if (self instanceof PyException) return exceptionText(machine, self)
    return self instanceof PyInstance ? repr(machine, self) : plainly(self, () => str(machine, self))
  },
  __format__: (machine, self, [spec = '']) => plainly(self, () => format(machine, self, asText(spec, '__format__'))),
  __eq__: (machine, self, [other = null]) => {
    if (self instanceof PyInstance) return self === other ? true : NOT_IMPLEMENTED
    return plainly(self, () => equals(machine, self, other))
  },
  __hash__: (_machine, self) => new PyHash(self),
})

/** What Python's own containers and numbers do besides. */
const OF_BUILTINS = byWord<Plain>({
  __getitem__: (machine, self, [key = null]) => subscript(machine, self, key),
  __setitem__: (machine, self, [key = null, value = null]) => {
    setSubscript(machine, self, key, value)
    return null
  },
  __delitem__: (machine, self, [key = null]) => {
    deleteSubscript(machine, self, key)
    return null
  },
  __contains__: (machine, self, [item = null]) => contains(machine, self, item),
  __iter__: (machine, self) => new PyIterator('iterator', iterate(machine, self)),
  __len__: (machine, self) => machine.call(machine.builtin('len'), [self]),
  __bool__: (machine, self) => machine.call(machine.builtin('bool'), [self]),
  __ne__: (machine, self, [other = null]) => !equals(machine, self, other),
  __lt__: (machine, self, [other = null]) => isOrdered(machine, '<', self, other),
  __le__: (machine, self, [other = null]) => isOrdered(machine, '<=', self, other),
  __gt__: (machine, self, [other = null]) => isOrdered(machine, '>', self, other),
  __ge__: (machine, self, [other = null]) => isOrdered(machine, '>=', self, other),
  __add__: (machine, self, [other = null]) => binary(machine, '+', [self, other]),
  __sub__: (machine, self, [other = null]) => binary(machine, '-', [self, other]),
  __mul__: (machine, self, [other = null]) => binary(machine, '*', [self, other]),
  __or__: (machine, self, [other = null]) => binary(machine, '|', [self, other]),
})

/** Of a class that makes classes. */
const OF_CLASSES = byWord<Run>({
  __call__: (machine, [type = null, ...args], keywords) => {
    if (!(type instanceof PyClass)) throw new Outside('unsupported', '__call__')
    return instantiate(machine, type, args, keywords)
  },
  __init__: () => null,
})

/** `__new__` is given the class; the methods of a class are given the object, too. */
function unbound(name: string): Run | undefined {
  if (name === '__new__')
    return (machine, [type = null, ...args], keywords) => {
      if (!(type instanceof PyClass)) throw new Outside('unsupported', '__new__')
      if (type.isSubclassOf(typeNamed('type'))) return typeFrom(machine, type, args)
      return makeObject(machine, type, args, keywords)
    }
  if (name === '__init_subclass__') return () => null
  if (name === '__init__')
    return (machine, [self = null, ...args], keywords) => startObject(machine, self, args, keywords)
  const run = OF_OBJECTS[name] ?? OF_BUILTINS[name]
  if (run === undefined) return undefined
  return (machine, [self = null, ...args], keywords) => {
    if (keywords.size > 0 || (OF_OBJECTS[name] === undefined && self instanceof PyInstance))
      throw new Outside('unsupported', name)
    return OF_OBJECTS[name] === undefined ? plainly(self, () => run(machine, self, args)) : run(machine, self, args)
  }
}

/** A special method as Python's own classes have it, bound where `value` is an object. */
export function plainMethod(value: Value, name: string): Value | undefined {
  if (value instanceof PyClass) {
    const run = value.meta === null ? undefined : OF_CLASSES[name]
    if (run !== undefined) return new PyMethod(value, new PyBuiltin(name, run))
    if (name === '__init_subclass__') return new PyBuiltin(name, () => null)
    const isKnown =
      isBuiltinType(value) ||
      value.isException ||
      OF_OBJECTS[name] !== undefined ||
      name === '__init__' ||
      name === '__new__'
    const made = isKnown && !(value === OBJECT && OF_BUILTINS[name] !== undefined) ? unbound(name) : undefined
    return made === undefined ? undefined : new PyBuiltin(name, made)
  }
  const isInstance = value instanceof PyInstance
  if (name === '__new__') return new PyBuiltin(name, unbound(name) ?? (() => null))
  if (isInstance && OF_OBJECTS[name] === undefined && name !== '__init__') return undefined
  const made = unbound(name)
  return made === undefined ? undefined : new PyMethod(value, new PyBuiltin(name, made))
}
