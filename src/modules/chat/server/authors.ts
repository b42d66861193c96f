import { type SQL, sql } from 'drizzle-orm'

/** The author of a reply as people read it: the model's name, not where it is asked. `entry` is that of the operator's list. */
export function authorName(entry: string): string {
  if (entry === 'embedded') return 'el mentor incorporado'
  return entry.slice(entry.indexOf('/') + 1)
}

/** `messages.authors` with the one who writes now, who may be null. */
export const withAuthor = (author: SQL): SQL => sql`
  case when ${author} is null or ${author} = any(messages.authors) then messages.authors
    else messages.authors || ${author} end`
