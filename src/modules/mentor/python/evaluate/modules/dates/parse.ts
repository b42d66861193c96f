import { Outside } from '../../result'
import { textRepr } from '../../text/repr'
import { raise } from '../../values/types'
import type { PyInstance } from '../../values/values'
import { DAYS, MONTHS } from './format'
import { dateOf, daysIn, MINUTE, momentOf, timeOf, UTC, zoneOf } from './moments'

const NAMES = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length).join('|')
const short = (list: readonly string[]) => list.map((name) => name.slice(0, 3))

/** What each code of a format reads, as Python's own patterns do. */
const READ: Readonly<Record<string, string>> = {
  d: '3[0-1]|[1-2]\\d|0[1-9]|[1-9]| [1-9]',
  f: '[0-9]{1,6}',
  H: '2[0-3]|[0-1]\\d|\\d',
  I: '1[0-2]|0[1-9]|[1-9]',
  j: '36[0-6]|3[0-5]\\d|[1-2]\\d\\d|0[1-9]\\d|00[1-9]|[1-9]\\d|0[1-9]|[1-9]',
  m: '1[0-2]|0[1-9]|[1-9]',
  M: '[0-5]\\d|\\d',
  S: '6[0-1]|[0-5]\\d|\\d',
  y: '\\d\\d',
  Y: '\\d\\d\\d\\d',
  z: '[+-]\\d\\d:?[0-5]\\d|Z',
  A: NAMES(DAYS),
  a: NAMES(short(DAYS)),
  B: NAMES(MONTHS),
  b: NAMES(short(MONTHS)),
  p: 'AM|PM',
}
const SHORT: Readonly<Record<string, string>> = { T: '%H:%M:%S', F: '%Y-%m-%d', R: '%H:%M', D: '%m/%d/%y' }
const ODD = new Set('jaA')

/** `datetime.strptime`. */
export function parsed(text: string, pattern: string): PyInstance {
  if (text.length + pattern.length > 200) throw new Outside('size', 'strptime()')
  const whole = pattern.replace(/%([TFRD])/g, (_whole, code: string) => SHORT[code] ?? '')
  const codes: string[] = []
  let made = ''
  for (const [piece, code] of whole.matchAll(/\s+|%(.?)|[^%\s]/gs)) {
    if (code === undefined) made += /^\s/.test(piece) ? '\\s+' : piece.replace(/[\\^$.|?*+()[\]{}]/, '\\$&')
    else if (code === '%') made += '%'
    else {
      const read = READ[code]
      if (read === undefined || codes.includes(code)) throw new Outside('unsupported', `strptime(%${code})`)
      codes.push(code)
      made += `(${read})`
    }
  }
  const match = new RegExp(`^${made}`, 'i').exec(text)
  if (match === null)
    return raise('ValueError', `time data ${textRepr(text)} does not match format ${textRepr(pattern)}`)
  if (match[0].length < text.length)
    return raise('ValueError', `unconverted data remains: ${text.slice(match[0].length)}`)
  return fromFound(new Map(codes.map((code, at) => [code, match[at + 1] ?? ''])))
}

function fromFound(found: ReadonlyMap<string, string>): PyInstance {
  const number = (code: string, standard: number) => (found.has(code) ? Number(found.get(code)) : standard)
  const place = (code: string, names: readonly string[]) =>
    names.findIndex((name) => name.toLowerCase() === found.get(code)?.toLowerCase())
  if (
    [...found.keys()].some((code) => ODD.has(code)) &&
    !(found.has('d') && (found.has('m') || found.has('b') || found.has('B')))
  )
    throw new Outside('unsupported', 'strptime()')
  const near = number('y', 0)
  const year = found.has('y') ? near + (near < 69 ? 2000 : 1900) : number('Y', 1900)
  const month = found.has('B')
    ? place('B', MONTHS) + 1
    : found.has('b')
      ? place('b', short(MONTHS)) + 1
      : number('m', 1)
  const day = number('d', 1)
  if (!found.has('y') && !found.has('Y') && month === 2 && day === 29) throw new Outside('unsupported', 'strptime()')
  if (day > daysIn(year, month))
    raise('ValueError', `day ${day} must be in range 1..${daysIn(year, month)} for month ${month} in year ${year}`)
  const isLate = found.get('p')?.toLowerCase() === 'pm'
  const hour = found.has('I') ? (number('I', 0) % 12) + (isLate ? 12 : 0) : number('H', 0)
  const micros = Number((found.get('f') ?? '').padEnd(6, '0'))
  if (number('S', 0) > 59) throw new Outside('unsupported', 'strptime()')
  const shift = found.get('z')
  return momentOf(
    dateOf(year, month, day),
    [hour, number('M', 0), number('S', 0), micros],
    shift === undefined ? null : zoneIn(shift),
  )
}

function zoneIn(text: string): PyInstance {
  if (/^z$/i.test(text)) return UTC
  const [, sign, hours = '', minutes = ''] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
  const micros = (Number(hours) * 60 + Number(minutes)) * MINUTE
  return micros === 0 ? UTC : zoneOf(sign === '-' ? -micros : micros)
}

const DATE_TEXT = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME_TEXT = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{3}|\d{6}))?)?(Z|[+-]\d\d:\d\d)?$/

/** `fromisoformat`, of the usual forms. */
export function parsedIso(text: string, kind: 'date' | 'datetime' | 'time'): PyInstance {
  const wrong = (): never => raise('ValueError', `Invalid isoformat string: ${textRepr(text)}`)
  // There are further forms (`20240115`, weeks); what has none of their signs is none of them.
  const refuse = (): never => (/^\d{8}|W|^\d{4}-?\d{3}$|^\d\d$|,/.test(text) ? unknown() : wrong())
  const [day = '', clock] = kind === 'time' ? ['', text] : [text.slice(0, 10), text.slice(11)]
  const date = DATE_TEXT.exec(day)
  const time = TIME_TEXT.exec(clock ?? '')
  if (kind === 'time') {
    if (time === null) return refuse()
    if (time[5] !== undefined) return unknown()
    return timeOf(clockIn(time))
  }
  if (date === null || (kind === 'date' && text.length > 10)) return refuse()
  const [, year, month, dayOfMonth] = date.map(Number)
  const made = dateOf(year ?? 0, month ?? 0, dayOfMonth ?? 0)
  if (kind === 'date') return made
  if (text.length === 10) return momentOf(made, [0, 0, 0, 0])
  if (time === null) return refuse()
  return momentOf(made, clockIn(time), time[5] === undefined ? null : zoneIn(time[5]))
}

const clockIn = ([, hour, minute, second = '0', micros = '']: RegExpExecArray): number[] => [
  Number(hour),
  Number(minute),
  Number(second),
  Number(micros.padEnd(6, '0')),
]
const unknown = (): never => {
  throw new Outside('unsupported', 'fromisoformat()')
}
