import type { Machine } from '../machine'
import { Outside } from '../result'
import { AttributeEntries } from '../values/attribute-entries'
import { attributesOf, classOf } from '../values/special'
import { typeNamed } from '../values/types'
import { PyBuiltin, PyClass, PyDict, PyList, type Value } from '../values/values'

/** Names and what they stand for; of the module's own Python has more than the program has bound. */
export function namesAsDict(machine: Machine, names: Map<string, Value> | undefined): Value {
  if (names === undefined) throw new Outside('unsupported', 'locals()')
  const dict = new PyDict()
  dict.entries = new AttributeEntries(names)
  if (names !== machine.frame?.globals) return dict
  dict.ownType = GLOBALS
  return dict
}

/** Names that every object has. */
const OF_ALL =
  '__class__ __delattr__ __dict__ __dir__ __doc__ __eq__ __firstlineno__ __format__ __ge__ __getattribute__ __getstate__ __gt__ __hash__ __init__ __init_subclass__ __le__ __lt__ __module__ __ne__ __new__ __reduce__ __reduce_ex__ __repr__ __setattr__ __sizeof__ __static_attributes__ __str__ __subclasshook__ __weakref__'.split(
    ' ',
  )

/** What `dir` lists of an object of the program. */
export function namesOf(machine: Machine, value: Value): Value {
  const type = value instanceof PyClass ? value : classOf(value)
  if (
    type === null ||
    type.order.some((base) => base.make !== null && base.name !== 'object') ||
    type.meta ||
    type.slots
  )
    throw new Outside('unsupported', 'dir()')
  const names = new Set(OF_ALL)
  for (const base of type.order) for (const name of base.members.keys()) names.add(name)
  for (const name of attributesOf(value)?.keys() ?? []) names.add(name)
  machine.grow(names.size)
  return new PyList([...names].sort((a, b) => (a < b ? -1 : 1)))
}

/** What shows how many names there are is outside. */
const GLOBALS = new PyClass('dict', [typeNamed('dict')], new Map(), null, [...typeNamed('dict').order])
for (const name of ['__repr__', '__iter__', '__len__', '__eq__'])
  GLOBALS.members.set(
    name,
    new PyBuiltin(name, () => {
      throw new Outside('unsupported', 'globals()')
    }),
  )
