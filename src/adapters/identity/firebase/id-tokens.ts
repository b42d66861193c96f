import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod'
import { MIN_TOKEN_LENGTH } from '~/modules/accounts/rules'
import { AppError } from '~/platform/app-error'

/** TIME-12: a token is good for five minutes here, though Google's live for an hour; browsers send one made a moment ago. */
const MAX_TOKEN_AGE = '5m'
/** How far Google's clock and ours may be apart. */
const CLOCK_TOLERANCE_SECONDS = 30
const KEYS_TIMEOUT_MS = 5_000
/** Google announces new keys long before it signs with them. */
const KEYS_MAX_AGE_MS = 3_600_000

const claims = z.object({ sub: z.string().min(1).max(128), auth_time: z.number() })

export type Proof = { subject: string; authenticatedAt: Date }
type Options = { projectId: string; issuer: string; keysUrl: URL }

/**
 * Checks Firebase's ID tokens against Google's published keys, as Google documents it. Throws AppError `invalid_token`, or
 * `unavailable` when the keys cannot be read.
 */
export function createIdTokenVerifier({ projectId, issuer, keysUrl }: Options) {
  const keys = createRemoteJWKSet(keysUrl, { timeoutDuration: KEYS_TIMEOUT_MS, cacheMaxAge: KEYS_MAX_AGE_MS })
  const options = {
    issuer,
    audience: projectId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    maxTokenAge: MAX_TOKEN_AGE,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }

  return async (token: string): Promise<Proof> => {
    if (token.length < MIN_TOKEN_LENGTH) throw new AppError('invalid_token')
    const { payload } = await jwtVerify(token, keys, options).catch((cause: unknown) => {
      throw new AppError(isTokensFault(cause) ? 'invalid_token' : 'unavailable', {}, { cause })
    })
    const { success, data, error } = claims.safeParse(payload)
    if (!success) throw new AppError('invalid_token', {}, { cause: error })
    const authenticatedAt = new Date(data.auth_time * 1000)
    if (authenticatedAt.getTime() > Date.now() + CLOCK_TOLERANCE_SECONDS * 1000) throw new AppError('invalid_token')
    return { subject: data.sub, authenticatedAt }
  }
}

/** The library has classes of their own for all that can be wrong with a token; its general one and the others are about fetching keys. */
function isTokensFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  const isAboutKeys =
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
  return !isAboutKeys
}
