import type { SQL } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type * as schema from './tables/schema'

/** PGlite and PostgreSQL alike; both hand back `{ rows }` from `execute`. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** Runs hand-written SQL and parses each row. Timestamps come as text in both drivers: let the schema say so. */
export async function query<Row extends z.ZodType>(db: Database, row: Row, statement: SQL): Promise<z.output<Row>[]> {
  const { rows } = await db.execute(statement)
  return rows.map((each) => row.parse(each))
}
