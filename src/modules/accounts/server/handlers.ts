import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type * as contract from '../contract'
import type { CurrentUser } from '../contract'
import { SESSION_DAYS } from '../rules'
import type { Accounts } from './accounts'
import type { PendingCookie } from './second-step/pending-cookie'

/** Reads users together with what other modules keep of them. */
export type UserReader = {
  /** Of a session's cookie, in one query; null when it is worth nothing. */
  ofSession(token: string | undefined): Promise<CurrentUser | null>
  /** The same for somebody whose account is known already. */
  complete(user: CurrentUser): Promise<CurrentUser>
}
type Options = {
  accounts: Accounts
  users: UserReader
  secureCookies: boolean
  pendingCookie: PendingCookie
  /** Answers `Set-Cookie` lines. Null where people sign in at a provider that their browser alone talks to. */
  signOutAtProvider: ((headers: Headers) => Promise<string[]>) | null
}
type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]>

const DAY_SECONDS = 86_400

/** HTTP for the accounts: cookies in and out, everything else in the use cases. */
export function accountHandlers({ accounts, users, secureCookies, pendingCookie, signOutAtProvider }: Options) {
  const prefix = secureCookies ? '__Host-' : ''
  const sessionCookie = `${prefix}pymentor-session`
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies } as const

  const sessionToken = (c: Context) => getCookie(c, sessionCookie)
  const caller = (c: Context) => ({ sessionToken: sessionToken(c), userAgent: c.req.header('user-agent') })
  const bearer = (c: Context) => /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const keepSession = (c: Context, token: string) =>
    setCookie(c, sessionCookie, token, { ...cookie, maxAge: SESSION_DAYS * DAY_SECONDS })

  // Of what the browser says about itself (uid, email, displayName) nothing is read: only the token decides who it is.
  const openSession = async (c: Context, credentials: Parameters<Accounts['openSession']>[0]) => {
    const opened = await accounts.openSession(credentials, caller(c))
    if ('pendingToken' in opened) {
      pendingCookie.keep(c, opened.pendingToken)
      throw new AppError('second_step_due')
    }
    keepSession(c, opened.sessionToken)
    return { user: await users.complete(opened.user) }
  }
  const endSession = async (c: Context) => {
    await accounts.endSession(sessionToken(c))
    deleteCookie(c, sessionCookie, cookie)
    return { ok: true } as const
  }
  const userOfRequest = async (c: Context) => {
    const token = bearer(c)
    const user = token ? await accounts.userOfToken(token) : await users.ofSession(sessionToken(c))
    if (user === null) throw new AppError('not_authenticated')
    return token ? users.complete(user) : user
  }

  return {
    sessionToken,
    keepSession,
    dropSessionCookie: (c: Context) => void deleteCookie(c, sessionCookie, cookie),
    /** Whether there is a session's cookie, be it worth anything or not. */
    hasSession: (c: Context) => sessionToken(c) !== undefined,

    clearSession: (_: Input<'clearSession'>, c: Context) => endSession(c),
    /** C-22: out everywhere that this call reaches, whether or not the browser asks the provider as well. */
    async logout(_: Input<'logout'>, c: Context) {
      const done = await endSession(c)
      const cookies = (await signOutAtProvider?.(c.req.raw.headers)) ?? []
      for (const line of cookies) c.header('Set-Cookie', line, { append: true })
      return done
    },

    firebaseLogin: ({ body }: Input<'firebaseLogin'>, c: Context) =>
      openSession(c, { token: body.token, registration: body.registration, goesTo: body.goesTo }),
    verifySession: ({ body }: Input<'verifySession'>, c: Context) => openSession(c, { token: body.token }),

    async autoLogin(_: Input<'autoLogin'>, c: Context) {
      const user = await users.ofSession(sessionToken(c))
      if (user === null) throw new AppError('not_authenticated')
      return { user }
    },

    currentUser: (_: Input<'currentUser'>, c: Context) => userOfRequest(c),

    /** API-07: the last fallback; gives a cookie back to a browser that lost it but still has its ID token. Makes no account. */
    async currentUserV2(_: Input<'currentUserV2'>, c: Context) {
      const user = await users.ofSession(sessionToken(c))
      if (user !== null) return user
      const token = bearer(c)
      if (!token || (await accounts.userOfToken(token)) === null) throw new AppError('not_authenticated')
      const opened = await openSession(c, { token })
      return { ...opened.user, _restored: true }
    },

    async sessionStatus(_: Input<'sessionStatus'>, c: Context) {
      return { isAuthenticated: (await users.ofSession(sessionToken(c))) !== null }
    },
  }
}
