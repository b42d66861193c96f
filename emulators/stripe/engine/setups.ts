import { pagePaths } from '../addresses'
import { addressOf, type Context, change, ownObject } from '../context'
import type { Decline } from '../objects/charge'
import type { Objects } from '../wire'
import { ownCard } from './charges'
import { judge } from './judge'
import { attachMethod } from './methods'
import { isEnded } from './subscription-state'

type Setup = Objects['setup_intent']
type Method = Objects['payment_method']
export type SetupOutcome =
  | { type: 'succeeded'; setup: Setup }
  | { type: 'requires_action'; setup: Setup }
  | { type: 'declined'; setup: Setup; decline: Decline }
type Trying = { method: Method; isAuthenticated?: boolean; returnUrl?: string }

/** Sets a card up for later payments, without one now. */
export async function confirmSetup(context: Context, setup: Setup, trying: Trying): Promise<SetupOutcome> {
  const { method, isAuthenticated = false, returnUrl } = trying
  const memory = await context.store.hidden('payment_method', method.id)
  const { behaviour } = ownCard(memory.card)
  const verdict = judge(behaviour, {
    offSession: false,
    isAuthenticated,
    wasSetUp: memory.isAuthenticated,
    isForRenewals: true,
  })
  switch (verdict.type) {
    case 'declined':
      return { type: 'declined', setup: await refuse(context, setup, verdict.decline), decline: verdict.decline }
    case 'authenticate': {
      const hidden = await context.store.hidden('setup_intent', setup.id)
      const url = addressOf(context, pagePaths.authentication(setup.id, setup.client_secret ?? ''))
      const asking: Partial<Setup> = {
        status: 'requires_action',
        payment_method: method.id,
        next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl ?? null, url } },
      }
      const events = ['setup_intent.requires_action']
      const asked = await change(context, 'setup_intent', setup.id, asking, {
        hidden: { ...hidden, returnUrl },
        events,
      })
      return { type: 'requires_action', setup: asked }
    }
    case 'later':
      throw new Error('what is for renewals is known at once')
    case 'succeeds':
      return { type: 'succeeded', setup: await succeed(context, setup, { method, isAuthenticated }) }
  }
}

async function succeed(context: Context, setup: Setup, { method, isAuthenticated }: Trying): Promise<Setup> {
  if (isAuthenticated) {
    const memory = await context.store.hidden('payment_method', method.id)
    await context.store.put('payment_method', method, { hidden: { ...memory, isAuthenticated: true } })
  }
  if (setup.customer !== null) await attachMethod(context, method, setup.customer)
  const { portal } = await context.store.hidden('setup_intent', setup.id)
  if (portal !== undefined && setup.customer !== null) await makeDefault(context, setup.customer, method.id)
  return change(
    context,
    'setup_intent',
    setup.id,
    { status: 'succeeded', payment_method: method.id, next_action: null, last_setup_error: null },
    { events: ['setup_intent.succeeded'] },
  )
}

const refuse = (context: Context, setup: Setup, { code, declineCode, message }: Decline) =>
  change(
    context,
    'setup_intent',
    setup.id,
    {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_setup_error: { type: 'card_error', code, decline_code: declineCode, message },
    },
    { events: ['setup_intent.setup_failed'] },
  )

/** The answer of the authentication page; null when none is waited for. */
export async function authenticateSetup(
  context: Context,
  setup: Setup,
  isRight: boolean,
): Promise<SetupOutcome | null> {
  if (setup.status !== 'requires_action' || setup.payment_method === null) return null
  if (isRight) {
    const method = await ownObject(context, 'payment_method', setup.payment_method)
    return confirmSetup(context, setup, { method, isAuthenticated: true })
  }
  const code = 'setup_intent_authentication_failure'
  const decline = {
    code,
    declineCode: code,
    message: 'The latest attempt to set up the payment method has failed because authentication failed.',
  }
  return { type: 'declined', setup: await refuse(context, setup, decline), decline }
}

/** What the customer's renewals are charged to from now on. */
async function makeDefault(context: Context, customerId: string, methodId: string): Promise<void> {
  const customer = await ownObject(context, 'customer', customerId)
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: methodId }
  await change(context, 'customer', customerId, { invoice_settings }, { events: ['customer.updated'] })
  const { data } = await context.store.list('subscription', { customer: customerId })
  for (const subscription of data.filter((each) => !isEnded(each)))
    await change(
      context,
      'subscription',
      subscription.id,
      { default_payment_method: methodId },
      { events: ['customer.subscription.updated'] },
    )
}
