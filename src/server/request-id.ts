import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env'

const HEADER = 'X-Request-Id'
const WELL_FORMED = /^[\w.:-]{8,100}$/

/**
 * Names each request, in its log lines and to its caller. A trusted proxy's own name for it is kept. A failed one says it in
 * Server-Timing, too: of a page and of what a navigation asks for a script can read that and no other header.
 */
export function requestId(trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = trustedProxies > 0 ? c.req.header(HEADER) : undefined
    const id = given !== undefined && WELL_FORMED.test(given) ? given : randomUUID()
    c.set('requestId', id)
    await next()
    c.header(HEADER, id)
    if (c.res.status >= 400) c.header('Server-Timing', `request;desc="${id}"`)
  }
}
