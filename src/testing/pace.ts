/** What the work below takes on the reference machine (two cores, nothing else running), in milliseconds. */
export const REFERENCE_MS = 27
const TRIES = 7
/** Slower than this a machine is no place for tests: then they may fail. */
const MOST = 8

/**
 * How many times as long this machine takes as the reference, from 1 to 8: by the median of a few tries at a fixed piece of work, so
 * that one that was interrupted does not count. `time`: does the work once and answers its milliseconds.
 */
export function measurePace(time: () => number = timeOfWork): number {
  time() // The first one compiles it.
  const times = Array.from({ length: TRIES }, time).sort((one, other) => one - other)
  const median = times[(TRIES - 1) / 2] ?? REFERENCE_MS
  return Math.min(Math.max(median / REFERENCE_MS, 1), MOST)
}

function timeOfWork(): number {
  const startedAt = performance.now()
  const numbers = Array.from({ length: 120_000 }, (_, at) => (at * 7_919) % 104_729)
  numbers.sort((one, other) => one - other)
  return performance.now() - startedAt
}

/**
 * For a Vitest configuration: measures once for the run, tells it in a line, and leaves it to the workers in TEST_PACE. Where that is
 * set already, by whoever knows better, nothing is measured.
 */
export function setPace(): void {
  if (process.env.TEST_PACE) return
  const pace = measurePace()
  process.env.TEST_PACE = pace.toFixed(1)
  console.log(`Pace of this machine: ${pace.toFixed(1)} times the reference's time; tests wait for that much longer.`)
}

/** How long to wait here for what takes less than `ms` on the reference machine: for time limits of tests, never for what they assert. */
export const patience = (ms: number): number => Math.round(ms * Number(process.env.TEST_PACE ?? 1))
