import { type Context, ownObject } from '../context'
import type { Outcome } from './charges'
import { completeLatePayment, completeSession, failLatePayment } from './complete-session'
import { markFailed, markPaid } from './invoices'
import { onInvoiceFailed, onInvoicePaid } from './subscription-state'

/** What the outcome of a payment means for the invoice and the checkout session that it was for. */
export async function settle(context: Context, outcome: Outcome, { isAutomatic = false } = {}): Promise<void> {
  const { invoice, session } = await context.store.hidden('payment_intent', outcome.intent.id)
  if (invoice !== undefined) await settleInvoice(context, invoice, { outcome, isAutomatic })
  if (session !== undefined) await settleSession(context, session, outcome)
}

async function settleSession(context: Context, session: string, outcome: Outcome): Promise<void> {
  const { status } = await ownObject(context, 'checkout.session', session)
  if (status === 'complete' && outcome.type === 'succeeded') await completeLatePayment(context, session)
  if (status === 'complete' && outcome.type === 'declined') await failLatePayment(context, session)
  if (status === 'open' && (outcome.type === 'succeeded' || outcome.type === 'processing'))
    await completeSession(context, session)
}

async function settleInvoice(
  context: Context,
  invoiceId: string,
  { outcome, isAutomatic }: { outcome: Outcome; isAutomatic: boolean },
): Promise<void> {
  const invoice = await ownObject(context, 'invoice', invoiceId)
  if (invoice.status !== 'open') return
  switch (outcome.type) {
    case 'succeeded':
      return onInvoicePaid(context, await markPaid(context, invoiceId), outcome.method)
    case 'declined': {
      const needsAuthentication = outcome.decline.code === 'authentication_required'
      return onInvoiceFailed(context, await markFailed(context, invoiceId, { isAutomatic, needsAuthentication }))
    }
    case 'requires_action':
    case 'processing':
      return
  }
}
