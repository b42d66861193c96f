import { asError, CallError } from '~/platform/http/call'
import type { PaidPlan } from '../../plans'
import {
  NOT_CONFIGURED,
  PAYMENT_FAILED,
  PLAN_REFUSED_TITLE,
  SUBSCRIPTION_NOT_CREATED,
  TRIAL_REFUSED_TITLE,
} from '../../purchase-copy'
import type { PurchaseMemory } from '../purchase/pending-purchase'
import type { CardFieldsHandle, CardOutcome } from './card-fields'

export type PayProblem = { title: string; description: string }
/** `invalid`: the fields say what. */
export type PayOutcome =
  | { type: 'paid'; paymentIntent: string }
  | { type: 'leaving' }
  | { type: 'invalid' }
  | { type: 'failed'; problem: PayProblem }

export type PayPorts = {
  fields: CardFieldsHandle
  memory: PurchaseMemory
  now: () => number
  /** The payment to confirm: the same one again as long as it is not paid. */
  createPayment: (plan: PaidPlan) => Promise<{ clientSecret: string }>
  activate: (plan: PaidPlan) => Promise<unknown>
  returnUrl: string
}

/** PAY-03, PAY-05, PAY-06, PAY-08: one payment, from what is typed to a plan that is active. */
export async function payByCard(plan: PaidPlan, ports: PayPorts): Promise<PayOutcome> {
  const { fields, memory, returnUrl } = ports
  if (!(await fields.check())) return { type: 'invalid' }
  memory.remember(plan, ports.now())
  const outcome = await confirm(plan, ports, returnUrl)
  if (outcome.type === 'failed') memory.forget()
  if (outcome.type === 'paid') {
    // The provider's webhook event brings the plan as well, a little later; the next page tells what there is.
    const isActive = await ports.activate(plan).then(
      () => true,
      () => false,
    )
    if (isActive) memory.forget()
  }
  return outcome
}

async function confirm(plan: PaidPlan, { fields, createPayment }: PayPorts, returnUrl: string): Promise<PayOutcome> {
  let clientSecret: string
  try {
    ;({ clientSecret } = await createPayment(plan))
  } catch (thrown) {
    return { type: 'failed', problem: creationProblem(asError(thrown)) }
  }
  const outcome = await fields
    .confirm(clientSecret, returnUrl)
    .catch((): CardOutcome => ({ type: 'declined', message: null }))
  if (outcome.type !== 'declined') return outcome
  const { title, description } = PAYMENT_FAILED
  return { type: 'failed', problem: { title, description: outcome.message ?? description } }
}

function creationProblem(error: Error): PayProblem {
  const code = error instanceof CallError ? error.code : null
  switch (code) {
    case 'trial_used':
      return { title: TRIAL_REFUSED_TITLE, description: error.message }
    case 'plan_owned':
      return { title: PLAN_REFUSED_TITLE, description: error.message }
    case 'payments_not_configured':
      return NOT_CONFIGURED
    case 'not_authenticated':
    case 'too_many_attempts':
    case 'waiver_needed':
      return { title: PAYMENT_FAILED.title, description: error.message }
    default:
      return SUBSCRIPTION_NOT_CREATED
  }
}
