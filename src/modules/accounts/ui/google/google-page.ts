import { ConnectionError } from '~/platform/http/call'
import { GOOGLE_NOT_LINKED, GOOGLE_SIGN_IN_FAILED, GOOGLE_SIGN_UP_FAILED, GOOGLE_SYNC_FAILED } from '../../copy'
import type { GoogleVisit } from '../../google-visit'
import { DELAY_AFTER_CLEARING_MS, GOOGLE_CLOSE_DELAY_MS } from '../../rules'
import { secondStepAddress } from '../login-visit'
import type { Notice } from '../notice'
import { noticeOf } from '../outcome-notice'
import { type SyncPorts, syncAfterGoogle } from '../session/session-sync'
import type { GoogleMessage } from './google-channel'
import { homeAfterGoogle, START_OVER_PATH } from './google-exits'

/** AUTH-39. */
export type GooglePageState =
  | { type: 'initializing' }
  | { type: 'processing' }
  | { type: 'success' }
  | { type: 'error'; notice: Notice }

export type GooglePageEvent =
  | { type: 'google_answered' }
  | { type: 'signed_in' }
  | { type: 'failed'; notice: Notice }
  | { type: 'retried' }

/** What the page shows first: the address says what Google has answered. */
export function firstState(visit: GoogleVisit): GooglePageState {
  if (visit.result === null) return { type: 'initializing' }
  return visit.result === 'ok' ? { type: 'processing' } : { type: 'error', notice: noticeOfResult(visit) }
}

export function googlePage(state: GooglePageState, event: GooglePageEvent): GooglePageState {
  switch (event.type) {
    case 'google_answered':
      return state.type === 'initializing' ? { type: 'processing' } : state
    case 'signed_in':
      return state.type === 'processing' ? { type: 'success' } : state
    case 'failed':
      return state.type === 'success' ? state : { type: 'error', notice: event.notice }
    case 'retried':
      return state.type === 'error' ? { type: 'initializing' } : state
  }
}

export type GooglePagePorts = SyncPorts & {
  /** Whether a page of ours led here: another site's must not end anybody's session. */
  isFromOwnPage: () => boolean
  /** The page that opened this window, if it is still there. */
  opener: { isThere: () => boolean; hasHeard: () => boolean; tell: (message: GoogleMessage) => void }
  closeWindow: () => void
  goTo: (path: string) => void
}

/** AUTH-39…47: what the page is there for, from wherever its address says it stands. Never throws. */
export async function runGoogleVisit(
  visit: GoogleVisit,
  ports: GooglePagePorts,
  show: (event: GooglePageEvent) => void,
): Promise<void> {
  const { identity, backend, wait, opener, isFromOwnPage } = ports
  const fail = (notice: Notice) => {
    show({ type: 'failed', notice })
    opener.tell({ type: 'failed', ...notice })
  }

  if (visit.result === null) {
    // AUTH-23. Opening the new session ends the old one too, so a failure here loses nothing.
    if (visit.from !== 'again' && isFromOwnPage()) {
      await backend.clearSession().catch((error: unknown) => console.warn('not cleared', error))
      await wait(DELAY_AFTER_CLEARING_MS)
    }
    try {
      await identity.signInWithGoogle(visit)
    } catch (error) {
      console.warn('no way to Google', error)
      const { title, description } = failureOf(visit)
      return fail({ title, description: error instanceof ConnectionError ? error.message : description })
    }
  } else if (visit.result !== 'ok') return fail(noticeOfResult(visit))

  show({ type: 'google_answered' })
  const outcome = await syncAfterGoogle({ acceptsTerms: visit.from === 'register' }, ports)
  switch (outcome.type) {
    case 'signed_in': {
      const { isOtherUser } = outcome
      show({ type: 'signed_in' })
      return leave({ type: 'signed_in', isOtherUser }, homeAfterGoogle(visit.redirect, isOtherUser), ports)
    }
    case 'second_step_due':
      show({ type: 'signed_in' })
      return leave({ type: 'second_step_due' }, secondStepAddress(homeAfterGoogle(visit.redirect, false)), ports)
    case 'start_over':
      return leave({ type: 'start_over' }, START_OVER_PATH, ports)
    case 'refused':
      return fail(noticeOf(outcome, failureOf(visit)))
    case 'invalid_token':
    case 'sync_failed':
      return fail(GOOGLE_SYNC_FAILED)
  }
}

/** AUTH-42: a popup leaves the rest to the page that opened it, and closes. Where nobody has heard it, this window goes there itself. */
async function leave(message: GoogleMessage, path: string, { opener, wait, closeWindow, goTo }: GooglePagePorts) {
  if (!opener.isThere()) return goTo(path)
  opener.tell(message)
  await wait(GOOGLE_CLOSE_DELAY_MS)
  if (opener.isThere() && opener.hasHeard()) closeWindow()
  else goTo(path)
}

const failureOf = ({ from }: GoogleVisit): Notice =>
  from === 'register' ? GOOGLE_SIGN_UP_FAILED : GOOGLE_SIGN_IN_FAILED

function noticeOfResult(visit: GoogleVisit): Notice {
  const failure = failureOf(visit)
  return visit.result === 'not_linked' ? { ...failure, description: GOOGLE_NOT_LINKED } : failure
}
