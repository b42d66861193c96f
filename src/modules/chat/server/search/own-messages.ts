import { sql } from 'drizzle-orm'

/**
 * Messages of this user, as the index of words has them: it alone answers this form, so that no plan goes through everybody's uses of a
 * word, nor through all messages of somebody who has many.
 */
export const isOwn = (userId: string) => sql`array[messages.user_id] @> array[${userId}::uuid]`
