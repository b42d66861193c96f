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
}

/** The identity provider, as the server sees it. */
export interface IdentityProvider {
  /** Throws AppError `invalid_token` unless the token is genuine, ours and current. */
  verifyIdToken(token: string): Promise<VerifiedIdentity>
}

/** What the embedded provider adds, being in the same process: its own sign-in calls. */
export interface EmbeddedIdentity extends IdentityProvider {
  /** Both answer the provider's `Set-Cookie` lines. Throw AppError `email_taken` or `wrong_credentials`. */
  signUp(account: { email: string; password: string; name: string }, headers: Headers): Promise<ProviderSession>
  signIn(account: { email: string; password: string }, headers: Headers): Promise<ProviderSession>
  signOut(headers: Headers): Promise<string[]>
  /** A fresh ID token for the provider's session in the headers' cookies. Throws AppError `not_authenticated`. */
  idToken(headers: Headers): Promise<string>
  /** Removes what is over. */
  tidy(now: Date): Promise<void>
  /** Creates the account, or gives an existing one this password. Answers its subject. */
  ensureAccount(account: { email: string; password: string; name: string }): Promise<VerifiedIdentity>
}
export type ProviderSession = { uid: string; cookies: string[] }
