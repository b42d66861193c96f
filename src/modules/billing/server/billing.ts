import type { Database } from '~/database/database'
import type { Mail } from '~/modules/mail/mail.server'
import { type Job, MINUTE_MS, tidying } from '~/platform/job'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { PaymentProvider } from '../payments-port'
import { billingData } from './billing-data'
import { createBillingMails } from './billing-mails'
import { createDirectory } from './directory/directory'
import { createBillingJobs } from './jobs'
import { doNightWork, nightBefore } from './night'
import { createOwnerActions } from './owner/owner-actions'
import { createActivation } from './payments/activation'
import { createCustomerUpdates } from './payments/customers'
import { createInvoiceDetails } from './payments/invoice-details'
import { createPurchases, type Links } from './payments/purchases'
import { createComparison, reconcile, shareOfNight } from './payments/reconcile'
import { createAdminGrants } from './plans/admin-grants'
import { closeAccount } from './plans/close-account'
import { createPlanChangeNotifier } from './plans/notify-plan-change'
import { createSync, dropOldEvents } from './plans/sync'
import { remindOfTrials } from './plans/trial-reminders'
import { createWebhook } from './plans/webhook'
import { createSignedInUsers } from './signed-in-users'
import { createManagement } from './subscription/management'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  provider: PaymentProvider
  secret: string
  /** Payment links to open in place of a checkout of our own making. */
  links: Links
  send: (mail: Mail, tx: Database) => Promise<void>
  /** The product's own; addresses there are answered as the asking browser knows it. */
  publicUrl: URL
}

/** Plans and what is paid for them. What counts is what stands at the provider; the row of a user is a copy of it. */
export function createBilling({ links, send, publicUrl, ...parts }: Dependencies) {
  const { db, provider, log } = parts
  const publicOrigin = publicUrl.origin
  const mails = createBillingMails({ send, publicUrl })
  const sync = createSync({ ...parts, onChange: createPlanChangeNotifier({ mails, secret: parts.secret }) })
  const management = createManagement({ ...parts, mails, sync, publicOrigin })
  const updateCustomer = createCustomerUpdates(db, provider)
  const comparing = { ...parts, sync, updateCustomer }
  const compareTonight = async () => {
    const mended = (line: string) => log.warn('payments_mended', { line })
    const { counts, step } = createComparison(comparing, mended, () => shareOfNight(nightBefore(parts.clock())))
    if (await doNightWork({ ...parts, step })) log.info('payments_reconciled', counts)
  }
  const tidy = () => dropOldEvents(db, parts.clock())
  const runJobs = createBillingJobs(log, {
    trial_reminders: () => remindOfTrials({ ...parts, mails }),
    withdrawals: management.finishWithdrawals,
    reconcile: compareTonight,
  })
  const jobs: Job[] = [tidying(tidy), { run: runJobs, everyMs: MINUTE_MS, failure: 'billing_failed' }]
  return {
    provider,
    users: createSignedInUsers(parts),
    /** Reads anew what a user has paid. */
    syncUser: sync,
    purchases: createPurchases({ ...parts, sync, links, publicOrigin }),
    activation: createActivation({ ...parts, sync }),
    receiveEvent: createWebhook({ ...parts, sync }),
    management,
    adminGrants: createAdminGrants({ ...parts, sync }),
    directory: createDirectory({ ...parts, management }),
    owner: createOwnerActions({ ...parts, mails, sync }),
    /** Before an account is erased. Throws AppError `payment_provider_failed`; then it must stay. */
    closeAccount: (userId: string) => closeAccount(db, provider, userId),
    /** Mends what differs from the provider; `say` gets a line for each thing. */
    reconcile: (say: (line: string) => void) => reconcile(comparing, say),
    /** After a user's e-mail has changed. */
    updateCustomer,
    invoiceDetails: createInvoiceDetails({ ...parts, updateCustomer }),
    /** Removes what is over: to be called now and then. */
    tidy,
    /** Reminders, refunds that were interrupted, and once a night the comparison with the payment provider. To be called every minute. */
    runJobs,
    jobs,
    personalData: billingData(db),
  }
}
export type Billing = ReturnType<typeof createBilling>
