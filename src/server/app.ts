import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { accountHandlers } from '~/modules/accounts/accounts.server'
import { withEntitlement } from '~/modules/billing/billing.server'
import type { SignedInUser } from '~/modules/billing/contract'
import { chatHandlers } from '~/modules/chat/chat.server'
import { AppError } from '~/platform/app-error'
import { bindApi } from './api'
import { clientAddress } from './client-address'
import type { Services } from './compose'
import type { AppEnv } from './env'
import { problemOf, statusOf, toAppError } from './errors'
import { hostGuard, originGuard } from './guards'
import { findUserContext, nonceContext, servicesContext } from './page-context'
import { createRouter } from './route'
import { securityHeaders } from './security-headers'

const MAX_BODY_BYTES = 64 * 1024

type Options = { services: Services; pages?: ServerBuild; development?: boolean }

/** The whole product as one `fetch`: guards, then the API, then the pages. */
export function createApp({ services, pages, development = false }: Options): Hono<AppEnv> {
  const { config, log, clock, database } = services
  const app = new Hono<AppEnv>()

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    await database.ping()
    return c.text('ok')
  })

  app.use(requestId(), securityHeaders(config, development), hostGuard(config), originGuard(config))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => Promise.reject(new AppError('payload_too_large')) }))

  const accounts = accountHandlers({
    accounts: services.accounts,
    clock,
    secureCookies: config.publicUrl.protocol === 'https:',
    addressOf: (c) => clientAddress(c, config.trustedProxies),
  })
  const findUser: FindUser = async (c) => {
    const user = await accounts.sessionUser(c)
    return user && withEntitlement(user, clock())
  }
  bindApi(createRouter(app, findUser), { accounts, chat: chatHandlers(services.chat) })
  app.all('/api/*', () => Promise.reject(new AppError('not_found')))

  if (pages) {
    const render = createRequestHandler(pages, development ? 'development' : 'production')
    app.use(compress())
    app.all('*', (c) => render(c.req.raw, pageContext(c, services, findUser)))
  }

  app.onError((failure, c) => {
    const error = toAppError(failure)
    const status = statusOf(error)
    if (status >= 500) log.error('request_failed', { error: failure, requestId: c.get('requestId'), path: c.req.path })
    if (error.code === 'too_many_attempts') c.header('Retry-After', String(error.details.retryAfterSeconds))
    if (error.code === 'unavailable') c.header('Retry-After', '5')
    c.header('Cache-Control', 'no-store')
    if (!/^\/api(\/|$)/.test(c.req.path)) return c.text(problemOf(error).message, status)
    return c.json(problemOf(error), status)
  })
  return app
}

type FindUser = (c: Context<AppEnv>) => Promise<SignedInUser | null>

function pageContext(c: Context<AppEnv>, services: Services, findUser: FindUser): RouterContextProvider {
  const context = new RouterContextProvider()
  let user: ReturnType<FindUser> | undefined
  context.set(servicesContext, services)
  context.set(nonceContext, c.get('secureHeadersNonce'))
  context.set(findUserContext, () => {
    user ??= findUser(c)
    return user
  })
  return context
}
