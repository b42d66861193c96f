import type { IdentitySettings } from '~/modules/accounts/contract'
import { useRootData } from './root-data'

/** Where people sign in. Where the root loader has failed, the default: all that is left to try there is a reload. */
export function useIdentitySettings(): IdentitySettings {
  return useRootData()?.identity ?? { kind: 'embedded' }
}
