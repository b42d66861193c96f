import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from './compose'
import type { AppEnv } from './env'
import { RETRY_AFTER_SECONDS } from './errors'
import {
  addressContext,
  findUserContext,
  hasLostSessionContext,
  keepContext,
  nonceContext,
  servicesContext,
  sessionTokenContext,
} from './page-context'
import { type PageWatch, pageWatchContext, withPageFailures } from './page-failures'

export type FindUser = (c: Context<AppEnv>) => Promise<SignedInUser | null>
type Options = {
  services: Services
  findUser: FindUser
  /** Whether the request brings a session's cookie, which may be worth nothing any more. */
  hasSession: (c: Context<AppEnv>) => boolean
  sessionToken: (c: Context<AppEnv>) => string | undefined
  addressOf: (c: Context<AppEnv>) => string
  development: boolean
}

/** Makes a page of a request; what is the same for all visitors it makes once. */
export function createPages(
  build: ServerBuild,
  { services, findUser, hasSession, sessionToken, addressOf, development }: Options,
) {
  const render = createRequestHandler(withPageFailures(build), development ? 'development' : 'production')
  const kept = services.keptPages
  return async (c: Context<AppEnv>): Promise<Response> => {
    const isForAll = !development && !hasSession(c) && !c.req.url.includes('?')
    const known = isForAll && isReading(c) ? kept.answer(c) : undefined
    if (known) return known
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(addressContext, addressOf(c))
    context.set(sessionTokenContext, sessionToken(c))
    context.set(nonceContext, c.get('secureHeadersNonce'))
    const isData = c.req.path.endsWith('.data')
    context.set(hasLostSessionContext, isData && hasSession(c))
    context.set(pageWatchContext, watchOf(c, services))
    let user: ReturnType<FindUser> | undefined
    context.set(findUserContext, () => {
      user ??= findUser(c)
      return user
    })
    const response = await render(c.req.raw, context)
    if (response.status === 503) response.headers.set('Retry-After', RETRY_AFTER_SECONDS)
    // What a page's script asks for is a person's own as often as not, and nothing in it says so to a cache.
    if (isData) response.headers.set('Cache-Control', 'no-store')
    const keepMs = context.get(keepContext)
    return isForAll && c.req.method === 'GET' && response.status === 200 && keepMs > 0
      ? kept.keep(c, response, keepMs)
      : response
  }
}

const isReading = (c: Context<AppEnv>) => c.req.method === 'GET' || c.req.method === 'HEAD'

function watchOf(c: Context<AppEnv>, { log, metrics }: Services): PageWatch {
  return {
    matched: (pattern) => c.set('route', `/${pattern.replace(/^\//, '')}`),
    failed: (error, failure) => {
      metrics.failed(error.code)
      log.error('page_failed', { error: failure, requestId: c.get('requestId'), path: c.req.path })
    },
  }
}
