import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Grant } from './codes'
import type { Keep } from './keep'
import { pictureOf, subjectOf } from './people'

const LIFETIME_SECONDS = 3600
const USERINFO = 'userinfo'

/** The emulator's one RS256 key, made at its first use and kept in the database, so that instances and restarts agree; and what it signs. */
export function createTokens(keep: Keep, clock: () => Date) {
  let signing: ReturnType<typeof readKey> | undefined
  const key = () => {
    signing ??= readKey(keep).catch((error: unknown) => {
      signing = undefined
      throw error
    })
    return signing
  }
  const sign = async (claims: Record<string, unknown>, { issuer, audience }: { issuer: string; audience: string }) => {
    const { privateKey, kid } = await key()
    const now = Math.floor(clock().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(claims.sub))
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_SECONDS)
      .sign(privateKey)
  }

  return {
    jwks: async () => ({ keys: [(await key()).publicJwk] }),

    /** The answer of the token endpoint. */
    async forGrant({ person, nonce, clientId }: Grant, issuer: string) {
      const claims = {
        sub: subjectOf(person.email),
        email: person.email,
        email_verified: person.isVerified,
        name: person.name,
        picture: pictureOf(person),
      }
      return {
        access_token: await sign(claims, { issuer, audience: USERINFO }),
        id_token: await sign(nonce === null ? claims : { ...claims, nonce }, { issuer, audience: clientId }),
        token_type: 'Bearer',
        expires_in: LIFETIME_SECONDS,
        scope: 'openid email profile',
      }
    },

    /** Whom an access token belongs to. Throws jose's errors. */
    async userinfo(accessToken: string, issuer: string) {
      const { publicKey } = await key()
      const options = { issuer, audience: USERINFO, algorithms: ['RS256'], currentDate: clock() }
      const { sub, email, email_verified, name, picture } = (await jwtVerify(accessToken, publicKey, options)).payload
      return { sub, email, email_verified, name, picture }
    },
  }
}

async function readKey(keep: Keep) {
  const kept = await keep.once('key', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    return JSON.stringify(await exportJWK(privateKey))
  })
  const privateJwk: JWK = JSON.parse(kept)
  const { kty, n, e } = privateJwk
  const kid = await calculateJwkThumbprint({ kty, n, e })
  const publicJwk = { kty, n, e, kid, alg: 'RS256', use: 'sig' }
  const [privateKey, publicKey] = await Promise.all([importJWK(privateJwk, 'RS256'), importJWK(publicJwk, 'RS256')])
  return { kid, publicJwk, privateKey, publicKey }
}
