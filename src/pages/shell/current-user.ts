import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '~/modules/accounts/ui/current-user-query'
import type { SignedInUser } from '~/modules/billing/contract'
import { useRootData } from './root-data'

/** Who is signed in, as the server knew when it answered; null for nobody, and when the root loader has failed. */
export function useCurrentUser(): SignedInUser | null {
  return useRootData()?.user ?? null
}

/** HTTP-17, C-16: what came with the page is what the browser's query knows, so that nothing need be asked. */
export function useCachedCurrentUser(user: SignedInUser | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    queryClient.setQueryData(currentUserQuery.queryKey, user)
  }, [queryClient, user])
}
