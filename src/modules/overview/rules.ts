import { memoizeText } from '~/platform/memoize'

/** Pages that do not exist: one name for all of them. */
export const UNKNOWN_PAGE = '(404)'
/** Sites beyond those that a day may name. */
export const OTHER_SITES = '(otros)'

const BOT =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|lighthouse|headless|monitor|uptime|pingdom|curl|wget|python|java\/|okhttp|go-http|node|undici|axios/i
/** By its User-Agent: the same few browsers come again and again. */
const isProgram = memoizeText((agent) => agent === '' || BOT.test(agent))
/** Pages of those who run the product: they count the others. */
const OWNERS_PAGE = /^\/(admin|test-admin|test-chat|dev|emulador)(\/|$)/i
/** The browser has the page already, and shows it. */
const NOT_MODIFIED = 304
const SHOWN = new Set([200, NOT_MODIFIED, 404])
/** What these end with says whose or which, and is not kept. */
const WITH_SECRET_END = /^(\/compartido)\/[^/]+$/
const MAX_PAGE_LENGTH = 200
/** Nearly every address, in its one spelling. */
const PLAIN = /^(\/|(\/[a-z0-9-]{1,60}){1,3})$/

export type Seen = {
  method: string
  path: string
  status: number
  contentType: string | null
  header: (name: string) => string | undefined
}

/**
 * Whether an answer is a page that somebody sees: whole, asked for by a browser as a page. What browsers fetch in advance and what says
 * of itself that it is a program does not count.
 */
export function isPageView({ method, path, status, contentType, header }: Seen): boolean {
  if (method !== 'GET' || !SHOWN.has(status) || OWNERS_PAGE.test(path)) return false
  if (status !== NOT_MODIFIED && !contentType?.startsWith('text/html')) return false
  if (!header('accept')?.includes('text/html')) return false
  const purpose = header('sec-purpose') ?? header('purpose') ?? ''
  const isPartOfPage = header('sec-fetch-dest') === 'iframe'
  return !isPartOfPage && !purpose.includes('prefetch') && !isProgram(header('user-agent') ?? '')
}

/** The name that a page is counted under: its address in one spelling, without what is private in it. */
export function pageName({ path, status }: Pick<Seen, 'path' | 'status'>): string {
  return status === 404 ? UNKNOWN_PAGE : nameOf(path)
}

const nameOf = memoizeText((path) => {
  if (PLAIN.test(path)) return path.replace(WITH_SECRET_END, '$1/:id')
  const plain = decoded(path)
    .toLowerCase()
    .replace(/\p{Cc}/gu, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return plain.replace(WITH_SECRET_END, '$1/:id').slice(0, MAX_PAGE_LENGTH).toWellFormed()
})

/** The host of another site that led here; null when it was our own, '' when none is named. */
export function referrerHost(referrer: string | undefined, ownHosts: readonly string[]): string | null {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (url === null) return ''
  const { protocol, host, hostname } = url
  if (ownHosts.includes(host)) return null
  return protocol === 'http:' || protocol === 'https:' ? hostname.replace(/^www\./, '') : ''
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
