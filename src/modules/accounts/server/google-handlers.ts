import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../contract'
import { googleVisitAddress, visitAfterGoogle } from '../google-visit'
import type { Addresses, GoogleSignIn } from '../ports/identity-port'
import type { Accounts } from './accounts'

type Options = {
  google: GoogleSignIn | null
  throttle: Accounts['throttle']
  clock: Clock
  secureCookies: boolean
  addressOf: (c: Context) => string
  /** `remembered` is the origin that the browser had when it set out. */
  addressesOf: (c: Context, remembered?: string) => Addresses
}
type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]>

const ORIGIN_COOKIE = 'pymentor-google-origin'
const WAY_SECONDS = 600

/** HTTP for signing in by Google: out to its page and back to ours, and to nowhere else. */
export function googleHandlers({ google, throttle, clock, secureCookies, addressOf, addressesOf }: Options) {
  const cookie = { path: '/api/identity', httpOnly: true, sameSite: 'Lax', secure: secureCookies } as const
  const available = () => {
    if (google === null) throw new AppError('not_found')
    return google
  }
  const keepCookies = (c: Context, cookies: string[]) => {
    for (const line of cookies) c.header('Set-Cookie', line, { append: true })
  }

  return {
    async startGoogle({ body }: Input<'startGoogle'>, c: Context) {
      const provider = available()
      await throttle.google(addressOf(c), clock())
      const visit = { from: body.from, redirect: body.redirect ?? null }
      const back = {
        success: googleVisitAddress({ ...visit, result: 'ok' }),
        failure: googleVisitAddress({ ...visit, result: null }),
      }
      const at = addressesOf(c)
      const { address, cookies } = await provider.start(back, at, c.req.raw.headers)
      keepCookies(c, cookies)
      setCookie(c, ORIGIN_COOKIE, at.browser, { ...cookie, maxAge: WAY_SECONDS })
      return { address }
    },

    async finishGoogle(_: Input<'finishGoogle'>, c: Context) {
      const at = addressesOf(c, getCookie(c, ORIGIN_COOKIE))
      const { location, cookies } = await available().finish(new URL(c.req.url).search, at, c.req.raw.headers)
      keepCookies(c, cookies)
      deleteCookie(c, ORIGIN_COOKIE, cookie)
      c.header('Cache-Control', 'no-store')
      // Any other value would cut the window off from the page that opened it.
      c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
      return c.redirect(googleVisitAddress(visitAfterGoogle(location)), 303)
    },
  }
}
