import { upperFirst } from '~/platform/text/first-letter'
import { monthAndYear } from '~/platform/time/dates'
import { madridDay, madridMidnight } from '~/platform/time/madrid-time'
import type { Chat } from '../../../contract'

/** Chats under the day or time of their last activity. */
export type DatedChats = { heading: string; chats: Chat[] }

const DAY_MS = 86_400_000

/**
 * The chats by when something was last said in them, newest first, by Madrid's days: today, yesterday, the week since Monday, the month,
 * then each month by its name. Within a heading they keep their order.
 */
export function byDate(chats: readonly Chat[], now: Date): DatedChats[] {
  const recent = recentTimes(now)
  const found = new Map<string, { newest: string; chats: Chat[] }>()
  for (const chat of chats) {
    const heading = recent.find(({ since }) => chat.activeAt >= since)?.heading ?? monthOf(chat.activeAt)
    const group = found.get(heading)
    if (group === undefined) found.set(heading, { newest: chat.activeAt, chats: [chat] })
    else group.chats.push(chat)
  }
  const groups = [...found].toSorted(([, one], [, other]) => (one.newest < other.newest ? 1 : -1))
  return groups.map(([heading, { chats: dated }]) => ({ heading, chats: dated }))
}

/** The nearest first; `since` as ISO, which orders like time. */
function recentTimes(now: Date) {
  const today = madridDay(now)
  // Noon in UTC is the same day in Madrid, summer and winter.
  const noon = Date.parse(`${today}T12:00:00Z`)
  const daysSinceMonday = (new Date(noon).getUTCDay() + 6) % 7
  const daysAgo = (days: number) => new Date(noon - days * DAY_MS).toISOString().slice(0, 10)
  const times = {
    Hoy: today,
    Ayer: daysAgo(1),
    'Esta semana': daysAgo(daysSinceMonday),
    'Este mes': `${today.slice(0, 8)}01`,
  }
  return Object.entries(times).map(([heading, day]) => ({ heading, since: madridMidnight(day).toISOString() }))
}

/** "Octubre de 2026". */
function monthOf(moment: string): string {
  const name = monthAndYear(moment)
  return upperFirst(name)
}
