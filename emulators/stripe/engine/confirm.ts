import { type Context, ownObject } from '../context'
import { ApiError, unexpectedState } from '../http/errors'
import type { Objects } from '../wire'
import { type Charging, chargeIntent, type Outcome, refuseAuthentication } from './charges'
import { assertUsable } from './methods'
import { settle } from './settle'

type Intent = Objects['payment_intent']
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** Charges an intent with a method, and settles what it was for. Throws in a state in which that cannot be. */
export async function confirmPayment(context: Context, intent: Intent, charging: Charging): Promise<Outcome> {
  if (!CONFIRMABLE.includes(intent.status)) throw notConfirmable(intent)
  assertUsable(charging.method, intent.customer)
  const outcome = await chargeIntent(context, intent, charging)
  await settle(context, outcome)
  return outcome
}

const notConfirmable = (intent: Intent) =>
  unexpectedState(
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
    { payment_intent: intent },
  )

/** Stripe's 402 about a decline: what was written stays. */
export const declinedError = ({ intent, decline }: Outcome & { type: 'declined' }) =>
  new ApiError(
    402,
    {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      ...(intent.latest_charge === null ? {} : { charge: intent.latest_charge }),
      payment_intent: intent,
      payment_method: intent.last_payment_error?.payment_method,
    },
    true,
  )

/** The answer of the authentication page. Null when the intent waits for none. */
export async function authenticatePayment(context: Context, intent: Intent, isRight: boolean): Promise<Outcome | null> {
  if (intent.status !== 'requires_action' || intent.payment_method === null) return null
  if (!isRight) {
    const refused = await refuseAuthentication(context, intent)
    await settle(context, refused)
    return refused
  }
  const method = await ownObject(context, 'payment_method', intent.payment_method)
  return confirmPayment(context, intent, { method, isAuthenticated: true })
}
