import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '~/platform/http/call'
import { type BillingHistory, billingHistory } from '../../payments-contract'

const HISTORY_KEY = [billingHistory.path]

/** C-48: one's payments, a page at a time, asked for once they are looked at. */
export function useBillingHistory({ isOpen }: { isOpen: boolean }) {
  return useInfiniteQuery<BillingHistory, Error, { pages: BillingHistory[] }, string[], string | null>({
    queryKey: HISTORY_KEY,
    queryFn: ({ pageParam, signal }) =>
      call(billingHistory, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isOpen,
    // What is paid or given back elsewhere is to be seen when one comes to look.
    staleTime: 0,
  })
}

/** Has it read again, after something that changes it. */
export function useRereadHistory(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: HISTORY_KEY })
}
