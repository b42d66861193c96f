import type { Point } from '../contract'
import type { Range } from './period'

/** A value for each day, week or month of the range; of those without rows it is 0. */
export function pointsOf<Row extends { start: string }>(
  { starts }: Pick<Range, 'starts'>,
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): Point[] {
  const values = new Map<string, number>()
  for (const row of rows) values.set(row.start, (values.get(row.start) ?? 0) + amountOf(row))
  return starts.map((start) => ({ start, value: values.get(start) ?? 0 }))
}
