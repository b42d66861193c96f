import { blog } from '~/modules/blog/blog.server'
import { servicesContext } from '~/server/page/page-context'
import type { Route } from './+types/rss'
import { feedOf } from './feed.server'

/** The blog for readers of feeds. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext).config
  return new Response(feedOf(blog().posts(), publicUrl), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
