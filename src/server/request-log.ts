import type { MiddlewareHandler } from 'hono'
import type { Log } from '~/platform/log'
import type { AppEnv } from './env'
import type { Metrics } from './metrics/metrics'

/** What is asked all the time and says nothing. */
const QUIET = new Set(['/assets/*', '/:file', '/healthz', '/readyz', '/metrics'])
/** A path whose pattern names one of these holds a secret. */
const SECRET_PARAMETER = /:(token|code|secret)\b/

/**
 * Counts each request when its answer is ready, and writes one line for it when the last byte has gone or the caller has left: a stream,
 * too, has one line, at its end. No query, header or body is written.
 */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const route = c.get('route') ?? '(none)'
    metrics.answered({ method, route, status, seconds: (performance.now() - startedAt) / 1000 })

    const write = QUIET.has(route) ? log.debug : log.info
    const { outgoing } = c.env
    outgoing.once('close', () => {
      const userId = c.get('userId')
      write('request', {
        method,
        route,
        path: SECRET_PARAMETER.test(route) ? route : path,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        requestId: c.get('requestId'),
        ...(userId === undefined ? {} : { userId }),
        ...(outgoing.writableFinished ? {} : { left: true }),
      })
    })
  }
}
