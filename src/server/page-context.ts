import { createContext, type RouterContextProvider, redirect } from 'react-router'
import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from './compose'

/** What a page's loader gets from the server: the services, and who is asking (looked up once a request, when first needed). */
export const servicesContext = createContext<Services>()
export const findUserContext = createContext<() => Promise<SignedInUser | null>>()
export const nonceContext = createContext<string | undefined>(undefined)

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request }

/** The signed-in user, or a redirect to what has to come first and leads back here: the login (ROLE-02, C-28), the terms. */
export async function requireUser({
  context,
  request,
}: LoaderArgs): Promise<{ user: SignedInUser; services: Services }> {
  const user = await context.get(findUserContext)()
  if (user === null || !user.termsAccepted) {
    const { pathname, search } = new URL(request.url)
    const first = user === null ? '/auth/login' : '/auth/terminos'
    throw redirect(`${first}?redirect=${encodeURIComponent(pathname + search)}`)
  }
  return { user, services: context.get(servicesContext) }
}
