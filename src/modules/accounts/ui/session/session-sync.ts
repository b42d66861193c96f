import { asError, CallError, ConnectionError } from '~/platform/http/call'
import type { Credentials, CurrentUser, IdToken, Proof, RegistrationForm, SyncBody, VerifyBody } from '../../contract'
import type { GoogleVisit } from '../../google-visit'
import {
  DELAY_AFTER_CLEARING_MS,
  MAX_SYNC_FAILURES,
  MIN_TOKEN_LENGTH,
  SYNC_RETRY_DELAY_MS,
  SYNC_TRIES,
  TERMS_VERSION,
  VERIFY_FALLBACK_DELAY_MS,
} from '../../rules'
import type { AuthMemory } from './auth-memory'

/**
 * The identity provider, as the browser sees it (AUTH-61). Every call throws CallError when it is refused and ConnectionError
 * when the provider cannot be reached.
 */
export interface IdentityClient {
  /**
   * Creates the account and signs in to it; `name` is the display name (DATA-15). Both answer by what the session is opened: a fresh token,
   * or the credentials where the backend itself asks the provider; null where a token has to be asked for.
   */
  signUp(account: Credentials & { name: string }): Promise<Proof | null>
  signIn(credentials: Credentials): Promise<Proof | null>
  signOut(): Promise<void>
  /**
   * AUTH-62: signs in by Google, whose account chooser is always shown (AUTH-41). Where its page takes the place of this one, the promise
   * never settles: the visit's address is opened again, with a result.
   */
  signInWithGoogle(visit: GoogleVisit): Promise<void>
  /** AUTH-16: a token made now, never a remembered one. */
  freshIdToken(): Promise<IdToken>
}

/** The product's own session (AUTH-02), as the browser opens and ends it. Throws CallError and ConnectionError. */
export type SessionBackend = {
  clearSession(): Promise<void>
  openSession(body: SyncBody): Promise<CurrentUser>
  /** API-04: the user of the running session. */
  autoLogin(): Promise<CurrentUser>
  verifySession(body: VerifyBody): Promise<CurrentUser>
  endSession(): Promise<void>
}

export type SyncPorts = {
  identity: IdentityClient
  backend: SessionBackend
  memory: AuthMemory
  wait: (ms: number) => Promise<void>
  now: () => number
}

export type SyncOutcome =
  | { type: 'signed_in'; user: CurrentUser; isOtherUser: boolean }
  /** Provider or backend said no, or the provider could not be reached; the error's message is fit to be shown. */
  | { type: 'refused'; error: Error }
  /** The way in is right; a code is still to come, on a page of its own. */
  | { type: 'second_step_due' }
  /** VAL-01, AUTH-26: signed out at the provider again. */
  | { type: 'invalid_token' }
  /** AUTH-27: the provider knows the user, the backend did not answer. */
  | { type: 'sync_failed' }
  /** AUTH-19: three such rounds in a row; everything about signing in has been cleared. */
  | { type: 'start_over' }

/** What ends the form's page; the others are shown in it. */
export type LeavingOutcome = Extract<
  SyncOutcome,
  { type: 'signed_in' | 'second_step_due' | 'invalid_token' | 'start_over' }
>

/** AUTH-10: clears the old session (AUTH-23), signs in at the provider and opens the product's session. Never throws. */
export async function signInAndSync(credentials: Credentials, ports: SyncPorts): Promise<SyncOutcome> {
  // Opening the new session ends the old one too, so a failure here loses nothing.
  const failure = await failureOf(ports.backend.clearSession())
  await ports.wait(DELAY_AFTER_CLEARING_MS)
  try {
    const proof = await ports.identity.signIn(credentials)
    // Where the backend asks the provider, neither can be reached.
    if (proof && 'credentials' in proof && failure instanceof ConnectionError) throw failure
    return await sync({ proof, registration: pendingRegistration(credentials.email, ports) }, ports)
  } catch (error) {
    return { type: 'refused', error: asError(error) }
  }
}

/**
 * AUTH-14: creates the account at the provider and opens the product's session with its names and consent. `goesTo`: what the visitor was
 * on the way to. Never throws.
 */
export async function signUpAndSync(
  form: RegistrationForm,
  ports: SyncPorts,
  goesTo: string | null = null,
): Promise<SyncOutcome> {
  try {
    const proof = await createAccount(form, ports)
    return await sync({ proof, registration: pendingRegistration(form.email, ports), goesTo }, ports)
  } catch (error) {
    return { type: 'refused', error: asError(error) }
  }
}

/** AUTH-36: opens the product's session for who has signed in by Google. `acceptsTerms` where they stood above the button. Never throws. */
export async function syncAfterGoogle({ acceptsTerms }: { acceptsTerms: boolean }, ports: SyncPorts) {
  return sync({ proof: null, registration: acceptsTerms ? { termsVersion: TERMS_VERSION } : undefined }, ports)
}

async function createAccount(form: RegistrationForm, { identity, memory }: SyncPorts) {
  const { email, password, firstName, lastName } = form
  const wasBegun = memory.pendingRegistration(email) !== null
  memory.rememberRegistration({ email, firstName, lastName, termsVersion: TERMS_VERSION })
  try {
    return await identity.signUp({ email, password, name: `${firstName} ${lastName}` })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // An earlier try of this very form may have made the account before the connection broke.
    const isOwn = wasBegun && error.code === 'email_taken'
    const session = isOwn ? await identity.signIn({ email, password }).catch(() => 'refused' as const) : 'refused'
    if (session !== 'refused') return session
    memory.forgetRegistration()
    throw error
  }
}

/** `proof`: null where a fresh token is to be asked for. */
type Identified = { proof: Proof | null; registration: SyncBody['registration']; goesTo?: string | null }

async function sync({ proof: given, registration, goesTo = null }: Identified, ports: SyncPorts): Promise<SyncOutcome> {
  const { identity, memory } = ports
  try {
    const proof = given ?? (await identity.freshIdToken())
    if ('token' in proof && proof.token.length < MIN_TOKEN_LENGTH) return await rejectToken(ports)
    const opening = { ...(goesTo === null ? {} : { goesTo }), ...(registration ? { registration } : {}) }
    return welcome(await openSession({ proof, opening }, ports), memory)
  } catch (error) {
    if (!isRefusal(error)) return failRound(ports)
    if (isOfProvider(error)) return { type: 'refused', error }
    if (error.status === 401) return rejectToken(ports)
    if (error.code === 'second_step_due') return { type: error.code }
    // The backend knows who it is and says no: nobody stays signed in at the provider alone, nothing is tried again.
    await tolerate(identity.signOut())
    memory.forgetRegistration()
    return { type: 'refused', error }
  }
}

type Sync = { proof: Proof; opening: Pick<SyncBody, 'registration' | 'goesTo'> }

/** AUTH-16, AUTH-17, AUTH-24. Throws the last error. */
async function openSession({ proof, opening }: Sync, { backend, wait, now }: SyncPorts): Promise<CurrentUser> {
  const timestamp = now()
  let failure: unknown
  for (let attempt = 1; attempt <= SYNC_TRIES; attempt += 1) {
    if (attempt > 1) await wait(SYNC_RETRY_DELAY_MS)
    try {
      return await backend.openSession({ ...proof, timestamp, ...opening })
    } catch (error) {
      if (isRefusal(error)) throw error
      failure = error
    }
  }
  // The fallback knows no names and no consent: a new account waits for a whole registration.
  if (opening.registration) throw failure
  await wait(VERIFY_FALLBACK_DELAY_MS)
  if ('credentials' in proof) return backend.verifySession({ ...proof, timestamp })
  const { displayName: _, ...known } = proof
  return backend.verifySession({ ...known, timestamp })
}

/** What a registration with this e-mail has left that the backend has not confirmed. */
function pendingRegistration(email: string, { memory }: SyncPorts): SyncBody['registration'] {
  const pending = memory.pendingRegistration(email)
  if (pending === null) return undefined
  const { firstName, lastName, termsVersion } = pending
  return { firstName, lastName, termsVersion }
}

/** AUTH-20, AUTH-21. */
export function welcome(user: CurrentUser, memory: AuthMemory): Extract<SyncOutcome, { type: 'signed_in' }> {
  const lastUserId = memory.lastUserId()
  const isOtherUser = lastUserId !== null && lastUserId !== user.id
  if (isOtherUser) memory.forgetOthersThan(user.id)
  memory.forgetFailures()
  memory.forgetRegistration()
  memory.rememberUser(user.id)
  memory.markSession(user.id)
  return { type: 'signed_in', user, isOtherUser }
}

/** VAL-02. */
async function rejectToken({ identity, memory }: SyncPorts): Promise<SyncOutcome> {
  await tolerate(identity.signOut())
  memory.markSession(null)
  return { type: 'invalid_token' }
}

/** AUTH-18, AUTH-19. */
async function failRound({ identity, backend, memory }: SyncPorts): Promise<SyncOutcome> {
  if (memory.countFailure() < MAX_SYNC_FAILURES) return { type: 'sync_failed' }
  await Promise.all([tolerate(identity.signOut()), tolerate(backend.endSession())])
  memory.forgetEverything()
  return { type: 'start_over' }
}

/** A refusal stays one however often it is repeated; connection trouble and the server's own faults may pass. */
const isRefusal = (error: unknown): error is CallError => error instanceof CallError && error.status < 500

/** The password is wrong, or was tried too often: nobody has signed in anywhere. */
const isOfProvider = ({ code }: CallError) => code === 'wrong_credentials' || code === 'too_many_attempts'

/** For what is only tidied up on the way: answers what came in between. */
const failureOf = (tidying: Promise<unknown>): Promise<unknown> =>
  tidying.then(
    () => null,
    (error: unknown) => error,
  )
async function tolerate(tidying: Promise<unknown>): Promise<void> {
  const failure = await failureOf(tidying)
  if (failure !== null) console.warn('not tidied up', failure)
}
