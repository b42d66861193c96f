import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from '~/modules/accounts/contract'
import type { SignedInUser } from '~/modules/billing/contract'

/** What every page has from the root's loader. */
export type RootData = {
  user: SignedInUser | null
  hasFailedPayment: boolean
  nonce: string | undefined
  identity: IdentitySettings
  hasGoogle: boolean
  hidesEmailBanner: boolean
}

/** Undefined where the root's loader has failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')
