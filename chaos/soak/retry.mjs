// Calls as a page makes them: what broke off is made again.
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_DELAY_MS = 300
const MAX_TRIES = 200

/** The answer of a call that may be repeated, once it is none of a broken instance. */
export async function withRetries(record, what, call) {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const answer = await call().catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return answer
    record.broken(`${what}: ${answer?.status ?? 'the line'}`)
    await sleep(RETRY_DELAY_MS)
  }
  throw new Error(`${what} is never answered`)
}
