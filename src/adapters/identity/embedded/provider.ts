import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins/jwt'
import type { Database } from '~/database/database'
import {
  identityAccount,
  identityJwks,
  identitySession,
  identityUser,
  identityVerification,
} from '~/database/tables/schema'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '~/modules/accounts/rules'
import { providerCookies } from '../provider-cookies'
import type { Passwords } from './administration'
import { claimsOf, usableKeys } from './id-tokens'
import { ISSUER } from './issuer'

/** TIME-12: an ID token is good for five minutes. */
const TOKEN_LIFETIME = '5m'

export type ProviderOptions = { db: Database; secret: string; publicUrl: URL }

type Own = {
  passwords: Passwords
  /** How a person can sign in. */
  waysIn: (userId: string) => Promise<Parameters<typeof claimsOf>[0]>
}

/** The library, with its tables in our database, and what it asks us. */
export function openProvider({ db, secret, publicUrl }: ProviderOptions, { passwords, waysIn }: Own) {
  return betterAuth({
    secret,
    baseURL: new URL('/api/identity', publicUrl).href,
    database: drizzleAdapter(db, {
      provider: 'pg',
      // An account without its password could neither register nor sign in.
      transaction: true,
      schema: {
        user: identityUser,
        session: identitySession,
        account: identityAccount,
        verification: identityVerification,
        jwks: identityJwks,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwords,
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: providerCookies(publicUrl),
    // Attempts are counted by the accounts module, in one atomic statement.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      jwt({
        jwt: {
          issuer: ISSUER,
          audience: ISSUER,
          expirationTime: TOKEN_LIFETIME,
          definePayload: async ({ user, session }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
            picture: user.image ?? null,
            sid: session.id,
            auth_time: Math.floor(session.createdAt.getTime() / 1000),
            ...claimsOf(await waysIn(user.id)),
          }),
        },
        adapter: { getJwks: usableKeys(db, secret) },
      }),
    ],
  })
}
export type Provider = ReturnType<typeof openProvider>
