/** What the work below takes on the reference machine (two cores, nothing else running), in milliseconds. */
export const REFERENCE_MS = 27
const TRIES = 7
/** Slower than this a machine is no place for tests: then they may fail. */
const MOST = 8

/** How long the work took, and how much of that it was computed. */
type Try = { ms: number; cpuMs: number }
/** `pace`: how many times as long this machine takes as the reference. `load`: how many times as long as it computes, for others do too. */
type Machine = { pace: number; load: number }

/**
 * Both from 1 to 8, by a few tries at a fixed piece of work: the pace by their median, so that one that was interrupted does not count; the
 * load by the best, so that only who computes all the time does.
 */
export function measureMachine(attempt: () => Try = attemptWork): Machine {
  attempt() // The first one compiles it.
  const tries = Array.from({ length: TRIES }, attempt)
  return {
    pace: bounded(median(tries.map(({ ms }) => ms / REFERENCE_MS))),
    load: bounded(Math.min(...tries.map(({ ms, cpuMs }) => ms / cpuMs))),
  }
}

const bounded = (times: number) => Math.min(Math.max(times, 1), MOST)
const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[(TRIES - 1) / 2] ?? 1

function attemptWork(): Try {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  const numbers = Array.from({ length: 120_000 }, (_, at) => (at * 7_919) % 104_729)
  numbers.sort((one, other) => one - other)
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1_000 }
}

/**
 * For a Vitest configuration: measures once for the run, tells it in a line, and leaves it to the workers in TEST_PACE and TEST_LOAD. Where
 * the first is set already, by whoever knows better, nothing is measured.
 */
export function setPace(): void {
  if (process.env.TEST_PACE) return
  const { pace, load } = measureMachine()
  process.env.TEST_PACE = pace.toFixed(1)
  process.env.TEST_LOAD = load.toFixed(1)
  console.log(`Pace of this machine: ${pace.toFixed(1)} times the reference's time; tests wait for that much longer.`)
  if (load >= 1.5) console.log(`Others compute here, too (${load.toFixed(1)} times the time): fewer files run at once.`)
}

/** How long to wait here for what takes less than `ms` on the reference machine: for time limits of tests, and for bounds on the processor's time. */
export const patience = (ms: number): number => Math.round(ms * Number(process.env.TEST_PACE ?? 1))

/** How many files run at a time: one more than there are cores, since each also waits; fewer where others take the machine's time. */
export const workersOn = (cores: number): number =>
  Math.max(1, Math.round((cores + 1) / Number(process.env.TEST_LOAD ?? 1)))
