import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import { longDate } from '~/platform/time/dates'
import type { PaymentProvider } from '../../payments-port'
import type { SyncUser } from '../plans/sync-user'
import { cancellable, type OwnPlan, readOwnPlan, resumable } from './own-plan'

type Dependencies = { db: Database; clock: Clock; provider: PaymentProvider; sync: SyncUser }

/** C-05/06/07. Answers the sentence for the user. Throws AppError `nothing_to_cancel`. */
export async function cancelPlan({ db, provider, sync }: Dependencies, userId: string): Promise<string> {
  const before = await readOwnPlan(db, userId)
  const subscription = cancellable(before)
  if (subscription === null) throw new AppError('nothing_to_cancel')
  // The period that could not be charged for is not paid: nothing is left to keep, and nobody wants to be charged for it now.
  if (before.paymentFailedAt !== null) await provider.cancelNow(subscription)
  else await provider.cancelAtPeriodEnd(subscription)
  await sync(userId)
  return cancelledSentence(await readOwnPlan(db, userId))
}

function cancelledSentence({ subscriptionStatus, planExpiresAt }: OwnPlan): string {
  if (subscriptionStatus === 'canceling' && planExpiresAt !== null)
    return `Tu plan no se renovará. Conservas PRO hasta el ${longDate(planExpiresAt)}.`
  return 'Tu plan mensual está cancelado y no se te cobrará nada más.'
}

/** C-07: takes a cancellation back. Throws AppError `nothing_to_resume`. */
export async function resumePlan({ db, clock, provider, sync }: Dependencies, userId: string): Promise<string> {
  const subscription = resumable(await readOwnPlan(db, userId), clock())
  if (subscription === null) throw new AppError('nothing_to_resume')
  await provider.resume(subscription)
  await sync(userId)
  const { renewsAt } = await readOwnPlan(db, userId)
  return `Tu plan sigue adelante.${renewsAt ? ` Se renovará el ${longDate(renewsAt)}.` : ''}`
}
