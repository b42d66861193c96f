import type { PostSummary } from '~/modules/blog/contract'
import { BLOG_DESCRIPTION, BLOG_TITLE } from '~/modules/blog/copy'
import { escapeXml } from '~/platform/text/escape-xml'

/** RSS 2.0; addresses are those of `site`. */
export function feedOf(posts: readonly PostSummary[], site: URL): string {
  const address = (path: string) => escapeXml(new URL(path, site).href)
  const items = posts.map(
    ({ slug, title, excerpt, createdAt, category }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${address(`/blog/${slug}`)}</link>
      <guid isPermaLink="true">${address(`/blog/${slug}`)}</guid>
      <description>${escapeXml(excerpt)}</description>
      <category>${escapeXml(category.name)}</category>
      <pubDate>${new Date(createdAt).toUTCString()}</pubDate>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(BLOG_TITLE)}</title>
    <link>${address('/blog')}</link>
    <atom:link href="${address('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(BLOG_DESCRIPTION)}</description>
    <language>es-ES</language>${items.join('')}
  </channel>
</rss>
`
}
