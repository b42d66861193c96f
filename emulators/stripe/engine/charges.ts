import { pagePaths } from '../addresses'
import { declineMessage, findCard, type TestCard } from '../cards'
import { addressOf, type Context, change, create, ownObject } from '../context'
import { randomLetters } from '../ids'
import { buildCharge, type Decline } from '../objects/charge'
import type { Objects } from '../wire'
import { DAY } from './calendar'
import { openDispute } from './disputes'
import { judge } from './judge'
import { attachMethod } from './methods'

type Intent = Objects['payment_intent']
type Method = Objects['payment_method']
export type Charging = { method: Method; offSession?: boolean; isAuthenticated?: boolean; returnUrl?: string }
export type Outcome =
  | { type: 'succeeded'; intent: Intent; method: Method }
  | { type: 'requires_action'; intent: Intent }
  /** What came of it is known days later. */
  | { type: 'processing'; intent: Intent }
  | { type: 'declined'; intent: Intent; decline: Decline }

/** Tries to charge a payment intent. What hangs on it (an invoice, a session) is settled by the caller. */
export async function chargeIntent(context: Context, intent: Intent, charging: Charging): Promise<Outcome> {
  const { method, offSession = false, isAuthenticated = false } = charging
  const memory = await context.store.hidden('payment_method', method.id)
  const card = ownCard(memory.card)
  const isForRenewals = intent.setup_future_usage !== null
  const situation = { offSession, isAuthenticated, wasSetUp: memory.isAuthenticated, isForRenewals }
  const verdict = judge(card.behaviour, situation)
  switch (verdict.type) {
    case 'authenticate':
      return { type: 'requires_action', intent: await askForAuthentication(context, intent, charging) }
    case 'declined':
      return {
        type: 'declined',
        intent: await decline(context, intent, { method, decline: verdict.decline }),
        decline: verdict.decline,
      }
    case 'later':
      return { type: 'processing', intent: await process(context, intent, { method, succeeds: verdict.succeeds }) }
    case 'succeeds': {
      const paying = await setUp(context, intent, { method, isAuthenticated })
      const paid = await succeed(context, intent, paying)
      if (card.behaviour.type === 'is_disputed' && paid.latest_charge !== null)
        await openDispute(context, await ownObject(context, 'charge', paid.latest_charge))
      return { type: 'succeeded', intent: paid, method: paying }
    }
  }
}

export function ownCard(number: string): TestCard {
  const card = findCard(number)
  if (card === null) throw new Error(`${number} is no test card`)
  return card
}

/** A method that is to be used again becomes the customer's. */
async function setUp(
  context: Context,
  intent: Intent,
  { method, isAuthenticated }: { method: Method; isAuthenticated: boolean },
) {
  if (intent.customer === null || intent.setup_future_usage === null) return method
  if (isAuthenticated) {
    const memory = await context.store.hidden('payment_method', method.id)
    await context.store.put('payment_method', method, { hidden: { ...memory, isAuthenticated: true } })
  }
  return attachMethod(context, method, intent.customer)
}

async function succeed(context: Context, intent: Intent, method: Method): Promise<Intent> {
  const token = randomLetters(40)
  const receiptUrl = addressOf(context, pagePaths.receipt(token))
  const charge = buildCharge(context.now, { intent, method, receiptUrl, decline: null })
  await create(context, charge, { ref: token, events: ['charge.succeeded'] })
  const paid: Partial<Intent> = {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  }
  return change(context, 'payment_intent', intent.id, paid, { events: ['payment_intent.succeeded'] })
}

const SETTLES_AFTER = 3 * DAY

async function process(
  context: Context,
  intent: Intent,
  { method, succeeds }: { method: Method; succeeds: boolean },
): Promise<Intent> {
  const memory = await context.store.hidden('payment_intent', intent.id)
  const patch: Partial<Intent> = { status: 'processing', payment_method: method.id, last_payment_error: null }
  return change(context, 'payment_intent', intent.id, patch, {
    hidden: { ...memory, settlesWell: succeeds },
    due: context.now + SETTLES_AFTER,
    events: ['payment_intent.processing'],
  })
}

/** The days are over. */
export async function finishProcessing(context: Context, intent: Intent): Promise<Outcome | null> {
  if (intent.status !== 'processing' || intent.payment_method === null) return null
  const method = await ownObject(context, 'payment_method', intent.payment_method)
  const { settlesWell } = await context.store.hidden('payment_intent', intent.id)
  if (settlesWell) return { type: 'succeeded', intent: await succeed(context, intent, method), method }
  const bounced = { code: 'card_declined', declineCode: 'insufficient_funds' }
  const because = { ...bounced, message: declineMessage(bounced.code, bounced.declineCode) }
  return { type: 'declined', intent: await decline(context, intent, { method, decline: because }), decline: because }
}

async function decline(context: Context, intent: Intent, { method, decline }: { method: Method; decline: Decline }) {
  const charge = buildCharge(context.now, { intent, method, receiptUrl: '', decline })
  await create(context, charge, { events: ['charge.failed'] })
  return refuse(context, intent, {
    latest_charge: charge.id,
    last_payment_error: {
      type: 'card_error',
      charge: charge.id,
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      payment_method: method,
    },
  })
}

const refuse = (context: Context, intent: Intent, patch: Partial<Intent>) =>
  change(
    context,
    'payment_intent',
    intent.id,
    { ...patch, status: 'requires_payment_method', payment_method: null, next_action: null },
    { events: ['payment_intent.payment_failed'] },
  )

/** The person was asked and did not, or could not, authenticate. */
export async function refuseAuthentication(context: Context, intent: Intent): Promise<Outcome> {
  const code = 'payment_intent_authentication_failure'
  const message = declineMessage(code, code)
  const last_payment_error = { type: 'invalid_request_error' as const, code, message }
  const refused = await refuse(context, intent, { last_payment_error })
  return { type: 'declined', intent: refused, decline: { code, declineCode: code, message } }
}

async function askForAuthentication(
  context: Context,
  intent: Intent,
  { method, returnUrl }: Charging,
): Promise<Intent> {
  const memory = await context.store.hidden('payment_intent', intent.id)
  const url = addressOf(context, pagePaths.authentication(intent.id, intent.client_secret ?? ''))
  return change(
    context,
    'payment_intent',
    intent.id,
    {
      status: 'requires_action',
      payment_method: method.id,
      last_payment_error: null,
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl ?? null, url } },
    },
    { hidden: { ...memory, returnUrl: returnUrl ?? memory.returnUrl }, events: ['payment_intent.requires_action'] },
  )
}
