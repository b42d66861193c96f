import type { Database } from '~/database/database'
import type { Clock } from '~/platform/time/clock'
import type { AccountFilters } from '../../directory-contract'
import type { PaymentProvider } from '../../payments-port'
import type { Management } from '../subscription/management'
import { findAccounts } from './find-accounts'
import { type Asked, readOwnersPlan, readPayments } from './read-account'

type Dependencies = { db: Database; clock: Clock; provider: PaymentProvider; management: Pick<Management, 'history'> }

/** The accounts with their plans, for the owner. Whether the caller is one is checked by whoever calls. */
export const createDirectory = ({ db, clock, provider, management: { history } }: Dependencies) => ({
  find: (wanted: AccountFilters & { cursor: string | null }) => findAccounts(db, { ...wanted, now: clock() }),
  plan: (userId: string) => readOwnersPlan(db, userId, clock()),
  payments: (asked: Asked) => readPayments({ db, provider, history }, asked),
})
