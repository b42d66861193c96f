import { type Context, change, create, ownObject } from '../context'
import { buildCustomer } from '../objects/customer'
import { buildPaymentIntent } from '../objects/payment-intent'
import { buildTaxId, taxIdType } from '../objects/tax'
import type { Objects } from '../wire'
import type { Outcome } from './charges'
import { completeSession } from './complete-session'
import { confirmPayment } from './confirm'
import { intentOf } from './invoices'
import { attachMethod } from './methods'
import { isEnded } from './subscription-state'
import { startSubscription, trialEndAfter } from './subscriptions'

type Session = Objects['checkout.session']
type Method = Objects['payment_method']
/** `taxId`, `company`: where the page asks for them and the buyer has said so. */
export type Buyer = {
  email: string
  name: string | null
  termsAccepted: boolean
  taxId?: string | undefined
  company?: string | undefined
}

/** A try to pay an open session. Later tries go on with what the first has begun. Null: there was nothing to charge. */
export async function paySession(
  context: Context,
  session: Session,
  { method, buyer }: { method: Method; buyer: Buyer },
): Promise<Outcome | null> {
  const memory = await context.store.hidden('checkout.session', session.id)
  await context.store.put('checkout.session', session, { hidden: { ...memory, buyer } })
  const known = await withCustomer(context, session, buyer)
  await keepTaxId(context, known, buyer)
  const intent =
    session.mode === 'subscription'
      ? await subscriptionIntent(context, known)
      : await paymentIntent(context, known, buyer)
  if (intent !== null) return confirmPayment(context, intent, { method, returnUrl: session.url ?? undefined })
  await setUpTrial(context, session.id, method)
  await completeSession(context, session.id)
  return null
}

/** A subscription needs a customer; a payment has one where it was asked for. */
async function withCustomer(context: Context, session: Session, { email, name }: Buyer): Promise<Session> {
  const needsCustomer = session.mode === 'subscription' || session.invoice_creation?.enabled === true
  if (session.customer !== null || !(needsCustomer || session.customer_creation === 'always')) return session
  const customer = buildCustomer(context.now, { email, name })
  await create(context, customer, { events: ['customer.created'] })
  return change(context, 'checkout.session', session.id, { customer: customer.id })
}

/** With the customer, before the invoice is made out. */
async function keepTaxId(context: Context, { customer, tax_id_collection: asked }: Session, { taxId, company }: Buyer) {
  if (customer === null || !asked?.enabled || !taxId) return
  const { data } = await context.store.list('tax_id', { customer })
  if (data.length === 0) {
    const built = buildTaxId(context.now, { type: taxIdType(taxId), value: taxId, customer })
    await create(context, built, { events: ['customer.tax_id.created'] })
  }
  if (company) await change(context, 'customer', customer, { name: company })
}

async function paymentIntent(context: Context, session: Session, { email }: Buyer) {
  const memory = await context.store.hidden('checkout.session', session.id)
  const begun = memory.intent === undefined ? null : await ownObject(context, 'payment_intent', memory.intent)
  if (begun !== null && begun.status !== 'canceled') return begun
  const { description = null, setup_future_usage = null } = memory.intentData
  const intent = buildPaymentIntent(context.now, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customer: session.customer,
    description,
    metadata: memory.intentMetadata,
    receipt_email: memory.intentData.receipt_email ?? email,
    setup_future_usage,
  })
  await context.store.put('checkout.session', session, { hidden: { ...memory, intent: intent.id } })
  return create(context, intent, { hidden: { session: session.id }, events: ['payment_intent.created'] })
}

async function subscriptionIntent(context: Context, session: Session) {
  const subscription = await sessionSubscription(context, session)
  if (subscription.latest_invoice === null) throw new Error(`${subscription.id} has no invoice`)
  const intent = await intentOf(context, subscription.latest_invoice)
  if (intent === null) return null
  const memory = await context.store.hidden('payment_intent', intent.id)
  await context.store.put('payment_intent', intent, { hidden: { ...memory, session: session.id } })
  return intent
}

/** The one that an earlier try has begun, unless it has expired meanwhile. */
async function sessionSubscription(context: Context, session: Session) {
  const memory = await context.store.hidden('checkout.session', session.id)
  if (memory.subscription !== undefined) {
    const begun = await ownObject(context, 'subscription', memory.subscription)
    if (!isEnded(begun)) return begun
  }
  const [line] = memory.lines
  if (line === undefined || session.customer === null) throw new Error(`${session.id} cannot be subscribed`)
  const subscription = await startSubscription(context, {
    customer: await ownObject(context, 'customer', session.customer),
    price: await ownObject(context, 'price', line.price),
    quantity: line.quantity,
    metadata: memory.subscriptionMetadata,
    taxRates: memory.taxRates ?? [],
    isTaxAutomatic: session.automatic_tax.enabled,
    savesMethod: true,
    trialEnd: trialEndAfter(context, memory.trialDays),
  })
  await context.store.put('checkout.session', session, { hidden: { ...memory, subscription: subscription.id } })
  return subscription
}

async function setUpTrial(context: Context, sessionId: string, method: Method) {
  const { subscription } = await context.store.hidden('checkout.session', sessionId)
  if (subscription === undefined) return
  const { customer } = await ownObject(context, 'subscription', subscription)
  await attachMethod(context, method, customer)
  await change(context, 'subscription', subscription, {
    default_payment_method: method.id,
    pending_setup_intent: null,
  })
}
