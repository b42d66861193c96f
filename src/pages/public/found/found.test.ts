import { describe, expect, it } from 'vitest'
import { blog } from '~/modules/blog/blog.server'
import routes from '~/routes'
import { robotsOf } from './robots.server'
import { placesOf, sitemapOf } from './sitemap.server'

const SITE = new URL('https://pymentor.example')
/** What every address of the product is: a pattern of the router, and the file behind it. */
const ROUTES = routes.flatMap(({ children = [], ...route }) => [route, ...children])
const refused = [...robotsOf(SITE).matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
const isRefused = (path: string) => refused.some((start) => path.startsWith(start))

describe('the sitemap', () => {
  it('names every public page by its one absolute address, posts and legal texts with the day of their last change', () => {
    const map = sitemapOf(blog().posts(), SITE)
    expect(map).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/)
    expect(map).toContain('<url><loc>https://pymentor.example/</loc></url>')
    expect(map).toContain(
      '<url><loc>https://pymentor.example/legal/aviso-legal</loc><lastmod>2026-11-22</lastmod></url>',
    )
    for (const { slug, createdAt } of blog().posts())
      expect(map).toContain(`/blog/${slug}</loc><lastmod>${createdAt.slice(0, 10)}</lastmod>`)
    const addresses = [...map.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('leaves out no page that the router has for everybody', () => {
    const paths = placesOf(blog().posts()).map(({ path }) => path)
    // What these show came to few, by a link, or stands in another page.
    const ofAFew = ['compartido/:id', 'comprobar', 'ejecutar']
    const pages = ROUTES.filter(
      ({ file, path = '' }) => /^pages\/public\/.+\.tsx$/.test(file) && !ofAFew.includes(path),
    )
    for (const { path = '', id } of pages) {
      if (id === 'models') continue // another address of the mentors' page
      const pattern = new RegExp(`^/${path.replace(/:\w+/, '[a-z0-9-]+')}$`)
      expect(
        paths.some((each) => pattern.test(each)),
        path,
      ).toBe(true)
    }
    expect(paths.filter(isRefused)).toEqual([])
  })
})

describe('robots.txt', () => {
  it('allows what is public and refuses what is private, of the demo or shared with a few', () => {
    const own = ROUTES.filter(({ file }) => /^pages\/(app|admin)\//.test(file)).map(({ path }) => `/${path}`)
    expect(own.length).toBeGreaterThan(12)
    for (const path of [
      ...own,
      '/api/auth/user',
      '/emulador/stripe',
      '/dev/mail',
      '/estilo',
      '/compartido/abc',
      '/comprobar',
      '/ejecutar',
    ])
      expect(isRefused(path), path).toBe(true)
    for (const path of ['/', '/about', '/blog?categoria=datos', '/auth/registro', '/login', '/assets/root.css'])
      expect(isRefused(path), path).toBe(false)
  })

  it('names the sitemap by its absolute address', () => {
    expect(robotsOf(SITE)).toMatch(
      /^User-agent: \*\n(Disallow: .+\n)+\nSitemap: https:\/\/pymentor\.example\/sitemap\.xml\n$/,
    )
  })
})
