import type { SyncPorts } from '../session-sync'
import { mustSignInAgain, profileCalls } from './profile-calls'

export type DeletionOutcome = { type: 'deleted' } | { type: 'sign_in_again' } | { type: 'failed'; error: unknown }

/** ACCT-12: deletes the account, signs out everywhere and clears what this browser keeps of its owner. Never throws. */
export async function deleteAccount({
  identity,
  memory,
}: Pick<SyncPorts, 'identity' | 'memory'>): Promise<DeletionOutcome> {
  try {
    await profileCalls.deleteAccount()
  } catch (error) {
    return mustSignInAgain(error) ? { type: 'sign_in_again' } : { type: 'failed', error }
  }
  // The provider may have forgotten the person already.
  await identity.signOut().catch((error: unknown) => console.warn('not signed out at the provider', error))
  memory.forgetOthersThan(NOBODY)
  return { type: 'deleted' }
}

/** Unsent text goes with the account, too (C-30). */
const NOBODY = ''

/**
 * Proves once more who one is, without leaving the page: the session is renewed, and stays as it is when the password is wrong.
 * Throws CallError and ConnectionError.
 */
export async function signInOnceMore(
  credentials: { email: string; password: string },
  { identity, backend, now }: Pick<SyncPorts, 'identity' | 'backend' | 'now'>,
): Promise<void> {
  const token = (await identity.signIn(credentials)) ?? (await identity.freshIdToken())
  await backend.openSession({ ...token, timestamp: now() })
}
