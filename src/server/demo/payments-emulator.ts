import type { Config } from '~/config/config'
import type { Log } from '~/platform/log'
import type { Services } from '../compose'

const EVERY_MS = 1_000
const WEBHOOK_PATH = '/api/stripe/webhook'
const EVERYWHERE = new Set(['0.0.0.0', '::', ''])

type Emulated = Pick<Services, 'stripeEmulator'>

/** Lets what is due by the clock happen at the emulator, and tells the product, which finds itself at `self`. */
export async function settlePayments({ stripeEmulator }: Emulated, self: string): Promise<void> {
  await stripeEmulator?.tick()
  await stripeEmulator?.deliverDue(self + WEBHOOK_PATH)
}

/** Demo mode's payments go on by themselves, as at Stripe: renewals, retries, webhook events. Answers what ends it. */
export function runPayments(services: Emulated & { config: Config; log: Log }): () => Promise<void> {
  if (services.stripeEmulator === null) return async () => {}
  const self = ownAddress(services.config)
  let underWay: Promise<void> | null = null
  const run = () => {
    underWay ??= settlePayments(services, self)
      .catch((error: unknown) => services.log.error('payments_emulator_failed', { error }))
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(run, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}

/** Where this process finds itself. */
export const ownAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string => {
  const name = EVERYWHERE.has(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
