import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Database } from '~/database/database'
import { identityAccount, identitySession, identityUser, identityVerification } from '~/database/tables/schema'
import type { Addresses, GoogleSignIn } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'
import { ownHeaders, providerCookies } from './provider-cookies'

const PROVIDER = 'google'
const CALLBACK_PATH = '/api/identity/callback/google'
/** Google answers in well under a second; nobody looks at a blank window for longer than this. */
const PATIENCE_MS = 10_000
/** People's own doing: nothing for the operator to look into. */
const EXPECTED_ERRORS = new Set(['access_denied', 'account_not_linked', 'state_mismatch', 'state_not_found'])

/** A client registered at Google, or at what stands in for it. */
export type GoogleClient = {
  clientId: string
  clientSecret: string
  discoveryUrl: (self: string) => string
  /** Where it differs from what the discovery document says. */
  authorizationUrl?: (origin: string) => string
}

export const realGoogle = (registered: { clientId: string; clientSecret: string }): GoogleClient => ({
  ...registered,
  discoveryUrl: () => 'https://accounts.google.com/.well-known/openid-configuration',
})

type Options = {
  db: Database
  secret: string
  /** The product's, whatever the asking browser calls it: cookies go by it. */
  publicUrl: URL
  client: GoogleClient
  log: Log
  /** Addresses that the product keeps for itself: no account is made for them. */
  isReserved: (email: string) => boolean
}

/**
 * Google's part of the embedded provider: OpenID Connect by better-auth, which keeps its session in the same tables and cookies as the
 * sign-in by password. A Google identity joins an account that has its e-mail only if both sides have verified it.
 */
export function createGoogleSignIn({ log, ...options }: Options): GoogleSignIn {
  let latest: { key: string; auth: ReturnType<typeof openProvider> } | undefined

  // Opened when first needed: Google's discovery document must be reachable, which the rest of the product does not wait for.
  const providerAt = async (at: Addresses) => {
    const key = `${at.browser} ${options.client.discoveryUrl(at.self)}`
    if (latest?.key !== key) latest = { key, auth: openProvider(options, at) }
    const { auth } = latest
    try {
      const { socialProviders } = await soon(auth.$context)
      if (socialProviders.some(({ id }) => id === PROVIDER)) return auth
      throw new Error('no usable discovery document')
    } catch (cause) {
      latest = undefined
      log.warn('google_unreachable', { error: cause })
      throw new AppError('unavailable', {}, { cause })
    }
  }

  return {
    async start(back, at, headers) {
      const auth = await providerAt(at)
      const { response, headers: answered } = await auth.api.signInSocial({
        body: { provider: PROVIDER, callbackURL: back.success, errorCallbackURL: back.failure, disableRedirect: true },
        headers: ownHeaders(headers),
        returnHeaders: true,
      })
      if (!response.url) throw new Error('the provider names no page to go to')
      return { address: response.url, cookies: answered.getSetCookie() }
    },

    async finish(query, at, headers) {
      try {
        const auth = await providerAt(at)
        const request = new Request(at.browser + CALLBACK_PATH + query, { headers: ownHeaders(headers) })
        const answer = await soon(auth.handler(request))
        const location = answer.headers.get('location')
        const error = location && new URL(location, at.browser).searchParams.get('error')
        if (error !== null && !EXPECTED_ERRORS.has(error)) log.warn('google_sign_in_failed', { code: error })
        return { location, cookies: answer.headers.getSetCookie() }
      } catch (error) {
        // The browser is between two pages: it is told on the next one.
        log.warn('google_sign_in_failed', { error })
        return { location: null, cookies: [] }
      }
    },
  }
}

function openProvider({ db, secret, publicUrl, client, isReserved }: Omit<Options, 'log'>, at: Addresses) {
  return betterAuth({
    secret,
    baseURL: new URL('/api/identity', at.browser).href,
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: identityUser,
        session: identitySession,
        account: identityAccount,
        verification: identityVerification,
      },
    }),
    advanced: providerCookies(publicUrl),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    account: {
      // The library's default, said aloud: never for the sake of the provider's name.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      user: { create: { before: async ({ email }) => !isReserved(email) } },
      account: {
        create: {
          // Google's tokens are of no use once it has said who somebody is: what is not kept cannot be stolen.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null, accessTokenExpiresAt: null },
          }),
        },
      },
    },
    onAPIError: { errorURL: '/login-popup-google' },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: PROVIDER,
            clientId: client.clientId,
            clientSecret: client.clientSecret,
            discoveryUrl: client.discoveryUrl(at.self),
            ...(client.authorizationUrl ? { authorizationUrl: client.authorizationUrl(at.browser) } : {}),
            tokenEndpointAuth: { method: 'client_secret_post' },
            requireIdTokenVerification: true,
            pkce: true,
            scopes: ['openid', 'email', 'profile'],
            // AUTH-41.
            prompt: 'select_account',
          },
        ],
      }),
    ],
  })
}

/** Fails if something takes too long; it may go on in the background. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer after ${PATIENCE_MS} ms`)), PATIENCE_MS)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
