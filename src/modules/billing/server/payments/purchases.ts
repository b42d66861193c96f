import type { Database } from '~/database/database'
import { keysOfPerson } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { Entitlement, SignedInUser } from '../../contract'
import type { Buyer, Purchasing } from '../../payments-port'
import { type ConsentWords, IMMEDIATE_START, type PaidPlan, WAIVER } from '../../plans'
import { readPlanRow } from '../plans/plan-row'
import { entitlementOf } from '../plans/plan-state'
import type { SyncUser } from '../plans/sync-user'
import { hasHadTrial } from '../plans/trial-claims'
import { payingAs } from './customers'
import { readInvoiceDetails } from './invoice-details'
import { ownPage } from './own-page'
import { keepCustomer, payersOf } from './payers'
import { hasWithdrawn } from './waivers'

/** Where a checkout leads back to, from the product's own origin. */
const RETURN_PATH = '/checkout/success?session_id={CHECKOUT_SESSION_ID}&success=true'

export type Links = Partial<Record<PaidPlan, string>>
type Dependencies = {
  db: Database
  clock: Clock
  provider: Pick<Purchasing, 'ensureCustomer' | 'createCheckout' | 'createCardPayment'>
  sync: SyncUser
  secret: string
  links: Links
  publicOrigin: string
}

/** Ways to pay for a plan. Nothing is granted here. */
export function createPurchases({ db, clock, provider, sync, secret, links, publicOrigin }: Dependencies) {
  /** Throws AppError `plan_owned` or `trial_used`. What has just been paid elsewhere counts, too. */
  const refuseInVain = async (user: SignedInUser, plan: PaidPlan) => {
    const isKnownPayer = (await payersOf(db, user.id)).length > 0
    const synced = isKnownPayer ? await sync(user.id) : null
    const held: Entitlement = synced ? entitlementOf(synced.after, clock()) : entitlementOf(user, clock())
    refusePurchase(plan, held, plan === 'trial' && (await hasHadTrial(db, secret, user)))
  }

  /** The same customer as before; where the provider has none of that id, by these keys at least, a new one. */
  const buyerFor = async (user: SignedInUser): Promise<Buyer> => {
    const known = await knownCustomer(user.id)
    const payer = payingAs({ email: user.email, name: user.username }, await readInvoiceDetails(db, user.id))
    const who = { ...payer, userId: user.id }
    const customerId = await provider.ensureCustomer(who, known)
    if (customerId !== known) await keepCustomer(db, { userId: user.id, customerId, instead: known })
    // Of two first purchases at once, one customer is kept.
    const kept = await knownCustomer(user.id)
    if (kept === null) throw new AppError('not_found')
    return { ...who, customerId: kept }
  }
  const knownCustomer = async (userId: string) => (await readPlanRow(db, userId)).stripeCustomerId
  const wordsFor = async (user: SignedInUser, plan: PaidPlan): Promise<ConsentWords> => {
    const keys = await keysOfPerson(db, { id: user.id, email: user.email, secret }, 'addresses and cards')
    return (await hasWithdrawn(db, keys, { plan })) ? WAIVER : IMMEDIATE_START
  }

  return {
    /** PAY-43: the address of the page to pay on. `origin`: the product's, as the browser knows it. */
    async createCheckout(user: SignedInUser, { plan, key, origin }: { plan: PaidPlan; key: string; origin: string }) {
      await refuseInVain(user, plan)
      const consent = await wordsFor(user, plan)
      const link = links[plan]
      // A link asks everybody the same.
      if (link !== undefined && consent !== WAIVER) return { url: linkFor(link, user, origin) }
      const { url } = await provider.createCheckout(await buyerFor(user), {
        plan,
        consent,
        key,
        success: origin + RETURN_PATH,
        cancel: `${origin}/pricing`,
      })
      return { url: ownPage(url, { publicOrigin, origin }) }
    },

    /** What has to be agreed to before this plan begins (C-62). */
    wordsFor,

    /** API-24. Throws AppError `waiver_needed` where that is the waiver, and it was not. */
    async getOrCreateSubscription(user: SignedInUser, { plan, consent }: { plan: PaidPlan; consent: string | null }) {
      // Only words that were on the page can have been agreed to.
      if (consent !== null && consent !== IMMEDIATE_START.wording && consent !== WAIVER.wording)
        throw new AppError('invalid_input', { fields: { consent: 'Este dato no es válido.' } })
      await refuseInVain(user, plan)
      if ((await wordsFor(user, plan)) === WAIVER && consent !== WAIVER.wording) throw new AppError('waiver_needed')
      return provider.createCardPayment(await buyerFor(user), { plan, consent })
    },
  }
}

/** PAY-43, PAY-44, C-10: a payment link that says who pays, and where to come back to. */
export function linkFor(link: string, user: Pick<SignedInUser, 'id' | 'email'>, origin: string): string {
  const url = new URL(link)
  url.searchParams.set('client_reference_id', user.id)
  url.searchParams.set('prefilled_email', user.email)
  url.searchParams.set('redirect_url', `${origin}/stripe-redirect?url=${encodeURIComponent(origin + RETURN_PATH)}`)
  return url.href
}

/** What is not sold to whom: a plan that they have, or a lesser one; a second trial. Throws AppError `plan_owned` or `trial_used`. */
function refusePurchase(plan: PaidPlan, held: Entitlement, hasHadTrial: boolean): void {
  const hasMonthly = held.isPro && !held.isTrial
  if (held.isLifetime || (hasMonthly && plan !== 'pro-lifetime')) throw new AppError('plan_owned')
  if (plan === 'trial' && (held.isTrial || hasHadTrial)) throw new AppError('trial_used')
}
