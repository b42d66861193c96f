import { type SQL, sql } from 'drizzle-orm'

/** A moment from now, by the database's clock: it is one for all instances, whose own may differ. */
export const fromNow = (ms: number): SQL => sql`now() + ${ms}::float8 * interval '1 millisecond'`
