import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { PlanSummary } from '../../payments-contract'
import type { PaymentProvider } from '../../payments-port'
import type { BillingMails } from '../billing-mails'
import { ownPage } from '../payments/own-page'
import type { SyncUser } from '../plans/sync-user'
import { cancelPlan, resumePlan } from './cancel'
import { readBillingHistory } from './history'
import { readOwnPlan } from './own-plan'
import { payOpen } from './pay-open'
import { finishWithdrawals } from './refunds'
import { readSummary } from './summary'
import { withdraw } from './withdraw'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  provider: PaymentProvider
  mails: BillingMails
  secret: string
  sync: SyncUser
  /** The product's own; addresses there are answered as the asking browser knows it. */
  publicOrigin: string
}
type Person = { id: string; email: string }

/** What people do with a plan that they have. Every call is held to its user's own purchases. */
export function createManagement(parts: Dependencies) {
  const { db, clock, provider, secret, publicOrigin } = parts
  return {
    summary: (user: Person): Promise<PlanSummary> => readSummary(db, { user, secret, now: clock() }),

    /** API-19, API-20. Answers the sentence for the user. Throws AppError `nothing_to_cancel`. */
    cancel: (userId: string) => cancelPlan(parts, userId),
    /** Throws AppError `nothing_to_resume`. */
    resume: (userId: string) => resumePlan(parts, userId),

    /** Pays a renewal that could not be charged. Throws AppError `payment_required`. */
    async payOpen(userId: string, origin: string) {
      const { message, url } = await payOpen(parts, userId)
      return { message, url: url && ownPage(url, { publicOrigin, origin }) }
    },

    /** The provider's page for the card, which leads back to `origin`. Throws AppError `not_found` for who has never paid. */
    async openPortal(userId: string, origin: string): Promise<{ url: string }> {
      const { stripeCustomerId: customer } = await readOwnPlan(db, userId)
      if (customer === null) throw new AppError('not_found')
      const { url } = await provider.portal(customer, `${origin}/profile?tab=suscripcion`)
      return { url: ownPage(url, { publicOrigin, origin }) }
    },

    /** C-48. */
    async history(user: Person, page: { cursor: string | null; origin: string }) {
      const { entries, nextCursor } = await readBillingHistory(parts, { ...page, user, now: clock() })
      const own = (url: string | null) => url && ownPage(url, { publicOrigin, origin: page.origin })
      return {
        entries: entries.map((entry) => ({
          ...entry,
          invoiceUrl: own(entry.invoiceUrl),
          invoicePdfUrl: own(entry.invoicePdfUrl),
          receiptUrl: own(entry.receiptUrl),
        })),
        nextCursor,
      }
    },

    /** Throws AppError `not_found`, `withdrawal_over` or `withdrawal_used`. */
    withdraw: (user: Person & { firstName: string }, payment: string) => withdraw(parts, user, payment),
    /** To be called every minute. */
    finishWithdrawals: () => finishWithdrawals(parts),
  }
}
export type Management = ReturnType<typeof createManagement>
