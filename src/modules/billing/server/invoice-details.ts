import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { invoiceDetails } from '~/database/schema'
import type { Clock } from '~/platform/clock'
import type { InvoiceDetails } from '../payments-contract'

type Parts = { db: Database; clock: Clock; updateCustomer: (userId: string) => Promise<void> }

const NOTHING: InvoiceDetails = { taxId: '', company: '' }

/** Whom a user's invoices are made out to (C-67); empty texts where nothing is said. */
export async function readInvoiceDetails(db: Database, userId: string): Promise<InvoiceDetails> {
  const { taxId, company } = invoiceDetails
  const [found] = await db.select({ taxId, company }).from(invoiceDetails).where(eq(invoiceDetails.userId, userId))
  return found ?? NOTHING
}

export const createInvoiceDetails = ({ db, clock, updateCustomer }: Parts) => ({
  read: (userId: string) => readInvoiceDetails(db, userId),

  /** Keeps them and tells the provider. Throws AppError `payment_provider_failed`; then they are kept, and told with the next purchase. */
  async save(userId: string, { taxId, company }: InvoiceDetails): Promise<InvoiceDetails> {
    const details = { taxId, company, updatedAt: clock() }
    await db
      .insert(invoiceDetails)
      .values({ userId, ...details })
      .onConflictDoUpdate({ target: invoiceDetails.userId, set: details })
    await updateCustomer(userId)
    return { taxId, company }
  },
})
