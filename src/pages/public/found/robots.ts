import { servicesContext } from '~/server/page/page-context'
import type { Route } from './+types/robots'
import { robotsOf } from './robots.server'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(robotsOf(context.get(servicesContext).config.publicUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
