import type { BillingHistory, CardFormSettings, SessionStatus } from './payments-contract'
import type { ConsentWords, PaidPlan } from './plans'

/** The wish that the plan begin at once, as it was given with a purchase. */
export type Consent = { wording: string; givenAt: Date }

/** One paid purchase that does not renew. */
export type Payment = {
  /** The provider's payment (`pi_…`). */
  reference: string
  plan: Exclude<PaidPlan, 'pro-monthly'>
  cents: number
  paidAt: Date
  /** `reversed`: refunded in full, or lost in a dispute. */
  state: 'paid' | 'reversed'
  consent: Consent | null
  /** The customer who lacks an invoice for it; null where there is one, or the provider makes it by itself. */
  uninvoiced: string | null
}

/** One subscription to the monthly plan, in the provider's words. */
export type Subscription = {
  /** `sub_…` */
  reference: string
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled'
  cancelsAtPeriodEnd: boolean
  startedAt: Date
  /** The period that runs, or was the last. One that could not be charged for began when that was tried first. */
  periodStartedAt: Date
  periodEndsAt: Date
  /** When it was over; null while it is not. */
  endedAt: Date | null
  /** The payment of its latest paid invoice (`pi_…`), if there is one, and whether that was refunded in full or lost in a dispute. */
  latestPayment: { reference: string; cents: number; paidAt: Date; isReversed: boolean } | null
  consent: Consent | null
}

/** Money that came, or that was asked for in vain: each payment of a purchase or a renewal, whatever it was for. */
export type Charge = {
  /** The provider's payment (`pi_…`). */
  reference: string
  state: 'paid' | 'failed'
  /** Hundredths of the currency (`EUR`). */
  cents: number
  /** What has gone back of it, to the buyer or in a lost dispute. */
  refundedCents: number
  currency: string
  chargedAt: Date
  /** The provider's fingerprint of the card, where it has one. */
  card: string | null
}

/**
 * Everything that a user has bought, as it stands at the provider at one moment; oldest first. `charges` are in no order. `unknown`:
 * payers that the provider does not know, by these keys at least. `invoicing`: the newest details that were given on its page.
 */
export type BillingSnapshot = {
  payments: Payment[]
  subscriptions: Subscription[]
  charges: Charge[]
  unknown: string[]
  invoicing: GivenInvoicing | null
}

/** Whom an invoice is to be made out to, as given with a purchase. `taxId`: one that `isTaxId` takes. `company`: may be empty. */
export type GivenInvoicing = { taxId: string; company: string; givenAt: Date }

/** Whom invoices are made out to. `taxId`: one that `isTaxId` takes. */
export type Payer = { email: string; name: string; taxId: string | null }
export type Buyer = Payer & { userId: string; customerId: string }
export type CheckoutSession = {
  id: string
  /** Whose it is said to be: set by us, or by the address of a payment link. */
  userId: string | null
  customerId: string | null
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  status: SessionStatus['status']
  plan: PaidPlan | null
}
/** A webhook event of the provider's: only whose it is counts, the rest is read anew. */
export type ProviderEvent = Trace & {
  id: string
  type: string
  /** Whether it is of a kind that can change what somebody has. */
  isRelevant: boolean
}

/**
 * Buying. Every call of the provider may throw AppError `payment_provider_failed`, and none may be made inside a transaction. Writes
 * carry idempotency keys, so that each can be repeated.
 */
export type Purchasing = {
  cardForm: CardFormSettings
  /**
   * The provider's customer for a user: the `known` one, with this e-mail, name and tax id from now on; where there is none (any more), a new
   * one, the same however often and from wherever it is asked for at once.
   */
  ensureCustomer(user: Payer & { userId: string }, known: string | null): Promise<string>
  /** Whether the provider has this customer; if so, with this e-mail, name and tax id from now on. */
  updateCustomer(customerId: string, person: Payer): Promise<boolean>
  /**
   * A page of the provider's to pay on, which leads back to `success` (its `{CHECKOUT_SESSION_ID}` filled in) or `cancel`. Throws
   * AppError `no_payment_link` where the plan cannot be sold.
   */
  createCheckout(
    buyer: Buyer,
    order: { plan: PaidPlan; consent: ConsentWords; key: string; success: string; cancel: string },
  ): Promise<{ url: string }>
  /** The same plan's unpaid card payment again if there is one. `consent`: the wording that was agreed to. */
  createCardPayment(buyer: Buyer, order: { plan: PaidPlan; consent: string | null }): Promise<{ clientSecret: string }>
  /** Null when there is none of this id. */
  readSession(id: string): Promise<CheckoutSession | null>
  /** `payers`: customers (`cus_…`), and sessions (`cs_…`) that have none. */
  readSnapshot(payers: readonly string[]): Promise<BillingSnapshot>
  /** The event of a signed webhook event that came now. Throws AppError `invalid_signature`. */
  readEvent(rawBody: string, signature: string | undefined): Promise<ProviderEvent>
  /** Puts an end to a customer's other unpaid purchases: what is bought already is not to be paid twice. */
  expireCheckouts(customerId: string): Promise<void>
  /** Writes the invoice of a payment that has none, with the buyer's tax data as they are now. Once, however often it is asked for. */
  issueInvoice(paid: Pick<Payment, 'reference' | 'plan' | 'cents'> & { customer: string }): Promise<void>
  /** Creates or finds products and prices for the price table, taxes subscriptions that are not, and says what it did, a line each. */
  ensurePrices(): Promise<string[]>
}

/** Looking after what is bought; the same rules. */
export type Managing = {
  /** The kinds of webhook events that are to be sent to the webhook. */
  eventTypes: readonly string[]
  cancelAtPeriodEnd(subscription: string): Promise<void>
  resume(subscription: string): Promise<void>
  /**
   * Charges the renewal that is open now, its buyer being there. `asks`: the bank wants to be asked, on this page. `nothing`: none is
   * open.
   */
  payOpen(subscription: string): Promise<{ type: 'paid' | 'declined' | 'nothing' } | { type: 'asks'; url: string }>
  /** At once; one that is over already stays so. */
  cancelNow(subscription: string): Promise<void>
  /** Gives a payment back in full, once; anew where that has failed, a few times. Answers the refund's id. */
  refund(payment: string, reason: 'withdrawal' | 'duplicate'): Promise<string>
  /**
   * Gives `cents` of a payment back; of one `key` there is one refund, however often it is asked for. Answers its id, and whether this
   * call has made it. One that the bank refused stays so.
   */
  refundPart(payment: string, part: { cents: number; key: string }): Promise<{ reference: string; isNew: boolean }>
  portal(customerId: string, returnTo: string): Promise<{ url: string }>
  /** Payments and invoices of a user, newest first. */
  history(payers: readonly string[], cursor: string | null): Promise<BillingHistory>
  /** Ends everything that runs for this customer and forgets the customer; invoices stay with the provider. */
  closeCustomer(customerId: string): Promise<void>
  /** Users named on what was bought or changed since then, newest first; a page, after the one whose `next` is `after`. */
  recentBuyers(since: Date, after: string | null): Promise<{ buyers: Trace[]; next: string | null }>
}

/** Whom something at the provider is about: named on it, its customer, or the session of somebody who is none. */
export type Trace = { userId: string | null; customerId: string | null; sessionId: string | null }

/** Where people pay. */
export type PaymentProvider = Purchasing &
  Managing & {
    /** Its own page about a customer (`cus_…`) or payment (`pi_…`), for who has an account there; null where it has none. */
    pageOf(id: string): string | null
  }
