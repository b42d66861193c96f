import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { paymentEvents } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { ProviderEvent, Purchasing } from '../../payments-port'
import { findOwner, notePayer } from '../payments/payers'
import { noteEvents } from './sync'
import type { SyncUser } from './sync-user'

type Dependencies = { db: Database; clock: Clock; log: Log; provider: Pick<Purchasing, 'readEvent'>; sync: SyncUser }

/**
 * Webhook events of the provider's. One only says whose plan to look at: it may come late, twice or out of order. Throws AppError
 * `invalid_signature`, or `unavailable` so that it is sent again.
 */
export function createWebhook({ db, clock, log, provider, sync }: Dependencies) {
  const isKnown = async ({ id }: ProviderEvent) => {
    const [row] = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
    return row !== undefined
  }

  const apply = async (event: ProviderEvent) => {
    if (!event.isRelevant || (await isKnown(event))) return
    const userId = await findOwner(db, event)
    if (userId === null) {
      // Of a deleted account, or not one of ours: nothing is brought back to life.
      log.warn('payment_for_unknown_user', { eventId: event.id, type: event.type })
      return noteEvents(db, [event], clock())
    }
    await notePayer(db, userId, event)
    await sync(userId, [event])
  }

  return async (rawBody: string, signature: string | undefined): Promise<void> => {
    try {
      const event = await provider.readEvent(rawBody, signature)
      log.info('payment_event', { eventId: event.id, type: event.type })
      await apply(event)
    } catch (error) {
      if (error instanceof AppError && error.code === 'payment_provider_failed')
        throw new AppError('unavailable', {}, { cause: error })
      throw error
    }
  }
}
