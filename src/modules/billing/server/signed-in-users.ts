import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { userPlans, users } from '~/database/tables/schema'
import { asksSession, noteUse, runningSession, toCurrentUser } from '~/modules/accounts/accounts.server'
import type { CurrentUser } from '~/modules/accounts/contract'
import type { Clock } from '~/platform/time/clock'
import type { HeldPlan, SignedInUser, UserReply } from '../contract'
import { entitlement } from '../rules'
import { NO_PLAN, type PlanRow, readPlanRow } from './plans/plan-row'

type Known = { user: CurrentUser; plan: PlanRow }

/** Users with their plans: who is asking, and what the calls of `/api/auth` answer. */
export function createSignedInUsers({ db, clock }: { db: Database; clock: Clock }) {
  // Every request asks it: made once, for making it takes longer than reading its answer.
  const sessionWithPlan = runningSession(db)
    .leftJoin(userPlans, eq(userPlans.userId, users.id))
    .prepare('session_with_plan')

  /** Null when the cookie is worth nothing. One query, each of its joins by a primary key. */
  const find = async (token: string | undefined): Promise<Known | null> => {
    if (!token) return null
    const now = clock()
    const [found] = await sessionWithPlan.execute(asksSession(token, now))
    if (found === undefined) return null
    await noteUse(db, found.sessions, now)
    return { user: toCurrentUser(found.users), plan: found.user_plans ?? NO_PLAN }
  }

  return {
    /** Who asks with this session's cookie: for pages and calls. */
    async signedIn(token: string | undefined): Promise<SignedInUser | null> {
      const known = await find(token)
      if (known === null) return null
      const plan = heldPlan(known.plan)
      const { isPro } = entitlement(plan, clock())
      return { ...known.user, ...plan, isPro, paymentFailed: known.plan.paymentFailedAt !== null }
    },

    async ofSession(token: string | undefined): Promise<UserReply | null> {
      const known = await find(token)
      return known && replyOf(known)
    },
    complete: async (user: CurrentUser): Promise<UserReply> => replyOf({ user, plan: await readPlanRow(db, user.id) }),

    heldPlan: async (userId: string): Promise<HeldPlan> => heldPlan(await readPlanRow(db, userId)),
  }
}

const heldPlan = ({ planType, subscriptionStatus, planExpiresAt }: PlanRow): HeldPlan => ({
  planType,
  subscriptionStatus,
  planExpiresAt: planExpiresAt?.toISOString() ?? null,
})

const replyOf = ({ user, plan }: Known): UserReply => ({
  ...user,
  ...heldPlan(plan),
  stripeCustomerId: plan.stripeCustomerId,
  stripeSubscriptionId: plan.stripeSubscriptionId,
})
