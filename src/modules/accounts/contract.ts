import type * as z from 'zod/mini'
import { endpoint } from '~/platform/http/endpoint'
import type * as input from './input'

/** An account as its own calls read it (DATA-02). They answer it together with the plan, which another module keeps. */
export type CurrentUser = {
  id: string
  username: string
  email: string
  emailVerified: boolean
  /** False for who came without a registration form: they are asked before the app opens. */
  termsAccepted: boolean
  firstName: string
  lastName: string
  avatar: string | null
  googleId: string | null
  password: boolean
  role: 'user' | 'admin'
}

export type SyncBody = z.output<typeof input.firebaseLogin.body>
export type VerifyBody = z.output<typeof input.verifySession.body>
export type NewPasswordForm = z.output<typeof input.newPasswordForm>
export type RegistrationForm = z.output<typeof input.registrationForm>

/** Where people sign in, as far as the browser has to know (the Firebase key is public by design). */
export type IdentitySettings =
  | { kind: 'embedded' }
  | { kind: 'firebase'; apiKey: string; authDomain: string; projectId: string }

/** A fresh token of the identity provider, and of whom it says that it is (DATA-01). The server believes the token alone. */
export type IdToken = { token: string; uid: string; email: string; displayName: string }
export type Credentials = { email: string; password: string }
/** By what the session is opened: a token, or for the embedded provider the password itself. */
export type Proof = IdToken | { credentials: Credentials }

/** The embedded identity provider's calls. The first answers with its session cookie and, so that nobody has to ask, with a token. */
export const signUp = endpoint<IdToken, typeof input.signUp>('POST', '/api/identity/sign-up/email')
export const signOut = endpoint<{ ok: true }, typeof input.signOut>('POST', '/api/identity/sign-out')
export const idToken = endpoint<IdToken>('GET', '/api/identity/token')

/** Google's page to go to, and the address that it comes back to, which leads on to the Google page of ours. */
export const startGoogle = endpoint<{ address: string }, typeof input.startGoogle>(
  'POST',
  '/api/identity/sign-in/social',
)
export const finishGoogle = endpoint<Response>('GET', '/api/identity/callback/google')

export const clearSession = endpoint<{ ok: true }, typeof input.clearSession>('POST', '/api/auth/clear-session')
export const firebaseLogin = endpoint<{ user: CurrentUser }, typeof input.firebaseLogin>(
  'POST',
  '/api/auth/firebase-login',
)
export const autoLogin = endpoint<{ user: CurrentUser }, typeof input.autoLogin>('POST', '/api/auth/auto-login')
export const currentUser = endpoint<CurrentUser>('GET', '/api/auth/current-user')
export const verifySession = endpoint<{ user: CurrentUser }, typeof input.verifySession>(
  'POST',
  '/api/auth/verify-session',
)
export const currentUserV2 = endpoint<CurrentUser & { _restored?: boolean }>('GET', '/api/auth/current-user-v2')
export const sessionStatus = endpoint<{ isAuthenticated: boolean }>('GET', '/api/auth/session-status')
export const logout = endpoint<{ ok: true }, typeof input.logout>('POST', '/api/auth/logout')

type Done = { ok: true }
export const recover = endpoint<Done, typeof input.recover>('POST', '/api/auth/recover')
export const resetPassword = endpoint<Done, typeof input.resetPassword>('POST', '/api/auth/reset-password')
export const sendVerification = endpoint<Done, typeof input.sendVerification>('POST', '/api/auth/send-verification')
/** The address that is proved now, and whether the account has got a new password and lost every session for it. */
export type Confirmed = { email: string; isTakenOver: boolean }
export const confirmEmail = endpoint<Confirmed, typeof input.confirmEmail>('POST', '/api/auth/confirm-email')
export const acceptTerms = endpoint<Done, typeof input.acceptTerms>('POST', '/api/auth/accept-terms')
