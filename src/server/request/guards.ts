import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '~/config/config'
import { AppError } from '~/platform/app-error'
import { memoizeText } from '~/platform/memoize'
import type { AppEnv } from '../env'

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Whether a request of this method changes nothing, so that nobody reads a body of it. */
export const isRead = (method: string) => READ_METHODS.has(method)

const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/**
 * Whether a request has exactly one well-formed Host and, in live mode, ours. Demo mode is also reached by address, by name or through a
 * forwarded port.
 */
export function hostCheck({ mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>) {
  return ({ rawHeaders, headers }: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): boolean => {
    const host = headers.host ?? ''
    if (!hasOneHost(rawHeaders) || !isHost(host)) return false
    return mode !== 'live' || host.toLowerCase() === publicUrl.host
  }
}

const isHost = memoizeText((host) => HOST.test(host))

function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (const [at, text] of rawHeaders.entries()) {
    if (at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}

/** Refuses a request whose Host is not ours to answer. */
export function hostGuard(config: Config): MiddlewareHandler<AppEnv> {
  const isOurs = hostCheck(config)
  return async (c, next) => {
    if (!isOurs(c.env.incoming)) throw new AppError('wrong_host')
    await next()
  }
}

/**
 * Refuses writes that another site's page makes a browser send. Browsers say where a write comes from in Origin and Sec-Fetch-Site;
 * what says neither is no browser and carries no one's cookies by accident.
 */
export function originGuard({ mode, publicUrl }: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isRead(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross_site_request')
    const origin = c.req.header('origin')
    if (origin !== undefined) {
      const ours = mode === 'live' ? publicUrl.host : c.env.incoming.headers.host
      if (!URL.canParse(origin) || new URL(origin).host !== ours) throw new AppError('cross_site_request')
      if (mode === 'live' && new URL(origin).protocol !== publicUrl.protocol) throw new AppError('cross_site_request')
    }
    await next()
  }
}
