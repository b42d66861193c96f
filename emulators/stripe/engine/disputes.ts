import { type Context, change, create } from '../context'
import { invalidRequest } from '../http/errors'
import { buildDispute } from '../objects/charge'
import type { Objects } from '../wire'

/** The card's owner disputes a charge at their bank. */
export async function openDispute(context: Context, charge: Objects['charge']): Promise<Objects['dispute']> {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is already disputed.`, { param: 'charge' })
  await change(context, 'charge', charge.id, { disputed: true })
  return create(context, buildDispute(context.now, charge), { events: ['charge.dispute.created'] })
}

/** The bank decides. */
export async function closeDispute(context: Context, dispute: Objects['dispute'], status: 'won' | 'lost') {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalidRequest('This dispute is already closed.', { param: 'dispute' })
  return change(context, 'dispute', dispute.id, { status }, { events: ['charge.dispute.closed'] })
}
