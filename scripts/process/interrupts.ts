// Ctrl-C, a stopped CI job, a closed terminal and a lost parent all end here: what was started is ended, newest first, then we leave.

import { constants } from 'node:os'

/** npm and the terminal both deliver Ctrl-C: one press arrives twice. A second press a moment later is meant. */
const ECHO_MS = 500
const PARENT_CHECK_MS = 500

/** May return a promise, which is waited for. */
type Ending = (signal: NodeJS.Signals) => unknown
const endings = new Set<Ending>()
let signalledAt = 0

/** Whether we have been told to stop, and only wait for what was started. */
export const isLeaving = () => signalledAt > 0

/** Keeps `end` to be run when this process is told to stop. @returns what takes it back, once the thing has ended by itself */
export function onInterrupt(end: Ending) {
  endings.add(end)
  return () => endings.delete(end)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)

async function leave(signal: NodeJS.Signals) {
  if (Date.now() - signalledAt < ECHO_MS) return
  signalledAt = Date.now()
  for (const end of [...endings].reverse()) await Promise.resolve(signal).then(end).catch(console.error)
  process.exit(process.exitCode ?? 128 + constants.signals[signal])
}

/** A parent that is gone counts as SIGTERM: one that is killed tells nobody. */
export function endWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}
