import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import type { SignedInUser } from '~/modules/billing/contract'
import { stripeWebhook } from '~/modules/billing/payments-contract'
import { ATTACHMENT_TOO_LARGE } from '~/modules/chat/attachment-copy'
import { addAttachment } from '~/modules/chat/contract'
import { MAX_ATTACHMENT_BYTES } from '~/modules/chat/rules'
import { FRAME_HEADERS, FRAME_PAGE, FRAME_PATH } from '~/modules/runner/runner.server'
import { AppError, type ErrorCode } from '~/platform/app-error'
import { once } from '~/platform/once'
import { bindApi, createHandlers } from './api'
import { addClockPage } from './clock/clock-routes'
import { addPythonPackages } from './commands/python-packages'
import type { Services } from './compose'
import { addMailOutbox } from './demo/mail-outbox'
import { settlePayments } from './demo/payments-emulator'
import type { AppEnv } from './env'
import { problemOf, RETRY_AFTER_SECONDS, statusOf, toAppError } from './errors'
import { admit } from './load/admission'
import { metricsPage } from './metrics/metrics-page'
import { pageCache } from './page/page-cache'
import { countPages } from './page/page-counts'
import type { FindUser, PageOptions } from './page/pages'
import { clientAddress } from './request/client-address'
import { hostGuard, isRead, originGuard } from './request/guards'
import { withoutBodyForHead } from './request/head'
import { isLocalCaller } from './request/local-caller'
import { ownAddresses } from './request/own-addresses'
import { requestId } from './request/request-id'
import { requestLog } from './request/request-log'
import { traceRequests } from './request/request-trace'
import { createRouter } from './request/route'
import { securityHeaders } from './request/security-headers'

const MAX_BODY_BYTES = 64 * 1024
/** A file as base64, and what is around it. */
export const MAX_FILE_BODY_BYTES = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4 + 8 * 1024
/** A webhook event holds a whole object of the payment provider's. */
const MAX_WEBHOOK_BYTES = 1024 * 1024

export type LoadPages = () => Promise<ServerBuild>
type Options = {
  services: Services
  /** Loads the pages: they are half of all code, and a server that starts can say so without them. */
  pages?: LoadPages
  /** Adds the built files, which come before everything but the log. */
  addFiles?: (app: Hono<AppEnv>) => void
  /** Called when the first request comes that is neither for a built file nor a check of health. */
  onFirstVisit?: () => void
  development?: boolean
}

/** The whole product as one `fetch`: guards, then the API, then the pages. */
export function createApp({ services, pages, addFiles, onFirstVisit, development = false }: Options): Hono<AppEnv> {
  const { config, log, metrics, admission } = services
  const app = new Hono<AppEnv>()

  app.use(withoutBodyForHead)
  if (config.observability.traces !== null) app.use(traceRequests(config.trustedProxies))
  app.use(requestLog(log, metrics), requestId(config.trustedProxies))
  addFiles?.(app)
  const secure = securityHeaders(config, development)
  app.use(secure)
  addHealth(app, services)
  if (onFirstVisit) app.use(announceFirst(onFirstVisit))

  app.use(admit(admission, metrics.shed))
  app.use(hostGuard(config), originGuard(config))
  app.use(limitBody)

  const requests = {
    secureCookies: config.publicUrl.protocol === 'https:',
    addressOf: (c: Context<AppEnv>) => clientAddress(c, config.trustedProxies),
    addressesOf: (c: Context<AppEnv>, remembered?: string) => ownAddresses(c, config, remembered),
  }
  const handlers = createHandlers(services, requests)
  const { hasSession, sessionToken } = handlers.accounts.session
  const findUser: FindUser = async (c) => {
    const user = await services.billing.users.signedIn(sessionToken(c))
    if (user !== null) c.set('userId', user.id)
    return user
  }
  const mayAdminister = async (user: SignedInUser) => !(await services.accounts.secondStep.isMissing(user))
  bindApi(createRouter(app, { findUser, mayAdminister }), handlers)
  app.get(FRAME_PATH, (c) => {
    c.set('route', '/python-frame')
    return c.html(FRAME_PAGE, 200, FRAME_HEADERS)
  })
  addPythonPackages(app, services)
  addEmulators(app, services)
  app.all('/api/*', (c) => {
    c.set('route', '/api/*')
    return Promise.reject(new AppError('not_found'))
  })

  addMailOutbox(app, services)
  addClockPage(app, {
    ...services,
    async settle(self) {
      await settlePayments(services, self)
      await services.billing.runJobs()
    },
  })
  const askers = { findUser, hasSession, sessionToken, addressOf: requests.addressOf }
  if (pages) addPages(app, pages, { secure, options: { services, ...askers, development } })

  app.onError(answerFailures(services))
  return app
}

function announceFirst(visited: () => void): MiddlewareHandler<AppEnv> {
  const announce = once(visited)
  return (_, next) => {
    announce()
    return next()
  }
}

/** The pages come last, and are loaded when the first is asked for, or soon after the first visit. */
function addPages(
  app: Hono<AppEnv>,
  pages: LoadPages,
  { secure, options }: { secure: MiddlewareHandler<AppEnv>; options: PageOptions },
) {
  const loaded = once(async () => {
    const [{ cacheableIn, createPages }, build] = await Promise.all([import('./page/pages'), pages()])
    return { isCacheable: cacheableIn(build), render: createPages(build, options) }
  })
  app.use(countPages(options.services))
  const cache = pageCache(options)
  const cached: MiddlewareHandler<AppEnv> = (c, next) => cache(c, async () => void (await secure(c, next)))
  if (!options.development)
    app.use(async (c, next) => ((await loaded()).isCacheable(c.req.path) ? cached(c, next) : next()))
  app.use(except(isForCache, compress()))
  app.all('*', async (c) => (await loaded()).render(c))
}

/** A failure as the API tells it; pages have screens of their own for what goes wrong in them. */
const answerFailures =
  ({ log, metrics }: Services): ErrorHandler<AppEnv> =>
  (failure, c) => {
    const error = toAppError(failure)
    const status = statusOf(error)
    metrics.failed(error.code)
    if (status >= 500 && error.code !== 'overloaded')
      log.error('request_failed', { error: failure, requestId: c.get('requestId'), path: c.req.path })
    if (error.code === 'too_many_attempts') c.header('Retry-After', String(error.details.retryAfterSeconds))
    if (IN_A_MOMENT.has(error.code)) c.header('Retry-After', RETRY_AFTER_SECONDS)
    // What was not read of it stands in the way of the next request: the connection goes, and whoever asks is told.
    if (error.code === 'payload_too_large') c.header('Connection', 'close')
    c.header('Cache-Control', 'no-store')
    if (!/^\/api(\/|$)/.test(c.req.path)) return c.text(problemOf(error).message, status)
    return c.json(problemOf(error), status)
  }

/** What asks to come back in a moment. */
const IN_A_MOMENT: ReadonlySet<ErrorCode> = new Set([
  'unavailable',
  'overloaded',
  'too_many_replies',
  'too_many_readers',
])

/** The cache compresses better. */
const isForCache = (c: Context<AppEnv>) => c.get('pageCache') === 'miss'

const tooLarge = () => Promise.reject(new AppError('payload_too_large'))
const fileTooLarge = () => Promise.reject(new AppError('payload_too_large', { message: ATTACHMENT_TOO_LARGE }))
type OnTooLarge = typeof tooLarge
/** Node reads no more of a body than its announced length. Hono's own limit opens it as a stream, which costs more than parsing it. */
function limitOf(maxSize: number, onError: OnTooLarge): MiddlewareHandler<AppEnv> {
  const counted = bodyLimit({ maxSize, onError })
  return (c, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = c.env.incoming.headers
    return encoding === undefined && Number(length) <= maxSize ? next() : counted(c, next)
  }
}
const limits = {
  file: limitOf(MAX_FILE_BODY_BYTES, fileTooLarge),
  usual: limitOf(MAX_BODY_BYTES, tooLarge),
  webhook: limitOf(MAX_WEBHOOK_BYTES, tooLarge),
}
const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  // Of these nobody reads a body.
  if (isRead(c.req.method)) return next()
  if (c.req.path === addAttachment.path) return limits.file(c, next)
  return (c.req.path === stripeWebhook.path ? limits.webhook : limits.usual)(c, next)
}

/** Demo mode's stand-ins for other companies' sites. */
function addEmulators(app: Hono<AppEnv>, { config, googleEmulator, stripeEmulator }: Services) {
  for (const path of stripeEmulator?.localPaths ?? []) {
    app.use(path, (c, next) => {
      if (!isLocalCaller(c.env.incoming, config.publicUrl)) throw new AppError('not_found')
      return next()
    })
  }
  for (const emulator of [googleEmulator, stripeEmulator]) {
    if (emulator === null) continue
    const { path, routes } = emulator
    app.use(`${path}/*`, (c, next) => {
      c.set('route', `${path}/*`)
      return next()
    })
    app.route(path, routes)
  }
}

/** What is asked by machines: no guard stands before it, and overload does not refuse it. */
function addHealth(app: Hono<AppEnv>, { config, database, metrics, admission }: Services) {
  app.get('/healthz', (c) => {
    c.set('route', '/healthz')
    return c.text('ok')
  })
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz')
    if (!admission.isReady()) throw new AppError('unavailable')
    await database.ping()
    return c.text('ok')
  })
  app.get('/metrics', (c, next) => {
    c.set('route', '/metrics')
    return metricsPage(metrics, config)(c, next)
  })
}
