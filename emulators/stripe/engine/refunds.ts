import { type Context, change, ownObject } from '../context'
import { invalidRequest } from '../http/errors'
import type { Objects } from '../wire'

type Refund = Objects['refund']

/** The buyer's bank does not take the money: it is the seller's again. */
export async function failRefund(context: Context, refund: Refund): Promise<Refund> {
  if (refund.status !== 'succeeded' || refund.charge === null)
    throw invalidRequest(`Refund ${refund.id} cannot fail any more.`, { param: 'refund' })
  const charge = await ownObject(context, 'charge', refund.charge)
  await change(context, 'charge', charge.id, {
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  const failed: Partial<Refund> = { status: 'failed', failure_reason: 'lost_or_stolen_card' }
  return change(context, 'refund', refund.id, failed, {
    events: ['refund.updated', 'refund.failed', 'charge.refund.updated'],
  })
}
