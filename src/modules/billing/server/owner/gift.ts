import { and, eq, gt, isNull, max } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, users } from '~/database/tables/schema'
import { recordDecision } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import { longDate } from '~/platform/time/dates'
import type { GiftLength } from '../../owner-copy'
import { GIFT_NAMES, OWNER_REFUSALS } from '../../owner-copy'
import type { PaymentProvider } from '../../payments-port'
import type { BillingMails } from '../billing-mails'
import { type PlanRow, readPlanRow } from '../plans/plan-row'
import { entitlementOf } from '../plans/plan-state'
import type { SyncUser } from '../plans/sync-user'
import { cancelPlan } from '../subscription/cancel'
import { cancellable, readOwnPlan } from '../subscription/own-plan'

const DAY_MS = 24 * 3_600_000

type Dependencies = { db: Database; clock: Clock; provider: PaymentProvider; mails: BillingMails; sync: SyncUser }
export type Gift = { actorId: string; targetId: string; length: GiftLength; reason: string; key: string }

/**
 * Gives PRO after what an account has, so that nothing paid gets shorter; a lifetime ends what renews. The entry in the log, the grant
 * and the mail are one transaction, and of a repeated `key` there is one. Answers a sentence. Throws AppError `forbidden`, `not_found`,
 * `send_key_used`, or `invalid_input` where the gift would give nothing.
 */
export async function giftPlan(parts: Dependencies, gift: Gift): Promise<string> {
  const { db, clock, sync } = parts
  await db.transaction((tx) => give(tx, gift, { mails: parts.mails, now: clock() }))
  // A repeated press makes up for a provider that did not answer the first.
  if (gift.length === 'lifetime' && cancellable(await readOwnPlan(db, gift.targetId)) !== null)
    await cancelPlan(parts, gift.targetId)
  else await sync(gift.targetId)
  const { planExpiresAt } = await readPlanRow(db, gift.targetId)
  return planExpiresAt === null
    ? 'La cuenta tiene PRO para siempre.'
    : `La cuenta tiene PRO hasta el ${longDate(planExpiresAt)}.`
}

async function give(
  tx: Database,
  { actorId, targetId: userId, length, reason, key }: Gift,
  { mails, now }: { mails: BillingMails; now: Date },
): Promise<void> {
  const decision = { key, actorId, targetId: userId, reason: `${GIFT_NAMES[length]}: ${reason}`, now }
  if (!(await recordDecision(tx, { ...decision, action: 'gift_plan' }))) return
  const plan = await readPlanRow(tx, userId)
  const refusal = refusalOf(plan, length, now)
  if (refusal !== null) throw new AppError('invalid_input', { message: refusal })
  const endsAt = length === 'lifetime' ? null : await endAfter(tx, { userId, plan, days: Number(length), now })
  const planType = length === 'lifetime' ? 'pro-lifetime' : 'pro-monthly'
  await tx.insert(grants).values({ userId, source: 'admin', planType, endsAt, createdAt: now })
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (user) await mails.gift(tx, user, endsAt)
}

function refusalOf(plan: PlanRow, length: GiftLength, now: Date): string | null {
  const { isPro, isLifetime, until } = entitlementOf(plan, now)
  if (isLifetime) return OWNER_REFUSALS.hasLifetime
  if (length === 'lifetime') return null
  if (plan.renewsAt !== null) return OWNER_REFUSALS.renews
  return isPro && until === null ? OWNER_REFUSALS.isOpen : null
}

type Extension = { userId: string; plan: PlanRow; days: number; now: Date }

/** So many days after the end of whatever the account was given or has paid for. */
async function endAfter(tx: Database, { userId, plan, days, now }: Extension): Promise<Date> {
  const isRunning = and(eq(grants.userId, userId), isNull(grants.endedAt), gt(grants.endsAt, now))
  const [granted] = await tx
    .select({ until: max(grants.endsAt) })
    .from(grants)
    .where(isRunning)
  const paidUntil = entitlementOf(plan, now).until
  const ends = [now, granted?.until, paidUntil].flatMap((end) => (end ? [new Date(end).getTime()] : []))
  return new Date(Math.max(...ends) + days * DAY_MS)
}
