import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { userPlans, users } from '~/database/schema'
import type { PaymentProvider } from '../payments-port'

const NAMED = { email: users.email, firstName: users.firstName, lastName: users.lastName }

/** Tells the provider the e-mail and the name that a user has now: invoices and receipts go there. Throws `payment_provider_failed`. */
export const createCustomerUpdates =
  (db: Database, provider: Pick<PaymentProvider, 'updateCustomer'>) =>
  async (userId: string): Promise<void> => {
    const [user] = await db
      .select({ ...NAMED, customerId: userPlans.stripeCustomerId })
      .from(users)
      .innerJoin(userPlans, eq(userPlans.userId, users.id))
      .where(eq(users.id, userId))
    if (!user?.customerId) return
    const name = `${user.firstName} ${user.lastName}`.trim()
    // One who is gone is made anew with the next purchase.
    await provider.updateCustomer(user.customerId, { email: user.email, name })
  }
