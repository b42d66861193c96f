import * as accounts from '~/modules/accounts/contract'
import { type AuthMemory, createAuthMemory } from '~/modules/accounts/ui/session/auth-memory'
import { reachStorage } from '~/modules/accounts/ui/session/session-mark'
import type { IdentityClient, SessionBackend, SyncPorts } from '~/modules/accounts/ui/session/session-sync'
import { isCarried } from '~/modules/chat/carried-key'
import { isForeignDraft } from '~/modules/chat/ui/composer/draft-keys'
import { isForeignPractice } from '~/modules/practice/practice-keys'
import { call } from '~/platform/http/call'

/** What signing in and out works with in a real browser, at the provider of `useIdentitySettings()`. */
export function browserPorts(settings: accounts.IdentitySettings): SyncPorts {
  return {
    identity: chosenIdentity(settings),
    backend: sessionBackend,
    memory: browserMemory(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
  }
}

/** The provider that this installation signs in at. Firebase's SDK is loaded with its first call. */
function chosenIdentity(settings: accounts.IdentitySettings): IdentityClient {
  if (settings.kind === 'embedded') return embeddedIdentity
  const load = async () =>
    (await import('~/modules/accounts/ui/session/firebase-identity')).openFirebaseIdentity(settings)
  return {
    signUp: async (account) => (await load()).signUp(account),
    signIn: async (credentials) => (await load()).signIn(credentials),
    signInWithGoogle: async (visit) => (await load()).signInWithGoogle(visit),
    signOut: async () => (await load()).signOut(),
    freshIdToken: async () => (await load()).freshIdToken(),
  }
}

/** The embedded provider: it answers under this very origin and keeps its session in a cookie of its own. The sync asks it for the password. */
const embeddedIdentity: IdentityClient = {
  signUp: (body) => call(accounts.signUp, { body }),
  signIn: async (credentials) => ({ credentials }),
  async signOut() {
    await call(accounts.signOut, { body: {} })
  },
  async signInWithGoogle({ from, redirect }) {
    const body = { provider: 'google', from, ...(redirect === null ? {} : { redirect }) } as const
    const { address } = await call(accounts.startGoogle, { body })
    // In this page's place: going back from there leads to the page before, not here and out again.
    window.location.replace(address)
    return new Promise(() => {})
  },
  freshIdToken: () => call(accounts.idToken, {}),
}

const sessionBackend: SessionBackend = {
  async clearSession() {
    await call(accounts.clearSession, { body: {} })
  },
  openSession: async (body) => (await call(accounts.firebaseLogin, { body })).user,
  verifySession: async (body) => (await call(accounts.verifySession, { body })).user,
  autoLogin: async () => (await call(accounts.autoLogin, { body: {} })).user,
  async endSession() {
    await call(accounts.logout, { body: {} })
  },
}

export function browserMemory(): AuthMemory {
  return createAuthMemory({
    local: reachStorage(() => window.localStorage),
    session: reachStorage(() => window.sessionStorage),
    isForeignDraft: (key, userId) =>
      isForeignDraft(key, userId) || isForeignPractice(key, userId) || isCarried(key, userId),
  })
}
