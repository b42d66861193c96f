import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env'

export const REQUEST_ID_HEADER = 'X-Request-Id'
const WELL_FORMED = /^[\w.:-]{8,100}$/

/** A request's name: a trusted proxy's own, or a new one. `given` is its header. */
const requestName = (trustedProxies: number, given: string | undefined): string =>
  trustedProxies > 0 && given !== undefined && WELL_FORMED.test(given) ? given : randomUUID()

/**
 * Names each request, in its log lines and to its caller. A trusted proxy's own name for it is kept. A failed one says it in
 * Server-Timing, too: of a page and of what a navigation asks for a script can read that and no other header.
 */
export function requestId(trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = requestName(trustedProxies, c.req.header(REQUEST_ID_HEADER))
    c.set('requestId', id)
    await next()
    // From the cache it has come with the page.
    if (c.get('pageCache') === 'hit') return
    // In place: `c.header` would copy an answer that is ready.
    const { headers, status } = c.res
    headers.set(REQUEST_ID_HEADER, id)
    if (status >= 400) headers.set('Server-Timing', `request;desc="${id}"`)
  }
}
