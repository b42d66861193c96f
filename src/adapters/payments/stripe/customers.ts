import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { type Payer, taxIdType } from '~/modules/billing/billing.server'
import { type AskStripe, isMissing } from './client'

/** `country`: where whoever has given no address counts as living; Stripe Tax sells to nobody without one. */
export const createCustomers = (ask: AskStripe, country: string | null = null) => ({
  ensureCustomer: ({ userId, ...payer }: Payer & { userId: string }, known: string | null): Promise<string> =>
    ask(async (stripe) => {
      if (known !== null && (await update(stripe, known, { ...payer, country }))) return known
      const { email, name } = payer
      // A key is bound to what was asked with it: another e-mail asks for another customer, as does one that is gone.
      const mark = createHash('sha256')
        .update(`${email}\n${name}\n${known ?? ''}`)
        .digest('hex')
        .slice(0, 16)
      const place = country === null ? {} : { address: { country } }
      const person = { email, name, preferred_locales: ['es'], metadata: { userId }, ...place }
      const key = { idempotencyKey: `customer:${userId}:${mark}` }
      const { id } = await stripe.customers.create(person, key)
      if (payer.taxId !== null) await tellTaxId(stripe, id, payer.taxId)
      return id
    }),

  updateCustomer: (id: string, payer: Payer): Promise<boolean> =>
    ask((stripe) => update(stripe, id, { ...payer, country })),
})

/** False for one that is deleted, or was made by the keys of another account or mode. */
async function update(stripe: Stripe, id: string, payer: Payer & { country: string | null }): Promise<boolean> {
  const { email, name, taxId, country } = payer
  try {
    const customer = await stripe.customers.retrieve(id)
    if (customer.deleted) return false
    if (customer.email !== email || customer.name !== name) await stripe.customers.update(id, { email, name })
    if (country !== null && !customer.address?.country) await stripe.customers.update(id, { address: { country } })
    if ((customer.metadata?.taxId ?? null) !== taxId) await tellTaxId(stripe, id, taxId)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** The one that the customer has from now on. That it is told is written down last, so that a try that broke off is made again. */
async function tellTaxId(stripe: Stripe, customer: string, taxId: string | null): Promise<void> {
  const owner = { type: 'customer', customer } as const
  const { data } = await stripe.taxIds.list({ owner, limit: 100 })
  for (const { id, value } of data) if (value !== taxId) await stripe.taxIds.del(id)
  const isThere = data.some(({ value }) => value === taxId)
  if (taxId !== null && !isThere) await stripe.taxIds.create({ owner, type: taxIdType(taxId), value: taxId })
  await stripe.customers.update(customer, { metadata: { taxId: taxId ?? '' } })
}
