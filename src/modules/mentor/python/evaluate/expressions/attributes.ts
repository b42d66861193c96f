import type { Machine } from '../machine'
import { CLASS_METHODS } from '../methods/class-methods'
import { methodOfBuiltin } from '../methods/methods'
import { partOfNumber } from '../methods/methods-number'
import { Outside } from '../result'
import { documentation } from '../text/documentation'
import { AttributeEntries } from '../values/attribute-entries'
import { PyForeign } from '../values/foreign'
import { PyProperty, PySuper, PyWrapped } from '../values/members'
import { attributesOf, bind, bindTo, classOf, special } from '../values/special'
import { isBuiltinType, OBJECT, raise, typeName, typeOf } from '../values/types'
import {
  PyBuiltin,
  PyClass,
  PyDeque,
  PyDict,
  PyException,
  PyFunction,
  PyInstance,
  PyList,
  PyMethod,
  PyModule,
  PySet,
  PyTuple,
  Raised,
  type Value,
} from '../values/values'
import { ofException } from './exception-attributes'
import { ofSuper } from './super'

/** `value.name`. */
export function attribute(machine: Machine, value: Value, name: string): Value {
  const found = findAttribute(machine, value, name)
  return found === undefined ? missing(value, name) : found
}

export function missing(value: Value, name: string): never {
  if (value instanceof PyModule) {
    // Python has more in its modules than the evaluator.
    throw new Outside('library', `${value.name}.${name}`)
  }
  if (value instanceof PyClass) {
    if (isBuiltinType(value) || isFromLibrary(value) || /^__\w+__$/.test(name))
      throw new Outside('unsupported', `${value.name}.${name}`)
    return raise('AttributeError', `type object '${value.name}' has no attribute '${name}'`)
  }
  if (value instanceof PySuper) return raise('AttributeError', `'super' object has no attribute '${name}'`)
  if (/^__\w+__$/.test(name) || isUnknown(value, name)) throw new Outside('unsupported', `.${name}`)
  return raise('AttributeError', `'${typeName(value)}' object has no attribute '${name}'`, { name, obj: value })
}

/** What Python's own types have and the evaluator has not; of types that are not listed nothing is said. */
const FURTHER: Record<string, string> = {
  str: 'format_map',
  list: '',
  tuple: '',
  dict: '',
  set: '',
  int: '',
  float: 'hex fromhex from_number',
  NoneType: '',
}

/** A class of a module, of which the evaluator knows a part. */
const isFromLibrary = (type: PyClass): boolean =>
  type.order.some(
    (base) =>
      (base.make !== null || base.module !== null) && !base.isException && !isBuiltinType(base) && base.name !== 'ABC',
  )

const isUnknown = (value: Value, name: string) => {
  if (value instanceof PyInstance) return isFromLibrary(value.type)
  const further = FURTHER[typeName(value)]
  return further === undefined || further.split(' ').includes(name)
}

export function findAttribute(machine: Machine, value: Value, name: string): Value | undefined {
  if (value instanceof PyForeign) {
    machine.weigh(value.weight)
    return value.attribute(machine, name)
  }
  if (value instanceof PyModule) return value.members.get(name)
  if (value instanceof PyClass) return ofClass(machine, value, name)
  if (value instanceof PySuper) return ofSuper(machine, value, name)
  if (classOf(value) !== null) return ofObject(machine, value, name)
  if (value instanceof PyFunction) return ofFunction(value, name)
  if (value instanceof PyMethod) return name === '__self__' ? value.self : findAttribute(machine, value.callee, name)
  if (value instanceof PyBuiltin) {
    const own = value.attributes?.get(name)
    return own ?? (name === '__name__' && value.attributes === null ? value.name : undefined)
  }
  if (name === '__class__') return typeOf(value)
  if (value instanceof PyDeque && name === 'maxlen') return value.limit === null ? null : BigInt(value.limit)
  return methodOfBuiltin(value, name) ?? partOfNumber(value, name) ?? machine.plainMethod(value, name)
}

function ofFunction(value: PyFunction, name: string): Value | undefined {
  const own = value.attributes.get(name)
  if (own !== undefined) return own
  if (name === '__name__') return value.name
  if (name === '__qualname__') return value.qualifiedName
  if (name === '__doc__') return 'kind' in value.body ? null : documentation(value.body)
  if (name === '__module__') return '__main__'
  if (name === '__defaults__') {
    const given = value.parameters
      .filter(({ form }) => form === 'positional')
      .flatMap((each) => value.standards.get(each.name) ?? [])
    return given.length === 0 ? null : new PyTuple(given)
  }
  return undefined
}

function ofObject(machine: Machine, value: Value, name: string): Value | undefined {
  const hook = special(value, '__getattribute__')
  if (hook === undefined) {
    const found = plainAttribute(machine, value, name)
    if (found !== undefined) return found
  } else if (special(value, '__getattr__') === undefined) return machine.call(hook, [name])
  else {
    const found = untilMissing(() => machine.call(hook, [name]))
    if (found !== undefined) return found
  }
  const last = special(value, '__getattr__')
  return last === undefined ? undefined : machine.call(last, [name])
}

/** Undefined where an attribute is missing. */
export function untilMissing(run: () => Value | undefined): Value | undefined {
  try {
    return run()
  } catch (thrown) {
    if (thrown instanceof Raised && thrown.exception.type.name === 'AttributeError') return undefined
    throw thrown
  }
}

/** What `object.__getattribute__` finds. */
export function plainAttribute(machine: Machine, value: Value, name: string): Value | undefined {
  const type = classOf(value)
  if (type === null) return undefined
  const found = type.find(name)
  if (found instanceof PyProperty) return machine.call(found.getter, [value])
  const getter = found === undefined ? undefined : special(found, '__get__')
  if (getter !== undefined && special(found ?? null, '__set__') !== undefined)
    return machine.call(getter, [value, type])
  const own = attributesOf(value)?.get(name)
  if (own !== undefined) return own
  if (getter !== undefined) return machine.call(getter, [value, type])
  if (found !== undefined) return bind(found, value, type)
  if (name === '__class__') return type
  if (name === '__dict__') return attributesAsDict(value)
  if (value instanceof PyException) return ofException(value, name)
  if (value instanceof PyInstance) return name === '__doc__' ? null : machine.plainMethod(value, name)
  return methodOfBuiltin(value, name) ?? machine.plainMethod(value, name)
}

/** The dict of an object's attributes: what is written into it is set on the object. */
export function attributesAsDict(value: Value): PyDict {
  const attributes = attributesOf(value)
  if (attributes === null || classOf(value)?.slots || (classOf(value) && isFromLibrary(classOf(value) ?? OBJECT)))
    throw new Outside('unsupported', '__dict__')
  const dict = new PyDict()
  dict.entries = new AttributeEntries(attributes)
  return dict
}

function ofClass(machine: Machine, value: PyClass, name: string): Value | undefined {
  if (name === '__name__' || name === '__qualname__') return value.name.split('.').at(-1) ?? value.name
  const found = value.find(name)
  if (found !== undefined) {
    if (found instanceof PyWrapped) return found.form === 'staticmethod' ? found.callee : bindTo(value, found.callee)
    if (found instanceof PyBuiltin && found.isClassMethod) return bindTo(value, found)
    const getter = special(found, '__get__')
    return getter === undefined ? found : machine.call(getter, [null, value])
  }
  const made = isBuiltinType(value) ? CLASS_METHODS[value.name]?.[name] : undefined
  if (made !== undefined) return new PyBuiltin(name, made)
  const order = orderOf(value, name)
  if (order !== undefined) return order
  if (isBuiltinType(value) && METHOD_OWNERS.has(value.name) && isMethodOf(value.name, name))
    return unboundMethod(value, name)
  if (name === '__class__') return typeOf(value)
  if (name === '__module__' && value.make === null) return value.module ?? '__main__'
  if (name === '__doc__' && value.make === null && value.module === null) return value.members.get('__doc__') ?? null
  const shared = value.meta?.find(name)
  if (shared instanceof PyProperty) return machine.call(shared.getter, [value])
  if (shared !== undefined) return bind(shared, value, value.meta ?? value)
  return machine.plainMethod(value, name)
}

/** Where a class of the program is looked through for a name, and in which order. */
function orderOf(value: PyClass, name: string): Value | undefined {
  if (
    !value.order.every(isBuiltinType) &&
    value.order.some((base) => base !== OBJECT && !base.isException && (base.make !== null || base.module !== null))
  )
    return undefined
  if (name === '__mro__') return new PyTuple(value.order)
  if (name === '__bases__') return new PyTuple(value.bases)
  if (name === '__base__') return value.bases[0] ?? null
  return name === 'mro' ? new PyBuiltin('mro', () => new PyList([...value.order])) : undefined
}

const METHOD_OWNERS = new Map<string, Value>([
  ['str', ''],
  ['list', new PyList([])],
  ['dict', new PyDict()],
  ['set', new PySet()],
])
const isMethodOf = (type: string, name: string) => methodOfBuiltin(METHOD_OWNERS.get(type) ?? null, name) !== undefined

/** `str.upper`: the method without its object. */
function unboundMethod(type: PyClass, name: string): Value | undefined {
  return new PyBuiltin(name, (machine, [self, ...args], keywords) => {
    if (self === undefined || !typeOf(self).isSubclassOf(type)) throw new Outside('unsupported', `${type.name}.${name}`)
    return machine.call(methodOfBuiltin(self, name) ?? missing(self, name), args, keywords)
  })
}

/** `value.name = set`. */
export function setAttribute(machine: Machine, value: Value, name: string, set: Value): void {
  const hook = special(value, '__setattr__')
  if (hook !== undefined) machine.call(hook, [name, set])
  else setPlainly(machine, value, name, set)
}

/** What `object.__setattr__` does. */
export function setPlainly(machine: Machine, value: Value, name: string, set: Value): void {
  const type = classOf(value)
  const attributes = attributesOf(value)
  if (type !== null && attributes !== null) setOn(machine, value, name, { type, attributes, set })
  else if (value instanceof PyForeign) value.setAttribute(machine, name, set)
  else if (value instanceof PyClass && !isBuiltinType(value)) value.members.set(name, set)
  else if (value instanceof PyFunction) setOnFunction(value, name, set)
  else if (value instanceof PyBuiltin && value.attributes !== null) value.attributes.set(name, set)
  else throw new Outside('unsupported', `${typeName(value)}.${name} =`)
}

type Setting = { type: PyClass; attributes: Map<string, Value>; set: Value }

function setOn(machine: Machine, value: Value, name: string, { type, attributes, set }: Setting): void {
  const found = type.find(name)
  if (found instanceof PyProperty) {
    if (found.setter === null) raise('AttributeError', `property '${name}' of '${type.name}' object has no setter`)
    machine.call(found.setter, [value, set])
    return
  }
  const descriptor = found === undefined ? undefined : special(found, '__set__')
  if (descriptor !== undefined) {
    machine.call(descriptor, [value, set])
    return
  }
  if (type.isFrozen && isFromLibrary(type)) throw new Outside('unsupported', `${type.name}.${name} =`)
  if (type.isFrozen) raise('FrozenInstanceError', `cannot assign to field '${name}'`)
  if (value instanceof PyException && name.startsWith('__')) throw new Outside('unsupported', name)
  checkSlot(type, name)
  attributes.set(name, set)
}

function checkSlot(type: PyClass, name: string): void {
  const own = type.order.filter((base) => base !== OBJECT)
  if (own.some(({ slots }) => slots === null) || own.some(({ slots }) => slots?.has(name))) return
  raise('AttributeError', `'${type.name}' object has no attribute '${name}' and no __dict__ for setting new attributes`)
}

function setOnFunction(value: PyFunction, name: string, set: Value): void {
  if (name === '__name__' && typeof set === 'string') value.name = set
  else if (/^__(?!doc__|wrapped__)\w+__$/.test(name)) throw new Outside('unsupported', name)
  else value.attributes.set(name, set)
}

/** `del value.name`. */
export function deleteAttribute(machine: Machine, value: Value, name: string): void {
  const hook = special(value, '__delattr__')
  if (hook !== undefined) machine.call(hook, [name])
  else deletePlainly(machine, value, name)
}

/** What `object.__delattr__` does. */
export function deletePlainly(machine: Machine, value: Value, name: string): void {
  const found = classOf(value)?.find(name)
  if (found instanceof PyProperty) {
    if (found.deleter === null)
      raise('AttributeError', `property '${name}' of '${classOf(value)?.name}' object has no deleter`)
    machine.call(found.deleter, [value])
    return
  }
  const descriptor = found === undefined ? undefined : special(found, '__delete__')
  if (descriptor !== undefined) {
    machine.call(descriptor, [value])
    return
  }
  const attributes = value instanceof PyClass && !isBuiltinType(value) ? value.members : attributesOf(value)
  if (attributes === null || classOf(value)?.isFrozen) throw new Outside('unsupported', 'del')
  if (attributes.delete(name)) return
  const owner = value instanceof PyClass ? `type object '${value.name}'` : `'${typeName(value)}' object`
  raise('AttributeError', `${owner} has no attribute '${name}'`)
}
