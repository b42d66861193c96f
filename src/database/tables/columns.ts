import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds, as JavaScript has them: a cursor made of a Date then finds its row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
export const created = () => moment('created_at').notNull().defaultNow()
/** Words to search by: `searchable` in the chat module makes them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
