import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { userPlans, users } from '~/database/tables/schema'
import type { InvoiceDetails } from '../../payments-contract'
import type { Payer, PaymentProvider } from '../../payments-port'
import { readInvoiceDetails } from './invoice-details'

const NAMED = { email: users.email, firstName: users.firstName, lastName: users.lastName }

/** A customer as invoices name them: the company where there is one. */
export const payingAs = (
  { email, name }: { email: string; name: string },
  { taxId, company }: InvoiceDetails,
): Payer => ({
  email,
  name: company || name,
  taxId: taxId || null,
})

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
    await provider.updateCustomer(
      user.customerId,
      payingAs({ email: user.email, name }, await readInvoiceDetails(db, userId)),
    )
  }
