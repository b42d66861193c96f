import { findCard, type TestCard } from '../cards'
import { type Context, change, create, fetchObject, ownObject } from '../context'
import { ApiError, invalidRequest, missing } from '../http/errors'
import { type BillingDetails, buildPaymentMethod, NOBODY } from '../objects/payment-method'
import type { Objects } from '../wire'

type Method = Objects['payment_method']
export type Entry = {
  number: string
  expMonth: number
  expYear: number
  billing?: BillingDetails
  metadata?: Record<string, string>
}

const TOKENS_EXPIRE = { expMonth: 12, expYear: 2040 }

/** A new method of a test card. Throws Stripe's card errors for numbers and dates that are none. */
export async function createMethod(context: Context, entry: Entry): Promise<Method> {
  const card = findCard(entry.number)
  if (card === null) throw cardError('incorrect_number', 'Your card number is incorrect.')
  const { expMonth, expYear } = entry
  if (expMonth < 1 || expMonth > 12) throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.")
  if (Date.UTC(expYear, expMonth) / 1000 <= context.now)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.")
  return keepMethod(context, card, entry)
}

const keepMethod = (context: Context, card: TestCard, { expMonth, expYear, billing = NOBODY, metadata }: Entry) =>
  create(context, buildPaymentMethod(context.now, card, { expMonth, expYear, billing, metadata }), {
    hidden: { card: card.number, isAuthenticated: false },
  })

/** The method of an id, or a fresh one of a ready-made name such as `pm_card_visa`. */
export async function resolveMethod(context: Context, idOrToken: string, param = 'payment_method'): Promise<Method> {
  const card = findCard(idOrToken)
  if (card?.tokens.includes(idOrToken)) return keepMethod(context, card, { number: card.number, ...TOKENS_EXPIRE })
  return fetchObject(context, 'payment_method', idOrToken, param)
}

/** Gives the method to a customer. Throws when it is another's. */
export async function attachMethod(context: Context, method: Method, customer: string): Promise<Method> {
  if (method.customer === customer) return method
  if (method.customer !== null)
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
      param: 'payment_method',
    })
  return change(context, 'payment_method', method.id, { customer }, { events: ['payment_method.attached'] })
}

/** Throws unless the method may be charged for this customer. */
export function assertUsable(method: Method, customer: string | null): void {
  if (method.customer !== null && method.customer !== customer)
    throw missing('payment_method', method.id, 'payment_method')
}

/** What renewals charge: the subscription's own method, else the customer's. */
export async function methodForRenewal(
  context: Context,
  subscription: Objects['subscription'],
): Promise<Method | null> {
  const customer = await ownObject(context, 'customer', subscription.customer)
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
  const method = id === null ? null : await context.store.find('payment_method', id)
  return method?.customer === customer.id ? method : null
}

const cardError = (code: string, message: string) =>
  new ApiError(402, { type: 'card_error', code, message, param: code.includes('expiry') ? 'exp_year' : 'number' })
