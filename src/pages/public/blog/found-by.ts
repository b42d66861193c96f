import { BLOG_TITLE } from '~/modules/blog/copy'

/** How readers of feeds find the blog's. */
export const RSS_LINK = { rel: 'alternate', type: 'application/rss+xml', href: '/blog/rss.xml', title: BLOG_TITLE }

type Found = { title: string; description: string; canonical: string; type: 'website' | 'article' }

/** What search engines and those who share a link show of a page. */
export const sharedMeta = ({ title, description, canonical, type }: Found) => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link' as const, rel: 'canonical', href: canonical },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: canonical },
  { property: 'og:site_name', content: 'PyMentor' },
  { property: 'og:locale', content: 'es_ES' },
]
