import { Outside } from '../../result'
import { OBJECT, raise } from '../../values/types'
import { PyClass, PyInstance, type Run, type Value } from '../../values/values'

/** Days since the first of January of the year 1, as `date.toordinal` counts them. */
const EPOCH = 719_163
const MILLISECONDS = 86_400_000
const LAST = 3_652_059

/** In microseconds. */
export const SECOND = 1_000_000
export const MINUTE = 60 * SECOND
export const DAY = 86_400 * SECOND

/** What makes each of the classes. */
export const MAKERS: Record<string, Run> = {}

function typeOf(name: string, base: PyClass = OBJECT): PyClass {
  const make: Run = (machine, args, keywords) => {
    const run = MAKERS[name]
    if (run === undefined) throw new Outside('unsupported', name)
    return run(machine, args, keywords)
  }
  const type = new PyClass(name, [base], new Map(), make, [...base.order])
  type.isFrozen = true
  return type
}

export const DATE = typeOf('datetime.date')
export const DELTA = typeOf('datetime.timedelta')
export const MOMENT = typeOf('datetime.datetime', DATE)
export const TIME = typeOf('datetime.time')
export const ZONE = typeOf('datetime.timezone')

export const part = (value: Value | undefined, name: string): number =>
  value instanceof PyInstance ? Number(value.attributes.get(name) ?? 0n) : 0
const isOf = (type: PyClass) => (value: Value | undefined) => value instanceof PyInstance && value.type === type
export const isDate = isOf(DATE)
export const isDelta = isOf(DELTA)
export const isMoment = isOf(MOMENT)
export const isTime = isOf(TIME)

function made(type: PyClass, parts: Record<string, number>): PyInstance {
  const value = new PyInstance(type)
  for (const [name, number] of Object.entries(parts)) value.attributes.set(name, BigInt(number))
  return value
}

const utc = (year: number, month: number, day: number) => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}
export const daysIn = (year: number, month: number) => utc(year, month + 1, 0).getUTCDate()

export function dateOf(year: number, month: number, day: number): PyInstance {
  if (year < 1 || year > 9999) return raise('ValueError', `year must be in 1..9999, not ${year}`)
  if (month < 1 || month > 12) return raise('ValueError', `month must be in 1..12, not ${month}`)
  const most = daysIn(year, month)
  if (day < 1 || day > most)
    return raise('ValueError', `day ${day} must be in range 1..${most} for month ${month} in year ${year}`)
  return made(DATE, { year, month, day })
}

export const ordinal = (value: Value | undefined): number =>
  Math.round(utc(part(value, 'year'), part(value, 'month'), part(value, 'day')).getTime() / MILLISECONDS) + EPOCH

export function fromOrdinal(days: number): PyInstance {
  if (days < 1 || days > LAST) return raise('OverflowError', 'date value out of range')
  const date = new Date((days - EPOCH) * MILLISECONDS)
  return dateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** Monday is 0. */
export const weekday = (value: Value | undefined) => (ordinal(value) + 6) % 7

export const CLOCK = ['hour', 'minute', 'second', 'microsecond'] as const
/** Hour, minute, second and microsecond. */
export type Clock = readonly number[]
export const clockOf = (value: Value | undefined): number[] => CLOCK.map((name) => part(value, name))

const RANGES = [23, 59, 59, 999_999]
function checked(clock: Clock): Record<string, number> {
  const parts: Record<string, number> = {}
  for (const [at, name] of CLOCK.entries()) {
    const value = clock[at] ?? 0
    if (value < 0 || value > (RANGES[at] ?? 0)) raise('ValueError', `${name} must be in 0..${RANGES[at]}, not ${value}`)
    parts[name] = value
  }
  return parts
}

export const timeOf = (clock: Clock): PyInstance => {
  const value = made(TIME, checked(clock))
  value.attributes.set('tzinfo', null)
  return value
}

export function momentOf(day: PyInstance, clock: Clock, zone: PyInstance | null = null): PyInstance {
  const value = made(MOMENT, {
    year: part(day, 'year'),
    month: part(day, 'month'),
    day: part(day, 'day'),
    ...checked(clock),
  })
  value.attributes.set('tzinfo', zone)
  return value
}

const inParts = (micros: number): number[] => [
  Math.floor(micros / (60 * MINUTE)),
  Math.floor(micros / MINUTE) % 60,
  Math.floor(micros / SECOND) % 60,
  micros % SECOND,
]

/** The moment that is so many microseconds after the beginning, as the clock of its zone shows it. */
export const momentFrom = (micros: number, zone: PyInstance | null = null): PyInstance =>
  momentOf(fromOrdinal(Math.floor(micros / DAY)), inParts(micros - Math.floor(micros / DAY) * DAY), zone)

export const timeMicros = (value: Value | undefined): number => {
  const [hour = 0, minute = 0, second = 0, micros = 0] = clockOf(value)
  return (hour * 60 + minute) * MINUTE + second * SECOND + micros
}

/** Microseconds since the beginning, of the world's clock where the moment has a zone. */
export function momentMicros(value: Value | undefined): number {
  const zone = value instanceof PyInstance ? value.attributes.get('tzinfo') : null
  return ordinal(value) * DAY + timeMicros(value) - zoneShift(zone instanceof PyInstance ? zone : null)
}

export function deltaOf(micros: number, isLimit = false): PyInstance {
  const days = Math.floor(micros / DAY)
  if (!isLimit && Math.abs(days) > LAST) throw new Outside('size', 'timedelta')
  const rest = micros - days * DAY
  return made(DELTA, { days, seconds: Math.floor(rest / SECOND), microseconds: rest % SECOND })
}

export const deltaMicros = (value: Value | undefined): number =>
  part(value, 'days') * DAY + part(value, 'seconds') * SECOND + part(value, 'microseconds')

export function zoneOf(micros: number, name?: string): PyInstance {
  if (Math.abs(micros) >= DAY || micros % MINUTE !== 0) throw new Outside('unsupported', 'timezone()')
  const zone = made(ZONE, { micros })
  zone.attributes.set('name', name ?? (micros === 0 ? 'UTC' : `UTC${shiftText(micros)}`))
  return zone
}
export const zoneShift = (zone: PyInstance | null): number => part(zone ?? undefined, 'micros')
export const UTC = zoneOf(0)

const two = (number: number) => String(number).padStart(2, '0')
const shiftText = (micros: number) => {
  const minutes = Math.abs(micros) / MINUTE
  return `${micros < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
/** `+00:00`, where there is a zone. */
export const offsetText = (value: Value | undefined): string => {
  const zone = value instanceof PyInstance ? value.attributes.get('tzinfo') : null
  return zone instanceof PyInstance ? shiftText(zoneShift(zone)) : ''
}

export const iso = (value: Value | undefined) =>
  `${String(part(value, 'year')).padStart(4, '0')}-${two(part(value, 'month'))}-${two(part(value, 'day'))}`

/** `10:30:00`, with the microseconds where there are any. */
export function timeText(value: Value | undefined, spec = 'auto'): string {
  const [hour = 0, minute = 0, second = 0, micros = 0] = clockOf(value)
  const minutes = `${two(hour)}:${two(minute)}`
  const seconds = `${minutes}:${two(second)}`
  const exact = `${seconds}.${String(micros).padStart(6, '0')}`
  switch (spec) {
    case 'auto':
      return micros === 0 ? seconds : exact
    case 'hours':
      return two(hour)
    case 'minutes':
      return minutes
    case 'seconds':
      return seconds
    case 'milliseconds':
      return exact.slice(0, -3)
    case 'microseconds':
      return exact
    default:
      throw new Outside('unsupported', 'isoformat(timespec=)')
  }
}
