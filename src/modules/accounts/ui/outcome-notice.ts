import { CallError, toldOf } from '~/platform/call'
import { INVALID_TOKEN, SYNC_FAILED } from '../copy'
import type { SyncOutcome } from './session-sync'
import { waitingTime } from './waiting-time'

export type Notice = { title: string; description: string }

type Failure = Exclude<SyncOutcome, { type: 'signed_in' | 'second_step_due' | 'start_over' }>

/** What to say about a sign-in or a registration that failed; `fallback` where the error has no sentence (C-24). */
export function noticeOf(outcome: Failure, fallback: Notice): Notice {
  switch (outcome.type) {
    case 'refused':
      return { title: fallback.title, description: sentenceOf(outcome.error) ?? fallback.description }
    case 'invalid_token':
      return INVALID_TOKEN
    case 'sync_failed':
      return SYNC_FAILED
  }
}

/** AUTH-31…34: our own refusals carry their Spanish sentence; what anything else says is not for the reader. */
export function sentenceOf(error: Error): string | null {
  if (!(error instanceof CallError)) return toldOf(error)
  if (error.code === 'untranslated') return null
  const { retryAfterSeconds } = error.details
  if (error.code === 'too_many_attempts' && typeof retryAfterSeconds === 'number') {
    return `Demasiados intentos. Vuelve a probar dentro de ${waitingTime(retryAfterSeconds)}.`
  }
  return toldOf(error)
}
