import type { Database } from '~/database/database'
import type { Business, Compared, Point, Share } from '../contract'
import { churnOf, mrrOf, sumOf, trialToPaidOf } from '../definitions'
import { type DayFigures, firstDayWritten, readCohorts, readDays } from './daily/read-days'
import { daysAfter, monthsAfter } from './days'
import { type Days, type Range, startOf } from './period'
import { pointsOf } from './points'

const COHORTS = 12

type Read = Business & {
  questions: Point[]
  /** Without today. */
  registeredBefore: { start: string; count: number }[]
  accountToTrial: Share
}

/** What the business did, of the days that were written down: no message and no account is read. */
export async function readBusiness(db: Database, range: Range): Promise<Read> {
  const { before } = range
  const earliest = daysAfter(before.firstDay, -1)
  const [written, first, cohorts] = await Promise.all([
    readDays(db, { firstDay: earliest, lastDay: range.lastDay }),
    firstDayWritten(db),
    readCohorts(db, monthsAfter(range.lastDay, 1 - COHORTS)),
  ])
  const isKnown = first !== null && first <= before.firstDay
  const compared = <Value>(read: (days: DayFigures[], dayBefore: DayFigures | undefined) => Value): Compared<Value> => {
    const of = (days: Days) => read(...within(written, days))
    return { now: of(range), before: isKnown ? of(before) : null }
  }
  const [days] = within(written, range)
  return {
    mrr: { ...compared(mrrOf), points: lastIn(range, days) },
    churn: compared((these, dayBefore) => churnOf(dayBefore, these)),
    trialToPaid: compared(trialToPaidOf),
    newMonthly: compared((these) => sumOf(these, ({ newMonthly }) => newMonthly)),
    asked: compared((these) => sumOf(these, ({ questions }) => questions)),
    cohorts,
    questions: pointsOf(
      range,
      days.map((day) => ({ ...day, start: startOf(range.unit, day.day) })),
      (day) => day.questions,
    ),
    registeredBefore: days
      .filter(({ day }) => day < range.lastDay)
      .map(({ day, registered }) => ({ start: startOf(range.unit, day), count: registered })),
    accountToTrial: { all: sumOf(days, ({ registered }) => registered), part: sumOf(days, ({ trials }) => trials) },
  }
}

/** The days of a time, and the day before it. */
function within(written: readonly DayFigures[], { firstDay, lastDay }: Days): [DayFigures[], DayFigures | undefined] {
  const dayBefore = daysAfter(firstDay, -1)
  return [written.filter(({ day }) => day >= firstDay && day <= lastDay), written.find(({ day }) => day === dayBefore)]
}

/** The income of a month as it stood at the end of each day, week or month. */
function lastIn({ unit, starts }: Range, days: readonly DayFigures[]): Point[] {
  const last = new Map(days.map(({ day, mrrCents }) => [startOf(unit, day), mrrCents]))
  return starts.map((start) => ({ start, value: last.get(start) ?? 0 }))
}
