import type { Machine } from '../machine'
import { Outside } from '../result'
import { special } from '../values/special'
import { isBuiltinType, OBJECT, raise } from '../values/types'
import { type Keywords, PyClass, PyException, PyFunction, PyInstance, PyProperty, type Value } from '../values/values'

/** Special names whose meaning the evaluator knows. */
const KNOWN = new Set(
  `__init__ __str__ __repr__ __eq__ __lt__ __le__ __gt__ __ge__ __len__ __getitem__ __setitem__ __delitem__ __contains__ __iter__
  __next__ __call__ __bool__ __add__ __sub__ __mul__ __truediv__ __floordiv__ __mod__ __pow__ __radd__ __rsub__ __rmul__ __rtruediv__
  __iadd__ __isub__ __imul__ __neg__ __pos__ __abs__ __enter__ __exit__ __hash__ __doc__ __module__ __qualname__ __annotations__
  __post_init__ __match_args__ __int__ __float__ __round__ __and__ __or__ __xor__ __getattr__`.split(/\s+/),
)

/** Makes a class of the names that its body has bound. */
export function makeClass(name: string, bases: readonly Value[], members: Map<string, Value>): PyClass {
  const classes = bases.map((base) => {
    if (!(base instanceof PyClass)) throw new Outside('unsupported', 'class')
    if ((isBuiltinType(base) || base.make !== null) && !base.isException && base !== OBJECT && base !== ABC)
      throw new Outside('unsupported', `class(${base.name})`)
    return base
  })
  for (const member of members.keys()) {
    if (/^__\w+__$/.test(member) && !KNOWN.has(member)) throw new Outside('unsupported', member)
  }
  const parents = classes.length === 0 ? [OBJECT] : classes
  const made = new PyClass(name, parents, members, null, linear(parents))
  made.abstract = made.order
    .flatMap((base) => [...base.members])
    .filter(([member, value]) => isAbstract(value) && made.find(member) === value)
    .map(([member]) => member)
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
  if (value instanceof PyFunction || value instanceof PyProperty) abstract.add(value)
  return value
}
const isAbstract = (value: Value) =>
  (value instanceof PyFunction && abstract.has(value)) ||
  (value instanceof PyProperty &&
    (abstract.has(value) || (value.getter instanceof PyFunction && abstract.has(value.getter))))

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

/** `Class(…)`. */
export function instantiate(machine: Machine, type: PyClass, args: readonly Value[], keywords: Keywords): Value {
  if (type.make !== null) return type.make(machine, args, keywords)
  if (type.abstract.length > 0 && type.isSubclassOf(ABC)) abstractError(type)
  const made = type.isException ? new PyException(type, args) : new PyInstance(type)
  const start = special(made, '__init__')
  if (start !== undefined) {
    const result = machine.call(start, args, keywords)
    if (result !== null) throw new Outside('unsupported', '__init__')
  } else if (keywords.size > 0 && type.isException) throw new Outside('unsupported', type.name)
  else if (!type.isException && args.length + keywords.size > 0) raise('TypeError', `${type.name}() takes no arguments`)
  return made
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
