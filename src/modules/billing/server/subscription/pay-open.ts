import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { PaymentProvider } from '../../payments-port'
import type { SyncUser } from '../plans/sync-user'
import { readOwnPlan } from './own-plan'

type Dependencies = { db: Database; provider: Pick<PaymentProvider, 'payOpen'>; sync: SyncUser }

const PAID = 'Pago hecho. Tu plan sigue activo.'
const NOTHING_OPEN = 'No queda nada por pagar.'
const DECLINED = 'Tu tarjeta ha rechazado el pago. Cámbiala y vuelve a intentarlo.'

/**
 * Pays a renewal that could not be charged. Answers the sentence for the user, or the page on which the bank is asked. Throws AppError
 * `payment_required` where the card declines.
 */
export async function payOpen(
  { db, provider, sync }: Dependencies,
  userId: string,
): Promise<{ message: string; url: string | null }> {
  const { stripeSubscriptionId: subscription, paymentFailedAt } = await readOwnPlan(db, userId)
  if (subscription === null || paymentFailedAt === null) return { message: NOTHING_OPEN, url: null }
  const end = await provider.payOpen(subscription)
  await sync(userId)
  if (end.type === 'declined') throw new AppError('payment_required', { message: DECLINED })
  if (end.type === 'asks') return { message: '', url: end.url }
  return { message: end.type === 'paid' ? PAID : NOTHING_OPEN, url: null }
}
