import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import { recordDecision } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import { longDate } from '~/platform/time/dates'
import { OWNER_REFUSALS } from '../../owner-copy'
import type { Charge, PaymentProvider } from '../../payments-port'
import { priceText } from '../../plans'
import type { BillingMails } from '../billing-mails'
import { coalesceByKey } from '../payments/coalesce'
import { payersOf } from '../payments/payers'
import type { SyncUser } from '../plans/sync-user'

type Dependencies = { db: Database; clock: Clock; provider: PaymentProvider; mails: BillingMails; sync: SyncUser }
/** `cents`: how much of the payment (`pi_…`) goes back. */
export type RefundOrder = {
  actorId: string
  targetId: string
  payment: string
  cents: number
  reason: string
  key: string
}

/**
 * Gives back an account's payment, whole or in part: first the entry in the log, then the money, so that none moves without one. What it
 * does to the plan is read at the provider, as of every refund. Of a repeated `key` there is one refund, however late it is repeated.
 * Answers a sentence. Throws AppError `forbidden`, `not_found`, `send_key_used`, `invalid_input` for more than is left of the payment, or
 * `payment_provider_failed`; then the same order can be given again.
 */
export function createRefunds(parts: Dependencies) {
  const inTurn = coalesceByKey(async (_, [order]: readonly RefundOrder[]) => {
    if (order !== undefined) await refund(parts, order)
  })
  return async (order: RefundOrder): Promise<string> => {
    await inTurn(JSON.stringify(order), [order])
    return `Has devuelto ${priceText(order.cents)}.`
  }
}

async function refund({ db, clock, provider, mails, sync }: Dependencies, order: RefundOrder): Promise<void> {
  const { targetId, payment, cents, key } = order
  const { charges } = await provider.readSnapshot(await payersOf(db, targetId))
  const charge = charges.find(({ reference, state }) => reference === payment && state === 'paid')
  if (charge === undefined) throw new AppError('not_found')
  await db.transaction((tx) => decide(tx, order, { charge, now: clock() }))
  const { isNew } = await provider.refundPart(payment, { cents, key }).catch(inOwnersWords)
  if (isNew) {
    const [user] = await db.select().from(users).where(eq(users.id, targetId))
    if (user) await mails.refunded(db, user, { cents, paidAt: charge.chargedAt })
  }
  await sync(targetId)
}

/** What is left counts for a new order only: a repeated one has taken its part of it. */
async function decide(
  tx: Database,
  { cents, payment: _, ...order }: RefundOrder,
  { charge, now }: { charge: Charge; now: Date },
): Promise<void> {
  const what = `${priceText(cents)} de los ${priceText(charge.cents)} pagados el ${longDate(charge.chargedAt)}`
  const decision = { ...order, action: 'refund', reason: `${what}: ${order.reason}`, now } as const
  const isNew = await recordDecision(tx, decision)
  if (isNew && cents > charge.cents - charge.refundedCents)
    throw new AppError('invalid_input', { message: OWNER_REFUSALS.tooMuch })
}

function inOwnersWords(error: unknown): never {
  if (error instanceof AppError && error.code === 'payment_provider_failed')
    throw new AppError('payment_provider_failed', { message: OWNER_REFUSALS.notRefunded }, { cause: error })
  throw error
}
