import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Clock } from '~/platform/time/clock'
import type { Buyer, Panel } from './panel'
import { createStore, type Store } from './store'
import type { Transact } from './tables'
import type { Objects } from './wire'

const BUYERS_SHOWN = 50
const PAYMENTS_SHOWN = 24
const EVENTS_REPEATED = 20
/** Stripe's ready-made card that attaches and is declined at renewals. */
const FAILING_CARD = 'pm_card_chargeCustomerFail'
const withId = z.object({ id: z.string() })

type Parts = {
  transact: Transact
  clock: Clock
  /** The API with the secret key: what the panel does is what a seller's own calls do. */
  call: (path: string, fields: Record<string, string>, method?: 'POST' | 'DELETE') => Promise<Response>
}

export function createPanelActions({ transact, clock, call }: Parts): Panel {
  const isDone = async (path: string, fields: Record<string, string>) => (await call(path, fields)).ok
  return {
    buyers: () =>
      transact(async (tx) => {
        const store = createStore(tx)
        const { data } = await store.list('customer', {}, { limit: BUYERS_SHOWN })
        const buyers: Buyer[] = []
        for (const customer of data) buyers.push(await readBuyer(store, customer))
        return buyers
      }),

    refund: (charge) => isDone('/v1/refunds', { charge }),
    failRefund: (refund) => isDone(`/v1/test_helpers/refunds/${encodeURIComponent(refund)}/fail`, {}),
    deleteCustomer: async (customer) => (await call(`/v1/customers/${encodeURIComponent(customer)}`, {}, 'DELETE')).ok,
    openDispute: (charge) => isDone('/v1/test_helpers/disputes', { charge }),
    closeDispute: (dispute, status) =>
      isDone(`/v1/test_helpers/disputes/${encodeURIComponent(dispute)}/close`, { status }),

    async failNextCharge(customer) {
      const attached = await call(`/v1/payment_methods/${FAILING_CARD}/attach`, { customer })
      if (!attached.ok) return false
      const { id: method } = withId.parse(await attached.json())
      const owned = await transact((tx) => createStore(tx).list('subscription', { customer }))
      const running = owned.data.filter(({ status }) => status === 'active' || status === 'past_due')
      for (const { id } of running) await call(`/v1/subscriptions/${id}`, { default_payment_method: method })
      return isDone(`/v1/customers/${customer}`, { 'invoice_settings[default_payment_method]': method })
    },

    deliverAgain: () =>
      transact(async (tx) => {
        const now = Math.floor(clock().getTime() / 1000)
        const { rows } = await tx.execute(sql`
          update stripe_emulator_events set next_attempt = ${now}::bigint, first_attempt = null, attempts = 0
          where id in (select id from stripe_emulator_events order by seq desc limit ${EVENTS_REPEATED}) returning id`)
        return rows.length > 0
      }),
  }
}

async function readBuyer(store: Store, customer: Objects['customer']): Promise<Buyer> {
  const of = { customer: customer.id }
  const { data: charges } = await store.list('charge', of, { limit: PAYMENTS_SHOWN })
  const payments: Buyer['payments'] = []
  for (const charge of charges) {
    const [dispute = null] = charge.disputed ? (await store.list('dispute', { charge: charge.id })).data : []
    const { data: refunds } =
      charge.amount_refunded > 0 ? await store.list('refund', { charge: charge.id }) : { data: [] }
    const refund = refunds.find(({ status }) => status === 'succeeded') ?? null
    payments.push({ charge, dispute, refund })
  }
  return { customer, subscriptions: (await store.list('subscription', of)).data, payments }
}
