import type { CardFormSettings, PaymentProvider } from '~/modules/billing/billing.server'
import type { Clock } from '~/platform/clock'
import { createCardPayments } from './stripe/card-payment'
import { createCheckouts } from './stripe/checkout'
import { createStripeClient, type StripeClientOptions } from './stripe/client'
import { createCustomers } from './stripe/customers'
import { createEvents } from './stripe/events'
import { createManaging } from './stripe/managing'
import { createPrices } from './stripe/prices'
import { createSessions } from './stripe/sessions'
import { createSnapshots } from './stripe/snapshot'

/** `clock`: the time as it is there. */
type Options = StripeClientOptions & { clock: Clock; webhookSecret: string; cardForm: CardFormSettings }

/** Payments by Stripe, or by what speaks as Stripe does. */
export function createStripePayments({ clock, webhookSecret, cardForm, ...options }: Options): PaymentProvider {
  const ask = createStripeClient(options)
  const prices = createPrices(ask, options.log)
  return {
    cardForm,
    ensurePrices: prices.ensurePrices,
    ...createCustomers(ask),
    ...createCheckouts(ask, { prices, clock }),
    ...createCardPayments(ask, prices),
    ...createSessions(ask),
    ...createSnapshots(ask),
    ...createEvents(ask, { webhookSecret, clock }),
    ...createManaging(ask),
  }
}
