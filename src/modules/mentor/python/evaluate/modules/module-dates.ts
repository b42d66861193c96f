import { asInteger, asText, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { repr } from '../text/repr'
import { OBJECT, raise } from '../values/types'
import { NOT_IMPLEMENTED, PyBuiltin, PyClass, PyInstance, type Run, type Value } from '../values/values'

/** Days since the first of January of the year 1, as `date.toordinal` counts them. */
const EPOCH = 719_163
const DAY = 86_400_000
const LAST = 3_652_059

/** Dates, moments, and durations in whole days; what asks the clock is outside. */
const dateType = typeOf('datetime.date')
const deltaType = typeOf('datetime.timedelta')
const momentType = typeOf('datetime.datetime')

function typeOf(name: string): PyClass {
  const type = new PyClass(name, [OBJECT], new Map(), (_machine, args, keywords) => makerOf(name)(args, keywords), [
    OBJECT,
  ])
  type.isFrozen = true
  return type
}

function makerOf(name: string) {
  const make = makers[name]
  if (make === undefined) throw new Outside('unsupported', name)
  return make
}

const makers: Record<string, (args: readonly Value[], keywords: ReadonlyMap<string, Value>) => Value> = {
  'datetime.date': (args, keywords) => {
    const [year, month, day] = take('date', ['year', 'month', 'day'], 3, [args, keywords]).map(asInteger)
    return dateOf(year ?? 0, month ?? 0, day ?? 0)
  },
  'datetime.datetime': (args, keywords) => {
    const names = ['year', 'month', 'day', ...CLOCK]
    const [year, month, day, ...clock] = take('datetime', names, 3, [args, keywords]).map(asInteger)
    return momentOf(dateOf(year ?? 0, month ?? 0, day ?? 0), clock)
  },
  'datetime.timedelta': (args, keywords) => {
    for (const name of keywords.keys())
      if (name !== 'days' && name !== 'weeks') throw new Outside('unsupported', 'timedelta')
    if (args.length > 1) throw new Outside('unsupported', 'timedelta')
    const days = args[0] ?? keywords.get('days') ?? 0n
    const weeks = keywords.get('weeks') ?? 0n
    if (typeof days !== 'bigint' || typeof weeks !== 'bigint') throw new Outside('unsupported', 'timedelta')
    return deltaOf(Number(days + weeks * 7n))
  },
}

function dateOf(year: number, month: number, day: number): PyInstance {
  // Their messages differ from one version of Python to the next.
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    throw new Outside('unsupported', 'date()')
  const made = new PyInstance(dateType)
  for (const [name, value] of Object.entries({ year, month, day })) made.attributes.set(name, BigInt(value))
  return made
}

function deltaOf(days: number): PyInstance {
  if (Math.abs(days) > LAST) throw new Outside('size', 'timedelta')
  const made = new PyInstance(deltaType)
  made.attributes.set('days', BigInt(days))
  made.attributes.set('seconds', 0n)
  return made
}

const utc = (year: number, month: number, day: number) => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}
const daysIn = (year: number, month: number) => utc(year, month + 1, 0).getUTCDate()
const part = (value: Value | undefined, name: string) =>
  value instanceof PyInstance ? Number(value.attributes.get(name) ?? 0n) : 0
const isDate = (value: Value | undefined) => value instanceof PyInstance && value.type === dateType
const isMoment = (value: Value | undefined) => value instanceof PyInstance && value.type === momentType
const isDelta = (value: Value | undefined) => value instanceof PyInstance && value.type === deltaType
const ordinal = (value: Value | undefined) =>
  Math.round(utc(part(value, 'year'), part(value, 'month'), part(value, 'day')).getTime() / DAY) + EPOCH

function fromOrdinal(days: number): PyInstance {
  if (days < 1 || days > LAST) return raise('OverflowError', 'date value out of range')
  const date = new Date((days - EPOCH) * DAY)
  return dateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

const two = (number: number) => String(number).padStart(2, '0')
const iso = (value: Value | undefined) =>
  `${String(part(value, 'year')).padStart(4, '0')}-${two(part(value, 'month'))}-${two(part(value, 'day'))}`
/** Monday is 0. */
const weekday = (value: Value | undefined) => (ordinal(value) + 6) % 7

const CLOCK = ['hour', 'minute', 'second'] as const

const CODES: Record<string, (value: Value | undefined) => string> = {
  d: (value) => two(part(value, 'day')),
  m: (value) => two(part(value, 'month')),
  Y: (value) => String(part(value, 'year')),
  y: (value) => two(part(value, 'year') % 100),
  H: (value) => two(part(value, 'hour')),
  M: (value) => two(part(value, 'minute')),
  S: (value) => two(part(value, 'second')),
  '%': () => '%',
}

/** Names of days and months depend on the language of the computer. */
function formatted(value: Value | undefined, pattern: string): string {
  return pattern.replace(/%(.?)/gs, (_whole, code: string) => {
    const known = CODES[code]
    if (known === undefined || part(value, 'year') < 1000) throw new Outside('unsupported', `strftime(%${code})`)
    return known(value)
  })
}

const add = (type: PyClass, name: string, run: Run) => type.members.set(name, new PyBuiltin(name, run, true))

add(dateType, '__add__', (_machine, [a, b]) =>
  isDelta(b) ? fromOrdinal(ordinal(a) + part(b, 'days')) : NOT_IMPLEMENTED,
)
add(dateType, '__radd__', (_machine, [a, b]) =>
  isDelta(b) ? fromOrdinal(ordinal(a) + part(b, 'days')) : NOT_IMPLEMENTED,
)
add(dateType, '__sub__', (_machine, [a, b]) => {
  if (isDate(b)) return deltaOf(ordinal(a) - ordinal(b))
  return isDelta(b) ? fromOrdinal(ordinal(a) - part(b, 'days')) : NOT_IMPLEMENTED
})
add(dateType, '__str__', (_machine, [a]) => iso(a))
add(dateType, 'isoformat', (_machine, [a]) => iso(a))
add(
  dateType,
  '__repr__',
  (_machine, [a]) => `datetime.date(${part(a, 'year')}, ${part(a, 'month')}, ${part(a, 'day')})`,
)
add(dateType, 'weekday', (_machine, [a]) => BigInt(weekday(a)))
add(dateType, 'isoweekday', (_machine, [a]) => BigInt(weekday(a) + 1))
add(dateType, 'toordinal', (_machine, [a]) => BigInt(ordinal(a)))
add(dateType, 'strftime', (_machine, [a, pattern]) => formatted(a, asText(pattern, 'strftime')))
/** A day that is made up, where only types matter. */
const asksClock = (made: () => PyInstance) =>
  new PyBuiltin('now', (machine) => {
    if (machine.pretends) return made()
    throw new Outside('clock', 'datetime')
  })
dateType.members.set(
  'today',
  asksClock(() => dateOf(2026, 6, 15)),
)
for (const name of ['now', 'today', 'utcnow'])
  momentType.members.set(
    name,
    asksClock(() => momentOf(dateOf(2026, 6, 15), [10, 30, 0])),
  )

/** What a format reads: how many figures at most, and what they are. */
const READ: Readonly<Record<string, readonly [number, string]>> = {
  d: [2, 'day'],
  m: [2, 'month'],
  Y: [4, 'year'],
  y: [2, 'short-year'],
  H: [2, 'hour'],
  M: [2, 'minute'],
  S: [2, 'second'],
}

/** What stands in a date that a format reads; spaces and names of months as Python takes them are not known here. */
function parsed(machine: Machine, text: string, pattern: string): PyInstance {
  const found: Record<string, number> = { year: 1900, month: 1, day: 1, hour: 0, minute: 0, second: 0 }
  const isOther = () => {
    // Python goes back over figures that stand side by side.
    if (/%.%/.test(pattern)) throw new Outside('unsupported', 'strptime()')
    return raise('ValueError', `time data ${repr(machine, text)} does not match format ${repr(machine, pattern)}`)
  }
  let at = 0
  for (const [piece, code] of pattern.matchAll(/%(.?)|[^%]/gs)) {
    const [most, name] = (code === undefined ? undefined : READ[code]) ?? [0, '']
    if (code !== undefined && most === 0) throw new Outside('unsupported', `strptime(%${code})`)
    const read = code === undefined ? piece : (/^\d+/.exec(text.slice(at, at + most))?.[0] ?? '')
    if (/\s/.test(read) !== /\s/.test(text.charAt(at))) throw new Outside('unsupported', 'strptime()')
    if (read === '' || !text.startsWith(read, at) || (name === 'year' && read.length < 4)) return isOther()
    if (name === 'short-year') found.year = Number(read) + (Number(read) < 69 ? 2000 : 1900)
    else if (code !== undefined) found[name] = Number(read)
    at += read.length
  }
  if (at < text.length) return raise('ValueError', `unconverted data remains: ${text.slice(at)}`)
  const { month = 1, day = 1, hour = 0, minute = 0 } = found
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59) return isOther()
  return momentOf(
    dateOf(found.year ?? 0, found.month ?? 0, found.day ?? 0),
    CLOCK.map((name) => found[name] ?? 0),
  )
}

/** A moment on a day: hour, minute and second. */
function momentOf(day: PyInstance, clock: readonly number[]): PyInstance {
  const [hour = 0, minute = 0, second = 0] = clock
  if (hour > 23 || minute > 59 || second > 59) throw new Outside('unsupported', 'datetime()')
  const made = new PyInstance(momentType)
  for (const name of ['year', 'month', 'day']) made.attributes.set(name, day.attributes.get(name) ?? 0n)
  for (const [at, name] of CLOCK.entries()) made.attributes.set(name, BigInt(clock[at] ?? 0))
  return made
}

const clockOf = (value: Value | undefined) => CLOCK.map((name) => part(value, name))
const timeText = (value: Value | undefined) => clockOf(value).map(two).join(':')
const secondOf = (value: Value | undefined) =>
  clockOf(value).reduce((sum, each) => sum * 60 + each, ordinal(value) * 24)

momentType.members.set(
  'strptime',
  new PyBuiltin('strptime', (machine, [text, pattern]) =>
    parsed(machine, asText(text, 'strptime'), asText(pattern, 'strptime')),
  ),
)
add(momentType, 'date', (_machine, [a]) => dateOf(part(a, 'year'), part(a, 'month'), part(a, 'day')))
add(momentType, 'weekday', (_machine, [a]) => BigInt(weekday(a)))
add(momentType, 'isoweekday', (_machine, [a]) => BigInt(weekday(a) + 1))
add(momentType, 'strftime', (_machine, [a, pattern]) => formatted(a, asText(pattern, 'strftime')))
add(momentType, 'isoformat', (_machine, [a]) => `${iso(a)}T${timeText(a)}`)
add(momentType, '__str__', (_machine, [a]) => `${iso(a)} ${timeText(a)}`)
add(momentType, '__repr__', (_machine, [a]) => {
  const [hour = 0, minute = 0, second = 0] = clockOf(a)
  const shown = [part(a, 'year'), part(a, 'month'), part(a, 'day'), hour, minute, ...(second === 0 ? [] : [second])]
  return `datetime.datetime(${shown.join(', ')})`
})
add(momentType, '__add__', (_machine, [a, b]) =>
  isDelta(b) ? momentOf(fromOrdinal(ordinal(a) + part(b, 'days')), clockOf(a)) : NOT_IMPLEMENTED,
)
add(momentType, '__sub__', (_machine, [a, b]) => {
  if (isDelta(b)) return momentOf(fromOrdinal(ordinal(a) - part(b, 'days')), clockOf(a))
  if (!isMoment(b)) return NOT_IMPLEMENTED
  // Durations are kept in whole days.
  if (timeText(a) !== timeText(b)) throw new Outside('unsupported', 'timedelta')
  return deltaOf(ordinal(a) - ordinal(b))
})
add(deltaType, '__str__', (_machine, [a]) => {
  const days = part(a, 'days')
  return days === 0 ? '0:00:00' : `${days} day${Math.abs(days) === 1 ? '' : 's'}, 0:00:00`
})
add(deltaType, '__repr__', (_machine, [a]) =>
  part(a, 'days') === 0 ? 'datetime.timedelta(0)' : `datetime.timedelta(days=${part(a, 'days')})`,
)
add(deltaType, 'total_seconds', (_machine, [a]) => part(a, 'days') * 86_400)
for (const [name, sign] of [
  ['__add__', 1],
  ['__sub__', -1],
] as const) {
  add(deltaType, name, (_machine, [a, b]) =>
    isDelta(b) ? deltaOf(part(a, 'days') + sign * part(b, 'days')) : NOT_IMPLEMENTED,
  )
}

for (const name of '__mul__ __rmul__ __truediv__ __floordiv__ __mod__ __neg__ __abs__ __bool__'.split(' ')) {
  add(deltaType, name, () => {
    throw new Outside('unsupported', 'timedelta')
  })
}

const ORDERS: Record<string, (a: number, b: number) => boolean> = {
  __eq__: (a, b) => a === b,
  __lt__: (a, b) => a < b,
  __le__: (a, b) => a <= b,
  __gt__: (a, b) => a > b,
  __ge__: (a, b) => a >= b,
}
for (const [name, holds] of Object.entries(ORDERS)) {
  add(dateType, name, (_machine, [a, b]) => (isDate(b) ? holds(ordinal(a), ordinal(b)) : NOT_IMPLEMENTED))
  add(momentType, name, (_machine, [a, b]) => (isMoment(b) ? holds(secondOf(a), secondOf(b)) : NOT_IMPLEMENTED))
  add(deltaType, name, (_machine, [a, b]) => (isDelta(b) ? holds(part(a, 'days'), part(b, 'days')) : NOT_IMPLEMENTED))
}

/** What the module gives; its other names are outside. */
export const DATETIME: [string, Value][] = [
  ['date', dateType],
  ['timedelta', deltaType],
  ['datetime', momentType],
]
