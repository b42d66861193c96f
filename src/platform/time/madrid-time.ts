import { once } from '../once'

const MADRID = 'Europe/Madrid'

/** Made at first use: loading a language's data takes a large part of the server's start. */
const lazy = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat(locale, { timeZone: MADRID, ...options }))
  return (moment: Date) => format().format(moment)
}
const isoDate = lazy('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const clockTime = lazy('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })

/** The calendar day in Madrid, `2026-03-29`. */
export const madridDay = (moment: Date): string => isoDate(moment)

/** The moment at which the given Madrid day (`2026-03-29`) begins. */
export function madridMidnight(day: string): Date {
  // Madrid is one or two hours ahead of UTC; clocks change at night, never at midnight.
  for (const offsetHours of [1, 2]) {
    const candidate = new Date(Date.parse(`${day}T00:00:00Z`) - offsetHours * 3_600_000)
    if (madridDay(candidate) === day && clockTime(candidate) === '00:00:00') return candidate
  }
  throw new RangeError(`no midnight on ${day}`)
}

/** The first moment of the day after, and of the month after, the given one. */
export function nextMadridDay(moment: Date): Date {
  const [year = 0, month = 1, day = 1] = madridDay(moment).split('-').map(Number)
  return madridMidnight(isoDay(Date.UTC(year, month - 1, day + 1)))
}
export function nextMadridMonth(moment: Date): Date {
  const [year = 0, month = 1] = madridDay(moment).split('-').map(Number)
  return madridMidnight(isoDay(Date.UTC(year, month, 1)))
}

const isoDay = (utc: number) => new Date(utc).toISOString().slice(0, 10)
