import { blog } from '~/modules/blog/blog.server'
import { servicesContext } from '~/server/page/page-context'
import type { Route } from './+types/sitemap'
import { sitemapOf } from './sitemap.server'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext).config
  return new Response(sitemapOf(blog().posts(), publicUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
