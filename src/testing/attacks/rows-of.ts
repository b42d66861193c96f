import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'

/** What is stored of somebody, table by table. */
export type Rows = ReadonlyMap<string, string>

/** All rows of the whole database in which one of these marks (ids, addresses) stands. */
export async function rowsOf(db: Database, marks: readonly string[]): Promise<Rows> {
  const tables = await query(
    db,
    z.object({ name: z.string() }),
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await query(
      db,
      z.object({ row: z.string() }),
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    )
    const theirs = rows.filter(({ row }) => marks.some((mark) => row.includes(mark)))
    if (theirs.length > 0)
      found.set(
        name,
        theirs
          .map(({ row }) => row)
          .sort()
          .join('\n'),
      )
  }
  return found
}

/** The tables in which something of them is another than before. */
export const changedTables = (before: Rows, after: Rows): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
