import { asError } from '~/platform/http/call'
import { LOGOUT_FAILED } from '../../copy'
import { sentenceOf } from '../notice'
import type { SyncPorts } from './session-sync'

type SignOutPorts = Pick<SyncPorts, 'identity' | 'backend' | 'memory'>

export type SignOutOutcome = { type: 'signed_out' } | { type: 'cleaned' } | { type: 'failed'; message: string }

/**
 * Signs out everywhere it can (C-22). Only the provider's refusal is a failure (C-23). `cleaning` (AUTH-59) also clears
 * what this browser keeps, whatever the servers answer. Never throws.
 */
export async function signOutEverywhere(
  { cleaning }: { cleaning: boolean },
  ports: SignOutPorts,
): Promise<SignOutOutcome> {
  const { identity, backend, memory } = ports
  const [provider, session] = await Promise.allSettled([identity.signOut(), backend.endSession()])
  if (session.status === 'rejected') console.warn('the session was not ended', session.reason)
  if (cleaning) {
    memory.forgetEverything()
    return { type: 'cleaned' }
  }
  memory.forgetTab()
  memory.markSession(null)
  if (provider.status === 'fulfilled') return { type: 'signed_out' }
  return { type: 'failed', message: sentenceOf(asError(provider.reason)) ?? LOGOUT_FAILED.description }
}

/** AUTH-59, C-37: the two ways of arriving that ask for a cleaning. */
export const asksForCleaning = (query: URLSearchParams): boolean =>
  query.get('from') === 'error' || query.get('force_clean') === 'true'
