import * as z from 'zod/mini'
import { endpoint } from '~/platform/endpoint'
import { FIELD_ERRORS } from './copy'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './rules'

/** DATA-03, DATA-04. */
export type PlanType = 'free' | 'trial' | 'pro' | 'pro-monthly' | 'pro-lifetime'
export type SubscriptionStatus = 'basic' | 'active' | 'trialing' | 'canceling' | 'canceled' | 'inactive' | 'lifetime'

/** The user as the product's own pages read it (DATA-02). Dates are ISO strings. */
export type CurrentUser = {
  id: string
  username: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  avatar: string | null
  googleId: string | null
  password: boolean
  role: 'user' | 'admin'
  planType: PlanType
  subscriptionStatus: SubscriptionStatus
  planExpiresAt: string | null
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
}

/** What the browser sends after each sign-in at the identity provider (DATA-13). Only `token` is believed. */
const syncBody = z.strictObject({
  token: z.string().check(z.maxLength(8_000)),
  email: z.optional(z.string()),
  displayName: z.optional(z.string()),
  uid: z.optional(z.string()),
  timestamp: z.optional(z.number()),
  /** At registration: how the new account is called and which terms it accepted. */
  registration: z.optional(
    z.strictObject({
      firstName: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
      lastName: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
      termsVersion: z.string().check(z.maxLength(40)),
    }),
  ),
})
export type SyncBody = z.output<typeof syncBody>

const verifyBody = z.strictObject({
  token: z.string().check(z.maxLength(8_000)),
  uid: z.optional(z.string()),
  email: z.optional(z.string()),
  timestamp: z.optional(z.number()),
})

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email(FIELD_ERRORS.email))
const password = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, FIELD_ERRORS.password),
    z.maxLength(MAX_PASSWORD_LENGTH, FIELD_ERRORS.passwordTooLong),
  )
const name = (tooShort: string) =>
  z.string().check(z.trim(), z.minLength(2, tooShort), z.maxLength(80, FIELD_ERRORS.nameTooLong))

/** VAL-03, VAL-04. */
export const loginForm = z.object({ email, password })
/** VAL-05…10. */
export const registrationForm = z
  .object({
    firstName: name(FIELD_ERRORS.firstName),
    lastName: name(FIELD_ERRORS.lastName),
    email,
    password,
    confirmPassword: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, FIELD_ERRORS.confirmPassword)),
    acceptedTerms: z.literal(true, FIELD_ERRORS.terms),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: FIELD_ERRORS.mismatch,
      path: ['confirmPassword'],
      // Said together with the other fields' errors, not only once those are mended.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type RegistrationForm = z.output<typeof registrationForm>

/** The embedded identity provider's calls; each answers with the provider's own session cookie. */
export const signUp = endpoint<{ uid: string }>()({
  method: 'POST',
  path: '/api/identity/sign-up/email',
  body: z.strictObject({ email, password, name: z.string().check(z.trim(), z.minLength(2), z.maxLength(170)) }),
})
export const signIn = endpoint<{ uid: string }>()({
  method: 'POST',
  path: '/api/identity/sign-in/email',
  body: z.strictObject({ email, password }),
})
export const signOut = endpoint<{ ok: true }>()({
  method: 'POST',
  path: '/api/identity/sign-out',
  body: z.optional(z.strictObject({})),
})
export const idToken = endpoint<{ token: string }>()({ method: 'GET', path: '/api/identity/token' })

const emptyBody = z.optional(z.strictObject({}))

export const clearSession = endpoint<{ ok: true }>()({
  method: 'POST',
  path: '/api/auth/clear-session',
  body: emptyBody,
})
export const firebaseLogin = endpoint<{ user: CurrentUser }>()({
  method: 'POST',
  path: '/api/auth/firebase-login',
  body: syncBody,
})
export const autoLogin = endpoint<{ user: CurrentUser }>()({
  method: 'POST',
  path: '/api/auth/auto-login',
  body: emptyBody,
})
export const currentUser = endpoint<CurrentUser>()({ method: 'GET', path: '/api/auth/current-user' })
export const verifySession = endpoint<{ user: CurrentUser }>()({
  method: 'POST',
  path: '/api/auth/verify-session',
  body: verifyBody,
})
export const currentUserV2 = endpoint<CurrentUser & { _restored?: boolean }>()({
  method: 'GET',
  path: '/api/auth/current-user-v2',
})
export const sessionStatus = endpoint<{ isAuthenticated: boolean }>()({
  method: 'GET',
  path: '/api/auth/session-status',
})
export const logout = endpoint<{ ok: true }>()({ method: 'POST', path: '/api/auth/logout', body: emptyBody })
