import type { PostSummary } from '~/modules/blog/contract'
import { escapeXml } from '~/platform/text/escape-xml'
import { LEGAL_NAMES, legalDate } from '../legal.server'

/** `changed` is an ISO day or instant; unknown for pages whose text has no date. */
type Place = { path: string; changed?: string }

/** Every page that is to be found, by its one address. */
export const placesOf = (posts: readonly PostSummary[]): Place[] => [
  { path: '/' },
  { path: '/pricing' },
  { path: '/probar' },
  { path: '/nuestros-mentores-ia' },
  { path: '/practica' },
  { path: '/about' },
  { path: '/contacto' },
  { path: '/cookies' },
  { path: '/blog', changed: posts[0]?.createdAt },
  ...posts.map(({ slug, createdAt }) => ({ path: `/blog/${slug}`, changed: createdAt })),
  ...LEGAL_NAMES.map((name) => ({ path: `/legal/${name}`, changed: legalDate(name) })),
]

/** For search engines (sitemaps.org 0.9); `posts` newest first, addresses are those of `site`. */
export function sitemapOf(posts: readonly PostSummary[], site: URL): string {
  const urls = placesOf(posts).map(({ path, changed }) => {
    const lastChange = changed === undefined ? '' : `<lastmod>${changed.slice(0, 'yyyy-mm-dd'.length)}</lastmod>`
    return `  <url><loc>${escapeXml(new URL(path, site).href)}</loc>${lastChange}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
