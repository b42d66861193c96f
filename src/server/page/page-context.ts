import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from '../compose'

export type { Services }

/** What a page's loader gets from the server: the services, and who is asking (looked up once a request, when first needed). */
export const servicesContext = createContext<Services>()
export const findUserContext = createContext<() => Promise<SignedInUser | null>>()
/** The network that asks, as far as it is believed: what attempts are counted by. */
export const addressContext = createContext<string>()
/** The token of the session by which the page was asked for. */
export const sessionTokenContext = createContext<string | undefined>(undefined)
/** Whether a page of the product asks, on a navigation of its own, with the cookie of a session that has ended. */
export const hasLostSessionContext = createContext<boolean>(false)
export const nonceContext = createContext<string | undefined>(undefined)

/** For how long visitors may get the very page that is being made: said by the page, in milliseconds. */
export const cacheForContext = createContext<number>(0)

/** `url` is the page's; a request for its data alone has another. */
type LoaderArgs = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * The signed-in user, or a redirect to what has to come first and leads back here: the login (ROLE-02, C-28), the terms. Who was signed
 * in a moment ago and goes on to another page gets the session's error screen there, which can take it up again (SHELL-29).
 */
export async function requireUser({ context, url }: LoaderArgs): Promise<{ user: SignedInUser; services: Services }> {
  const user = await context.get(findUserContext)()
  if (user === null && context.get(hasLostSessionContext)) throw data(null, { status: 401, statusText: 'Unauthorized' })
  if (user === null || !user.termsAccepted) {
    const { pathname, search } = url
    const first = user === null ? '/auth/login' : '/auth/terminos'
    throw redirect(`${first}?redirect=${encodeURIComponent(pathname + search)}`)
  }
  return { user, services: context.get(servicesContext) }
}

/** C-41: an administrator; for everybody else there is no such page. One who lacks the second step is led to where it is set up. */
export async function requireAdmin({ context }: LoaderArgs): Promise<{ user: SignedInUser; services: Services }> {
  const user = await context.get(findUserContext)()
  if (user?.role !== 'admin') throw new Response(null, { status: 404 })
  const services = context.get(servicesContext)
  if (await services.accounts.secondStep.isMissing(user)) throw redirect('/profile?tab=seguridad')
  return { user, services }
}
