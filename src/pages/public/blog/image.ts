import { blog } from '~/modules/blog/blog.server'
import type { Route } from './+types/image'
import { imageFile } from './image-file.server'

/** An article's picture, for those who read the blog by its API (DATA-08). */
export function loader({ params }: Route.LoaderArgs) {
  const [, slug = ''] = /^(.*)\.svg$/.exec(params.file) ?? []
  const found = blog().find(slug)
  if (found === null) throw new Response(null, { status: 404 })
  return new Response(imageFile(slug, found.post.category), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  })
}
