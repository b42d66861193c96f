// What the soak's own processes take, beside the machine's load.
import { loadavg } from 'node:os'
import { processTree, usage } from '../../bench/tools/proc-stat.mjs'

const EVERY_MS = 10_000
const MB = 1_048_576

/** `onSample` is told `{ at, load, cpuSeconds }`, CPU since the sample before, of this process and all that it started. */
export function watchMachine(onSample) {
  /** @type {Map<number, number>} */
  let before = new Map()
  const timer = setInterval(() => {
    const now = new Map(processTree(process.pid).map((pid) => [pid, usage([pid]).cpu]))
    const spent = [...now].map(([pid, cpu]) => Math.max(0, cpu - (before.get(pid) ?? 0)))
    const isFirst = before.size === 0
    before = now
    if (!isFirst)
      onSample({ at: performance.now(), load: loadavg()[0], cpuSeconds: spent.reduce((sum, part) => sum + part, 0) })
  }, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

export const rssMb = (pid) => usage([pid]).rss / MB
