export type Overload = 'memory' | 'event_loop'
/** Shares are of what the process may use, 0 to 1. */
export type Reading = { heapShare: number; memoryShare: number; lateMs: number }

/** Refusing begins at `high` and ends below `low`, so that it does not flutter. */
const MEMORY = { high: 0.9, low: 0.8 }
const LATE_MS = { high: 1_000, low: 300 }
/** One long collection or one burst makes a late second, and is no overload. */
const LATE_READINGS = 3

/** Judges readings, one a second. Answers why new work is to be refused, or null. */
export function createOverload() {
  let isShort = false
  let isLate = false
  let lateReadings = 0
  return (reading: Reading): Overload | null => {
    const memory = Math.max(reading.heapShare, reading.memoryShare)
    isShort = memory > (isShort ? MEMORY.low : MEMORY.high)
    lateReadings = reading.lateMs > LATE_MS.high ? lateReadings + 1 : 0
    isLate = isLate ? reading.lateMs > LATE_MS.low : lateReadings >= LATE_READINGS
    if (isShort) return 'memory'
    return isLate ? 'event_loop' : null
  }
}
