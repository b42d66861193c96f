import type { Machine } from '../machine'
import { methodOfBuiltin } from '../methods/methods'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { bind, bindTo } from '../values/special'
import { isBuiltinType, OBJECT, raise, typeName, typeOf } from '../values/types'
import {
  PyBuiltin,
  PyClass,
  PyDict,
  PyException,
  PyFunction,
  PyInstance,
  PyList,
  PyMethod,
  PyModule,
  PyProperty,
  PySet,
  PySuper,
  PyTuple,
  PyWrapped,
  type Value,
} from '../values/values'

/** `value.name`. */
export function attribute(machine: Machine, value: Value, name: string): Value {
  const found = findAttribute(machine, value, name)
  return found === undefined ? missing(value, name) : found
}

function missing(value: Value, name: string): never {
  if (value instanceof PyModule) {
    // Python has more in its modules than the evaluator.
    throw new Outside('library', `${value.name}.${name}`)
  }
  if (value instanceof PyClass) {
    if (isBuiltinType(value) || isFromLibrary(value)) throw new Outside('unsupported', `${value.name}.${name}`)
    return raise('AttributeError', `type object '${value.name}' has no attribute '${name}'`)
  }
  if (value instanceof PySuper) return raise('AttributeError', `'super' object has no attribute '${name}'`)
  if (name.startsWith('__') || isUnknown(value, name)) throw new Outside('unsupported', `.${name}`)
  return raise('AttributeError', `'${typeName(value)}' object has no attribute '${name}'`)
}

/** What Python's own types have and the evaluator has not; of types that are not listed nothing is said. */
const FURTHER: Record<string, string> = {
  str: 'encode translate maketrans format_map isprintable',
  list: '',
  tuple: '',
  dict: 'fromkeys',
  set: 'intersection_update difference_update symmetric_difference_update',
  int: 'conjugate to_bytes from_bytes real imag numerator denominator as_integer_ratio',
  float: 'conjugate hex fromhex from_number real imag as_integer_ratio',
  NoneType: '',
}

/** A class of a module, of which the evaluator knows a part. */
const isFromLibrary = (type: PyClass) => type.make !== null && !type.isException && !isBuiltinType(type)

const isUnknown = (value: Value, name: string) => {
  if (value instanceof PyInstance) return isFromLibrary(value.type)
  const further = FURTHER[typeName(value)]
  return further === undefined || further.split(' ').includes(name)
}

export function findAttribute(machine: Machine, value: Value, name: string): Value | undefined {
  if (value instanceof PyInstance) return ofInstance(machine, value, name)
  if (value instanceof PyForeign) {
    machine.weigh(value.weight)
    return value.attribute(machine, name)
  }
  if (value instanceof PyModule) return value.members.get(name)
  if (value instanceof PyClass) return ofClass(value, name)
  if (value instanceof PySuper) return ofSuper(value, name)
  if (value instanceof PyFunction) {
    if (name === '__name__') return value.name
    if (name === '__qualname__') return value.qualifiedName
    if (name.startsWith('__')) throw new Outside('unsupported', name)
    return value.attributes.get(name)
  }
  if (value instanceof PyMethod && name === '__name__') return value.callee.name
  if (name === '__class__') return typeOf(value)
  const method = methodOfBuiltin(value, name)
  return method === undefined ? undefined : method
}

function ofInstance(machine: Machine, value: PyInstance, name: string): Value | undefined {
  const found = value.type.find(name)
  if (found instanceof PyProperty) return machine.call(found.getter, [value])
  const own = value.attributes.get(name)
  if (own !== undefined) return own
  if (found !== undefined) return bind(found, value, value.type)
  if (name === '__class__') return value.type
  if (name === '__dict__') throw new Outside('unsupported', name)
  if (value instanceof PyException && name === 'args') return new PyTuple(value.args)
  if (
    value instanceof PyException &&
    ['__cause__', '__context__', 'value', 'code', 'errno', 'name', 'add_note'].includes(name)
  )
    throw new Outside('unsupported', name)
  const hook = value.type.find('__getattr__')
  return hook === undefined ? undefined : machine.call(hook, [value, name])
}

function ofClass(value: PyClass, name: string): Value | undefined {
  if (name === '__name__' || name === '__qualname__') return value.name.split('.').at(-1) ?? value.name
  const found = value.find(name)
  if (found === undefined) {
    const order = orderOf(value, name)
    if (order !== undefined) return order
    if (isBuiltinType(value))
      return METHOD_OWNERS.has(value.name) && isMethodOf(value.name, name) ? unboundMethod(value, name) : undefined
    return name === '__doc__' || name === '__mro__' || name === '__dict__' || name === '__init__'
      ? raiseOutside(name)
      : undefined
  }
  if (found instanceof PyWrapped) return found.form === 'staticmethod' ? found.callee : bindTo(value, found.callee)
  return found
}

/** Where a class of the program is looked through for a name, and in which order. */
function orderOf(value: PyClass, name: string): Value | undefined {
  if (value.order.some((base) => base !== OBJECT && (base.make !== null || isBuiltinType(base)))) return undefined
  if (name === '__mro__') return new PyTuple(value.order)
  if (name === '__bases__') return new PyTuple(value.bases)
  return name === 'mro' ? new PyBuiltin('mro', () => new PyList([...value.order])) : undefined
}

const METHOD_OWNERS = new Map<string, Value>([
  ['str', ''],
  ['list', new PyList([])],
  ['dict', new PyDict()],
  ['set', new PySet()],
])
const isMethodOf = (type: string, name: string) => methodOfBuiltin(METHOD_OWNERS.get(type) ?? null, name) !== undefined

const raiseOutside = (name: string): never => {
  throw new Outside('unsupported', name)
}

/** `str.upper`: the method without its object. */
function unboundMethod(type: PyClass, name: string): Value | undefined {
  return new PyBuiltin(name, (machine, [self, ...args], keywords) => {
    if (self === undefined || typeOf(self) !== type) throw new Outside('unsupported', `${type.name}.${name}`)
    return machine.call(attribute(machine, self, name), args, keywords)
  })
}

function ofSuper({ self, type, after }: PySuper, name: string): Value | undefined {
  for (const base of type.order.slice(type.order.indexOf(after) + 1)) {
    const found = base.members.get(name)
    if (found === undefined) continue
    if (found instanceof PyProperty) throw new Outside('unsupported', 'super')
    return self instanceof PyClass ? ofClassMember(found, self) : bind(found, self, type)
  }
  if (name === '__init__')
    return new PyBuiltin('__init__', (_machine, args, keywords) => startBuiltin(self, args, keywords.size))
  if (name.startsWith('__')) throw new Outside('unsupported', `super().${name}`)
  return undefined
}

const ofClassMember = (found: Value, self: PyClass): Value => {
  if (found instanceof PyWrapped) return found.form === 'staticmethod' ? found.callee : bindTo(self, found.callee)
  return found
}

/** What `object.__init__` and that of exceptions do. */
function startBuiltin(self: Value, args: readonly Value[], keywords: number): Value {
  if (self instanceof PyException) self.args = args
  else if (args.length + keywords > 0) throw new Outside('unsupported', 'object.__init__')
  return null
}

/** `value.name = set`. */
export function setAttribute(machine: Machine, value: Value, name: string, set: Value): void {
  if (value instanceof PyInstance) {
    const found = value.type.find(name)
    if (found instanceof PyProperty) {
      if (found.setter === null)
        raise('AttributeError', `property '${name}' of '${value.type.name}' object has no setter`)
      machine.call(found.setter, [value, set])
      return
    }
    if (value.type.isFrozen && isFromLibrary(value.type))
      throw new Outside('unsupported', `${value.type.name}.${name} =`)
    if (value.type.isFrozen) raise('FrozenInstanceError', `cannot assign to field '${name}'`)
    value.attributes.set(name, set)
  } else if (value instanceof PyForeign) value.setAttribute(machine, name, set)
  else if (value instanceof PyClass && !isBuiltinType(value)) value.members.set(name, set)
  else if (value instanceof PyFunction) {
    if (name.startsWith('__')) throw new Outside('unsupported', name)
    value.attributes.set(name, set)
  } else throw new Outside('unsupported', `${typeName(value)}.${name} =`)
}
