import { CARRIED_KEY } from '../../carried-key'
import type { FreeAnswer } from '../../contract'
import { FREE_ANSWER_KEPT_MS } from '../../rules'

/** Keeps an answer in this browser until its reader has an account; false where the browser refuses its storage. */
export function carryAnswer({ question, answer, askedAt, seal }: FreeAnswer): boolean {
  try {
    localStorage.setItem(CARRIED_KEY, JSON.stringify({ question, answer, askedAt, seal }))
    return true
  } catch {
    return false
  }
}

/** What is carried; null where there is nothing, or it is too old to be taken. `now`: milliseconds since 1970. */
export function readCarried(now: number): FreeAnswer | null {
  try {
    const stored = localStorage.getItem(CARRIED_KEY)
    const { question, answer, askedAt, seal }: Record<string, unknown> = Object(JSON.parse(stored ?? 'null'))
    const isWhole = typeof question === 'string' && typeof answer === 'string' && typeof seal === 'string'
    if (isWhole && typeof askedAt === 'number' && now - askedAt < FREE_ANSWER_KEPT_MS)
      return { question, answer, askedAt, seal }
    if (stored !== null) forgetCarried()
  } catch {
    // Refused, or written by another hand: the server would not take it either.
  }
  return null
}

export function forgetCarried(): void {
  try {
    localStorage.removeItem(CARRIED_KEY)
  } catch {
    // Refused: then nothing is there.
  }
}
