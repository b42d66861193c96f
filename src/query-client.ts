import { QueryClient } from '@tanstack/react-query'

const MINUTE_MS = 60_000

/** HTTP-10…15. Retries belong to the request layer alone (`platform/call.ts`), so that they do not multiply (C-17). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
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
