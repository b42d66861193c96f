import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, invoiceDetails, payers, purchaseConsents, withdrawals } from '~/database/tables/schema'
import type { PersonalData } from '~/modules/accounts/accounts.server'
import { readPlanRow } from './plans/plan-row'

/** What this module keeps about a user. */
export const billingData = (db: Database): PersonalData => ({
  async facts(userId) {
    const { userId: _user, ...given } = getTableColumns(grants)
    const ownGrants = db.select(given).from(grants)
    const ownPayers = db.select({ reference: payers.reference, createdAt: payers.createdAt }).from(payers)
    return {
      plan: await readPlanRow(db, userId),
      invoiceDetails: await db.select().from(invoiceDetails).where(eq(invoiceDetails.userId, userId)),
      grants: await ownGrants.where(eq(grants.userId, userId)).orderBy(asc(grants.createdAt)),
      payers: await ownPayers.where(eq(payers.userId, userId)).orderBy(asc(payers.createdAt)),
      purchaseConsents: await consentsOf(db, userId),
      withdrawals: await withdrawalsOf(db, userId),
    }
  },
})

const consentsOf = (db: Database, userId: string) =>
  db
    .select({
      reference: purchaseConsents.reference,
      planType: purchaseConsents.planType,
      wording: purchaseConsents.wording,
      createdAt: purchaseConsents.createdAt,
    })
    .from(purchaseConsents)
    .where(eq(purchaseConsents.userId, userId))
    .orderBy(asc(purchaseConsents.createdAt))

const withdrawalsOf = (db: Database, userId: string) =>
  db
    .select({
      reference: withdrawals.reference,
      planType: withdrawals.planType,
      amount: withdrawals.amount,
      purchasedAt: withdrawals.purchasedAt,
      refundedAt: withdrawals.refundedAt,
      createdAt: withdrawals.createdAt,
    })
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(asc(withdrawals.createdAt))
