import type { users } from '~/database/tables/schema'

/** A user as the database holds it. */
export type UserRow = typeof users.$inferSelect
