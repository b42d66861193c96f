import type { Database } from '~/database/database'
import type { Clock } from '~/platform/time/clock'
import type { PaymentProvider } from '../../payments-port'
import type { BillingMails } from '../billing-mails'
import type { SyncUser } from '../plans/sync-user'
import { type Gift, giftPlan } from './gift'
import { createRefunds } from './refund'

type Dependencies = { db: Database; clock: Clock; provider: PaymentProvider; mails: BillingMails; sync: SyncUser }

/** What administrators do with the plans and payments of others. */
export const createOwnerActions = (parts: Dependencies) => ({
  gift: (gift: Gift): Promise<string> => giftPlan(parts, gift),
  refund: createRefunds(parts),
})
export type OwnerActions = ReturnType<typeof createOwnerActions>
