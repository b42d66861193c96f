import { createHash, timingSafeEqual } from 'node:crypto'
import type { Handler } from 'hono'
import { AppError } from '~/platform/app-error'
import type { AppEnv } from '../env'
import type { Metrics } from './metrics'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** What a proxy on the same machine leaves behind: its callers are not on this machine. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** `GET /metrics`: for callers on this machine, or with the token; for everyone else there is no such page. */
export function metricsPage(metrics: Metrics, token: string | null): Handler<AppEnv> {
  return async (c) => {
    const { headers, socket } = c.env.incoming
    const isLocal =
      LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
      LOOPBACK_HOST.test(headers.host ?? '') &&
      FORWARDED.every((name) => headers[name] === undefined)
    if (!isLocal && !carries(token, headers.authorization)) throw new AppError('not_found')
    const { contentType, text } = await metrics.page()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  }
}

function carries(token: string | null, authorization: string | undefined): boolean {
  if (token === null || authorization === undefined) return false
  return timingSafeEqual(digest(`Bearer ${token}`), digest(authorization))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
