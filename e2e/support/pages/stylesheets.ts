import type { APIRequestContext } from 'playwright-core'
import { type Html, readHtml } from './html'

/** Of a page that comes without React, in all its states: what a visitor may be sent. */
const STATIC_PAGES = [
  ...[
    '/',
    '/?clean=complete',
    '/pricing',
    '/about',
    '/contacto',
    '/modelos-ia',
    '/legal/politica-de-cookies',
    '/no-hay-nada',
  ],
  ...['/blog', '/blog?q=nada', '/blog?categoria=datos', '/blog/leer-csv-sin-pandas', '/blog/nada'],
]
const WRONG_FORM = { name: '', email: 'nada', subject: '', message: '' }

/** The stylesheets of visitors' pages and of all others, and what the former lacks of what those pages use. */
export async function visitorStylesheet(visitor: APIRequestContext, origin: string) {
  const refused = await visitor.post('/contacto', { form: WRONG_FORM, headers: { Origin: origin } })
  const pages = [refused, ...(await Promise.all(STATIC_PAGES.map((path) => visitor.get(path))))]
  const read = await Promise.all(pages.map(async (page) => readHtml(await page.text())))
  const used = read.flatMap(({ all }) => all('[class]')).flatMap((each) => (each.get('class') ?? '').split(/\s+/))
  const whole = linkedBy(readHtml(await (await visitor.get('/login')).text()))
  const own = [...new Set(read.map(linkedBy))]
  const [known, there] = await Promise.all([whole, own[0] ?? ''].map((href) => classesOf(visitor, href)))
  const lacking = [...new Set(used)].filter((name) => known?.has(name) && !there?.has(name))
  return { whole, own, lacking }
}

const linkedBy = (html: Html) => html.all('link[rel="stylesheet"]')[0]?.get('href') ?? ''

/** The classes that a stylesheet has rules for. */
async function classesOf(visitor: APIRequestContext, href: string): Promise<Set<string>> {
  const css = await (await visitor.get(href)).text()
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))
}
