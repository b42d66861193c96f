import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from '~/modules/accounts/contract'
import type { loader } from '~/root'

/** Where people sign in. Where the root loader has failed, the default: all that is left to try there is a reload. */
export function useIdentitySettings(): IdentitySettings {
  return useRouteLoaderData<typeof loader>('root')?.identity ?? { kind: 'embedded' }
}
