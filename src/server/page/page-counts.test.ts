import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { pageName, referrerHost } from '~/modules/overview/rules'
import type { AppEnv } from '../env'
import { countPages } from './page-counts'

const BROWSER = {
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/** What is counted of one request to a site of every kind of answer. */
async function counted(path: string, { method = 'GET', headers = {}, userId }: Asked = {}) {
  const seen: { path: string; isVisitor: boolean; status: number }[] = []
  const config = parseConfig({ PUBLIC_URL: 'http://pymentor.test' })
  const overview = {
    pageSeen: ({ path, isVisitor, status }: (typeof seen)[number]) => seen.push({ path, isVisitor, status }),
  }
  const app = new Hono<AppEnv>()
  app.use(countPages({ config, overview }))
  app.get('*', (c) => {
    if (userId) c.set('userId', userId)
    if (c.req.path.endsWith('.data') || c.req.path.endsWith('.xml')) return c.text('data')
    if (c.req.path === '/viejo') return c.redirect('/nuevo')
    if (c.req.header('if-none-match')) return c.body(null, 304)
    return c.html('<!doctype html>', c.req.path === '/nada' ? 404 : c.req.path === '/roto' ? 503 : 200)
  })
  await app.request(`http://pymentor.test${path}`, { method, headers: { ...BROWSER, ...headers } })
  return seen
}
type Asked = { method?: string; headers?: Record<string, string>; userId?: string }

describe('what counts as a page that somebody sees', () => {
  it('whole pages count, with whether anybody is signed in and not who', async () => {
    expect(await counted('/blog')).toEqual([{ path: '/blog', isVisitor: true, status: 200 }])
    expect(await counted('/chat?c=1', { userId: 'u' })).toEqual([{ path: '/chat', isVisitor: false, status: 200 }])
    expect(await counted('/about', { headers: { 'If-None-Match': 'W/"x"' } })).toMatchObject([{ path: '/about' }])
    expect(await counted('/nada')).toEqual([{ path: '/nada', isVisitor: true, status: 404 }])
  })

  it.each<[string, string, Asked]>([
    ['the data of a page', '/blog.data', {}],
    ['a file', '/sitemap.xml', {}],
    ['a redirect', '/viejo', {}],
    ['a failure', '/roto', {}],
    ['HEAD', '/', { method: 'HEAD' }],
    ['the administration', '/admin/resumen', {}],
    ['the administration in capitals', '/Admin', {}],
    ['the test pages', '/test-chat', {}],
    ['what a script fetches', '/', { headers: { Accept: '*/*' } }],
    ['a prefetch', '/', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['an old prefetch', '/', { headers: { Purpose: 'prefetch' } }],
    ['a search engine', '/', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a program', '/', { headers: { 'User-Agent': 'curl/8.5.0' } }],
    ['who says nothing', '/', { headers: { 'User-Agent': '' } }],
  ])('%s does not', async (_, path, asked) => {
    expect(await counted(path, asked)).toEqual([])
  })
})

describe('what is kept of it', () => {
  it.each([
    ['/blog/Listas-en-python/', '/blog/listas-en-python'],
    ['/', '/'],
    ['//%70ricing', '/pricing'],
    ['/compartido/0f0e-1', '/compartido/:id'],
    ['/a%00b', '/ab'],
    ['/%E0%A4%A', '/%e0%a4%a'],
  ])('%s as %s', (path, name) => {
    expect(pageName({ path, status: 200 })).toBe(name)
  })

  it('one name for all that does not exist', () => {
    expect(pageName({ path: '/wp-login.php', status: 404 })).toBe('(404)')
  })

  it('of where people come from, the host of another site', () => {
    const host = (referrer?: string) => referrerHost(referrer, ['pymentor.test', 'localhost:3000'])
    expect(host('https://www.Google.com/search?q=secreto')).toBe('google.com')
    expect(host('https://foro.example:8443/hilo/7')).toBe('foro.example')
    expect(host('http://localhost:3000/blog')).toBeNull()
    expect(host('https://pymentor.test/')).toBeNull()
    for (const nothing of [undefined, '', 'x', 'android-app://com.example/', 'javascript:1'])
      expect(host(nothing)).toBe('')
  })
})
