import { createHash, timingSafeEqual } from 'node:crypto'
import type { Handler } from 'hono'
import type { Config } from '~/config/config'
import { AppError } from '~/platform/app-error'
import type { AppEnv } from '../env'
import { isLocalCaller } from '../request/local-caller'
import type { Metrics } from './metrics'

type Settings = Pick<Config, 'metricsToken' | 'publicUrl'>

/** `GET /metrics`: for callers on this machine, or with the token; for everyone else there is no such page. */
export function metricsPage(metrics: Metrics, { metricsToken, publicUrl }: Settings): Handler<AppEnv> {
  return async (c) => {
    const { incoming } = c.env
    const isAllowed = isLocalCaller(incoming, publicUrl) || carries(metricsToken, incoming.headers.authorization)
    if (!isAllowed) throw new AppError('not_found')
    const { contentType, text } = await metrics.page()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  }
}

function carries(token: string | null, authorization: string | undefined): boolean {
  if (token === null || authorization === undefined) return false
  return timingSafeEqual(digest(`Bearer ${token}`), digest(authorization))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
