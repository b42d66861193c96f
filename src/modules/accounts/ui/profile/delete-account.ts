import type { SyncPorts } from '../session-sync'
import { profileCalls } from './profile-calls'

/** ACCT-12: deletes the account, signs out everywhere and clears what this browser keeps of its owner. Throws CallError, ConnectionError. */
export async function deleteAccount({ identity, memory }: Pick<SyncPorts, 'identity' | 'memory'>): Promise<void> {
  await profileCalls.deleteAccount()
  // The provider may have forgotten the person already.
  await identity.signOut().catch((error: unknown) => console.warn('not signed out at the provider', error))
  memory.forgetOthersThan(NOBODY)
}

/** Unsent text goes with the account, too (C-30). */
const NOBODY = ''
