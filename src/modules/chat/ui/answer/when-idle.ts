/** What waits for its turn, in order. */
const waiting = new Set<() => void>()
let isScheduled = false
/** Nothing waits longer, however busy the page is. */
const LONGEST_WAIT_MS = 1_000

/** Runs `task` when the page has nothing better to do, one such task at a time. Returns what takes it back. */
export function whenIdle(task: () => void): () => void {
  waiting.add(task)
  schedule()
  return () => {
    waiting.delete(task)
  }
}

function schedule() {
  if (isScheduled) return
  isScheduled = true
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext, { timeout: LONGEST_WAIT_MS })
  else setTimeout(runNext, 32)
}

function runNext() {
  isScheduled = false
  const [next] = waiting
  if (next === undefined) return
  waiting.delete(next)
  if (waiting.size > 0) schedule()
  next()
}
