import { safeRedirect } from './rules'

const GOOGLE_PAGE = '/login-popup-google'

const FROM = ['register', 'again'] as const
const RESULTS = ['ok', 'cancelled', 'not_linked', 'failed'] as const
/** What Google, or the linking, has answered: `not_linked` when the e-mail is somebody's whose accounts may not be joined. */
export type GoogleResult = (typeof RESULTS)[number]

/** What the Google page is there for, as its address says it. */
export type GoogleVisit = {
  /** Registration has shown the terms above its button; `again` proves who is signed in, and ends no session. */
  from: 'login' | 'register' | 'again'
  /** C-28: the path of this site that asked for the login, or null. */
  redirect: string | null
  /** Null before Google has answered. */
  result: GoogleResult | null
}

export function readGoogleVisit(query: URLSearchParams): GoogleVisit {
  return {
    from: FROM.find((from) => from === query.get('from')) ?? 'login',
    redirect: safeRedirect(query.get('redirect')),
    result: RESULTS.find((result) => result === query.get('result')) ?? null,
  }
}

export function googleVisitAddress({ from, redirect, result }: GoogleVisit): string {
  const query = new URLSearchParams({
    from,
    ...(redirect === null ? {} : { redirect }),
    ...(result === null ? {} : { result }),
  })
  return `${GOOGLE_PAGE}?${query}`
}

/**
 * Where the provider wants the browser to go after Google's answer, read as a visit of the Google page: the only place that it is ever
 * sent. Anything else is a failed sign-in.
 */
export function visitAfterGoogle(location: string | null): GoogleVisit {
  const failed: GoogleVisit = { from: 'login', redirect: null, result: 'failed' }
  if (location === null || !URL.canParse(location, 'http://product.invalid')) return failed
  const { pathname, searchParams } = new URL(location, 'http://product.invalid')
  if (pathname !== GOOGLE_PAGE) return failed
  const visit = readGoogleVisit(searchParams)
  const error = searchParams.get('error')
  if (error === null) return { ...visit, result: visit.result ?? 'failed' }
  return { ...visit, result: ERRORS.get(error) ?? 'failed' }
}

/** The codes that deserve a sentence of their own. */
const ERRORS: ReadonlyMap<string, GoogleResult> = new Map([
  ['access_denied', 'cancelled'],
  ['account_not_linked', 'not_linked'],
])
