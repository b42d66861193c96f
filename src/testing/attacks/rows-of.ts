import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'

/** What is stored of somebody, table by table. */
export type Rows = ReadonlyMap<string, string>

const found = z.object({ name: z.string(), rows: z.string() })

/** All rows of the whole database in which one of these marks (ids, addresses) stands. */
export async function rowsOf(db: Database, marks: readonly string[]): Promise<Rows> {
  const tables = await query(
    db,
    z.object({ name: z.string() }),
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const each = tables.map(
    ({ name }) => sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
  )
  const theirs = sql.join(
    marks.map((mark) => sql`strpos(row, ${mark}) > 0`),
    sql` or `,
  )
  // One statement: this is asked after every attack.
  const stored = await query(
    db,
    found,
    sql`select name, string_agg(row, chr(10) order by row) as rows from (${sql.join(each, sql` union all `)}) as stored where ${theirs} group by name`,
  )
  return new Map(stored.map(({ name, rows }) => [name, rows]))
}

/** The tables in which something of them is another than before. */
export const changedTables = (before: Rows, after: Rows): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
