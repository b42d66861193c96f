// Calls as a page makes them: what broke off is made again.
import { setTimeout as sleep } from 'node:timers/promises'

const AGAIN_MS = 300
const MOST_TRIES = 200

/** The answer of a call that may be repeated, once it is none of a broken instance. */
export async function patiently(record, what, call) {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const answer = await call().catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return answer
    record.broken(`${what}: ${answer?.status ?? 'the line'}`)
    await sleep(AGAIN_MS)
  }
  throw new Error(`${what} is never answered`)
}
