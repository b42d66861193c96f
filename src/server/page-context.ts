import { createContext, type RouterContextProvider, redirect } from 'react-router'
import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from './compose'

/** What a page's loader gets from the server: the services, and who is asking (looked up once a request, when first needed). */
export const servicesContext = createContext<Services>()
export const findUserContext = createContext<() => Promise<SignedInUser | null>>()
export const nonceContext = createContext<string | undefined>(undefined)

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request }

/** The signed-in user, or a redirect to the login that leads back here (ROLE-02, C-28). */
export async function requireUser({
  context,
  request,
}: LoaderArgs): Promise<{ user: SignedInUser; services: Services }> {
  const user = await context.get(findUserContext)()
  if (user === null) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/auth/login?redirect=${encodeURIComponent(pathname + search)}`)
  }
  return { user, services: context.get(servicesContext) }
}

/** C-41: an administrator; for everybody else there is no such page. */
export async function requireAdmin({ context }: LoaderArgs): Promise<{ user: SignedInUser; services: Services }> {
  const user = await context.get(findUserContext)()
  if (user?.role !== 'admin') throw new Response(null, { status: 404 })
  return { user, services: context.get(servicesContext) }
}
