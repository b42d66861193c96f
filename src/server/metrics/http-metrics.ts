import { Counter, Histogram, type Registry } from 'prom-client'
import type { ErrorCode } from '~/platform/app-error'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60]
/** Anyone can make up methods; each would be a row for ever. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

export type Answered = { method: string; route: string; status: number; seconds: number }

/** Requests and refusals. A route is its pattern, never what someone typed. */
export function createHttpMetrics(registry: Registry) {
  const requests = new Histogram({
    name: 'pymentor_http_request_seconds',
    help: 'Until the answer was ready to be sent; a stream counts until it begins',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const errors = new Counter({
    name: 'pymentor_errors_total',
    help: 'Requests answered with an error, by its code',
    labelNames: ['code'],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'pymentor_requests_shed_total',
    help: 'Requests refused to protect the ones under way, by reason',
    labelNames: ['reason'],
    registers: [registry],
  })
  const strays = new Counter({
    name: 'pymentor_stray_rejections_total',
    help: 'Promises that rejected with nobody waiting for them: each is a defect',
    registers: [registry],
  })
  return {
    strayRejection: () => strays.inc(),
    answered: ({ method, route, status, seconds }: Answered) =>
      requests.observe(
        { method: METHODS.has(method) ? method : 'OTHER', route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    failed: (code: ErrorCode) => errors.inc({ code }),
    shed: (reason: string) => shed.inc({ reason }),
  }
}
