import { queryOptions } from '@tanstack/react-query'
import { ConnectionError, call } from '~/platform/http/call'
import { emptyWhenSignedOut } from '~/platform/http/default-read'
import { currentUser } from '../contract'
import {
  CURRENT_USER_FRESH_MS,
  CURRENT_USER_KEPT_MS,
  CURRENT_USER_RETRIES,
  CURRENT_USER_RETRY_DELAY_MS,
} from '../rules'

/**
 * HTTP-16, HTTP-18, C-16: who is signed in, asked from the browser; null for nobody (API-05). The site's frame puts what came with the
 * page into it and asks nothing itself (HTTP-17).
 */
export const currentUserQuery = queryOptions({
  queryKey: [currentUser.path],
  queryFn: ({ signal }) => emptyWhenSignedOut(call(currentUser, { signal, retries: 0 })),
  staleTime: CURRENT_USER_FRESH_MS,
  gcTime: CURRENT_USER_KEPT_MS,
  retry: (failures, error) => error instanceof ConnectionError && failures < CURRENT_USER_RETRIES,
  retryDelay: CURRENT_USER_RETRY_DELAY_MS,
})
