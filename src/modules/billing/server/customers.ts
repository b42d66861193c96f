import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/schema'
import type { PaymentProvider } from '../payments-port'

/** Tells the provider the e-mail and the name that a user has now: invoices and receipts go there. Throws `payment_provider_failed`. */
export const createCustomerUpdates =
  (db: Database, provider: Pick<PaymentProvider, 'updateCustomer'>) =>
  async (userId: string): Promise<void> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user?.stripeCustomerId) return
    const name = `${user.firstName} ${user.lastName}`.trim()
    // One who is gone is made anew with the next purchase.
    await provider.updateCustomer(user.stripeCustomerId, { email: user.email, name })
  }
