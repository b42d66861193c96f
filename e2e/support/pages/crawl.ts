import type { APIRequestContext } from 'playwright-core'
import { type Html, readHtml } from './html'

/** More than the site has: links that make new addresses without end are a fault. */
const MAX_ADDRESSES = 300
/** What is not the site's own pages (others' stand-ins, the API) or would end the session; where it begins is still asked for. */
const NOT_FOLLOWED = /^\/(emulador|dev|api|logout)(\/|$)/

export type Found = {
  /** Path and query. */
  address: string
  /** The page where the first link to it was found. */
  from: string
  status: number
  type: string
  /** Where a redirect leads, as path and query or as a foreign address. */
  leadsTo: string | null
  html: Html | null
  links: Link[]
}
/** `address` is a path with its query on our own site, and the whole address elsewhere. */
export type Link = { address: string; fragment: string; isOwn: boolean }

type Walk = { origin: string; starts: string[] /** Addresses that are not looked at. */; except?: RegExp }

/** Everything on our site that links, files and redirects lead to from these addresses. */
export async function crawl(request: APIRequestContext, { origin, starts, except }: Walk): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const waiting = starts.map((address) => ({ address, from: 'the start' }))
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { address, from } = next
    if (found.has(address) || NOT_FOLLOWED.test(address) || except?.test(address)) continue
    const page = await look(request, { origin, address, from })
    found.set(address, page)
    if (found.size > MAX_ADDRESSES) throw new Error(`links lead on without end, the last from ${from} to ${address}`)
    if (page.leadsTo !== null) waiting.push({ address: page.leadsTo, from: address })
    for (const link of page.links) if (link.isOwn) waiting.push({ address: link.address, from: address })
  }
  return found
}

type Place = { origin: string; address: string; from: string }

async function look(request: APIRequestContext, { origin, address, from }: Place): Promise<Found> {
  const response = await request.get(origin + address, { maxRedirects: 0 })
  const type = response.headers()['content-type'] ?? ''
  const { location } = response.headers()
  const isPage = type.startsWith('text/html')
  const html = isPage ? readHtml(await response.text()) : null
  return {
    address,
    from,
    status: response.status(),
    type,
    leadsTo: location === undefined ? null : placeOf(location, origin + address).address,
    html,
    links: html === null ? [] : linksOf(html, origin + address),
  }
}

const LINKING = [
  ['a[href]', 'href'],
  ['link[href]', 'href'],
  ['use[href]', 'href'],
  ['[src]', 'src'],
  ['meta[property="og:image"]', 'content'],
] as const

function linksOf(html: Html, page: string): Link[] {
  const single = LINKING.flatMap(([selector, attribute]) =>
    html.all(selector).map((element) => element.get(attribute) ?? ''),
  )
  const sets = html.all('[srcset]').flatMap((element) => (element.get('srcset') ?? '').split(','))
  const pictures = sets.map((set) => set.trim().split(/\s/)[0] ?? '')
  return [...single, ...pictures].map((href) => placeOf(href, page))
}

/** The product calls itself localhost, and is asked by number. */
function placeOf(href: string, page: string): Link {
  const here = new URL(page)
  const url = new URL(href, here)
  const isOwn =
    /^https?:$/.test(url.protocol) && /^(localhost|127\.0\.0\.1)$/.test(url.hostname) && url.port === here.port
  return {
    address: isOwn ? url.pathname + url.search : url.href,
    fragment: decodeURIComponent(url.hash.slice(1)),
    isOwn,
  }
}
