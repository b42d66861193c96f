import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { parseConfig } from '~/config/config'
import type { OpenDatabase } from '~/database/open-database'
import type { ErasedAccount } from '~/modules/accounts/accounts.server'
import type { UserReply } from '~/modules/billing/contract'
import type { Models } from '~/modules/chat/chat.server'
import type { ModelPort } from '~/modules/mentor/mentor.server'
import type { Log } from '~/platform/log'
import { createApp } from '~/server/app'
import { compose } from '~/server/compose'
import type { AppEnv } from '~/server/env'
import { openTestDatabase } from './database/database'
import { OWN_SITE } from './live-environment'

export const SECRET = 'a secret that only the tests know, 32 long'
/** Hashing as it is in earnest would be most of what the tests do. */
export const CHEAP_PASSWORDS = { N: 16, r: 8, p: 1 }
export const PASSWORD = 'contraseña-de-prueba'

type Options = {
  models?: Models
  database?: OpenDatabase
  environment?: Record<string, string>
  now?: Date
  pages?: ServerBuild
  /** Adds routes before all of the app's, and before its guards: holes, to see them found. */
  plant?: (app: Hono<AppEnv>) => void
  onFirstVisit?: () => void
}
/** An API call of one browser: keeps cookies, says where it comes from. */
export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>

/** The API on a test database and a clock that tests set, listening on a free loopback port. */
export async function startApp({
  models = { basic: echoModel, pro: echoModel },
  database: given,
  environment = {},
  now = new Date('2026-03-10T10:00:00Z'),
  pages,
  plant,
  onFirstVisit,
}: Options = {}) {
  const database = given ?? (await openTestDatabase())
  const clock = { now }
  const erasureRecord = erasureRecordInMemory()
  const logged: Logged[] = []
  const services = await compose(
    {
      config: parseConfig({ DATA_DIR: '/nonexistent', ...environment }, OWN_SITE),
      database,
      secret: SECRET,
      clock: () => new Date(clock.now),
      log: recordingLog(logged),
      passwordCost: CHEAP_PASSWORDS,
      erasureRecord,
    },
    models,
  )
  const app = createApp({
    services,
    ...(pages ? { pages: async () => pages } : {}),
    ...(plant ? { addFiles: plant } : {}),
    ...(onFirstVisit ? { onFirstVisit } : {}),
  })
  const { origin, close } = await listen(app)
  const browser = () => browserAt(origin)

  return {
    origin,
    services,
    database,
    clock,
    logged,
    erasureRecord,
    browser,
    register: (email: string) => register(browser(), email),
    /** What the payment emulator has to do by now, and its webhook events to the app. */
    async deliverEvents() {
      await services.stripeEmulator?.tick()
      await services.stripeEmulator?.deliverDue(`${origin}/api/stripe/webhook`)
    },
    async stop() {
      await close()
      await services.chat.shutDown()
      await services.accounts.background.settled()
      await services.overview.flush()
      if (!given) await database.close()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof startApp>>

/** A model that answers with what it was asked. */
const echoModel: ModelPort = {
  async *stream({ turns }) {
    yield 'Me preguntas: '
    yield turns.at(-1)?.content ?? ''
  },
}

async function listen(app: Hono<AppEnv>) {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // A connection that waited while a test did other things is not to be closed under its next call.
    serverOptions: { keepAliveTimeout: 300_000 },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

function browserAt(origin: string): Call {
  const cookies = new Map<string, string>()
  return async (method, path, body, headers = {}) => {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
}

/** A new account, signed in: through the same calls that the registration page makes. */
async function register(call: Call, email: string): Promise<{ call: Call; user: UserReply }> {
  const account = { email, password: PASSWORD, name: 'Ana Prueba' }
  const { token } = await (await call('POST', '/api/identity/sign-up/email', account)).json()
  const registration = { firstName: 'Ana', lastName: 'Prueba', termsVersion: '2025-05-07' }
  const opened = await call('POST', '/api/auth/firebase-login', { token, registration })
  return { call, user: (await opened.json()).user }
}

function erasureRecordInMemory() {
  let erased: ErasedAccount[] = []
  return {
    read: async () => erased,
    add: async (more: readonly ErasedAccount[]) => void erased.push(...more),
    dropBefore: async (moment: Date) => {
      erased = erased.filter(({ erasedAt }) => erasedAt >= moment)
    },
  }
}

type Logged = { level: string; event: string; fields: unknown }

function recordingLog(logged: Logged[]): Log {
  const at = (level: string) => (event: string, fields?: unknown) => void logged.push({ level, event, fields })
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
