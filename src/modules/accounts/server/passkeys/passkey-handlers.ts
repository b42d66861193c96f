import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { CurrentUser } from '../../contract'
import type * as contract from '../../passkey-contract'
import type { UserReader } from '../handlers'
import { toCurrentUser } from '../users'
import type { Passkeys } from './passkeys'

type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]>
type Own<Name extends keyof typeof contract> = Input<Name> & { user: CurrentUser }
type Options = {
  passkeys: Passkeys
  users: UserReader
  secureCookies: boolean
  addressOf: (c: Context) => string
  sessionToken: (c: Context) => string | undefined
  keepSession: (c: Context, token: string) => void
}

const GOOD_FOR_SECONDS = 300
/** 32 bytes as base64url. */
const SECRET = /^[\w-]{43}$/

/** HTTP for passkeys. Before the sign-in a cookie says which browser asked; only that one can answer. */
export function passkeyHandlers({ passkeys, users, secureCookies, addressOf, sessionToken, keepSession }: Options) {
  const browserCookie = `${secureCookies ? '__Host-' : ''}pymentor-passkey`
  const cookie = { path: '/', httpOnly: true, sameSite: 'Strict', secure: secureCookies } as const
  const owner = (user: CurrentUser, c: Context) => {
    const token = sessionToken(c)
    if (token === undefined) throw new AppError('not_authenticated')
    return { user, token }
  }

  return {
    startPasskey: ({ user }: Own<'startPasskey'>, c: Context) => passkeys.start(owner(user, c)),
    addPasskey: ({ user, body }: Own<'addPasskey'>, c: Context) => passkeys.add(owner(user, c), body),
    renamePasskey: ({ user, params, body }: Own<'renamePasskey'>) => passkeys.rename(user, { ...params, ...body }),
    async removePasskey({ user, params }: Own<'removePasskey'>, c: Context) {
      await passkeys.remove(owner(user, c), params.id)
      return { ok: true } as const
    },

    async startPasskeySignIn(_: Input<'startPasskeySignIn'>, c: Context) {
      // Kept while it is good: another tab of this browser may have been given a challenge with it.
      const browser = SECRET.exec(getCookie(c, browserCookie) ?? '')?.[0] ?? randomBytes(32).toString('base64url')
      const started = await passkeys.startSignIn(browser, addressOf(c))
      setCookie(c, browserCookie, browser, { ...cookie, maxAge: GOOD_FOR_SECONDS })
      return started
    },

    async passkeySignIn({ body }: Input<'passkeySignIn'>, c: Context) {
      const browser = getCookie(c, browserCookie) ?? ''
      deleteCookie(c, browserCookie, cookie)
      const caller = { browser, sessionToken: sessionToken(c), userAgent: c.req.header('user-agent') }
      const { user, sessionToken: token } = await passkeys.signIn(body, caller, addressOf(c))
      keepSession(c, token)
      return { user: await users.complete(toCurrentUser(user)) }
    },
  }
}
