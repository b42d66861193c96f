import { Outside } from '../../result'
import type { Value } from '../../values/values'
import { clockOf, dateOf, isTime, offsetText, ordinal, part, weekday } from './moments'

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const two = (number: number) => String(number).padStart(2, '0')
const dayOfYear = (value: Value | undefined) => ordinal(value) - ordinal(dateOf(part(value, 'year'), 1, 1)) + 1
const twelve = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12)

/** Names of days and months are those of a program that has set no other language. */
const CODES: Record<string, (value: Value | undefined) => string> = {
  d: (value) => two(part(value, 'day')),
  e: (value) => String(part(value, 'day')).padStart(2),
  m: (value) => two(part(value, 'month')),
  Y: (value) => String(part(value, 'year')),
  y: (value) => two(part(value, 'year') % 100),
  H: (value) => two(part(value, 'hour')),
  I: (value) => two(twelve(part(value, 'hour'))),
  M: (value) => two(part(value, 'minute')),
  S: (value) => two(part(value, 'second')),
  f: (value) => String(clockOf(value)[3]).padStart(6, '0'),
  p: (value) => (part(value, 'hour') < 12 ? 'AM' : 'PM'),
  A: (value) => DAYS[weekday(value)] ?? '',
  a: (value) => (DAYS[weekday(value)] ?? '').slice(0, 3),
  B: (value) => MONTHS[part(value, 'month') - 1] ?? '',
  b: (value) => (MONTHS[part(value, 'month') - 1] ?? '').slice(0, 3),
  j: (value) => String(dayOfYear(value)).padStart(3, '0'),
  w: (value) => String((weekday(value) + 1) % 7),
  u: (value) => String(weekday(value) + 1),
  U: (value) => two(Math.floor((dayOfYear(value) + 6 - ((weekday(value) + 1) % 7)) / 7)),
  W: (value) => two(Math.floor((dayOfYear(value) + 6 - weekday(value)) / 7)),
  z: (value) => offsetText(value).replace(':', ''),
  F: (value) => formatted(value, '%Y-%m-%d'),
  T: (value) => formatted(value, '%H:%M:%S'),
  D: (value) => formatted(value, '%m/%d/%y'),
  R: (value) => formatted(value, '%H:%M'),
  '%': () => '%',
}

/** `strftime`. */
export const formatted = (value: Value | undefined, pattern: string): string =>
  pattern.replace(/%(.?)/gs, (_whole, code: string) => {
    const known = CODES[code]
    const isOfDay = !'HIMSfpzTR%'.includes(code)
    if (known === undefined || (isOfDay && (isTime(value) || part(value, 'year') < 1000)))
      throw new Outside('unsupported', `strftime(%${code})`)
    return known(value)
  })
