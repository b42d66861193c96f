// Ctrl-C, a stopped CI job and a closed terminal all end here: what was started is ended, newest first, then we leave.

import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<() => unknown>} */
const endings = new Set()
let leaving = false

/**
 * Keeps `end` to be run if this process is told to stop.
 * @param {() => unknown} end may return a promise, which is waited for
 * @returns {() => void} takes it back, once the thing has ended by itself
 */
export function onInterrupt(end) {
  if (endings.size === 0) for (const signal of SIGNALS) process.on(signal, leave)
  endings.add(end)
  return () => {
    endings.delete(end)
    if (endings.size === 0 && !leaving) for (const signal of SIGNALS) process.off(signal, leave)
  }
}

/** @param {NodeJS.Signals} signal */
async function leave(signal) {
  // npm and the terminal both deliver Ctrl-C, so one key press arrives twice.
  if (leaving) return
  leaving = true
  console.error(`\nStopping (${signal}) …`)
  for (const end of [...endings].reverse()) {
    await Promise.resolve().then(end).catch(console.error)
  }
  process.exit(128 + constants.signals[signal])
}
