import type { Database } from '~/database/database'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { PaymentProvider } from '../payments-port'
import { createActivation } from './activation'
import type { BillingMails } from './billing-mails'
import { createPurchases, type Links } from './purchases'
import { createSync } from './sync'
import { createTellChange } from './tell-change'
import { createWebhook } from './webhook'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  provider: PaymentProvider
  secret: string
  /** Payment links to open in place of a checkout of our own making. */
  links: Links
  mails: BillingMails
  /** The product's own; addresses there are answered as the asking browser knows it. */
  publicOrigin: string
}

/** Plans and what is paid for them. What counts is what stands at the provider; the columns of a user are a copy of it. */
export function createBilling({ links, mails, publicOrigin, ...parts }: Dependencies) {
  const sync = createSync({ ...parts, onChange: createTellChange({ mails, secret: parts.secret }) })
  return {
    provider: parts.provider,
    /** Reads anew what a user has paid. */
    syncUser: sync,
    purchases: createPurchases({ ...parts, sync, links, publicOrigin }),
    activation: createActivation({ ...parts, sync }),
    receiveEvent: createWebhook({ ...parts, sync }),
  }
}
export type Billing = ReturnType<typeof createBilling>
