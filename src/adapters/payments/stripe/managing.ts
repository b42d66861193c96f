import type { Managing } from '~/modules/billing/billing.server'
import type { AskStripe } from './client'
import { createClosing } from './closing'
import { createHistory } from './history'
import { createPortal } from './portal'
import { createRecentBuyers } from './recent-buyers'
import { createRefunds } from './refunds'
import { createSubscriptions } from './subscriptions'

/** Looking after what is bought. */
export const createManaging = (ask: AskStripe): Managing => ({
  ...createSubscriptions(ask),
  ...createRefunds(ask),
  ...createPortal(ask),
  ...createHistory(ask),
  ...createClosing(ask),
  ...createRecentBuyers(ask),
})
