import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../contract'
import type { CurrentUser } from '../contract'
import type { EmbeddedIdentity, WhoIs } from '../ports/identity-port'
import { SESSION_DAYS } from '../rules'
import type { Accounts } from './accounts'
import type { PendingCookie } from './second-step/pending-cookie'
import { toCurrentUser } from './users'

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
  /** Null where people sign in at a provider that their browser alone talks to. */
  embeddedIdentity: EmbeddedIdentity | null
  clock: Clock
  secureCookies: boolean
  addressOf: (c: Context) => string
  pendingCookie: PendingCookie
}
type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]>
type Opening = Parameters<Accounts['openSession']>[0]

const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS

/** HTTP for the accounts: cookies in and out, everything else in the use cases. */
export function accountHandlers(options: Options) {
  const { accounts, users, embeddedIdentity, pendingCookie } = options
  const { sessionToken, keepSession, dropSessionCookie } = createSessionCookie(options.secureCookies)
  const byPassword = createPasswordProof(options)

  const whoIs = async (c: Context, proof: Input<'verifySession'>['body']): Promise<WhoIs> =>
    'credentials' in proof ? byPassword(c, proof.credentials) : accounts.whoIsToken(proof.token)
  const openSession = async (c: Context, opening: Opening) => {
    const caller = { sessionToken: sessionToken(c), userAgent: c.req.header('user-agent') }
    const opened = await accounts.openSession(opening, caller)
    if ('pendingToken' in opened) {
      pendingCookie.keep(c, opened.pendingToken)
      throw new AppError('second_step_due')
    }
    keepSession(c, opened.sessionToken)
    return { user: await users.complete(toCurrentUser(opened.user)) }
  }
  const endSession = async (c: Context) => {
    await accounts.endSession(sessionToken(c))
    dropSessionCookie(c)
    return { ok: true } as const
  }

  return {
    sessionToken,
    keepSession,
    dropSessionCookie,
    /** Whether there is a session's cookie, be it worth anything or not. */
    hasSession: (c: Context) => sessionToken(c) !== undefined,

    clearSession: (_: Input<'clearSession'>, c: Context) => endSession(c),
    /** C-22: out everywhere that this call reaches, whether or not the browser asks the provider as well. */
    async logout(_: Input<'logout'>, c: Context) {
      const done = await endSession(c)
      keepProviderCookies(c, (await embeddedIdentity?.signOut(c.req.raw.headers)) ?? [])
      return done
    },

    async firebaseLogin({ body }: Input<'firebaseLogin'>, c: Context) {
      const { registration, goesTo } = body
      return openSession(c, { whoIs: await whoIs(c, body), registration, goesTo })
    },
    async verifySession({ body }: Input<'verifySession'>, c: Context) {
      return openSession(c, { whoIs: await whoIs(c, body) })
    },

    ...sessionReads({ accounts, users, sessionToken, openSession }),
  }
}

type Reading = Pick<Options, 'accounts' | 'users'> & {
  sessionToken: (c: Context) => string | undefined
  openSession: (c: Context, opening: Opening) => Promise<{ user: CurrentUser }>
}

/** Who is signed in, by cookie or bearer token. */
function sessionReads({ accounts, users, sessionToken, openSession }: Reading) {
  const bearer = (c: Context) => /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  return {
    async autoLogin(_: Input<'autoLogin'>, c: Context) {
      const user = await users.ofSession(sessionToken(c))
      if (user === null) throw new AppError('not_authenticated')
      return { user }
    },

    async currentUser(_: Input<'currentUser'>, c: Context) {
      const token = bearer(c)
      const user = token ? await accounts.userOfToken(token) : await users.ofSession(sessionToken(c))
      if (user === null) throw new AppError('not_authenticated')
      return token ? users.complete(user) : user
    },

    /** API-07: the last fallback; gives a cookie back to a browser that lost it but still has its ID token. Makes no account. */
    async currentUserV2(_: Input<'currentUserV2'>, c: Context) {
      const user = await users.ofSession(sessionToken(c))
      if (user !== null) return user
      const token = bearer(c)
      if (!token || (await accounts.userOfToken(token)) === null) throw new AppError('not_authenticated')
      const opened = await openSession(c, { whoIs: accounts.whoIsToken(token) })
      return { ...opened.user, _restored: true }
    },

    async sessionStatus(_: Input<'sessionStatus'>, c: Context) {
      return { isAuthenticated: (await users.ofSession(sessionToken(c))) !== null }
    },
  }
}

function createSessionCookie(secure: boolean) {
  const name = `${secure ? '__Host-' : ''}pymentor-session`
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  return {
    sessionToken: (c: Context) => getCookie(c, name),
    keepSession: (c: Context, token: string) =>
      setCookie(c, name, token, { ...cookie, maxAge: SESSION_DAYS * DAY_SECONDS }),
    dropSessionCookie: (c: Context) => void deleteCookie(c, name, cookie),
  }
}

/** By this cookie a browser is known that has signed in to an account before: a guesser elsewhere does not lock its owner out. */
export function createBrowserCookie(throttle: Accounts['throttle'], secure: boolean) {
  const name = `${secure ? '__Host-' : ''}pymentor-browser`
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: YEAR_SECONDS } as const
  return {
    read: (c: Context) => getCookie(c, name),
    keep: (c: Context, email: string) => setCookie(c, name, throttle.browserMark(email), cookie),
  }
}

export function keepProviderCookies(c: Context, lines: readonly string[]) {
  for (const line of lines) c.header('Set-Cookie', line, { append: true })
}

/** Signs in at the embedded provider; attempts are counted before the password is looked at. */
function createPasswordProof({ embeddedIdentity, accounts, clock, secureCookies, addressOf }: Options) {
  const { throttle } = accounts
  const browser = createBrowserCookie(throttle, secureCookies)
  return async (c: Context, credentials: contract.Credentials): Promise<WhoIs> => {
    if (embeddedIdentity === null) throw new AppError('invalid_input')
    const { email } = credentials
    const attempt = { email, address: addressOf(c), browserMark: browser.read(c) }
    await throttle.signIn(attempt, clock())
    const { whoIs, cookies } = await embeddedIdentity.signIn(credentials, { userAgent: c.req.header('user-agent') })
    await throttle.signedIn(attempt)
    keepProviderCookies(c, cookies)
    browser.keep(c, email)
    return whoIs
  }
}
