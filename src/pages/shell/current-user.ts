import { useRouteLoaderData } from 'react-router'
import type { CurrentUser } from '~/modules/accounts/contract'
import type { loader } from '~/root'

/** Who is signed in, as the server knew when it answered; null for nobody, and when the root loader has failed. */
export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<typeof loader>('root')?.user ?? null
}
