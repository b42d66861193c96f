import type { Machine } from '../machine'
import { Outside } from '../result'
import { repr } from '../text/repr'
import { equals, isOrdered, type Order } from '../values/compare'
import { raise } from '../values/types'
import {
  type Keywords,
  NOT_IMPLEMENTED,
  PyBuiltin,
  type PyClass,
  PyInstance,
  PyObject,
  PyTuple,
  type Value,
} from '../values/values'

/** What `field(…)` says of a field. */
export class PyField extends PyObject {
  readonly standard: Value | undefined
  readonly factory: Value | undefined
  readonly isCompared: boolean
  readonly isShown: boolean
  constructor(
    standard: Value | undefined,
    factory: Value | undefined,
    { isCompared, isShown }: Pick<PyField, 'isCompared' | 'isShown'>,
  ) {
    super()
    this.standard = standard
    this.factory = factory
    this.isCompared = isCompared
    this.isShown = isShown
  }
}

type Field = {
  name: string
  standard: Value | undefined
  factory: Value | undefined
  isCompared: boolean
  isShown: boolean
}

/** The names that class bodies have annotated, and the fields of the dataclasses among them. */
const annotated = new WeakMap<object, readonly string[]>()
export const annotate = (members: Map<string, Value>, names: readonly string[]) => annotated.set(members, names)
const fields = new WeakMap<PyClass, readonly Field[]>()

/** Gives a class what `@dataclass` gives it. */
export function makeDataclass(type: PyClass, options: Keywords): PyClass {
  for (const [name, value] of options) {
    if (!['frozen', 'order'].includes(name) || typeof value !== 'boolean')
      throw new Outside('unsupported', `dataclass(${name}=)`)
  }
  const own = (annotated.get(type.members) ?? []).map((name): Field => {
    const value = type.members.get(name)
    if (value instanceof PyField) {
      type.members.delete(name)
      if (value.standard !== undefined) type.members.set(name, value.standard)
      const { standard, factory, isCompared, isShown } = value
      return { name, standard, factory, isCompared, isShown }
    }
    return { name, standard: value, factory: undefined, isCompared: true, isShown: true }
  })
  const inherited = type.order
    .slice(1)
    .toReversed()
    .flatMap((base) => fields.get(base) ?? [])
  const all = new Map([...inherited, ...own].map((field) => [field.name, field]))
  const list = [...all.values()]
  if (list.some((field, at) => isRequired(field) && list.slice(0, at).some((before) => !isRequired(before)))) {
    throw new Outside('unsupported', 'dataclass')
  }
  fields.set(type, list)
  addMethods(type, list, options.get('order') === true)
  type.isFrozen = options.get('frozen') === true
  return type
}

const isRequired = ({ standard, factory }: Field) => standard === undefined && factory === undefined

function addMethods(type: PyClass, list: readonly Field[], hasOrder: boolean): void {
  const add = (name: string, run: PyBuiltin['run']) => {
    if (!type.members.has(name)) type.members.set(name, new PyBuiltin(name, run, true))
  }
  const values = (of: Value | undefined) =>
    new PyTuple(
      list
        .filter(({ isCompared }) => isCompared)
        .map(({ name }) => (of instanceof PyInstance ? (of.attributes.get(name) ?? null) : null)),
    )
  const isAlike = (a: Value | undefined, b: Value | undefined) =>
    a instanceof PyInstance && b instanceof PyInstance && a.type === b.type
  add('__init__', (machine, [self = null, ...args], keywords) => {
    start(machine, { type, list, self }, args, keywords)
    return null
  })
  add('__repr__', (machine, [self = null]) => {
    if (!(self instanceof PyInstance)) return ''
    const shown = list
      .filter(({ isShown }) => isShown)
      .map(({ name }) => `${name}=${repr(machine, self.attributes.get(name) ?? null, [self])}`)
    return `${self.type.name}(${shown.join(', ')})`
  })
  add('__eq__', (machine, [a, b]) => (isAlike(a, b) ? equals(machine, values(a), values(b)) : NOT_IMPLEMENTED))
  if (!hasOrder) return
  for (const [name, operator] of Object.entries(ORDERS)) {
    add(name, (machine, [a, b]) =>
      isAlike(a, b) ? isOrdered(machine, operator, values(a), values(b)) : NOT_IMPLEMENTED,
    )
  }
}

const ORDERS: Record<string, Order> = { __lt__: '<', __le__: '<=', __gt__: '>', __ge__: '>=' }

type Start = { type: PyClass; list: readonly Field[]; self: Value }

function start(machine: Machine, { type, list, self }: Start, args: readonly Value[], keywords: Keywords): void {
  if (!(self instanceof PyInstance)) throw new Outside('unsupported', 'dataclass')
  if (args.length > list.length) throw new Outside('unsupported', `${type.name}()`)
  for (const name of keywords.keys()) {
    const at = list.findIndex((field) => field.name === name)
    if (at === -1) raise('TypeError', `${type.name}.__init__() got an unexpected keyword argument '${name}'`)
    if (at < args.length) raise('TypeError', `${type.name}.__init__() got multiple values for argument '${name}'`)
  }
  const missing: string[] = []
  list.forEach((field, at) => {
    const given = args[at] === undefined ? keywords.get(field.name) : args[at]
    const value =
      given === undefined ? (field.factory === undefined ? field.standard : machine.call(field.factory, [])) : given
    if (value === undefined) missing.push(`'${field.name}'`)
    else self.attributes.set(field.name, value)
  })
  if (missing.length > 0) missingError(type.name, missing)
  const after = type.find('__post_init__')
  if (after !== undefined) machine.call(after, [self])
}

function missingError(name: string, missing: string[]): never {
  const last = missing.at(-1)
  const before = missing.slice(0, -1)
  const list =
    before.length === 0 ? last : before.length === 1 ? `${before[0]} and ${last}` : `${before.join(', ')}, and ${last}`
  return raise(
    'TypeError',
    `${name}.__init__() missing ${missing.length} required positional argument${missing.length === 1 ? '' : 's'}: ${list}`,
  )
}
