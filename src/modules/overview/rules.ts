/** Pages that do not exist: one name for all of them. */
export const UNKNOWN_PAGE = '(404)'
/** Sites beyond those that a day may name. */
export const OTHER_SITES = '(otros)'

const BOT =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|lighthouse|headless|monitor|uptime|pingdom|curl|wget|python|java\/|okhttp|go-http|node|undici|axios/i
/** Pages of those who run the product: they count the others. */
const OWNERS_PAGE = /^\/(admin|test-admin|test-chat|dev|emulador)(\/|$)/
/** What these end with says whose or which, and is not kept. */
const WITH_SECRET_END = /^(\/compartido)\/[^/]+$/
const MAX_PAGE_LENGTH = 200

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
  if (method !== 'GET' || (status !== 200 && status !== 404) || OWNERS_PAGE.test(path.toLowerCase())) return false
  if (!contentType?.startsWith('text/html') || !header('accept')?.includes('text/html')) return false
  const purpose = header('sec-purpose') ?? header('purpose') ?? ''
  const agent = header('user-agent') ?? ''
  return !purpose.includes('prefetch') && agent !== '' && !BOT.test(agent)
}

/** The name that a page is counted under: its address in one spelling, without what is private in it. */
export function pageName({ path, status }: Pick<Seen, 'path' | 'status'>): string {
  if (status === 404) return UNKNOWN_PAGE
  const plain = decoded(path)
    .toLowerCase()
    .replace(/\p{Cc}/gu, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return plain.replace(WITH_SECRET_END, '$1/:id').slice(0, MAX_PAGE_LENGTH).toWellFormed()
}

/** The host of another site that led here; null when it was our own, '' when none is named. */
export function referrerHost(referrer: string | undefined, ownHosts: readonly string[]): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return ''
  const { protocol, host, hostname } = new URL(referrer)
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
