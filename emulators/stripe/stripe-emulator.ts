import { Hono } from 'hono'
import type { Database } from '~/database/database'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { EMULATOR_PATH } from './addresses'
import { doWhatIsDue } from './engine/dues'
import { createEvents, type EmulatorEvent } from './events'
import type { Hosted } from './hosted'
import { createHostedActions } from './hosted-actions'
import { createApi, unauthorized } from './http/api'
import { createPublicApi } from './http/public-api'
import { deriveKeys } from './ids'
import { createPages } from './pages/pages'
import { PANEL_PATHS } from './pages/panel-routes'
import { createPanelActions } from './panel-actions'
import { allEndpoints, includables } from './resources/all'
import { createTransactions } from './tables'
import { createWebhooks } from './webhooks'

export type StripeEmulatorParts = {
  db: Database
  clock: Clock
  /** Keys and the webhook secret derive from it. */
  secret: string
  log: Log
  /** The product's own address: the pages' addresses begin with it. */
  publicUrl: string
}
export type StripeEmulator = {
  path: typeof EMULATOR_PATH
  /** What browsers ask on the product's port: the pages, and `/v1/…` with the publishable key. */
  routes: Hono
  /** Of these, what is for people on this very machine only. */
  localPaths: readonly string[]
  hosted: Hosted
  /** The whole API, for `Stripe.createFetchHttpClient(emulator.fetch)`: no network. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Does what is due by the clock, in time order. */
  tick(): Promise<void>
  /** Posts the waiting events, signed; what fails is tried again later, for three days. On any number of instances. */
  deliverDue(webhookUrl: string): Promise<void>
  /** All events in the order in which they happened: for tests that deliver them themselves. */
  events(): Promise<EmulatorEvent[]>
  /** The `Stripe-Signature` of a body; at the clock's time unless told. */
  sign(body: string, at?: Date): string
}

const EVERYTHING = 100_000

/** What stands in for Stripe in demo mode and tests, in the product's own database and process. */
export function createStripeEmulator({ db, clock, secret, log, publicUrl }: StripeEmulatorParts): StripeEmulator {
  const keys = deriveKeys(secret)
  const { transact, peek } = createTransactions(db)
  const parts = { transact, peek, clock, log, publicUrl: publicUrl.replace(/\/$/, '') }
  const answer = createApi({ ...parts, endpoints: allEndpoints(keys.webhookSecret), includables })
  const hosted = createHostedActions(parts)
  const webhooks = createWebhooks({ ...parts, webhookSecret: keys.webhookSecret })
  const panel = createPanelActions({
    ...parts,
    call: (path, fields, method = 'POST') => {
      const request = new Request(`https://api.stripe.com${path}`, {
        method,
        ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
      })
      return answer(request, 'secret')
    },
  })
  const routes = new Hono()
    .route('/', createPages({ hosted, panel, clock, publicUrl: parts.publicUrl }))
    .all('/v1/*', createPublicApi({ answer, publishableKey: keys.publishableKey }))

  return {
    path: EMULATOR_PATH,
    routes,
    localPaths: PANEL_PATHS,
    hosted,
    ...keys,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const [, key = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
      return key === keys.secretKey ? answer(request, 'secret') : unauthorized(key)
    },
    tick: () => doWhatIsDue(parts),
    deliverDue: webhooks.deliverDue,
    events: async () => {
      const { data } = await transact((tx) => createEvents(tx).list({ limit: EVERYTHING }))
      return data.reverse()
    },
    sign: webhooks.sign,
  }
}
