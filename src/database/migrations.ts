import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from './database'

/** npm runs every command from the project's root. */
export const MIGRATIONS_FOLDER = join(process.cwd(), 'src/database/migrations')

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** How the database stands to the code's migrations, which drizzle keeps by their time. */
export async function migrationState(db: Database): Promise<'empty' | 'behind' | 'current'> {
  const journal = journalSchema.parse(JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')))
  const newest = Math.max(...journal.entries.map((entry) => entry.when))
  const [{ known } = { known: false }] = await query(
    db,
    z.object({ known: z.boolean() }),
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!known) return 'empty'
  const [applied] = await query(
    db,
    z.object({ last: z.coerce.number() }),
    sql`select coalesce(max(created_at), 0) as last from drizzle.__drizzle_migrations`,
  )
  return applied === undefined || applied.last < newest ? 'behind' : 'current'
}
