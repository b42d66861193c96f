import type { Database } from '~/database/database'
import type { Clock } from '~/platform/clock'
import type { AccountFilters } from '../../directory-contract'
import { findAccounts } from './find-accounts'

/** The accounts with their plans, for the owner. Whether the caller is one is checked by whoever calls. */
export const createDirectory = ({ db, clock }: { db: Database; clock: Clock }) => ({
  find: (wanted: AccountFilters & { cursor: string | null }) => findAccounts(db, { ...wanted, now: clock() }),
})
