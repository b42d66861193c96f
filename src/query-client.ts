import { QueryClient } from '@tanstack/react-query'
import { readByKey } from '~/platform/http/default-read'

const MINUTE_MS = 60_000

/**
 * HTTP-05, HTTP-06, HTTP-10…15. Retries belong to the request layer (`platform/http/call.ts`), so that they do not multiply (C-17); a query
 * with a rule of its own, such as the current user's, tells that layer to repeat nothing.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        staleTime: 5 * MINUTE_MS,
        gcTime: 5 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
