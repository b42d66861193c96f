import type { Machine } from '../machine'
import { fill, setEntry } from '../methods/methods-dict'
import { addItem } from '../methods/methods-set'
import { Outside } from '../result'
import { equals } from '../values/compare'
import { keyOf } from '../values/hash'
import { itemsOf } from '../values/iterate'
import { PyProperty, PyWrapped } from '../values/members'
import { bindTo, special } from '../values/special'
import { isBuiltinType, OBJECT, raise, typeNamed, typeOf } from '../values/types'
import {
  type Keywords,
  PyClass,
  PyDict,
  PyException,
  PyFunction,
  PyInstance,
  PyList,
  PyObject,
  PySet,
  PyTuple,
  type Value,
} from '../values/values'

/** Special names whose meaning the evaluator knows. */
const KNOWN = new Set(
  `__init__ __new__ __str__ __repr__ __format__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __len__ __getitem__ __setitem__ __delitem__
  __contains__ __missing__ __iter__ __next__ __reversed__ __call__ __bool__ __index__ __int__ __float__ __round__ __abs__ __neg__ __pos__
  __invert__ __divmod__ __rdivmod__ __floor__ __ceil__ __trunc__ __hash__ __doc__ __module__ __qualname__ __annotations__ __slots__ __match_args__ __post_init__
  __getattr__ __getattribute__ __setattr__ __delattr__ __get__ __set__ __delete__ __set_name__ __init_subclass__ __class_getitem__
  __enter__ __exit__ __aenter__ __aexit__ __aiter__ __anext__ __await__ ${'add sub mul truediv floordiv mod pow matmul and or xor lshift rshift'
    .split(' ')
    .flatMap((each) => [`__${each}__`, `__r${each}__`, `__i${each}__`])
    .join(' ')}`.split(/\s+/),
)

/** What a class of the program may be made from besides its own. */
const CONTAINERS = new Set(['list', 'dict', 'set', 'tuple'])

type Making = {
  name: string
  bases: readonly Value[]
  members: Map<string, Value>
  meta?: PyClass | null
  module?: string | null
  isFree?: boolean
}

/** Makes a class of the names that its body has bound. */
export function makeClass(
  machine: Machine,
  { name, bases, members, meta = null, module = null, isFree = module !== null }: Making,
): PyClass {
  const classes = bases.map((base) => {
    if (!(base instanceof PyClass) || !isOpen(base, isFree)) throw new Outside('unsupported', 'class')
    return base
  })
  for (const member of members.keys()) {
    if (!isFree && /^__\w+__$/.test(member) && !KNOWN.has(member)) throw new Outside('unsupported', member)
  }
  const parents = classes.length === 0 ? [OBJECT] : classes
  const made = new PyClass(name, parents, members, null, linear(parents))
  made.meta = meta ?? parents.find((parent) => parent.meta !== null)?.meta ?? null
  made.module = module
  made.slots = slotsIn(machine, members.get('__slots__'))
  if (members.has('__eq__') && !members.has('__hash__')) made.hashing = null
  else
    made.hashing = members.get('__hash__')
      ? hashingOf(machine)
      : (parents.find(({ hashing }) => hashing !== null)?.hashing ?? null)
  made.abstract = made.order
    .flatMap((base) => [...base.members])
    .filter(([member, value]) => isAbstract(value) && made.find(member) === value)
    .map(([member]) => member)
  return made
}

/** Of Python's own classes only some can be built upon. */
function isOpen(base: PyClass, isInModule: boolean): boolean {
  if (base.isException || base === OBJECT || base === ABC || base.isOpen) return true
  if (isBuiltinType(base)) return CONTAINERS.has(base.name) || base.name === 'type' || isInModule
  return base.make === null
}

function slotsIn(machine: Machine, names: Value | undefined): ReadonlySet<string> | null {
  if (names === undefined) return null
  const list = typeof names === 'string' ? [names] : itemsOf(machine, names)
  return new Set(list.filter((each) => typeof each === 'string'))
}

/** What `__init_subclass__` and `__set_name__` are told of a new class. */
export function announce(machine: Machine, made: PyClass, keywords: Keywords): void {
  for (const [name, member] of made.members) {
    const told = special(member, '__set_name__')
    if (told !== undefined) machine.call(told, [made, name])
  }
  for (const base of made.order.slice(1)) {
    const hook = base.members.get('__init_subclass__')
    if (hook === undefined) continue
    machine.call(bindTo(made, hook instanceof PyWrapped ? hook.callee : hook), [], keywords)
    return
  }
  if (keywords.size > 0) throw new Outside('unsupported', 'class')
}

/** `type(name, bases, members)`. */
export function typeFrom(machine: Machine, meta: PyClass, [name, bases, members, ...more]: readonly Value[]): PyClass {
  if (typeof name !== 'string' || !(bases instanceof PyTuple) || !(members instanceof PyDict) || more.length > 0)
    throw new Outside('unsupported', 'type()')
  const own = new Map<string, Value>()
  for (const { key, value } of members.entries.values()) if (typeof key === 'string') own.set(key, value)
  const isFree = machine.frame?.isLibrary === true
  const made = makeClass(machine, {
    name,
    bases: bases.items,
    members: own,
    meta: meta.make === null ? meta : null,
    isFree,
  })
  announce(machine, made, new Map())
  return made
}

/** `abc.ABC`: its subclasses cannot be made while a method is abstract. */
export const ABC = new PyClass(
  'ABC',
  [OBJECT],
  new Map(),
  () => {
    throw new Outside('unsupported', 'ABC()')
  },
  [OBJECT],
)

const abstract = new WeakSet<object>()
export const markAbstract = (value: Value): Value => {
  if (value instanceof PyFunction || value instanceof PyProperty || value instanceof PyWrapped) abstract.add(value)
  return value
}
const isAbstract = (value: Value): boolean =>
  (value instanceof PyObject && abstract.has(value)) ||
  (value instanceof PyProperty && isAbstract(value.getter)) ||
  (value instanceof PyWrapped && isAbstract(value.callee))

/** Python's order of looking names up (C3). */
function linear(parents: readonly PyClass[]): PyClass[] {
  const lists = [...parents.map((parent) => [...parent.order]), [...parents]]
  const order: PyClass[] = []
  while (lists.some((list) => list.length > 0)) {
    const next = lists.find(([first]) => first && !lists.some((list) => list.indexOf(first) > 0))?.[0]
    if (next === undefined) throw new Outside('unsupported', 'class')
    order.push(next)
    for (const list of lists) if (list[0] === next) list.shift()
  }
  return order
}

/** A dict asks the hash of its keys, and where two are the same whether they are equal. */
function hashingOf(machine: Machine): (value: PyInstance) => string {
  const known = new Map<string, PyInstance[]>()
  return (value) => {
    const own = special(value, '__hash__')
    const hash = own === undefined ? null : keyOf(machine.call(own, []))
    if (typeof hash !== 'string') throw new Outside('unsupported', '__hash__')
    const alike = known.get(hash) ?? []
    known.set(hash, alike)
    let at = alike.findIndex((other) => other === value || equals(machine, other, value))
    if (at === -1) at = alike.push(value) - 1
    return `${hash}#${at}`
  }
}

/** `Class(…)`. */
export function instantiate(machine: Machine, type: PyClass, args: readonly Value[], keywords: Keywords): Value {
  if (type.make !== null) return type.make(machine, args, keywords)
  const maker = type.find('__new__')
  const made =
    maker === undefined
      ? makeObject(machine, type, args, keywords)
      : machine.call(maker instanceof PyWrapped ? maker.callee : maker, [type, ...args], keywords)
  if (maker !== undefined && !typeOf(made).isSubclassOf(type)) return made
  const start = special(made, '__init__')
  if (start !== undefined) {
    const result = machine.call(start, args, keywords)
    if (result !== null) throw new Outside('unsupported', '__init__')
  } else if (made instanceof PyException) {
    if (keywords.size > 0) throw new Outside('unsupported', type.name)
  } else if (made instanceof PyClass) return made
  else if (!(made instanceof PyInstance)) startObject(machine, made, args, keywords)
  else if (args.length + keywords.size > 0 && maker === undefined)
    raise('TypeError', `${type.name}() takes no arguments`)
  return made
}

const NONE: Keywords = new Map()

/** What `object.__new__` makes, or that of the container that a class is built upon. */
export function makeObject(machine: Machine, type: PyClass, args: readonly Value[], keywords: Keywords): Value {
  if (type.abstract.length > 0 && type.isSubclassOf(ABC)) abstractError(type)
  if (type.isException) return new PyException(type, args)
  const base = type.order.find((each) => CONTAINERS.has(each.name) && isBuiltinType(each))
  if (base === undefined) {
    if (type.make !== null) throw new Outside('unsupported', '__new__')
    return new PyInstance(type)
  }
  const items = base.name === 'tuple' ? [new PyList(args[0] === undefined ? [] : itemsOf(machine, args[0]))] : []
  if (base.name === 'tuple' && (args.length > 1 || keywords.size > 0)) throw new Outside('unsupported', type.name)
  const made = base.make?.(machine, items, NONE) ?? null
  if (made instanceof PyObject) made.ownType = type === base ? null : type
  return made
}

/** What `__init__` of Python's own classes does. */
export function startObject(machine: Machine, self: Value, args: readonly Value[], keywords: Keywords): Value {
  const [from, ...more] = args
  if (self instanceof PyException) self.args = args
  else if (self instanceof PyInstance || self instanceof PyClass) {
    if (args.length + keywords.size > 0) throw new Outside('unsupported', 'object.__init__')
  } else if (more.length > 0) throw new Outside('unsupported', '__init__')
  else if (self instanceof PyList)
    self.items.splice(0, self.items.length, ...(from === undefined ? [] : itemsOf(machine, from)))
  else if (self instanceof PyDict) fill(machine, self, from, keywords)
  else if (self instanceof PySet && from !== undefined)
    for (const item of itemsOf(machine, from)) addItem(machine, self, item)
  return null
}

/** The members of a class as the dict that its maker is given. */
export function membersAsDict(machine: Machine, members: ReadonlyMap<string, Value>): PyDict {
  const dict = new PyDict()
  for (const [name, value] of members) setEntry(machine, dict, name, value)
  return dict
}

function abstractError({ name, abstract: open }: PyClass): never {
  const names = open
    .toSorted()
    .map((each) => `'${each}'`)
    .join(', ')
  return raise(
    'TypeError',
    `Can't instantiate abstract class ${name} without an implementation for abstract method${open.length === 1 ? '' : 's'} ${names}`,
  )
}

export const isMeta = (type: PyClass) => type.isSubclassOf(typeNamed('type'))
