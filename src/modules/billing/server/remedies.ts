import type { Standing, Subscription } from '../payments-port'
import { hasBegun, isLive } from './standing'

/** What has to be put right at the provider. */
export type Remedy =
  | { type: 'refund'; reference: string }
  | { type: 'cancel'; reference: string; reason: 'reversed' | 'lifetime' | 'duplicate' }

/**
 * What somebody has paid twice or goes on paying in vain, and how that is mended: of two alike the earlier stays. `trial` is the payment
 * that is this person's one trial. Found anew at every look, so a failed try is made up for.
 */
export function remediesOf({ payments, subscriptions }: Standing, trial: string | null): Remedy[] {
  const paid = payments.filter(({ state }) => state === 'paid')
  const [lifetime, ...lifetimesMore] = paid.filter(({ plan }) => plan === 'pro-lifetime')
  const trialsMore = paid.filter(({ plan, reference }) => plan === 'trial' && reference !== trial)
  const running = subscriptions.filter((each) => hasBegun(each) && each.status !== 'canceled')
  const first = running.find(isLive)

  return [
    ...[...lifetimesMore, ...trialsMore].map(({ reference }): Remedy => ({ type: 'refund', reference })),
    ...running.flatMap((each): Remedy[] => {
      if (each.latestPayment?.isReversed) return [cancel(each, 'reversed')]
      if (lifetime) return lifetime.paidAt < lastPaidAt(each) ? undo(each) : [cancel(each, 'lifetime')]
      if (first === undefined || each === first) return []
      return isLive(each) ? undo(each) : [cancel(each, 'duplicate')]
    }),
  ]
}

const lastPaidAt = ({ latestPayment, startedAt }: Subscription) => latestPayment?.paidAt ?? startedAt

const cancel = ({ reference }: Subscription, reason: 'reversed' | 'lifetime' | 'duplicate'): Remedy => ({
  type: 'cancel',
  reference,
  reason,
})

/** Bought in vain: the money goes back first, so that a failure in between is found again. */
const undo = (each: Subscription): Remedy[] => [
  ...(each.latestPayment ? [{ type: 'refund', reference: each.latestPayment.reference } as const] : []),
  cancel(each, 'duplicate'),
]
