/** Seconds until the next try, by how many there were; the last one stands for all that follow. */
const DELAYS = [5, 30, 120, 600, 3600]
const GIVEN_UP_AFTER = 3 * 24 * 60 * 60

/** When an event that was not taken is sent again, in seconds; null when that was its last time. */
export function nextTry({ attempts, firstAttempt, now }: { attempts: number; firstAttempt: number; now: number }) {
  if (now - firstAttempt >= GIVEN_UP_AFTER) return null
  return now + (DELAYS[attempts - 1] ?? DELAYS.at(-1) ?? 0)
}
