import type { Clock } from '~/platform/time/clock'
import { type Context, ownObject } from '../context'
import { createEvents } from '../events'
import { createStore } from '../store'
import type { Transact } from '../tables'
import { finishProcessing } from './charges'
import { expireSession } from './checkout'
import { failRefund } from './refunds'
import { onInvoiceDue, onSubscriptionDue } from './renewals'
import { settle } from './settle'

type Parts = { transact: Transact; peek: Transact; clock: Clock; publicUrl: string }

/** Does all that is due by the clock, in time order, each thing at its own moment and in its own transaction. */
export async function doWhatIsDue({ transact, peek, clock, publicUrl }: Parts): Promise<void> {
  const now = Math.floor(clock().getTime() / 1000)
  while (await peek(async (db) => (await createStore(db).nextDue(now)) !== null))
    await transact(async (tx) => {
      const store = createStore(tx)
      // Another instance may have been faster.
      const next = await store.nextDue(now)
      if (next === null) return
      // First: what is done now may set the next moment.
      await store.setDue(next.id, null)
      await act({ store, events: createEvents(tx), now: next.due, publicUrl }, next)
    })
}

async function act(context: Context, { id, type }: { id: string; type: string }): Promise<void> {
  switch (type) {
    case 'subscription':
      return onSubscriptionDue(context, await ownObject(context, 'subscription', id))
    case 'invoice':
      return onInvoiceDue(context, await ownObject(context, 'invoice', id))
    case 'payment_intent': {
      const outcome = await finishProcessing(context, await ownObject(context, 'payment_intent', id))
      return outcome === null ? undefined : settle(context, outcome)
    }
    case 'refund': {
      const refund = await ownObject(context, 'refund', id)
      if (refund.status === 'succeeded') await failRefund(context, refund)
      return
    }
    case 'checkout.session':
      await expireSession(context, await ownObject(context, 'checkout.session', id))
  }
}
