import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from '~/modules/accounts/contract'
import type { loader } from '~/root'

/** Where people sign in. Pages that do not wait for the root loader cannot ask. */
export function useIdentitySettings(): IdentitySettings {
  const root = useRouteLoaderData<typeof loader>('root')
  if (root === undefined) throw new Error('the root loader has failed')
  return root.identity
}
