import { randomUUID } from 'node:crypto'
import { initializeApp } from '@firebase/app'
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from '@firebase/auth'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import { createFirebaseIdentity } from '~/adapters/identity/firebase/firebase'
import { createFirebaseIdentity as createFirebaseClient } from '~/modules/accounts/ui/session/firebase-identity'
import { ACCESS_TOKEN, FIREBASE_API_KEY, FIREBASE_PROJECT, standInForGoogle } from './google-stand-in'
import type { IdentityHarness } from './identity-contract'

const ACCOUNTS = `/identitytoolkit.googleapis.com/v1/projects/${FIREBASE_PROJECT}/accounts`
const found = z.object({ users: z.array(z.object({ validSince: z.coerce.number() })) })
/** Sign-ins are told from what happens after them by whole seconds, for which no test waits: they are said to be this long ago. */
const SIGNED_IN_AGO_SECONDS = 5
const SIGNED_UP_AGO_SECONDS = 60

type Options = {
  /** Where the official Auth emulator listens. */
  emulator: string
  /** Firebase's e-mail enumeration protection, which new projects have. */
  hidesEmails: boolean
}

/**
 * Our server's adapter and our browser's client on the official emulator. Its ID tokens are unsigned, so what Google's keys would sign is
 * signed here by a key of ours, which the adapter fetches as it fetches Google's: it stays as strict as it is.
 */
export async function firebaseHarness({ emulator, hidesEmails }: Options) {
  const google = await standInForGoogle()
  const identity = createFirebaseIdentity({
    projectId: FIREBASE_PROJECT,
    apiKey: FIREBASE_API_KEY,
    serviceAccount: google.serviceAccount,
    siteUrl: new URL('https://pymentor.example'),
    endpoints: { ...google.endpoints, accounts: new URL('/identitytoolkit.googleapis.com', emulator) },
  })
  await ask('PATCH', new URL(`/emulator/v1/projects/${FIREBASE_PROJECT}/config`, emulator), {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: hidesEmails },
  })
  const admin = (method: string, body: object) => ask('POST', new URL(`${ACCOUNTS}:${method}`, emulator), body)
  const session = ({ client }: Browser, authTime?: number) => sessionOf(client, google.signed, authTime)

  const harness: IdentityHarness = {
    identity,
    async createAccount(account) {
      const { client } = openBrowser(emulator)
      await client.signUp(account)
      const { uid } = await client.freshIdToken()
      await admin('update', { localId: uid, validSince: String(secondsNow() - SIGNED_UP_AGO_SECONDS) })
      return uid
    },
    async signIn(credentials) {
      const opened = openBrowser(emulator)
      await opened.client.signIn(credentials)
      const { uid } = await opened.client.freshIdToken()
      const { users } = found.parse(await admin('lookup', { localId: [uid] }))
      return session(opened, Math.max(secondsNow() - SIGNED_IN_AGO_SECONDS, ...users.map((user) => user.validSince)))
    },
    signed: google.signed,
    stop: google.stop,
  }
  return {
    ...harness,
    browser: () => openBrowser(emulator),
    /** As the SDK ends a sign-in by popup: the emulator takes Google's answer unsigned. */
    async signInWithGoogle(person: { sub: string; email: string; name: string; picture: string }) {
      const opened = openBrowser(emulator)
      const answer = JSON.stringify({ ...person, email_verified: true })
      await signInWithCredential(opened.auth, GoogleAuthProvider.credential(answer))
      return session(opened)
    },
  }
}

/** A browser that nobody has signed in with yet. */
function openBrowser(emulator: string) {
  const app = initializeApp(
    { apiKey: FIREBASE_API_KEY, authDomain: `${FIREBASE_PROJECT}.firebaseapp.com`, projectId: FIREBASE_PROJECT },
    randomUUID(),
  )
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return { auth, client: createFirebaseClient(auth) }
}
type Browser = ReturnType<typeof openBrowser>

/** Each session keeps its own time of signing in; the emulator gives all tokens of a person that of their last one. */
const sessionOf = (client: Browser['client'], signed: IdentityHarness['signed'], authTime: number | undefined) => ({
  async freshIdToken() {
    const claims = decodeJwt((await client.freshIdToken()).token)
    return signed(authTime === undefined ? claims : { ...claims, auth_time: authTime })
  },
})

const secondsNow = () => Math.floor(Date.now() / 1000)

/** The emulator's answers to its administrator. */
async function ask(method: 'POST' | 'PATCH', url: URL, body: object): Promise<unknown> {
  const headers = { Authorization: `Bearer ${ACCESS_TOKEN}`, 'Content-Type': 'application/json' }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`)
  return response.json()
}
