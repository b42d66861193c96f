import { pageOfCard } from '../../../shell/meta/card-address'
import type { Route } from './+types/card-image'
import { cardFile } from './card-file.server'

/** The picture that is shown beside a shared link (SHELL-05). */
export async function loader({ params, request }: Route.LoaderArgs) {
  const page = pageOfCard(params['*'])
  const file = page === null ? null : await cardFile(page)
  if (file === null) throw new Response(null, { status: 404 })
  const headers = {
    ETag: file.tag,
    'Cache-Control': 'public, max-age=86400',
    // It is made to be shown elsewhere.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  const isKnown = request.headers.get('if-none-match')?.includes(file.tag) ?? false
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(file.png, { headers: { ...headers, 'Content-Type': 'image/png' } })
}
