import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants } from '~/database/tables/schema'
import { recordAudit } from '~/modules/accounts/accounts.server'
import type { Clock } from '~/platform/time/clock'
import type { PlanChange } from '../../payments-contract'
import type { PaymentProvider } from '../../payments-port'
import { type PaidPlan, PLANS, TRIAL_MS } from '../../plans'
import { payersOf } from '../payments/payers'
import { readOwnPlan } from '../subscription/own-plan'
import { hasBegun } from './derive-plan'
import { laterThanBegun } from './paid-grants'
import type { SyncUser } from './sync-user'

type Dependencies = {
  db: Database
  clock: Clock
  provider: Pick<PaymentProvider, 'readSnapshot' | 'cancelNow'>
  sync: SyncUser
}
/** `reference`: makes the gift once, however often it is given. */
type Gift = { userId: string; planType: PaidPlan; reference?: string }

/** Plans that nobody pays for: what administrators give themselves to try them, and demo accounts. */
export function createAdminGrants({ db, clock, provider, sync }: Dependencies) {
  const outcome = async (userId: string, message: string): Promise<PlanChange> => {
    await sync(userId)
    const { planType, subscriptionStatus } = await readOwnPlan(db, userId)
    return { planType, subscriptionStatus, message }
  }

  return {
    async give(gift: Gift): Promise<void> {
      if (await db.transaction((tx) => give(tx, gift, clock()))) await sync(gift.userId)
    },

    /** API-28: for an administrator's own account. Throws AppError `forbidden`. */
    async activate(actorId: string, planType: PaidPlan): Promise<PlanChange> {
      const { name } = PLANS[planType]
      await db.transaction(async (tx) => {
        await recordAudit(tx, { action: 'activate_plan', actorId, reason: `Prueba el plan ${name}`, now: clock() })
        await give(tx, { userId: actorId, planType }, clock())
      })
      const now = await outcome(actorId, `Plan ${name} activado en tu cuenta.`)
      if (now.planType === planType) return now
      return { ...now, message: `Plan ${name} activado, pero sigue el que has pagado, que es mejor.` }
    },

    /** API-29: whatever gives PRO ends; a running subscription is cancelled at the provider at once. Throws AppError `forbidden`. */
    async expire(actorId: string): Promise<PlanChange> {
      const payers = await payersOf(db, actorId)
      const { subscriptions } = payers.length === 0 ? { subscriptions: [] } : await provider.readSnapshot(payers)
      for (const subscription of subscriptions.filter(hasBegun)) await provider.cancelNow(subscription.reference)
      await db.transaction(async (tx) => {
        const now = clock()
        await recordAudit(tx, { action: 'expire_plan', actorId, reason: 'Vuelve al plan gratuito', now })
        const isRunning = and(eq(grants.userId, actorId), isNull(grants.endedAt))
        await tx
          .update(grants)
          .set({ endedAt: laterThanBegun(now), endedByAdmin: true })
          .where(isRunning)
      })
      return outcome(actorId, 'Tu cuenta ha sido cambiada a plan gratuito.')
    },
  }
}
export type AdminGrants = ReturnType<typeof createAdminGrants>

/** The last one counts. Answers whether it is new. */
async function give(tx: Database, { userId, planType, reference }: Gift, now: Date): Promise<boolean> {
  const endsAt = planType === 'trial' ? new Date(now.getTime() + TRIAL_MS) : null
  const [given] = await tx
    .insert(grants)
    .values({ userId, source: 'admin', planType, reference, endsAt, createdAt: now })
    .onConflictDoNothing({ target: grants.reference })
    .returning({ id: grants.id })
  if (given === undefined) return false
  const isEarlier = and(
    eq(grants.userId, userId),
    eq(grants.source, 'admin'),
    isNull(grants.endedAt),
    ne(grants.id, given.id),
  )
  await tx.update(grants).set({ endedAt: now }).where(isEarlier)
  return true
}
