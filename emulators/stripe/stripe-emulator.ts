import type { Hono } from 'hono'
import type { Database } from '~/database/database'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { Hosted } from './hosted'

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
  path: '/emulador/stripe'
  routes: Hono
  hosted: Hosted
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  secretKey: string
  publishableKey: string
  webhookSecret: string
  tick(): Promise<void>
  deliverDue(webhookUrl: string): Promise<void>
}
