import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod'
import { postToGoogle } from './google-call'

/** What Google's file of a service account says, as far as it matters here. */
export type ServiceAccount = { clientEmail: string; privateKey: string }
export type AccessTokens = ReturnType<typeof createAccessTokens>

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** Renewed before its end, so that none runs out on its way. */
const RENEWED_BEFORE_MS = 60_000

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
type Options = { serviceAccount: ServiceAccount; url: URL; now: () => number }

/** The service account's access token: fetched by a signed assertion, kept while it is good, fetched once for all who wait. */
export function createAccessTokens({ serviceAccount, url, now }: Options) {
  let current: { token: Promise<string>; renewAt: number } | undefined

  const fetchToken = async () => {
    const issuedAt = Math.floor(now() / 1000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(serviceAccount.clientEmail)
      .setAudience('https://oauth2.googleapis.com/token')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(await importPKCS8(serviceAccount.privateKey, 'RS256'))
    const body = new URLSearchParams({ grant_type: GRANT_TYPE, assertion })
    return postToGoogle(url, { reply: granted, body })
  }

  return {
    get(): Promise<string> {
      if (current && now() < current.renewAt) return current.token
      const fetched = fetchToken()
      const mine = { token: fetched.then((grant) => grant.access_token), renewAt: Number.POSITIVE_INFINITY }
      current = mine
      fetched.then(
        (grant) => {
          mine.renewAt = now() + grant.expires_in * 1000 - RENEWED_BEFORE_MS
        },
        () => {
          // The next call tries again.
          if (current === mine) current = undefined
        },
      )
      return mine.token
    },

    /** For a token that Google no longer takes. */
    forget() {
      current = undefined
    },
  }
}
