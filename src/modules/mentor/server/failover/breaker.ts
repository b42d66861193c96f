import type { Clock } from '~/platform/time/clock'

/** So many answers in a row that fail say that a provider is down; what they cost is patience of as many readers. */
export const FAILURES = 5
/** How long a provider that is down is left alone before one question tries it. */
export const REST_MS = 30_000
/** How long a reader who sees nothing yet is let wait for a provider that asks for patience. */
export const PATIENCE_MS = 10_000
/** The longest that a provider's own word is believed for. */
const LONGEST_REST_MS = 300_000

/**
 * Keeps questions from a provider that is down. It is this process's own: what one instance has seen costs another five questions to see
 * for itself, and an instance whose network is broken does not shut the provider off for those whose is not.
 */
export function createBreaker(clock: Clock) {
  let failures = 0
  let restsUntil = 0
  let isTried = false

  const rest = (ms: number) => {
    restsUntil = clock().getTime() + Math.min(ms, LONGEST_REST_MS)
  }

  return {
    /** Whether a question may go there now: after a rest, one at a time until it is answered. */
    admits(): boolean {
      if (restsUntil === 0) return true
      if (isTried || clock().getTime() < restsUntil) return false
      isTried = true
      return true
    },
    /** Its first text has come: it is there again. One more failure and it rests again, until an answer has been whole. */
    began() {
      isTried = false
      restsUntil = 0
    },
    ended() {
      failures = 0
    },
    /** `retryAfterMs`: what the provider itself asks for. */
    failed(retryAfterMs = 0) {
      isTried = false
      failures += 1
      if (failures >= FAILURES) rest(Math.max(REST_MS, retryAfterMs))
      else if (retryAfterMs > PATIENCE_MS) rest(retryAfterMs)
    },
    /** The question was given up, or was itself at fault: that says nothing about the provider. */
    released() {
      isTried = false
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>
