import type { SyncPorts } from '../session-sync'

/**
 * Proves once more who one is, without leaving the page: the session is renewed, and stays as it is when the password is wrong.
 * Throws CallError (`second_step_due` where a code is still to come) and ConnectionError.
 */
export async function signInOnceMore(
  credentials: { email: string; password: string },
  { identity, backend, now }: Pick<SyncPorts, 'identity' | 'backend' | 'now'>,
): Promise<void> {
  const token = (await identity.signIn(credentials)) ?? (await identity.freshIdToken())
  await backend.openSession({ ...token, timestamp: now() })
}
