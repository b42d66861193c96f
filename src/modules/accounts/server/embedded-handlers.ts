import type { Context } from 'hono'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../contract'
import type { EmbeddedIdentity } from '../ports/identity-port'
import type { Accounts } from './accounts'
import { createBrowserCookie, keepProviderCookies } from './handlers'
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

/** HTTP for the embedded provider's own calls; other providers are called by the browser without us. */
export function embeddedHandlers({ identity, throttle, clock, secureCookies, addressOf, isReserved }: Options) {
  const browser = createBrowserCookie(throttle, secureCookies)
  return {
    async signUp({ body }: Input<'signUp'>, c: Context) {
      refuseWeakPassword(body.password, body.email)
      await throttle.register(addressOf(c), clock())
      if (isReserved(body.email)) throw new AppError('email_taken')
      const { idToken, cookies } = await identity.signUp(body, c.req.raw.headers)
      keepProviderCookies(c, cookies)
      browser.keep(c, body.email)
      return idToken
    },

    async signOut(_: Input<'signOut'>, c: Context) {
      keepProviderCookies(c, await identity.signOut(c.req.raw.headers))
      return { ok: true } as const
    },

    idToken: (_: Input<'idToken'>, c: Context) => identity.idToken(c.req.raw.headers),
  }
}
