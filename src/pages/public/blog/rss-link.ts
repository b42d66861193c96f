import { BLOG_TITLE } from '~/modules/blog/copy'

/** How readers of feeds find the blog's. */
export const RSS_LINK = { rel: 'alternate', type: 'application/rss+xml', href: '/blog/rss.xml', title: BLOG_TITLE }
