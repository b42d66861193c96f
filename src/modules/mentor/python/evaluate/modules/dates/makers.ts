import { asInteger, take } from '../../expressions/arguments'
import { Outside } from '../../result'
import { isNumber } from '../../values/compare'
import { raise, typeName } from '../../values/types'
import { PyInstance, type Value } from '../../values/values'
import {
  CLOCK,
  type Clock,
  DAY,
  dateOf,
  deltaMicros,
  deltaOf,
  isDelta,
  MAKERS,
  MINUTE,
  momentOf,
  SECOND,
  timeOf,
  ZONE,
  zoneOf,
} from './moments'

export const DATE_PARTS = ['year', 'month', 'day']
const CLOCK_PARTS = [...CLOCK, 'tzinfo']

const timeParts = (values: readonly (Value | undefined)[]): Clock =>
  CLOCK.map((_name, at) => asInteger(values[at] ?? 0n))
export const zone = (value: Value | undefined): PyInstance | null => {
  if (value === undefined || value === null) return null
  if (value instanceof PyInstance && value.type === ZONE) return value
  throw new Outside('unsupported', 'tzinfo')
}

MAKERS['datetime.date'] = (_machine, args, keywords) => {
  const [year, month, day] = take('date', DATE_PARTS, 3, [args, keywords]).map(asInteger)
  return dateOf(year ?? 0, month ?? 0, day ?? 0)
}
MAKERS['datetime.datetime'] = (_machine, args, keywords) => {
  const values = take('datetime', [...DATE_PARTS, ...CLOCK_PARTS], 3, [args, keywords])
  const [year = 0, month = 0, day = 0] = values.slice(0, 3).map(asInteger)
  return momentOf(dateOf(year, month, day), timeParts(values.slice(3)), zone(values[7]))
}
MAKERS['datetime.time'] = (_machine, args, keywords) => {
  const values = take('time', CLOCK_PARTS, 0, [args, keywords])
  if (zone(values[4]) !== null) throw new Outside('unsupported', 'time(tzinfo=)')
  return timeOf(timeParts(values))
}
const UNITS = {
  days: DAY,
  seconds: SECOND,
  microseconds: 1,
  milliseconds: 1000,
  minutes: MINUTE,
  hours: 60 * MINUTE,
  weeks: 7 * DAY,
}
MAKERS['datetime.timedelta'] = (_machine, args, keywords) => {
  const values = take('timedelta', Object.keys(UNITS), 0, [args, keywords])
  let total = 0
  for (const [at, unit] of Object.values(UNITS).entries()) {
    const value = values[at] ?? 0n
    if (!isNumber(value))
      return raise(
        'TypeError',
        `unsupported type for timedelta ${Object.keys(UNITS)[at]} component: ${typeName(value)}`,
      )
    const micros = Number(value) * unit
    // Python rounds the parts of a microsecond in its own way.
    if (
      !Number.isSafeInteger(Math.round(micros)) ||
      (!Number.isInteger(micros) && Math.abs(micros - Math.round(micros)) > 1e-3)
    )
      throw new Outside('unsupported', 'timedelta')
    total += Math.round(micros)
  }
  return deltaOf(total)
}
MAKERS['datetime.timezone'] = (_machine, [offset, name]) => {
  if (!isDelta(offset) || (name !== undefined && typeof name !== 'string'))
    throw new Outside('unsupported', 'timezone()')
  return zoneOf(deltaMicros(offset), name)
}
