import { type SQL, sql } from 'drizzle-orm'
import { fromNow } from '~/database/from-now'

/** How long a reply's writer may be silent before others take it for dead. */
const LEASE_MS = 20_000

/** Until when a lease runs that is taken or renewed now. */
export const LEASE = fromNow(LEASE_MS)

/** Whether nobody writes a reply any more that nobody has closed. `message`: its row. */
export const isAbandoned = (message: SQL) =>
  sql`(${message}.status = 'streaming' and ${message}.lease_until is not null and ${message}.lease_until < now())`
