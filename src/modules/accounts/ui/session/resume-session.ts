import { CallError } from '~/platform/http/call'
import { INVALID_TOKEN } from '../../copy'
import { MIN_TOKEN_LENGTH } from '../../rules'
import { type SyncOutcome, type SyncPorts, welcome } from './session-sync'

type Resumed = Extract<SyncOutcome, { type: 'signed_in' }>

/**
 * Takes the session up again without a form: the product's own if it still runs, else a new one for whom the identity provider still
 * knows. One try; throws CallError or ConnectionError, whose message is fit to be shown.
 */
export async function resumeSession(ports: SyncPorts): Promise<Resumed> {
  try {
    return welcome(await ports.backend.autoLogin(), ports.memory)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
  }
  return renewSession(ports)
}

/** SHELL-30: fetches a fresh token and opens a new session with it, whatever became of the old one. Throws as above. */
export async function renewSession({ identity, backend, memory, now }: SyncPorts): Promise<Resumed> {
  const { token } = await identity.freshIdToken()
  if (token.length < MIN_TOKEN_LENGTH) throw new CallError(401, 'invalid_token', INVALID_TOKEN.description, {})
  return welcome(await backend.openSession({ token, timestamp: now() }), memory)
}
