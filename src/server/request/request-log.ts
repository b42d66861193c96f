import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '~/platform/log'
import type { AppEnv } from '../env'
import type { Metrics } from '../metrics/metrics'

/** What is asked all the time and says nothing. */
const QUIET = new Set(['/assets/*', '/:file', '/healthz', '/readyz', '/metrics'])
/** A path whose pattern names one of these holds a secret. */
const SECRET_PARAMETER = /:(token|code|secret)\b/

type Parts = { log: Log; metrics: Pick<Metrics, 'answered'> }
type Answer = { method: string; path: string; route: string; status: number; requestId: string; startedAt: number }
type Gone = Pick<ServerResponse, 'on' | 'writableFinished'>

/**
 * Counts a request whose answer is ready, and writes one line for it when the last byte has gone or the caller has left: a stream, too,
 * has one line, at its end. No query, header or body is written.
 */
function noteAnswer({ log, metrics }: Parts, answer: Answer, outgoing: Gone, userId?: () => string | undefined) {
  const { method, path, route, status, requestId, startedAt } = answer
  metrics.answered({ method, route, status, seconds: (performance.now() - startedAt) / 1000 })
  const write = QUIET.has(route) ? log.debug : log.info
  // Of what is undefined nothing is written.
  outgoing.on('close', () =>
    write('request', {
      method,
      route,
      path: SECRET_PARAMETER.test(route) ? route : path,
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      requestId,
      userId: userId?.(),
      left: outgoing.writableFinished ? undefined : true,
    }),
  )
}

/** Notes every answer. */
export function requestLog(log: Log, metrics: Parts['metrics']): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { method, path } = c.req
    const answer = {
      method,
      path,
      route: c.get('route') ?? '(none)',
      status: c.res.status,
      requestId: c.get('requestId'),
      startedAt,
    }
    noteAnswer({ log, metrics }, answer, c.env.outgoing, () => c.get('userId'))
  }
}
