/** Days and months of a calendar, as `2026-03-29`: no clock and no zone is in them. */
export const daysAfter = (day: string, count: number) => isoDay(Date.parse(`${day}T00:00:00Z`) + count * 24 * 3_600_000)

/** The first of the month so many months later. */
export function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return isoDay(Date.UTC(year, month - 1 + count, 1))
}

const isoDay = (utc: number) => new Date(utc).toISOString().slice(0, 10)
