import { pagePaths } from '../addresses'
import { addressOf, type Context, change, create, ownObject } from '../context'
import { invalidRequest } from '../http/errors'
import { newId } from '../ids'
import { amountOf } from '../objects/catalogue'
import { buildCheckoutSession, newSessionId } from '../objects/checkout-session'
import type { Bought, Hidden, Objects } from '../wire'
import { HOUR } from './calendar'
import { cancelIntent } from './invoices'
import { endSubscription } from './subscription-state'

type Session = Objects['checkout.session']
type Memory = Hidden['checkout.session']
export type NewSession = {
  mode: 'payment' | 'subscription'
  lines: { price: Objects['price']; quantity: number }[]
  fields: Partial<Session>
  memory: Omit<Memory, 'lines'>
}

const OPEN_FOR = 24 * HOUR

/** An open session with its page. Throws when its prices are not of its mode. */
export async function startSession(context: Context, { mode, lines, fields, memory }: NewSession): Promise<Session> {
  const [first] = lines
  if (first === undefined)
    throw invalidRequest('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' })
  assertMode(mode, lines)
  const amount = lines.reduce((sum, { price, quantity }) => sum + amountOf(price) * quantity, 0)
  const id = newSessionId()
  const session = buildCheckoutSession(context.now, {
    expires_at: context.now + OPEN_FOR,
    ...fields,
    id,
    mode,
    amount: memory.trialDays === null ? amount : 0,
    currency: first.price.currency,
    url: addressOf(context, pagePaths.checkout(id)),
  })
  const bought = lines.map(({ price, quantity }): Bought => ({ id: newId('li'), price: price.id, quantity }))
  return create(context, session, { hidden: { ...memory, lines: bought }, due: session.expires_at })
}

function assertMode(mode: NewSession['mode'], lines: NewSession['lines']): void {
  for (const { price } of lines) {
    if (!price.active)
      throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
        code: 'resource_missing',
        param: 'line_items[0][price]',
      })
    if (mode === 'payment' && price.type === 'recurring')
      throw invalidRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      )
    if (mode === 'subscription' && price.type !== 'recurring')
      throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.')
  }
  if (mode === 'subscription' && lines.length > 1)
    throw invalidRequest('The Stripe emulator sells one recurring price at a time.', { param: 'line_items' })
}

/** Nobody paid in time, or it was called back. What a try has begun ends with it. */
export async function expireSession(context: Context, session: Session): Promise<Session> {
  if (session.status !== 'open') return session
  const { intent, subscription } = await context.store.hidden('checkout.session', session.id)
  if (subscription !== undefined)
    await endSubscription(context, await ownObject(context, 'subscription', subscription), 'cancellation_requested')
  else if (intent !== undefined)
    await cancelIntent(context, await ownObject(context, 'payment_intent', intent), 'abandoned')
  return change(
    context,
    'checkout.session',
    session.id,
    { status: 'expired', url: null },
    { due: null, events: ['checkout.session.expired'] },
  )
}
