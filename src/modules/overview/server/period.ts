import type { Span } from '~/database/madrid-start'
import { madridDay, madridMidnight } from '~/platform/time/madrid-time'
import type { Period, Unit } from '../contract'
import { daysAfter, monthsAfter } from './days'

/**
 * `firstDay`, `lastDay`: the Madrid days with which it begins and ends; `starts`: those of its days, weeks or months, the first of which
 * may be cut. `before` is what it is compared with: as many days just before, of a year the same days of the year before.
 */
export type Range = Span & { firstDay: string; lastDay: string; starts: string[]; before: Days }
export type Days = { firstDay: string; lastDay: string }

/** What a period is at a moment: days and months of Madrid, and today is the last. */
export function rangeOf(period: Period, now: Date): Range {
  const today = madridDay(now)
  switch (period) {
    case '30-dias':
      return range('day', daysAfter(today, -29), today, 30)
    case '90-dias':
      return range('week', daysAfter(today, -89), today, 90)
    case '12-meses':
      return range('month', monthsAfter(today, -11), today, YEAR_DAYS)
  }
}

/** Weeks fall on the same days; between months a day more or less does nothing. */
const YEAR_DAYS = 364

function range(unit: Unit, firstDay: string, today: string, apart: number): Range {
  const starts: string[] = []
  for (let start = startOf(unit, firstDay); start <= today; start = NEXT[unit](start)) starts.push(start)
  const before = { firstDay: daysAfter(firstDay, -apart), lastDay: daysAfter(today, -apart) }
  return { unit, firstDay, lastDay: today, starts, since: madridMidnight(firstDay), before }
}

const NEXT = {
  day: (day) => daysAfter(day, 1),
  week: (day) => daysAfter(day, 7),
  month: (day) => monthsAfter(day, 1),
} satisfies Record<Unit, (day: string) => string>

/** The day with which a day's day, week or month begins. */
export function startOf(unit: Unit, day: string): string {
  if (unit === 'month') return monthsAfter(day, 0)
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return unit === 'week' ? daysAfter(day, -sinceMonday) : day
}
