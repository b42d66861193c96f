import { redirect } from 'react-router'
import type { Route } from './+types/alias'

/** C-08: other addresses of a page. The redirect is permanent and keeps the query. */
const PAGE_OF_ALIAS: Record<string, string> = {
  '/app/dashboard': '/dashboard',
  '/app/mentor-pro': '/mentor-pro',
  '/perfil': '/profile',
  '/app/pricing': '/pricing',
  '/planes-de-suscripcion': '/pricing',
  '/acerca-de-pymentor': '/about',
  '/precios': '/pricing',
  '/planes': '/pricing',
  '/entrar': '/auth/login',
  '/registro': '/auth/registro',
}

export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url
  const page = PAGE_OF_ALIAS[pathname.replace(/\/$/, '')]
  if (page === undefined) throw new Response(null, { status: 404 })
  return redirect(page + search, 301)
}
