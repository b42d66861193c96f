import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { PENDING_SIGN_IN_MS } from '../../rules'

/** The cookie of a sign-in that waits for its code. */
export function createPendingCookie(secureCookies: boolean) {
  const name = `${secureCookies ? '__Host-' : ''}pymentor-second-step`
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies } as const
  return {
    read: (c: Context) => getCookie(c, name),
    keep: (c: Context, token: string) => setCookie(c, name, token, { ...cookie, maxAge: PENDING_SIGN_IN_MS / 1000 }),
    drop: (c: Context) => void deleteCookie(c, name, cookie),
  }
}
export type PendingCookie = ReturnType<typeof createPendingCookie>
