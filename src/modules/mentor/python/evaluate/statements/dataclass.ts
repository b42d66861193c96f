import type { Expression, Statement } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { repr } from '../text/repr'
import { equals, isOrdered, type Order } from '../values/compare'
import { keyOf } from '../values/hash'
import { raise, typeOf } from '../values/types'
import {
  type Keywords,
  NOT_IMPLEMENTED,
  PyBuiltin,
  type PyClass,
  PyDict,
  PyInstance,
  PyList,
  PyObject,
  PySet,
  PyTuple,
  type Value,
} from '../values/values'

/** What `field(…)` says of a field. */
export class PyField extends PyObject {
  readonly standard: Value | undefined
  readonly factory: Value | undefined
  readonly options: Keywords
  constructor(options: Keywords) {
    super()
    this.options = options
    this.standard = options.get('default')
    this.factory = options.get('default_factory')
  }
  is(option: string): boolean {
    return this.options.get(option) !== false
  }
}

export type Field = { name: string; field: PyField; isByName: boolean }

/** The names that class bodies have annotated, and the fields of the dataclasses among them. */
const annotated = new WeakMap<object, readonly Annotated[]>()
type Annotated = { name: string; hint: string }
const fields = new WeakMap<PyClass, readonly Field[]>()
export const fieldsOf = (type: PyClass): readonly Field[] | undefined => {
  const owner = type.order.find((base) => fields.has(base))
  return owner === undefined ? undefined : fields.get(owner)
}

/** Writes down which names the body of a class annotates, and with what. */
export function annotate(members: Map<string, Value>, body: readonly Statement[]): void {
  const found = body.flatMap((each) =>
    each.kind === 'annotated-assign' && each.target.kind === 'name'
      ? [{ name: each.target.name, hint: hintIn(each.annotation) }]
      : [],
  )
  annotated.set(members, found)
}
export const annotatedIn = (members: object): readonly Annotated[] => annotated.get(members) ?? []

const hintIn = (node: Expression): string => {
  if (node.kind === 'subscript') return hintIn(node.value)
  if (node.kind === 'attribute') return node.name
  return node.kind === 'name' ? node.name : ''
}

const OPTIONS = ['frozen', 'order', 'eq', 'repr', 'init', 'kw_only', 'slots', 'match_args']

/** Gives a class what `@dataclass` gives it. */
export function makeDataclass(machine: Machine, type: PyClass, options: Keywords): PyClass {
  for (const [name, value] of options) {
    if (!OPTIONS.includes(name) || typeof value !== 'boolean') throw new Outside('unsupported', `dataclass(${name}=)`)
  }
  const has = (name: string, standard: boolean) => options.get(name) ?? standard
  const all = new Map<string, Field>()
  for (const base of type.order.slice(1).toReversed())
    for (const field of fields.get(base) ?? []) all.set(field.name, field)
  let isByName = has('kw_only', false) === true
  for (const { name, hint } of annotatedIn(type.members)) {
    if (hint === 'ClassVar') continue
    if (hint === 'InitVar') throw new Outside('unsupported', 'InitVar')
    if (hint === 'KW_ONLY') isByName = true
    else all.set(name, { name, field: fieldIn(machine, type, name), isByName })
  }
  const list = [...all.values()].map((each) => ({
    ...each,
    isByName: each.field.options.get('kw_only') === true || each.isByName,
  }))
  checkOrder(list)
  fields.set(type, list)
  addMethods(type, list, { has })
  type.isFrozen = has('frozen', false) === true
  if (has('slots', false)) type.slots = new Set(list.map(({ name }) => name))
  return type
}

function fieldIn(machine: Machine, type: PyClass, name: string): PyField {
  const value = type.members.get(name)
  const field =
    value instanceof PyField ? value : new PyField(value === undefined ? new Map() : new Map([['default', value]]))
  if (field.standard === undefined) type.members.delete(name)
  else type.members.set(name, field.standard)
  const { standard } = field
  if (
    standard instanceof PyList ||
    standard instanceof PyDict ||
    standard instanceof PySet ||
    (standard !== undefined && typeof keyOf(standard) !== 'string')
  )
    raise(
      'ValueError',
      `mutable default ${repr(machine, typeOf(standard))} for field ${name} is not allowed: use default_factory`,
    )
  return field
}

const isRequired = ({ field: { standard, factory } }: Field) => standard === undefined && factory === undefined

function checkOrder(list: readonly Field[]): void {
  const byPlace = list.filter(({ field, isByName }) => !isByName && field.is('init'))
  const optional = byPlace.findIndex((field) => !isRequired(field))
  const late = optional === -1 ? undefined : byPlace.slice(optional).find(isRequired)
  if (late !== undefined)
    raise('TypeError', `non-default argument '${late.name}' follows default argument '${byPlace[optional]?.name}'`)
}

type Has = { has: (option: string, standard: boolean) => Value }

function addMethods(type: PyClass, list: readonly Field[], { has }: Has): void {
  const add = (name: string, run: PyBuiltin['run']) => {
    if (!type.members.has(name)) type.members.set(name, new PyBuiltin(name, run, true))
  }
  const compared = list.filter(({ field }) => field.is('compare'))
  const values = (of: Value | undefined) =>
    new PyTuple(compared.map(({ name }) => (of instanceof PyInstance ? (of.attributes.get(name) ?? null) : null)))
  const isAlike = (a: Value | undefined, b: Value | undefined) =>
    a instanceof PyInstance && b instanceof PyInstance && a.type === b.type
  if (has('init', true))
    add('__init__', (machine, [self = null, ...args], keywords) => {
      start(machine, { type, list, self }, args, keywords)
      return null
    })
  if (has('repr', true))
    add('__repr__', (machine, [self = null]) => {
      if (!(self instanceof PyInstance)) return ''
      const shown = list
        .filter(({ field }) => field.is('repr'))
        .map(({ name }) => `${name}=${repr(machine, self.attributes.get(name) ?? null, [self])}`)
      return `${self.type.name}(${shown.join(', ')})`
    })
  if (has('eq', true))
    add('__eq__', (machine, [a, b]) => (isAlike(a, b) ? equals(machine, values(a), values(b)) : NOT_IMPLEMENTED))
  if (has('match_args', true) && !type.members.has('__match_args__'))
    type.members.set(
      '__match_args__',
      new PyTuple(list.filter(({ isByName, field }) => !isByName && field.is('init')).map(({ name }) => name)),
    )
  if (!has('order', false)) return
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
  const byPlace = list.filter(({ isByName, field }) => !isByName && field.is('init'))
  if (args.length > byPlace.length) tooMany(type, byPlace, args.length)
  for (const name of keywords.keys()) {
    const at = byPlace.findIndex((each) => each.name === name)
    if (!list.some((each) => each.name === name && each.field.is('init')))
      raise('TypeError', `${type.name}.__init__() got an unexpected keyword argument '${name}'`)
    if (at !== -1 && at < args.length)
      raise('TypeError', `${type.name}.__init__() got multiple values for argument '${name}'`)
  }
  const missing: Field[] = []
  for (const each of list) {
    const { name, field } = each
    const at = byPlace.indexOf(each)
    const given = at !== -1 && args[at] !== undefined ? args[at] : field.is('init') ? keywords.get(name) : undefined
    const value =
      given === undefined ? (field.factory === undefined ? field.standard : machine.call(field.factory, [])) : given
    if (value !== undefined) self.attributes.set(name, value)
    else if (field.is('init')) missing.push(each)
  }
  missingError(type.name, missing)
  const after = type.find('__post_init__')
  if (after !== undefined) machine.call(after, [self])
}

function tooMany(type: PyClass, list: readonly Field[], given: number): never {
  const least = list.filter(isRequired).length + 1
  const most = list.length + 1
  const takes =
    least < most
      ? `from ${least} to ${most} positional arguments`
      : `${most} positional argument${most === 1 ? '' : 's'}`
  return raise('TypeError', `${type.name}.__init__() takes ${takes} but ${given + 1} were given`)
}

function missingError(name: string, missing: readonly Field[]): void {
  const byPlace = missing.filter(({ isByName }) => !isByName)
  const told = byPlace.length > 0 ? byPlace : missing
  if (told.length === 0) return
  const names = told.map((each) => `'${each.name}'`)
  const last = names.at(-1)
  const before = names.slice(0, -1)
  const list =
    before.length === 0 ? last : before.length === 1 ? `${before[0]} and ${last}` : `${before.join(', ')}, and ${last}`
  const kind = byPlace.length > 0 ? 'positional' : 'keyword-only'
  raise(
    'TypeError',
    `${name}.__init__() missing ${names.length} required ${kind} argument${names.length === 1 ? '' : 's'}: ${list}`,
  )
}
