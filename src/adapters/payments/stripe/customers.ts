import { createHash } from 'node:crypto'
import type { AskStripe } from './client'

type Person = { userId: string; email: string; name: string }

export const createCustomers = (ask: AskStripe) => ({
  async ensureCustomer({ userId, email, name }: Person): Promise<string> {
    // A key is bound to what was asked with it: another e-mail asks for another customer.
    const mark = createHash('sha256').update(`${email}\n${name}`).digest('hex').slice(0, 16)
    const person = { email, name, preferred_locales: ['es'], metadata: { userId } }
    const customer = await ask((stripe) =>
      stripe.customers.create(person, { idempotencyKey: `customer:${userId}:${mark}` }),
    )
    return customer.id
  },
})
