import { safeRedirect } from '../rules'

const NOTICES = ['session_reset', 'login_again', 'invalid_token'] as const
/** What the login page has to say about how one got there. */
export type LoginNotice = (typeof NOTICES)[number]

export type LoginVisit = {
  notice: LoginNotice | null
  /** What to clear in the browser before anything else. */
  clear: 'tab' | 'tab_and_failures' | null
  /** The address without what has been dealt with, or null when it may stay as it is. */
  replaceBy: string | null
  /** AUTH-08: a signed-in user is not sent on. */
  staysWhenSignedIn: boolean
  /** C-28: the path of this site that asked for the login, or null. */
  redirect: string | null
}

/** Reads the login page's query (AUTH-05…08, C-28, C-37). */
export function readLoginVisit(query: URLSearchParams): LoginVisit {
  const isOn = (name: string) => query.get(name) === 'true'
  const isReset = isOn('force_clean') || isOn('recovery') || (isOn('clean') && isOn('error'))
  const mustLoginAgain = query.has('dashboard_redirect')
  const clear = isReset || isOn('clean') ? 'tab_and_failures' : mustLoginAgain ? 'tab' : null
  return {
    notice: isReset ? 'session_reset' : mustLoginAgain ? 'login_again' : null,
    clear,
    replaceBy: clear === null ? null : loginAddress(query),
    staysWhenSignedIn: isOn('force_login') || mustLoginAgain,
    redirect: safeRedirect(query.get('redirect')),
  }
}

/** AUTH-07: `/login`, with nothing but what still has to be done. */
function loginAddress(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => name === 'redirect' || name === 'force_login'))
  return kept.size === 0 ? '/login' : `/login?${kept}`
}

/** The state to navigate with when the login page should open with a notice. */
export const loginState = (notice: LoginNotice | null) => (notice === null ? null : { notice })

/** The notice that a navigation's state carries. */
export function noticeOfState(state: unknown): LoginNotice | null {
  const { notice }: Record<string, unknown> = Object(state)
  return NOTICES.find((known) => known === notice) ?? null
}

/** Where a sign-in goes on that waits for its code, and then to `home`. */
export const secondStepAddress = (home: string): string => keepingRedirect('/auth/segundo-paso', home)

/** An address with the same `redirect` as this visit, so that login and registration do not lose it between them. */
export const keepingRedirect = (path: string, redirect: string | null): string =>
  redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
