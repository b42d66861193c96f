import type { Clock } from '~/platform/time/clock'
import { pagePaths } from './addresses'
import { addressOf, type Context, change, create, fetchObject, ownObject } from './context'
import { declineText } from './decline-copy'
import type { Outcome } from './engine/charges'
import { startSession } from './engine/checkout'
import { authenticatePayment } from './engine/confirm'
import { createMethod } from './engine/methods'
import { paySession } from './engine/pay-session'
import { authenticateSetup, confirmSetup, type SetupOutcome } from './engine/setups'
import { cancellationPatch, isEnded } from './engine/subscription-state'
import { createEvents } from './events'
import type { CardEntry, Hosted, PayOutcome } from './hosted'
import { ApiError } from './http/errors'
import { buildSetupIntent } from './objects/payment-intent'
import { sessionLines } from './objects/session-lines'
import { createStore } from './store'
import type { Transact } from './tables'
import type { Objects } from './wire'

type Parts = { transact: Transact; clock: Clock; publicUrl: string }
type Session = Objects['checkout.session']

/** Does something in a transaction of its own. */
type Work = <T>(run: (context: Context) => Promise<T>) => Promise<T>

/** What people do on our pages, each a transaction. */
export function createHostedActions({ transact, clock, publicUrl }: Parts): Hosted {
  const work: Work = (run) =>
    transact((tx) =>
      run({
        store: createStore(tx),
        events: createEvents(tx),
        now: Math.floor(clock().getTime() / 1000),
        publicUrl,
      }),
    )
  return { ...buying(work), ...authenticating(work), ...inPortal(work), ...documents(work) }
}

/** The page of a checkout, and the links that open one. */
const buying = (work: Work): Pick<Hosted, 'openSession' | 'payWithCard' | 'openPaymentLink'> => ({
  openSession: (id) =>
    work(async (context) => {
      const session = await context.store.find('checkout.session', id)
      if (session === null) return null
      const customer = session.customer === null ? null : await ownObject(context, 'customer', session.customer)
      const lines = await sessionLines(context, session.id)
      const taxIds = customer === null ? [] : (await context.store.list('tax_id', { customer: customer.id })).data
      const asksTaxId = session.tax_id_collection?.enabled === true && taxIds.length === 0
      return { session, lines, email: customer?.email ?? session.customer_email, asksTaxId }
    }),

  payWithCard: (id, card, { email, termsAccepted, taxId, company }) =>
    work(async (context) => {
      const session = await context.store.find('checkout.session', id)
      if (session === null || session.status !== 'open' || session.expires_at <= context.now) return CLOSED
      if (session.customer !== null && !(await isThere(context, session.customer))) return CLOSED
      if (session.consent_collection?.terms_of_service === 'required' && !termsAccepted)
        return declined('terms_required')
      const name = card.name ?? null
      return payOutcome(context, card, { email, name }, async (method) => {
        const outcome = await paySession(context, session, {
          method,
          buyer: { email, name, termsAccepted, taxId, company },
        })
        return outcomeOf(outcome, await ownObject(context, 'checkout.session', id))
      })
    }),

  openPaymentLink: (token, query) =>
    work(async (context) => {
      const link = await context.store.findByRef('payment_link', token)
      if (link === null || !link.active) return null
      return openLink(context, link, query)
    }),
})

/** The bank's page, where a payment or a card is confirmed. */
const authenticating = (work: Work): Pick<Hosted, 'openAuthentication' | 'authenticate'> => ({
  openAuthentication: (id, clientSecret) =>
    work(async ({ store }) => {
      const intent = (await store.find('payment_intent', id)) ?? (await store.find('setup_intent', id))
      if (intent === null || intent.client_secret !== clientSecret) return null
      const method = intent.payment_method === null ? null : await store.find('payment_method', intent.payment_method)
      const money = intent.object === 'payment_intent' ? { amount: intent.amount, currency: intent.currency } : NO_MONEY
      return { ...money, status: intent.status, last4: method?.card?.last4 ?? null }
    }),

  authenticate: (id, clientSecret, isRight) =>
    work(async (context) => {
      const payment = await context.store.find('payment_intent', id)
      if (payment?.client_secret === clientSecret) {
        const outcome = await authenticatePayment(context, payment, isRight)
        return outcome && { location: await afterPayment(context, outcome) }
      }
      const setup = await context.store.find('setup_intent', id)
      if (setup?.client_secret !== clientSecret) return null
      const outcome = await authenticateSetup(context, setup, isRight)
      return outcome && { location: await afterSetup(context, outcome) }
    }),
})

/** Where a buyer looks after card and subscription. */
const inPortal = (work: Work): Pick<Hosted, 'openPortal' | 'changeCard' | 'setCancelAtPeriodEnd'> => ({
  openPortal: (token) =>
    work(async (context) => {
      const session = await context.store.findByRef('billing_portal.session', token)
      if (session === null) return null
      const { store } = context
      if (!(await isThere(context, session.customer))) return null
      const customer = await ownObject(context, 'customer', session.customer)
      const { data: subscriptions } = await store.list('subscription', { customer: customer.id })
      const running = subscriptions.filter((each) => !isEnded(each))
      const cardId = running[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method
      return {
        session,
        customer,
        subscriptions: running,
        card: cardId === null ? null : await store.find('payment_method', cardId),
        features: (await ownObject(context, 'billing_portal.configuration', session.configuration)).features,
        invoices: (await store.list('invoice', { customer: customer.id })).data,
      }
    }),

  changeCard: (token, card) =>
    work(async (context) => {
      const session = await context.store.findByRef('billing_portal.session', token)
      if (session === null) return CLOSED
      const { email } = await fetchObject(context, 'customer', session.customer)
      return payOutcome(context, card, { email, name: card.name ?? null }, async (method) => {
        const setup = buildSetupIntent(context.now, { customer: session.customer })
        await create(context, setup, { hidden: { portal: token }, events: ['setup_intent.created'] })
        const outcome = await confirmSetup(context, setup, { method, returnUrl: session.url })
        if (outcome.type === 'declined') return declined(outcome.decline.code, outcome.decline.declineCode)
        if (outcome.type === 'requires_action') return goOn(outcome.setup.next_action)
        return { type: 'paid', location: session.url }
      })
    }),

  setCancelAtPeriodEnd: (token, subscriptionId, cancels) =>
    work(async (context) => {
      const session = await context.store.findByRef('billing_portal.session', token)
      const subscription = await context.store.find('subscription', subscriptionId)
      if (session === null || subscription?.customer !== session.customer || isEnded(subscription)) return false
      const { features } = await ownObject(context, 'billing_portal.configuration', session.configuration)
      if (!features.subscription_cancel.enabled) return false
      const patch = cancellationPatch(context, subscription, cancels)
      await change(context, 'subscription', subscriptionId, patch, { events: ['customer.subscription.updated'] })
      return true
    }),
})

/** Invoices and receipts, by their tokens. */
const documents = (work: Work): Pick<Hosted, 'openInvoice' | 'openReceipt'> => ({
  openInvoice: (token) => work(({ store }) => store.findByRef('invoice', token)),

  openReceipt: (token) =>
    work(async ({ store }) => {
      const charge = await store.findByRef('charge', token)
      return charge && { charge, refunds: (await store.list('refund', { charge: charge.id })).data }
    }),
})

const isThere = async ({ store }: Context, customer: string) => {
  const found = await store.find('customer', customer)
  return found !== null && !Object.hasOwn(found, 'deleted')
}

const CLOSED: PayOutcome = { type: 'closed' }
const NO_MONEY = { amount: 0, currency: 'eur' }
const declined = (code: string, declineCode = code): PayOutcome => ({
  type: 'declined',
  code: declineCode,
  message: declineText(code, declineCode),
})

/** Makes a method of the entry and goes on with it; numbers and dates that are none are told like declines. */
async function payOutcome(
  context: Context,
  card: CardEntry,
  billing: { email: string | null; name: string | null },
  goOnWith: (method: Objects['payment_method']) => Promise<PayOutcome>,
): Promise<PayOutcome> {
  try {
    return await goOnWith(await createMethod(context, { ...card, billing: { ...billing, phone: null } }))
  } catch (error) {
    if (error instanceof ApiError && error.body.type === 'card_error') return declined(error.body.code ?? '')
    throw error
  }
}

function outcomeOf(outcome: Outcome | null, session: Session): PayOutcome {
  if (outcome?.type === 'declined') return declined(outcome.decline.code, outcome.decline.declineCode)
  if (outcome?.type === 'requires_action') return goOn(outcome.intent.next_action)
  return { type: 'paid', location: successLocation(session) }
}

function goOn(action: { redirect_to_url?: { url: string | null } } | null): PayOutcome {
  const url = action?.redirect_to_url?.url
  if (typeof url !== 'string') throw new Error('an authentication without a page')
  return { type: 'authenticate', location: url }
}

/** Where a paid session leads; its own page, which thanks, where the shop named none. */
const successLocation = ({ id, success_url }: Session) =>
  success_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? `./${id}`

async function afterPayment(context: Context, outcome: Outcome): Promise<string> {
  const memory = await context.store.hidden('payment_intent', outcome.intent.id)
  if (memory.session !== undefined) {
    const session = await ownObject(context, 'checkout.session', memory.session)
    if (outcome.type === 'succeeded') return successLocation(session)
    return `${addressOf(context, pagePaths.checkout(session.id))}?error=autenticacion`
  }
  return withStatus(memory.returnUrl ?? context.publicUrl, 'payment_intent', outcome.intent, outcome.type)
}

async function afterSetup(context: Context, outcome: SetupOutcome): Promise<string> {
  const { returnUrl, portal } = await context.store.hidden('setup_intent', outcome.setup.id)
  if (portal !== undefined) {
    const page = addressOf(context, pagePaths.portal(portal))
    return outcome.type === 'succeeded' ? page : `${page}?error=autenticacion`
  }
  return withStatus(returnUrl ?? context.publicUrl, 'setup_intent', outcome.setup, outcome.type)
}

/** The shop's return address with what Stripe tells it. */
function withStatus(
  address: string,
  kind: 'payment_intent' | 'setup_intent',
  { id, client_secret }: { id: string; client_secret: string | null },
  outcome: Outcome['type'],
): string {
  const url = new URL(address)
  url.searchParams.set(kind, id)
  url.searchParams.set(`${kind}_client_secret`, client_secret ?? '')
  url.searchParams.set('redirect_status', outcome === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}

const REFERENCE = /^[\w-]{1,200}$/

async function openLink(
  context: Context,
  link: Objects['payment_link'],
  { clientReferenceId, email }: { clientReferenceId?: string; email?: string },
): Promise<Session> {
  const { lines } = await context.store.hidden('payment_link', link.id)
  const priced: { price: Objects['price']; quantity: number }[] = []
  for (const { price, quantity } of lines) priced.push({ price: await ownObject(context, 'price', price), quantity })
  const isSubscription = priced.some(({ price }) => price.type === 'recurring')
  const terms = link.consent_collection?.terms_of_service ?? null
  return startSession(context, {
    mode: isSubscription ? 'subscription' : 'payment',
    lines: priced,
    fields: {
      payment_link: link.id,
      // Stripe leaves out what is none, and so do we.
      client_reference_id: clientReferenceId && REFERENCE.test(clientReferenceId) ? clientReferenceId : null,
      customer_email: email ?? null,
      customer_creation: isSubscription ? null : link.customer_creation,
      success_url: link.after_completion.redirect?.url ?? null,
      metadata: link.metadata,
      consent_collection: terms && { payment_method_reuse_agreement: null, promotions: null, terms_of_service: terms },
      custom_text: link.custom_text,
    },
    memory: {
      intentData: {},
      intentMetadata: link.payment_intent_data?.metadata ?? {},
      subscriptionMetadata: link.subscription_data?.metadata ?? {},
      trialDays: link.subscription_data?.trial_period_days ?? null,
    },
  })
}
