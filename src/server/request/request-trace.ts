import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env'

const tracer = trace.getTracer('pymentor')
/** What is asked all the time and says nothing. */
const QUIET = /^\/(assets\/|healthz$|readyz$|metrics$)/

/**
 * A request as a span that ends when its answer is ready; what it starts and does not wait for, such as a reply that is written, is
 * under it all the same. A trace that a trusted proxy has begun is gone on with. It holds neither address nor path: both may tell secrets.
 */
export function traceRequests(trustedProxies: number): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (QUIET.test(c.req.path)) return next()
    const { method } = c.req
    const outer = trustedProxies > 0 ? propagation.extract(context.active(), c.req.header()) : context.active()
    const attributes = { 'http.request.method': method }
    return tracer.startActiveSpan(method, { kind: SpanKind.SERVER, attributes }, outer, async (span) => {
      try {
        await next()
      } finally {
        const route = c.get('route') ?? '(none)'
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': c.res.status,
          'pymentor.request_id': c.get('requestId'),
        })
        if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    })
  }
}
