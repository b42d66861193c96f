// Ctrl-C, a stopped CI job, a closed terminal and a lost parent all end here: what was started is ended, newest first, then we leave.

import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
/** npm and the terminal both deliver Ctrl-C: one press arrives twice. A second press a moment later is meant. */
const ECHO_MS = 500
const PARENT_CHECK_MS = 500

/** @typedef {(signal: NodeJS.Signals) => unknown} Ending may return a promise, which is waited for */
/** @type {Set<Ending>} */
const endings = new Set()
let isListening = false
let signalledAt = 0

/** Whether we have been told to stop, and only wait for what was started. */
export const isLeaving = () => signalledAt > 0

/**
 * Keeps `end` to be run when this process is told to stop.
 * @param {Ending} end
 * @returns {() => void} takes it back, once the thing has ended by itself
 */
export function onInterrupt(end) {
  if (!isListening) for (const signal of SIGNALS) process.on(signal, leave)
  isListening = true
  endings.add(end)
  return () => endings.delete(end)
}

/** @param {NodeJS.Signals} signal */
async function leave(signal) {
  if (Date.now() - signalledAt < ECHO_MS) return
  signalledAt = Date.now()
  for (const end of [...endings].reverse()) {
    await Promise.resolve(signal).then(end).catch(console.error)
  }
  process.exit(process.exitCode ?? 128 + constants.signals[signal])
}

/**
 * A parent that is gone counts as SIGTERM: one that npm gets ends npm and the shell between us and is never passed on (npm 11 with Debian's
 * dash), and a parent that is killed tells nobody.
 */
export function endWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}
