import type { IdToken } from '../contract'

/** Who somebody is at the identity provider, as a verified ID token says. `issuer` and `subject` together name the person for good. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  displayName: string
  avatar: string | null
  hasPassword: boolean
  googleId: string | null
  /** When the person last proved who they are. */
  authenticatedAt: Date
}

/**
 * Asks the provider who somebody is that has proved it. Asked again, it tells whether the proof is still worth something: throws AppError
 * `invalid_token` once what it stands for is over.
 */
export type WhoIs = () => Promise<VerifiedIdentity>

/** A person at the provider, as the product knows them. */
export type Subject = { subject: string; email: string }

/**
 * The identity provider, as the server sees it. Two adapters: the embedded one and Firebase; both pass `testing/identity/identity-contract.ts`.
 * Codes go into links that we mail: they work once, for a short time, and are stored as hashes or not at all.
 */
export interface IdentityProvider {
  /** Part of every identity's key. */
  readonly issuer: string
  /** Throws AppError `invalid_token` unless the token is genuine, ours and current; `account_blocked` when the provider says so. */
  verifyIdToken(token: string): Promise<VerifiedIdentity>
  /** For choosing a new password; null when nobody here has this e-mail. */
  passwordResetCode(email: string): Promise<string | null>
  /**
   * Sets the password and ends the person's sessions at the provider; where nobody had proved the address before, every other way in is
   * gone, too. Throws `invalid_link` or `weak_password`.
   */
  resetPassword(code: string, newPassword: string): Promise<Subject>
  /** For proving that the person reads mail at their address. */
  verificationCode(person: Subject): Promise<string>
  /** For changing to `newEmail` once the person has proved to read mail there. Throws `email_taken`. */
  emailChangeCode(person: Subject, newEmail: string): Promise<string>
  /** Whose code either of the last two is, and whether it changes their address. Does not use it up. Throws `invalid_link`. */
  readEmailCode(code: string): Promise<{ subject: string; isChange: boolean }>
  /** Redeems it: the address is `email` now, and verified. Throws `invalid_link` or `email_taken`. */
  confirmEmail(code: string): Promise<Subject>
  /**
   * Redeems a `verificationCode` for somebody of whom nothing is known but that they read the mail: as after `resetPassword` the account
   * opens by this password alone. Throws `invalid_link` or `weak_password`.
   */
  takeOver(code: string, newPassword: string): Promise<Subject>
  /** Ends the person's sessions at the provider, too. Throws `wrong_credentials` or `weak_password`. */
  changePassword(person: Subject, passwords: { current: string; next: string }): Promise<void>
  /** Ends the person's sessions at the provider: nobody gets a session of the product out of them any more. */
  endSessions(person: Subject): Promise<void>
  rename(person: Subject, displayName: string): Promise<void>
  /** Whether the person may sign in. */
  setDisabled(person: Subject, isDisabled: boolean): Promise<void>
  /** Nothing of the person remains at the provider. Deleting twice is no error. */
  deletePerson(subject: string): Promise<void>
  /** Removes what is over. */
  tidy(now: Date): Promise<void>
}

/** The product's origin, as the browser calls it and as this process reaches itself. */
export type Addresses = { browser: string; self: string }

/** Signing in by Google at the embedded provider; its session is then as after a sign-in by password. */
export interface GoogleSignIn {
  /** Google's page, which comes back by one of the two paths; and the provider's `Set-Cookie` lines. Throws AppError `unavailable`. */
  start(
    back: { success: string; failure: string },
    at: Addresses,
    headers: Headers,
  ): Promise<{ address: string; cookies: string[] }>
  /**
   * Takes Google's answer, the callback's query. `location` is one of the two paths, with `error` added to it where it failed; or
   * something else, not to be followed, where the answer belongs to no start of this browser. Does not throw.
   */
  finish(query: string, at: Addresses, headers: Headers): Promise<{ location: string | null; cookies: string[] }>
}

/** What the embedded provider adds, being in the same process: its own sign-in calls. Cookies are `Set-Cookie` lines of the provider's. */
export interface EmbeddedIdentity extends IdentityProvider {
  /** Makes an account and begins a session at the provider, with a token of it. Throws AppError `email_taken`. */
  signUp(
    account: { email: string; password: string; name: string },
    headers: Headers,
  ): Promise<{ idToken: IdToken; cookies: string[] }>
  /** Begins a session at the provider. Throws AppError `wrong_credentials`. */
  signIn(
    account: { email: string; password: string },
    caller: { userAgent: string | undefined },
  ): Promise<{ whoIs: WhoIs; cookies: string[] }>
  signOut(headers: Headers): Promise<string[]>
  /** A fresh ID token for the provider's session in the headers' cookies. Throws AppError `not_authenticated`. */
  idToken(headers: Headers): Promise<IdToken>
  /** Creates the account, or gives an existing one this password; nothing from before opens it. Its address counts as proved. */
  ensureAccount(account: { email: string; password: string; name: string }): Promise<VerifiedIdentity>
}
