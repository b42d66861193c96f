import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from '../compose'
import type { AppEnv } from '../env'
import { RETRY_AFTER_SECONDS } from '../errors'
import { pagePolicy } from '../request/security-headers'
import {
  addressContext,
  cacheForContext,
  findUserContext,
  hasLostSessionContext,
  nonceContext,
  servicesContext,
  sessionTokenContext,
} from './page-context'
import { type PageWatch, pageWatchContext, withPageFailures } from './page-failures'

export type FindUser = (c: Context<AppEnv>) => Promise<SignedInUser | null>
export type PageOptions = {
  services: Services
  findUser: FindUser
  /** Whether the request brings a session's cookie, which may be worth nothing any more. */
  hasSession: (c: Context<AppEnv>) => boolean
  sessionToken: (c: Context<AppEnv>) => string | undefined
  addressOf: (c: Context<AppEnv>) => string
  development: boolean
}

/** Whether the page at a path may be the same for every visitor: its route's handle has `cacheForMs`. */
export function cacheableIn({ routes }: ServerBuild): (path: string) => boolean {
  const cacheable = new TrieRouter<true>()
  for (const route of Object.values(routes))
    if (route?.path !== '*' && isCacheable(route?.module.handle)) cacheable.add('GET', `/${route?.path ?? ''}`, true)
  return (path) => cacheable.match('GET', path)[0].length > 0
}

const isCacheable = (handle: unknown) => typeof handle === 'object' && handle !== null && 'cacheForMs' in handle

/** Makes a page of a request. */
export function createPages(
  build: ServerBuild,
  { services, findUser, hasSession, sessionToken, addressOf, development }: PageOptions,
) {
  const render = createRequestHandler(withPageFailures(build), development ? 'development' : 'production')
  const policyOf = pagePolicy(services.config, development)
  return async (c: Context<AppEnv>): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(addressContext, addressOf(c))
    context.set(sessionTokenContext, sessionToken(c))
    const nonce = randomBytes(16).toString('base64')
    context.set(nonceContext, nonce)
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
    if (!response.headers.has('Content-Security-Policy'))
      response.headers.set(
        'Content-Security-Policy',
        policyOf(nonce, response.headers.get('X-Frame-Options') === 'SAMEORIGIN'),
      )
    // What a page's script asks for is a person's own as often as not, and nothing in it says so to a cache.
    if (isData) {
      response.headers.set('Cache-Control', 'no-store')
      // What is deferred in it follows later.
      response.headers.set('X-Accel-Buffering', 'no')
    }
    c.set('cacheForMs', context.get(cacheForContext))
    return response
  }
}

function watchOf(c: Context<AppEnv>, { log, metrics }: Services): PageWatch {
  return {
    matched: (pattern) => c.set('route', `/${pattern.replace(/^\//, '')}`),
    failed: (error, failure) => {
      metrics.failed(error.code)
      log.error('page_failed', { error: failure, requestId: c.get('requestId'), path: c.req.path })
    },
  }
}
