import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { SignedInUser } from '../../contract'
import { SESSION_STATES } from '../../copy'
import type { Activation, CheckoutSessionState, SessionStatus } from '../../payments-contract'
import type { CheckoutSession, Purchasing } from '../../payments-port'
import type { PaidPlan } from '../../plans'
import { hasBegun } from '../plans/derive-plan'
import { entitlementOf } from '../plans/plan-state'
import type { Synced, SyncUser } from '../plans/sync-user'
import { notePayer, payersOf } from './payers'

type Dependencies = { db: Database; clock: Clock; provider: Pick<Purchasing, 'readSession'>; sync: SyncUser }
/** What `activate-plan` may name: each only says what to look for. */
type Named = { sessionId?: string; customerId?: string; planType?: PaidPlan }

/** Sees at the provider what a user has paid, and makes it count. */
export function createActivation({ db, clock, provider, sync }: Dependencies) {
  const sessionOf = sessionsAt(provider, db)
  /** Throws AppError `not_found` for a session of anybody else's. */
  const ownSession = async (user: SignedInUser, id: string): Promise<CheckoutSession> =>
    (await sessionOf(user, id)) ?? gone()
  const settle = async (user: SignedInUser, { id, customerId }: CheckoutSession) => {
    await notePayer(db, user.id, { customerId, sessionId: id })
    return (await sync(user.id)) ?? gone()
  }
  const isPro = (synced: Synced) => entitlementOf(synced.after, clock()).isPro

  return {
    /** API-25. */
    async sessionStatus(user: SignedInUser, id: string): Promise<SessionStatus> {
      const session = await ownSession(user, id)
      if (session.status !== 'success') return { status: session.status, message: SESSION_STATES[session.status] }
      // Paid twice, or a second trial: it goes back.
      if (!isPro(await settle(user, session))) return { status: 'expired', message: SESSION_STATES.inVain }
      return { status: 'success', message: SESSION_STATES.success }
    },

    /** API-26. */
    async sessionState(user: SignedInUser, id: string): Promise<CheckoutSessionState> {
      const session = await ownSession(user, id)
      const isPaid = session.status === 'success'
      if (isPaid) await settle(user, session)
      const { customerId: customer, paymentStatus, plan: planType } = session
      return { customer, paymentStatus, isPaid, metadata: { planType } }
    },

    /** API-27, C-42: applies what this user has paid, and nothing else. Throws AppError `payment_required`. */
    async activate(user: SignedInUser, named: Named): Promise<Activation> {
      const synced =
        named.sessionId === undefined
          ? await bought(user, named.planType)
          : await paidIn(user, named.sessionId, named.customerId)
      if (!isPro(synced)) throw new AppError('payment_required')
      const { planType, subscriptionStatus } = synced.after
      return { success: true, planType, subscriptionStatus }
    },
  }

  async function paidIn(user: SignedInUser, sessionId: string, customerId: string | undefined) {
    const session = await sessionOf(user, sessionId)
    const isNamed = customerId === undefined || session?.customerId === customerId
    if (session?.status !== 'success' || !isNamed) throw new AppError('payment_required')
    return settle(user, session)
  }

  async function bought(user: SignedInUser, plan: PaidPlan | undefined) {
    const synced = (await sync(user.id)) ?? gone()
    const plans = paidPlans(synced)
    if (plan === undefined ? plans.length === 0 : !plans.includes(plan)) throw new AppError('payment_required')
    return synced
  }
}

/** Reads a session at the provider; null where it is not this user's. */
function sessionsAt(provider: Dependencies['provider'], db: Database) {
  const isOf = async (user: SignedInUser, { userId, customerId }: CheckoutSession) =>
    userId === null
      ? customerId !== null && (await payersOf(db, user.id)).includes(customerId)
      : userId.toLowerCase() === user.id

  return async (user: SignedInUser, id: string): Promise<CheckoutSession | null> => {
    const session = await provider.readSession(id)
    return session !== null && (await isOf(user, session)) ? session : null
  }
}

function paidPlans({ snapshot, trial }: Synced): PaidPlan[] {
  const payments = snapshot.payments.filter(
    ({ state, plan, reference }) => state === 'paid' && (plan !== 'trial' || reference === trial),
  )
  const isMonthly = snapshot.subscriptions.some(hasBegun)
  return [...payments.map(({ plan }) => plan), ...(isMonthly ? (['pro-monthly'] as const) : [])]
}

function gone(): never {
  throw new AppError('not_found')
}
