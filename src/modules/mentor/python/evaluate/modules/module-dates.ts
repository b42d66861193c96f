import { asInteger, asText, take } from '../expressions/arguments'
import { Outside } from '../result'
import { isNumber } from '../values/compare'
import { raise } from '../values/types'
import { NOT_IMPLEMENTED, PyBuiltin, type PyClass, PyInstance, type Run, type Value } from '../values/values'
import { OF_DURATIONS } from './dates/durations'
import { formatted } from './dates/format'
import { DATE_PARTS, zone } from './dates/makers'
import {
  CLOCK,
  clockOf,
  DATE,
  DAY,
  DELTA,
  dateOf,
  deltaMicros,
  deltaOf,
  fromOrdinal,
  isDate,
  isDelta,
  isMoment,
  iso,
  isTime,
  MOMENT,
  momentFrom,
  momentMicros,
  momentOf,
  offsetText,
  ordinal,
  part,
  SECOND,
  TIME,
  timeMicros,
  timeOf,
  timeText,
  UTC,
  weekday,
  ZONE,
  zoneShift,
} from './dates/moments'
import { parsed, parsedIso } from './dates/parse'
import { recordOf, recordType, structOf } from './dates/records'

const add = (type: PyClass, table: Record<string, Run>) => {
  for (const [name, run] of Object.entries(table)) type.members.set(name, new PyBuiltin(name, run, true))
}
const given = (type: PyClass, table: Record<string, Run>) => {
  for (const [name, run] of Object.entries(table)) type.members.set(name, new PyBuiltin(name, run))
}

/** What both days and moments have. */
const ofDays: Record<string, Run> = {
  weekday: (_machine, [a]) => BigInt(weekday(a)),
  isoweekday: (_machine, [a]) => BigInt(weekday(a) + 1),
  toordinal: (_machine, [a]) => BigInt(ordinal(a)),
  timetuple: (_machine, [a]) => structOf(a),
  isocalendar: (_machine, [a]) => {
    // The week of a day is that of its Thursday.
    const thursday = fromOrdinal(ordinal(a) - weekday(a) + 3)
    const first = ordinal(dateOf(part(thursday, 'year'), 1, 1))
    const week = Math.floor((ordinal(thursday) - first) / 7) + 1
    return recordOf(ISO_DAY, [part(thursday, 'year'), week, weekday(a) + 1])
  },
  strftime: (_machine, [a, pattern]) => formatted(a, asText(pattern, 'strftime')),
  __format__: (machine, [a = null, spec = '']) =>
    spec === '' ? machine.call(machine.builtin('str'), [a]) : formatted(a, asText(spec, 'format')),
}

const ISO_DAY = recordType('datetime.IsoCalendarDate', ['year', 'week', 'weekday'])

add(DATE, {
  ...ofDays,
  __add__: (_machine, [a, b]) => (isDelta(b) ? fromOrdinal(ordinal(a) + part(b, 'days')) : NOT_IMPLEMENTED),
  __radd__: (_machine, [a, b]) => (isDelta(b) ? fromOrdinal(ordinal(a) + part(b, 'days')) : NOT_IMPLEMENTED),
  __sub__: (_machine, [a, b]) => {
    if (isDate(b)) return deltaOf((ordinal(a) - ordinal(b)) * DAY)
    return isDelta(b) ? fromOrdinal(ordinal(a) - part(b, 'days')) : NOT_IMPLEMENTED
  },
  __str__: (_machine, [a]) => iso(a),
  isoformat: (_machine, [a]) => iso(a),
  __repr__: (_machine, [a]) => `datetime.date(${part(a, 'year')}, ${part(a, 'month')}, ${part(a, 'day')})`,
  replace: (_machine, [a, ...args], keywords) => {
    const [year, month, day] = replaced(a, DATE_PARTS, args, keywords)
    return dateOf(year ?? 0, month ?? 0, day ?? 0)
  },
  ctime: (_machine, [a]) => formatted(a, '%a %b %e 00:00:00 %Y'),
})

function replaced(
  value: Value | undefined,
  names: readonly string[],
  args: readonly Value[],
  keywords: ReadonlyMap<string, Value>,
): number[] {
  const changed = take('replace', names, 0, [args, keywords])
  return names.map((name, at) => (changed[at] === undefined ? part(value, name) : asInteger(changed[at])))
}

/** A day that is made up, where only types matter. */
const asksClock =
  (made: () => Value): Run =>
  (machine) => {
    if (machine.pretends) return made()
    throw new Outside('clock', 'datetime')
  }
const noon = () => momentOf(dateOf(2026, 6, 15), [10, 30, 0, 0])
given(DATE, {
  today: asksClock(() => dateOf(2026, 6, 15)),
  fromisoformat: (_machine, [text]) => parsedIso(asText(text, 'fromisoformat'), 'date'),
  fromordinal: (_machine, [days]) => fromOrdinal(asInteger(days)),
})
given(MOMENT, {
  now: asksClock(noon),
  today: asksClock(noon),
  utcnow: asksClock(noon),
  strptime: (_machine, [text, pattern]) => parsed(asText(text, 'strptime'), asText(pattern, 'strptime')),
  fromisoformat: (_machine, [text]) => parsedIso(asText(text, 'fromisoformat'), 'datetime'),
  combine: (_machine, [day, clock]) => {
    if (!(isDate(day) || isMoment(day)) || !isTime(clock)) throw new Outside('unsupported', 'combine()')
    return momentOf(fromOrdinal(ordinal(day)), clockOf(clock))
  },
  fromordinal: (_machine, [days]) => momentOf(fromOrdinal(asInteger(days)), [0, 0, 0, 0]),
  fromtimestamp: (_machine, [seconds, where]) => {
    const shift = zone(where)
    // Without a zone it is that of the computer.
    if (shift === null || !isNumber(seconds ?? null)) throw new Outside('clock', 'fromtimestamp()')
    return momentFrom(
      Math.round(Number(seconds) * SECOND) + ordinal(dateOf(1970, 1, 1)) * DAY + zoneShift(shift),
      shift,
    )
  },
})

add(MOMENT, {
  ...ofDays,
  date: (_machine, [a]) => dateOf(part(a, 'year'), part(a, 'month'), part(a, 'day')),
  time: (_machine, [a]) => timeOf(clockOf(a)),
  isoformat: (_machine, [a, separator = 'T', ...more], keywords) => {
    const spec = more[0] ?? keywords.get('timespec')
    const mark = asText(keywords.get('sep') ?? separator, 'isoformat')
    return `${iso(a)}${mark}${timeText(a, spec === undefined ? undefined : asText(spec, 'isoformat'))}${offsetText(a)}`
  },
  __str__: (_machine, [a]) => `${iso(a)} ${timeText(a)}${offsetText(a)}`,
  __repr__: (machine, [a]) => {
    const parts = [part(a, 'year'), part(a, 'month'), part(a, 'day'), ...shortClock(a, 2)]
    const where = a instanceof PyInstance ? (a.attributes.get('tzinfo') ?? null) : null
    const shown = where === null ? '' : `, tzinfo=${String(machine.call(machine.builtin('repr'), [where]))}`
    return `datetime.datetime(${parts.join(', ')}${shown})`
  },
  __add__: (_machine, [a, b]) => (isDelta(b) ? shifted(a, deltaMicros(b)) : NOT_IMPLEMENTED),
  __radd__: (_machine, [a, b]) => (isDelta(b) ? shifted(a, deltaMicros(b)) : NOT_IMPLEMENTED),
  __sub__: (_machine, [a, b]) => {
    if (isDelta(b)) return shifted(a, -deltaMicros(b))
    if (!isMoment(b)) return NOT_IMPLEMENTED
    checkZones(a, b, "can't subtract offset-naive and offset-aware datetimes")
    return deltaOf(momentMicros(a) - momentMicros(b))
  },
  replace: (_machine, [a, ...args], keywords) => {
    const parts = replaced(
      a,
      [...DATE_PARTS, ...CLOCK],
      args,
      new Map([...keywords].filter(([name]) => name !== 'tzinfo')),
    )
    const where = keywords.has('tzinfo') ? zone(keywords.get('tzinfo')) : zoneIn(a)
    return momentOf(dateOf(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0), parts.slice(3), where)
  },
  timestamp: (_machine, [a]) => {
    if (zoneIn(a) === null) throw new Outside('clock', 'timestamp()')
    return (momentMicros(a) - ordinal(dateOf(1970, 1, 1)) * DAY) / SECOND
  },
  astimezone: (_machine, [a, where]) => {
    const to = zone(where)
    if (zoneIn(a) === null || to === null) throw new Outside('clock', 'astimezone()')
    return momentFrom(momentMicros(a) + zoneShift(to), to)
  },
  utcoffset: (_machine, [a]) => (zoneIn(a) === null ? null : deltaOf(zoneShift(zoneIn(a)))),
  ctime: (_machine, [a]) => formatted(a, '%a %b %e %H:%M:%S %Y'),
})

const zoneIn = (value: Value | undefined): PyInstance | null => {
  const found = value instanceof PyInstance ? value.attributes.get('tzinfo') : null
  return found instanceof PyInstance ? found : null
}
const shifted = (value: Value | undefined, by: number): Value =>
  momentFrom(momentMicros(value) + zoneShift(zoneIn(value)) + by, zoneIn(value))
function checkZones(a: Value | undefined, b: Value | undefined, message: string): void {
  if ((zoneIn(a) === null) !== (zoneIn(b) === null)) raise('TypeError', message)
}
/** Hour and minute are always shown, the rest only as far as there is something. */
function shortClock(value: Value | undefined, least: number): number[] {
  const clock = [...clockOf(value)]
  while (clock.length > least && clock.at(-1) === 0) clock.pop()
  return clock
}

add(TIME, {
  __str__: (_machine, [a]) => timeText(a),
  isoformat: (_machine, [a, ...args], keywords) => {
    const [spec] = take('isoformat', ['timespec'], 0, [args, keywords])
    return timeText(a, spec === undefined ? undefined : asText(spec, 'isoformat'))
  },
  __repr__: (_machine, [a]) => `datetime.time(${shortClock(a, 2).join(', ')})`,
  strftime: (_machine, [a, pattern]) => formatted(a, asText(pattern, 'strftime')),
  __format__: (machine, [a = null, spec = '']) =>
    spec === '' ? machine.call(machine.builtin('str'), [a]) : formatted(a, asText(spec, 'format')),
  replace: (_machine, [a, ...args], keywords) => timeOf(replaced(a, CLOCK, args, keywords)),
})
given(TIME, { fromisoformat: (_machine, [text]) => parsedIso(asText(text, 'fromisoformat'), 'time') })

add(ZONE, {
  __str__: (_machine, [a]) => (a instanceof PyInstance ? (a.attributes.get('name') ?? '') : ''),
  __repr__: (machine, [a]) => {
    if (a === UTC) return 'datetime.timezone.utc'
    return `datetime.timezone(${String(machine.call(machine.builtin('repr'), [deltaOf(zoneShift(a instanceof PyInstance ? a : null))]))})`
  },
})
ZONE.members.set('utc', UTC)

add(DELTA, OF_DURATIONS)

const ORDERS: Record<string, (a: number, b: number) => boolean> = {
  __eq__: (a, b) => a === b,
  __lt__: (a, b) => a < b,
  __le__: (a, b) => a <= b,
  __gt__: (a, b) => a > b,
  __ge__: (a, b) => a >= b,
}
for (const [name, holds] of Object.entries(ORDERS)) {
  add(DATE, { [name]: (_machine, [a, b]) => (isDate(b) ? holds(ordinal(a), ordinal(b)) : NOT_IMPLEMENTED) })
  add(DELTA, { [name]: (_machine, [a, b]) => (isDelta(b) ? holds(deltaMicros(a), deltaMicros(b)) : NOT_IMPLEMENTED) })
  add(TIME, { [name]: (_machine, [a, b]) => (isTime(b) ? holds(timeMicros(a), timeMicros(b)) : NOT_IMPLEMENTED) })
  add(MOMENT, {
    [name]: (_machine, [a, b]) => {
      if (!isMoment(b)) return NOT_IMPLEMENTED
      if (name === '__eq__' && (zoneIn(a) === null) !== (zoneIn(b) === null)) return false
      checkZones(a, b, "can't compare offset-naive and offset-aware datetimes")
      return holds(momentMicros(a), momentMicros(b))
    },
  })
}

DATE.members.set('min', dateOf(1, 1, 1))
DATE.members.set('max', dateOf(9999, 12, 31))
MOMENT.members.set('min', momentOf(dateOf(1, 1, 1), [0, 0, 0, 0]))
MOMENT.members.set('max', momentOf(dateOf(9999, 12, 31), [23, 59, 59, 999_999]))
DELTA.members.set('min', deltaOf(-999_999_999 * DAY, true))

/** What the module gives; its other names are outside. */
export const DATETIME: [string, Value][] = [
  ['date', DATE],
  ['time', TIME],
  ['timedelta', DELTA],
  ['datetime', MOMENT],
  ['timezone', ZONE],
  ['UTC', UTC],
  ['MINYEAR', 1n],
  ['MAXYEAR', 9999n],
]
