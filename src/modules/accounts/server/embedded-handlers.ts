import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../contract'
import type { EmbeddedIdentity } from '../identity-port'
import type { Accounts } from './accounts'
import { refuseWeakPassword } from './password-rule'

type Options = {
  identity: EmbeddedIdentity
  throttle: Accounts['throttle']
  clock: Clock
  secureCookies: boolean
  addressOf: (c: Context) => string
  /** Addresses that the product keeps for itself. */
  isReserved: (email: string) => boolean
}
type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]>

const YEAR_SECONDS = 365 * 86_400

/** HTTP for the embedded provider's own sign-in calls; other providers are called by the browser without us. */
export function embeddedHandlers({ identity, throttle, clock, secureCookies, addressOf, isReserved }: Options) {
  const browserCookie = `${secureCookies ? '__Host-' : ''}pymentor-browser`
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies, maxAge: YEAR_SECONDS } as const

  const knowBrowser = (c: Context, email: string) => setCookie(c, browserCookie, throttle.browserMark(email), cookie)
  const keepProviderCookies = (c: Context, cookies: string[]) => {
    for (const line of cookies) c.header('Set-Cookie', line, { append: true })
  }

  return {
    async signUp({ body }: Input<'signUp'>, c: Context) {
      refuseWeakPassword(body.password, body.email)
      await throttle.register(addressOf(c), clock())
      if (isReserved(body.email)) throw new AppError('email_taken')
      const { idToken, cookies } = await identity.signUp(body, c.req.raw.headers)
      keepProviderCookies(c, cookies)
      knowBrowser(c, body.email)
      return idToken
    },

    async signIn({ body }: Input<'signIn'>, c: Context) {
      const attempt = { email: body.email, address: addressOf(c), browserMark: getCookie(c, browserCookie) }
      await throttle.signIn(attempt, clock())
      const { idToken, cookies } = await identity.signIn(body, c.req.raw.headers)
      await throttle.signedIn(attempt)
      keepProviderCookies(c, cookies)
      knowBrowser(c, body.email)
      return idToken
    },

    async signOut(_: Input<'signOut'>, c: Context) {
      keepProviderCookies(c, await identity.signOut(c.req.raw.headers))
      return { ok: true } as const
    },

    idToken: (_: Input<'idToken'>, c: Context) => identity.idToken(c.req.raw.headers),
  }
}
