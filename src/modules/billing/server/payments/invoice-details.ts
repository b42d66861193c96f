import { eq, lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { invoiceDetails } from '~/database/tables/schema'
import type { Clock } from '~/platform/time/clock'
import type { InvoiceDetails } from '../../payments-contract'
import type { GivenInvoicing } from '../../payments-port'

type Parts = { db: Database; clock: Clock; updateCustomer: (userId: string) => Promise<void> }

const NOTHING: InvoiceDetails = { taxId: '', company: '' }

/** Whom a user's invoices are made out to (C-67); empty texts where nothing is said. */
export async function readInvoiceDetails(db: Database, userId: string): Promise<InvoiceDetails> {
  const { taxId, company } = invoiceDetails
  const [found] = await db.select({ taxId, company }).from(invoiceDetails).where(eq(invoiceDetails.userId, userId))
  return found ?? NOTHING
}

/** Keeps what was given at the provider, unless the user has said something since. */
export async function keepGivenDetails(db: Database, userId: string, given: GivenInvoicing | null): Promise<void> {
  if (given === null) return
  const { taxId, company, givenAt: updatedAt } = given
  const details = { taxId, company, updatedAt }
  await db
    .insert(invoiceDetails)
    .values({ userId, ...details })
    .onConflictDoUpdate({
      target: invoiceDetails.userId,
      set: details,
      setWhere: lt(invoiceDetails.updatedAt, updatedAt),
    })
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
