import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { initializeApp } from '@firebase/app'
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from '@firebase/auth'
import { decodeJwt, exportJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { createFirebaseIdentity } from '~/adapters/identity/firebase/firebase'
import { createFirebaseIdentity as createFirebaseClient } from '~/modules/accounts/ui/firebase-identity'
import type { IdentityHarness } from './identity-contract'

const PROJECT = 'demo-pymentor'
const API_KEY = 'a-key-that-the-emulator-takes'
const CLIENT_EMAIL = `tests@${PROJECT}.iam.gserviceaccount.com`
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
    projectId: PROJECT,
    apiKey: API_KEY,
    serviceAccount: { clientEmail: CLIENT_EMAIL, privateKey: google.serviceAccountKey },
    siteUrl: new URL('https://pymentor.example'),
    endpoints: {
      accounts: new URL('/identitytoolkit.googleapis.com', emulator),
      accessTokens: new URL('/token', google.origin),
      keys: new URL('/keys', google.origin),
    },
  })
  await ask('PATCH', new URL(`/emulator/v1/projects/${PROJECT}/config`, emulator), {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: hidesEmails },
  })
  const admin = (method: string, body: object) =>
    ask('POST', new URL(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${method}`, emulator), body)

  /** A browser that nobody has signed in with yet. */
  const browser = () => {
    const app = initializeApp(
      { apiKey: API_KEY, authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT },
      randomUUID(),
    )
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, emulator, { disableWarnings: true })
    return { auth, client: createFirebaseClient(auth) }
  }
  /** Each session keeps its own time of signing in; the emulator gives all tokens of a person that of their last one. */
  const session = ({ client }: ReturnType<typeof browser>, authTime?: number) => ({
    async freshIdToken() {
      const claims = decodeJwt(await client.freshIdToken())
      return google.signed(authTime === undefined ? claims : { ...claims, auth_time: authTime })
    },
  })

  const harness: IdentityHarness = {
    identity,
    async createAccount(account) {
      const { uid } = await browser().client.signUp(account)
      await admin('update', { localId: uid, validSince: String(secondsNow() - SIGNED_UP_AGO_SECONDS) })
      return uid
    },
    async signIn(credentials) {
      const opened = browser()
      const { uid } = await opened.client.signIn(credentials)
      const { users } = found.parse(await admin('lookup', { localId: [uid] }))
      return session(opened, Math.max(secondsNow() - SIGNED_IN_AGO_SECONDS, ...users.map((user) => user.validSince)))
    },
    signed: google.signed,
    weakPassword: '12345',
    stop: google.stop,
  }
  return {
    ...harness,
    browser,
    /** As the SDK ends a sign-in by popup: the emulator takes Google's answer unsigned. */
    async signInWithGoogle(person: { sub: string; email: string; name: string; picture: string }) {
      const opened = browser()
      const answer = JSON.stringify({ ...person, email_verified: true })
      await signInWithCredential(opened.auth, GoogleAuthProvider.credential(answer))
      return session(opened)
    },
  }
}

/** Google's keys and its token endpoint, which gives the emulator's own admin token for a sound assertion. */
async function standInForGoogle() {
  const tokenKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const accountKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...(await exportJWK(tokenKeys.publicKey)), alg: 'RS256', use: 'sig', kid: 'ours' }
  const grant = async (form: URLSearchParams) => {
    await jwtVerify(form.get('assertion') ?? '', accountKeys.publicKey, {
      issuer: CLIENT_EMAIL,
      audience: 'https://oauth2.googleapis.com/token',
      algorithms: ['RS256'],
    })
    return { access_token: 'owner', expires_in: 3600, token_type: 'Bearer' }
  }
  const server = createServer(async (request, response) => {
    const body = await request.reduce((text, chunk) => text + chunk, '')
    const answer = request.url === '/keys' ? { keys: [jwk] } : await grant(new URLSearchParams(body)).catch(() => null)
    response.writeHead(answer ? 200 : 400, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serviceAccountKey: accountKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    signed: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'ours', typ: 'JWT' }).sign(tokenKeys.privateKey),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const secondsNow = () => Math.floor(Date.now() / 1000)

/** The emulator's answers to its administrator. */
async function ask(method: 'POST' | 'PATCH', url: URL, body: object): Promise<unknown> {
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`)
  return response.json()
}
