import type { users } from '~/database/schema'

/** A user as the database holds it. */
export type UserRow = typeof users.$inferSelect
