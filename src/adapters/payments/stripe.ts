import type { CardFormSettings, PaymentProvider } from '~/modules/billing/billing.server'
import { createCardPayments } from './stripe/card-payment'
import { createCheckouts } from './stripe/checkout'
import { createStripeClient, type StripeClientOptions } from './stripe/client'
import { createCustomers } from './stripe/customers'
import { createEvents } from './stripe/events'
import { createManaging } from './stripe/managing'
import { createPrices } from './stripe/prices'
import { createSessions } from './stripe/sessions'
import { createStandings } from './stripe/standing'

type Options = StripeClientOptions & { webhookSecret: string; cardForm: CardFormSettings }

/** Payments by Stripe, or by what speaks as Stripe does. */
export function createStripePayments({ webhookSecret, cardForm, ...options }: Options): PaymentProvider {
  const ask = createStripeClient(options)
  const prices = createPrices(ask, options.log)
  return {
    cardForm,
    ensurePrices: prices.ensurePrices,
    ...createCustomers(ask),
    ...createCheckouts(ask, prices),
    ...createCardPayments(ask, prices),
    ...createSessions(ask),
    ...createStandings(ask),
    ...createEvents(ask, webhookSecret),
    ...createManaging(ask),
  }
}
