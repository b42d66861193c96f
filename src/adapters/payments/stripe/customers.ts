import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { type AskStripe, isMissing } from './client'

type Person = { email: string; name: string }

export const createCustomers = (ask: AskStripe) => ({
  ensureCustomer: ({ userId, email, name }: Person & { userId: string }, known: string | null): Promise<string> =>
    ask(async (stripe) => {
      if (known !== null && (await update(stripe, known, { email, name }))) return known
      // A key is bound to what was asked with it: another e-mail asks for another customer, as does one that is gone.
      const mark = createHash('sha256')
        .update(`${email}\n${name}\n${known ?? ''}`)
        .digest('hex')
        .slice(0, 16)
      const person = { email, name, preferred_locales: ['es'], metadata: { userId } }
      const key = { idempotencyKey: `customer:${userId}:${mark}` }
      return (await stripe.customers.create(person, key)).id
    }),

  updateCustomer: (id: string, person: Person): Promise<boolean> => ask((stripe) => update(stripe, id, person)),
})

/** False for one that is deleted, or was made by the keys of another account or mode. */
async function update(stripe: Stripe, id: string, { email, name }: Person): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(id)
    if (customer.deleted) return false
    if (customer.email !== email || customer.name !== name) await stripe.customers.update(id, { email, name })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
