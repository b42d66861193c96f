import { INVALID_TOKEN, SYNC_FAILED } from '../copy'
import { type Notice, noticeOfError } from './notice'
import type { SyncOutcome } from './session/session-sync'

type Failure = Exclude<SyncOutcome, { type: 'signed_in' | 'second_step_due' | 'start_over' }>

/** What to say about a sign-in or a registration that failed. */
export function noticeOf(outcome: Failure, fallback: Notice): Notice {
  switch (outcome.type) {
    case 'refused':
      return noticeOfError(outcome.error, fallback)
    case 'invalid_token':
      return INVALID_TOKEN
    case 'sync_failed':
      return SYNC_FAILED
  }
}
