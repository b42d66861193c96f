import type { BillingSnapshot, Subscription } from '../../payments-port'
import { hasBegun, isLive } from '../plans/derive-plan'

/** Bought within this time, in several windows, is bought at once. */
const AT_ONCE_MS = 10 * 60_000

/** What has to be put right at the provider. `refund`: the payment that goes back before. */
export type Correction =
  | { type: 'refund'; reference: string }
  | { type: 'cancel'; reference: string; reason: 'reversed' | 'lifetime' | 'duplicate'; refund: string | null }

/**
 * `trial`: the payment that is this person's one trial. `unwaived`: purchases that lack the waiver they need. `vain`: subscriptions
 * that were known to be in vain when they were first seen.
 */
export type Flaws = { trial: string | null; unwaived: ReadonlySet<string>; vain: ReadonlySet<string> }

/**
 * What somebody has paid twice or goes on paying in vain, and how that is mended: of two alike the earlier stays. Found anew at every
 * look, so a failed try is made up for.
 */
export function correctionsOf(
  { payments, subscriptions }: BillingSnapshot,
  { trial, unwaived, vain }: Flaws,
): Correction[] {
  const paid = payments.filter(({ state }) => state === 'paid')
  const counting = paid.filter(({ reference }) => !unwaived.has(reference))
  const [lifetime, ...lifetimesMore] = counting.filter(({ plan }) => plan === 'pro-lifetime')
  const trialsMore = counting.filter(({ plan, reference }) => plan === 'trial' && reference !== trial)
  const unwaivedPayments = paid.filter(({ reference }) => unwaived.has(reference))
  const running = subscriptions.filter((each) => hasBegun(each) && each.status !== 'canceled')
  const first = running.find((each) => isLive(each) && !unwaived.has(each.reference))

  const correctionOf = (each: Subscription): Correction[] => {
    if (each.latestPayment?.isReversed) return [cancel(each, 'reversed')]
    if (unwaived.has(each.reference)) return [undo(each)]
    const isSecond = first !== undefined && each !== first
    if (isSecond) return [isLive(each) ? undo(each) : cancel(each, 'duplicate')]
    if (lifetime === undefined) return []
    const wasLeft = lastPaidAt(each).getTime() + AT_ONCE_MS < lifetime.paidAt.getTime()
    return [wasLeft ? cancel(each, 'lifetime') : undo(each)]
  }
  return [
    ...[...lifetimesMore, ...trialsMore, ...unwaivedPayments].map(({ reference }) => refund(reference)),
    ...running.flatMap(correctionOf),
    ...subscriptions.filter((each) => each.status === 'canceled' && vain.has(each.reference)).flatMap(refundOf),
  ]
}

const lastPaidAt = ({ latestPayment, startedAt }: Subscription) => latestPayment?.paidAt ?? startedAt

const refund = (reference: string): Correction => ({ type: 'refund', reference })

const cancel = ({ reference }: Subscription, reason: 'reversed' | 'lifetime' | 'duplicate'): Correction => ({
  type: 'cancel',
  reference,
  reason,
  refund: null,
})

/** Bought in vain: the money goes back first, so that a failure in between is found again. */
const undo = ({ reference, latestPayment }: Subscription): Correction => ({
  type: 'cancel',
  reference,
  reason: 'duplicate',
  refund: latestPayment?.reference ?? null,
})

/** Of one that is over, the refund that has failed since. */
const refundOf = ({ latestPayment }: Subscription): Correction[] =>
  latestPayment === null || latestPayment.isReversed ? [] : [refund(latestPayment.reference)]
