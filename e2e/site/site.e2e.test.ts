import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type APIRequestContext, type APIResponse, request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import routes from '~/routes'
import { patience } from '~/testing/pace'
import { SITE } from '../../content/site'
import { crawl, type Found } from '../support/pages/crawl'
import { visitorStylesheet } from '../support/pages/stylesheets'
import { signInByApi } from '../support/people/people'
import { type Account, type Product, startProduct } from '../support/product/start-product'

/** Some seventy pages, each parsed and validated, beside other journeys. */
const CRAWL_TIMEOUT_MS = patience(120_000)

let product: Product
beforeAll(async () => {
  product = await startProduct({}, { asksMentor: false })
})
afterAll(() => product.stop())

const asking = async (account?: Account): Promise<APIRequestContext> => {
  const context = await request.newContext({ baseURL: product.origin })
  if (account !== undefined) await signInByApi({ request: context }, account)
  return context
}

describe('what a visitor finds', () => {
  let found: Map<string, Found>
  let cookies: string[]
  beforeAll(async () => {
    const visitor = await asking()
    const sitemap = await (await visitor.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
    found = await crawl(visitor, { origin: product.origin, starts: ['/', '/robots.txt', '/sitemap.xml', ...listed] })
    cookies = (await visitor.storageState()).cookies.map(({ name }) => name)
  }, CRAWL_TIMEOUT_MS)

  it('every link, file and fragment is there, and no redirect leads in a circle', () => {
    expect(found.size).toBeGreaterThan(40)
    expect(deadEnds(found)).toEqual([])
  })

  it('leads elsewhere only where the site says so', () => {
    const named = [
      ...SITE.social.map(({ href }) => href),
      `mailto:${SITE.email}`,
      `tel:${SITE.phone.replaceAll(' ', '')}`,
    ]
    const foreign = [...found.values()]
      .filter(({ address }) => !/^\/(legal|blog)\//.test(address))
      .flatMap(({ address, links }) => links.filter(({ isOwn }) => !isOwn).map((link) => `${address}: ${link.address}`))
    expect(foreign.filter((link) => !named.some((name) => link.endsWith(`: ${name}`)))).toEqual([])
  })

  it('every page is valid, accessible HTML', () => {
    expect(htmlFaults(found)).toEqual([])
  })

  it('pages without React have a stylesheet of their own, and it lacks nothing that they use', async () => {
    const { whole, own, lacking } = await visitorStylesheet(await asking(), product.origin)
    expect(own).toHaveLength(1)
    expect(own).not.toContain(whole)
    expect(lacking).toEqual([])
  })

  it('no page leaves a cookie behind', () => {
    expect(cookies).toEqual([])
  })

  it('SHELL-05 each page that is to be found says who it is: its own title, description, address and card', () => {
    const pages = [...found.values()].filter(isToBeFound)
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.flatMap(factFaults)).toEqual([])
    for (const fact of ['title', 'description'] as const) {
      // A page on two addresses names one of them as its own.
      const told = new Map(pages.map((page) => [factsOf(page).canonical, factsOf(page)[fact]]))
      const texts = [...told.values()]
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
    }
  })
})

describe('what somebody signed in finds', () => {
  it.each(['basic', 'admin'] as const)('the pages of the %s demo account are whole', async (kind) => {
    const user = await asking(product.accounts[kind])
    const starts = ['/', '/dashboard', '/chat', '/profile', '/pricing', ...(kind === 'admin' ? ['/admin'] : [])]
    // Articles and legal texts are what they are for a visitor, in the frame that the other pages have, too.
    const found = await crawl(user, { origin: product.origin, starts, except: /^\/(blog|legal)\// })
    expect(deadEnds(found)).toEqual([])
    expect(htmlFaults(found)).toEqual([])
    const { cookies } = await user.storageState()
    expect(cookies.filter(({ httpOnly, sameSite }) => !httpOnly || sameSite === 'None')).toEqual([])
  })
})

describe('the headers of every answer', () => {
  const PARAMETERS: Record<string, string> = {
    ':slug': 'leer-csv-sin-pandas',
    ':document': 'aviso-legal',
    ':id': '00000000-0000-4000-8000-000000000000',
    ':plan': 'pro',
    ':file': 'leer-csv-sin-pandas.svg',
    '*': 'no/hay/nada',
  }
  const flat = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
  const ROUTES = flat(routes)
    .filter(({ path, index }) => path !== undefined || index)
    .map(({ path = '' }) => `/${path.replace(/:\w+|\*/g, (parameter) => PARAMETERS[parameter] ?? parameter)}`)
  const OTHERS = [
    '/healthz',
    '/favicon.svg',
    '/nada.txt',
    '/assets/nada.js',
    '/about.data',
    '/dashboard.data',
    '/dev/mail',
    '/dev/clock',
  ]
  const FOREIGN = ['/emulador/google', '/emulador/stripe', '/emulador/nada', '/api/auth/session-status', '/api/nada']

  it.each([undefined, 'admin'] as const)('for %s', async (kind) => {
    const person = await asking(kind && product.accounts[kind])
    const faults: string[] = []
    for (const path of [...ROUTES.filter((each) => each !== '/logout'), ...OTHERS, ...FOREIGN]) {
      const response = await person.get(path, { maxRedirects: 0 })
      faults.push(...headerFaults(response).map((fault) => `${path} (${response.status()}): ${fault}`))
    }
    expect(faults).toEqual([])
  })

  it('C-28 none leads to another site, however the way back is written', async () => {
    const admin = await asking(product.accounts.admin)
    for (const target of [
      '/..//evil.invalid/x',
      '/a/../..//evil.invalid',
      '/./%2e%2e//evil.invalid',
      '/\\evil.invalid',
    ]) {
      const response = await admin.get(`/auth/terminos?redirect=${encodeURIComponent(target)}`, { maxRedirects: 0 })
      expect([response.status(), response.headers().location], target).toEqual([302, '/dashboard'])
    }
  })

  it('refusals have them, too', async () => {
    const visitor = await asking()
    const refusals = [
      await visitor.post('/contacto', { headers: { Origin: 'https://evil.example' } }),
      await visitor.post('/contacto', { data: 'x'.repeat(100_000) }),
      await visitor.put('/blog'),
      await visitor.post('/api/chat/create', { data: {} }),
    ]
    for (const response of refusals) {
      expect(response.status(), response.url()).toBeGreaterThanOrEqual(400)
      expect(headerFaults(response)).toEqual([])
    }
  })
})

/** What an answer must say of itself; a page says also what may run and load in it. */
function headerFaults(response: APIResponse): string[] {
  const headers = response.headers()
  const wanted: [string, RegExp][] = [['x-content-type-options', /^nosniff$/]]
  const { pathname } = new URL(response.url())
  // The one page that stands in a frame of this site's own pages.
  const isFramed = pathname === '/ejecutar'
  if (pathname.endsWith('.data')) wanted.push(['cache-control', /^no-store$/])
  if (headers['content-type']?.startsWith('text/html'))
    wanted.push(
      ['content-security-policy', /default-src 'none'/],
      ['content-security-policy', /base-uri 'none'/],
      ['content-security-policy', /form-action '(self|none)'/],
      ['content-security-policy', isFramed ? /frame-ancestors 'self'(;|$)/ : /frame-ancestors 'none'/],
      ['content-security-policy', /^((?!unsafe).)*$/],
      ['x-frame-options', isFramed ? /^SAMEORIGIN$/ : /^DENY$/],
      ['referrer-policy', /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/],
      ['permissions-policy', /camera=\(\).*geolocation=\(\)/],
      ['cross-origin-opener-policy', /./],
      ['cache-control', /no-store|no-cache|max-age=/],
    )
  return wanted
    .filter(([name, value]) => !value.test(headers[name] ?? ''))
    .map(([name]) => `${name} is ${headers[name] ?? 'missing'}`)
}

const isToBeFound = ({ status, html }: Found) =>
  status === 200 &&
  html !== null &&
  !html.all('meta[name="robots"]').some((tag) => /^noindex/.test(tag.get('content') ?? ''))

/** What leads nowhere. */
function deadEnds(found: Map<string, Found>): string[] {
  return [...found.values()].flatMap((page) => {
    const { address, from, status } = page
    if (status >= 400) return [`${address}, from ${from}: ${status}`]
    if (goesInCircles(page, found)) return [`${address}, from ${from}: redirects in a circle`]
    return page.links
      .filter((link) => link.isOwn && !hasFragment(link, found))
      .map((link) => `${address}: nothing is called #${link.fragment} in ${link.address}`)
  })
}

function goesInCircles(first: Found, found: Map<string, Found>): boolean {
  const seen = new Set<string>()
  for (let at: Found | undefined = first; at?.leadsTo; at = found.get(at.leadsTo)) {
    if (seen.has(at.address)) return true
    seen.add(at.address)
  }
  return false
}

function hasFragment({ address, fragment }: Found['links'][number], found: Map<string, Found>): boolean {
  const html = found.get(address)?.html
  if (fragment === '' || html === null || html === undefined) return true
  // A program that goes along, and no place.
  if (fragment.startsWith('codigo=')) return address === '/practica'
  return html.all('[id]').some((element) => element.get('id') === fragment)
}

const htmlFaults = (found: Map<string, Found>) => {
  const faults = [...found.values()].flatMap(({ address, html }) =>
    (html?.faults ?? []).map((fault) => ({ address, fault })),
  )
  // The same fault of many pages is one, with the first of them.
  const first = new Map(faults.toReversed().map(({ address, fault }) => [fault, address]))
  return [...first].map(([fault, address]) => `${address}: ${fault}`)
}

const content = ({ html }: Found, selector: string) => html?.all(selector)[0]?.get('content') ?? ''
const factsOf = (page: Found) => ({
  title: page.html?.all('title')[0]?.text ?? '',
  description: content(page, 'meta[name="description"]'),
  canonical: page.html?.all('link[rel="canonical"]')[0]?.get('href') ?? '',
})

/** `/modelos-ia` names the address that it is known by (C-08). */
const KNOWN_BY: Record<string, string> = { '/modelos-ia': '/nuestros-mentores-ia' }
const CARD = ['og:type', 'og:image', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale']

function factFaults(page: Found): string[] {
  const { title, description, canonical } = factsOf(page)
  const faults = CARD.filter((name) => content(page, `meta[property="${name}"]`) === '').map((name) => `no ${name}`)
  if (title.length < 5 || title.length > 80) faults.push(`a title of ${title.length} letters`)
  if (description.length < 50 || description.length > 170) faults.push(`a description of ${description.length} letters`)
  const own = KNOWN_BY[page.address] ?? page.address
  if (!URL.canParse(canonical)) faults.push('no canonical address')
  else if (new URL(canonical).pathname + new URL(canonical).search !== own) faults.push(`calls itself ${canonical}`)
  if (content(page, 'meta[property="og:url"]') !== canonical) faults.push('another og:url than canonical address')
  for (const { text } of page.html?.all('script[type="application/ld+json"]') ?? []) {
    const told: unknown = JSON.parse(text)
    if (typeof told !== 'object' || told === null || !('@type' in told)) faults.push('data of no type')
  }
  return faults.map((fault) => `${page.address}: ${fault}`)
}
