export const DAY = 24 * 60 * 60
export const HOUR = 60 * 60

export type Recurring = { interval: string; interval_count: number }

/**
 * The moment `count` periods after `anchor` (seconds, UTC). Each is counted from the anchor, as Stripe does: 31 January, 28 February,
 * 31 March.
 */
export function boundary(anchor: number, { interval, interval_count }: Recurring, count: number): number {
  const steps = interval_count * count
  switch (interval) {
    case 'day':
      return anchor + steps * DAY
    case 'week':
      return anchor + steps * 7 * DAY
    case 'year':
      return addMonths(anchor, steps * 12)
    default:
      return addMonths(anchor, steps)
  }
}

/** The first boundary after a moment. */
export function nextBoundary(anchor: number, recurring: Recurring, after: number): number {
  let count = 1
  while (boundary(anchor, recurring, count) <= after) count += 1
  return boundary(anchor, recurring, count)
}

function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}
