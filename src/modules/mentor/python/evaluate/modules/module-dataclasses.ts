import { positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { Outside } from '../result'
import { type Field, fieldsOf, makeDataclass, PyField } from '../statements/dataclass'
import { classOf } from '../values/special'
import { OBJECT, raise, typeNamed } from '../values/types'
import { PyBuiltin, PyClass, PyDict, PyInstance, PyList, PyTuple, type Run, type Value } from '../values/values'

const FIELD_OPTIONS = ['default', 'default_factory', 'repr', 'compare', 'init', 'kw_only', 'hash', 'metadata']

const fieldsIn = (value: Value | undefined): readonly Field[] => {
  const type = value instanceof PyClass ? value : classOf(value ?? null)
  const found = type === null ? undefined : fieldsOf(type)
  if (found === undefined) throw new Outside('unsupported', 'dataclass')
  return found
}

/** A dataclass as a dict or a tuple, with those inside it, too. */
function plain(machine: Machine, value: Value, isDict: boolean): Value {
  machine.grow(1)
  const of = (item: Value) => plain(machine, item, isDict)
  const found = value instanceof PyInstance ? fieldsOf(value.type) : undefined
  if (value instanceof PyInstance && found !== undefined) {
    const parts = found.map(({ name }) => [name, of(value.attributes.get(name) ?? null)] as const)
    if (!isDict) return new PyTuple(parts.map(([, part]) => part))
    const dict = new PyDict()
    for (const [name, part] of parts) setEntry(machine, dict, name, part)
    return dict
  }
  if (value instanceof PyList) return new PyList(value.items.map(of))
  if (value instanceof PyTuple && value.ownType === null) return new PyTuple(value.items.map(of))
  if (value instanceof PyDict && value.form === 'dict') {
    const dict = new PyDict()
    for (const [hash, { key, value: held }] of value.entries) dict.entries.set(hash, { key, value: of(held) })
    return dict
  }
  if (typeof value === 'object' && value !== null) throw new Outside('unsupported', 'asdict()')
  return value
}

const description = new PyClass('Field', [OBJECT], new Map(), null, [OBJECT])
description.module = 'dataclasses'

const FUNCTIONS: Record<string, Run> = {
  dataclass: (machine, [type], options) => {
    if (type instanceof PyClass) return makeDataclass(machine, type, options)
    return new PyBuiltin('dataclass', (_inner, [decorated = null]) => {
      if (!(decorated instanceof PyClass)) throw new Outside('unsupported', 'dataclass')
      return makeDataclass(machine, decorated, options)
    })
  },
  field: (_machine, args, keywords) => {
    for (const name of keywords.keys())
      if (!FIELD_OPTIONS.includes(name)) throw new Outside('unsupported', `field(${name}=)`)
    positional('field', [0, 0], args, new Map())
    return new PyField(keywords)
  },
  asdict: (machine, [value = null]) => {
    fieldsIn(value)
    return plain(machine, value, true)
  },
  astuple: (machine, [value = null]) => {
    fieldsIn(value)
    return plain(machine, value, false)
  },
  fields: (_machine, [value]) =>
    new PyTuple(
      fieldsIn(value).map(({ name, field }) => {
        const made = new PyInstance(description)
        made.attributes.set('name', name)
        if (field.standard !== undefined) made.attributes.set('default', field.standard)
        return made
      }),
    ),
  replace: (machine, [value = null], changes) => {
    if (!(value instanceof PyInstance)) throw new Outside('unsupported', 'replace()')
    const given = new Map(changes)
    for (const { name, field } of fieldsIn(value)) {
      if (!field.is('init')) {
        if (given.has(name))
          raise('TypeError', `field ${name} is declared with init=False, it cannot be specified with replace()`)
      } else if (!given.has(name)) given.set(name, value.attributes.get(name) ?? null)
    }
    return machine.call(value.type, [], given)
  },
  is_dataclass: (_machine, [value = null]) => {
    const type = value instanceof PyClass ? value : classOf(value)
    return type !== null && fieldsOf(type) !== undefined
  },
}

export const DATACLASSES: [string, Value][] = [
  ...Object.entries(FUNCTIONS).map(([name, run]): [string, Value] => [name, new PyBuiltin(name, run)]),
  ['KW_ONLY', null],
  ['FrozenInstanceError', typeNamed('FrozenInstanceError')],
]
