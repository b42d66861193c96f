import * as z from 'zod/mini'
import { isPlainLine } from '~/platform/text/visible-text'
import { FIELD_ERRORS } from './copy'
import { MAX_PASSWORD_LENGTH, MAX_REDIRECT_LENGTH, MIN_PASSWORD_LENGTH, TERMS_VERSION } from './rules'

const isSeenWhole = z.refine<string>(isPlainLine, FIELD_ERRORS.nameHidden)
const name = (tooShort: string) =>
  z.string().check(z.trim(), z.minLength(2, tooShort), z.maxLength(80, FIELD_ERRORS.nameTooLong), isSeenWhole)
const firstName = name(FIELD_ERRORS.firstName)
const lastName = name(FIELD_ERRORS.lastName)

const path = z.string().check(z.maxLength(MAX_REDIRECT_LENGTH))

const address = (wrong: string) => z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email(wrong))
const email = address(FIELD_ERRORS.email)
const loginEmail = address(FIELD_ERRORS.loginEmail)
const password = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, FIELD_ERRORS.password),
    z.maxLength(MAX_PASSWORD_LENGTH, FIELD_ERRORS.passwordTooLong),
  )

/** VAL-03, VAL-04. */
export const loginForm = z.object({ email: loginEmail, password })
/** AUTH-04. */
export const recoveryForm = z.object({ email })
/** VAL-09, VAL-10. */
export const newPasswordForm = z
  .object({
    password,
    confirmPassword: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, FIELD_ERRORS.confirmPassword)),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: FIELD_ERRORS.mismatch,
      path: ['confirmPassword'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
/** A box that is ticked is sent as `on`, any other not at all. */
const ticked = (missing: string) => z.literal('on', missing)
export const termsForm = z.object({ acceptedTerms: ticked(FIELD_ERRORS.termsOnly) })
/** VAL-05…10. */
export const registrationForm = z
  .object({
    firstName,
    lastName,
    email,
    password,
    confirmPassword: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, FIELD_ERRORS.confirmPassword)),
    acceptedTerms: ticked(FIELD_ERRORS.terms),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: FIELD_ERRORS.mismatch,
      path: ['confirmPassword'],
      // Said together with the other fields' errors, not only once those are mended.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

const timestamp = z.optional(z.number())
/** All that is believed is the token; `uid`, `email` and `displayName` are the browser's word. */
const byToken = {
  token: z.string().check(z.maxLength(8_000)),
  uid: z.optional(z.string()),
  email: z.optional(z.string()),
  timestamp,
}
/** Where the provider is in this process and asked in the same call. */
const byPassword = { credentials: z.strictObject({ email: loginEmail, password }), timestamp }

const opening = {
  /** Where a new account was on its way to: the mail that asks to prove its address leads there. */
  goesTo: z.optional(path),
  /** At registration: how the new account is called and which terms it accepted. */
  registration: z.optional(
    z.union([
      z.strictObject({
        firstName,
        lastName,
        termsVersion: z.literal(TERMS_VERSION),
      }),
      // By Google, which knows the names.
      z.strictObject({ termsVersion: z.literal(TERMS_VERSION) }),
    ]),
  ),
}

const emptyBody = z.optional(z.strictObject({}))

export const signUp = {
  body: z.strictObject({
    email,
    password,
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(170), isSeenWhole),
  }),
}

export const startGoogle = {
  body: z.strictObject({
    provider: z.literal('google'),
    from: z.enum(['login', 'register', 'again']),
    redirect: z.optional(path),
  }),
}

export const signOut = { body: emptyBody }

export const clearSession = { body: emptyBody }

/** What the browser sends at each sign-in (DATA-13). */
export const firebaseLogin = {
  body: z.union([
    z.strictObject({ ...byToken, displayName: z.optional(z.string()), ...opening }),
    z.strictObject({ ...byPassword, ...opening }),
  ]),
}

export const autoLogin = { body: emptyBody }

export const verifySession = { body: z.union([z.strictObject(byToken), z.strictObject(byPassword)]) }

export const logout = { body: emptyBody }

/** What stands in a mailed link; the provider says whether it is one. */
const code = z.string().check(z.minLength(1), z.maxLength(2_000))

export const recover = { body: z.strictObject({ email }) }

export const resetPassword = { body: z.strictObject({ code, password }) }

export const sendVerification = { body: z.optional(z.strictObject({ goesTo: z.optional(path) })) }

/** The password is for a browser that is not signed in to the account. */
export const confirmEmail = { body: z.strictObject({ code, password: z.optional(password) }) }

export const acceptTerms = { body: z.strictObject({ termsVersion: z.literal(TERMS_VERSION) }) }
