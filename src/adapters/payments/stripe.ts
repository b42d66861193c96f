import type { CardFormSettings, PaymentProvider } from '~/modules/billing/billing.server'
import type { Clock } from '~/platform/time/clock'
import { createCardPayments } from './stripe/card-payment'
import { createCheckouts } from './stripe/checkout'
import { createStripeClient, type StripeClientOptions } from './stripe/client'
import { createCustomers } from './stripe/customers'
import { createDashboard } from './stripe/dashboard'
import { createEvents } from './stripe/events'
import { createInvoicing } from './stripe/invoicing'
import { createManaging } from './stripe/managing'
import { createPrices } from './stripe/prices'
import { createSessions } from './stripe/sessions'
import { createSnapshots } from './stripe/snapshot'
import { createTaxes } from './stripe/taxes'

/** `clock`: the time as it is there. */
type Options = StripeClientOptions & {
  clock: Clock
  webhookSecret: string
  cardForm: CardFormSettings
  /** Where VAT comes from: our rate, or Stripe Tax. */
  tax: 'rate' | 'automatic'
}

/** Payments by Stripe, or by what speaks as Stripe does. */
export function createStripePayments({ clock, webhookSecret, cardForm, tax, ...options }: Options): PaymentProvider {
  const ask = createStripeClient(options)
  const prices = createPrices(ask, options.log)
  const taxes = createTaxes(ask, tax)
  return {
    cardForm,
    pageOf: createDashboard(options),
    ensurePrices: async () => [...(await prices.ensurePrices()), ...(await taxes.ensureTaxed())],
    ...createCustomers(ask, taxes.isAutomatic ? 'ES' : null),
    ...createCheckouts(ask, { prices, taxes, clock }),
    ...createCardPayments(ask, { prices, taxes }),
    ...createInvoicing(ask, taxes),
    ...createSessions(ask),
    ...createSnapshots(ask),
    ...createEvents(ask, { webhookSecret, clock }),
    ...createManaging(ask),
  }
}
