import { repr } from '../../text/repr'
import { PyProperty } from '../../values/members'
import { typeNamed } from '../../values/types'
import { PyBuiltin, PyClass, PyTuple, type Value } from '../../values/values'
import { clockOf, dateOf, ordinal, part, weekday } from './moments'

/** A tuple whose places have names. */
export function recordType(name: string, fields: readonly string[]): PyClass {
  const tuple = typeNamed('tuple')
  const type = new PyClass(name, [tuple], new Map(), null, [...tuple.order])
  const itemsOf = (value: Value | undefined) => (value instanceof PyTuple ? value.items : [])
  type.module = name.split('.')[0] ?? null
  for (const [at, field] of fields.entries())
    type.members.set(field, new PyProperty(new PyBuiltin(field, (_machine, [self]) => itemsOf(self)[at] ?? null), null))
  type.members.set(
    '__repr__',
    new PyBuiltin(
      '__repr__',
      (machine, [self]) =>
        `${name}(${fields.map((field, at) => `${field}=${repr(machine, itemsOf(self)[at] ?? null)}`).join(', ')})`,
      true,
    ),
  )
  return type
}

export function recordOf(type: PyClass, parts: readonly number[]): PyTuple {
  const made = new PyTuple(parts.map(BigInt))
  made.ownType = type
  return made
}

const STRUCT = recordType(
  'time.struct_time',
  'tm_year tm_mon tm_mday tm_hour tm_min tm_sec tm_wday tm_yday tm_isdst'.split(' '),
)

/** A day or moment as `time.struct_time`. */
export function structOf(value: Value | undefined, isDaylight = -1): PyTuple {
  const [hour = 0, minute = 0, second = 0] = clockOf(value)
  const year = part(value, 'year')
  const day = ordinal(value) - ordinal(dateOf(year, 1, 1)) + 1
  const parts = [year, part(value, 'month'), part(value, 'day'), hour, minute, second, weekday(value), day, isDaylight]
  return recordOf(STRUCT, parts)
}
