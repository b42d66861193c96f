import type { Span } from '~/database/madrid-start'
import { madridDay, madridMidnight } from '~/platform/madrid-time'
import type { Period, Unit } from '../contract'

/** `firstDay`: the Madrid day with which it begins; `starts`: those of its days, weeks or months, the first of which may be cut. */
export type Range = Span & { firstDay: string; starts: string[] }

/** What a period is at a moment: days and months of Madrid, and today is the last. */
export function rangeOf(period: Period, now: Date): Range {
  const today = madridDay(now)
  switch (period) {
    case '30-dias':
      return range('day', daysAfter(today, -29), today)
    case '90-dias':
      return range('week', daysAfter(today, -89), today)
    case '12-meses':
      return range('month', monthsAfter(today, -11), today)
  }
}

function range(unit: Unit, firstDay: string, today: string): Range {
  const starts: string[] = []
  for (let start = startOf(unit, firstDay); start <= today; start = NEXT[unit](start)) starts.push(start)
  return { unit, firstDay, starts, since: madridMidnight(firstDay) }
}

const NEXT = {
  day: (day) => daysAfter(day, 1),
  week: (day) => daysAfter(day, 7),
  month: (day) => monthsAfter(day, 1),
} satisfies Record<Unit, (day: string) => string>

function startOf(unit: Unit, day: string): string {
  if (unit === 'month') return monthsAfter(day, 0)
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return unit === 'week' ? daysAfter(day, -sinceMonday) : day
}

const daysAfter = (day: string, count: number) => isoDay(Date.parse(`${day}T00:00:00Z`) + count * 24 * 3_600_000)

/** The first of the month so many months later. */
function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return isoDay(Date.UTC(year, month - 1 + count, 1))
}

const isoDay = (utc: number) => new Date(utc).toISOString().slice(0, 10)
