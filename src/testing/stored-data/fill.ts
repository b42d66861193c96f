import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '~/database/database'
import * as schema from '~/database/tables/schema'

export const TABLES: PgTable[] = Object.values(schema).flatMap((entry) => (is(entry, PgTable) ? [entry] : []))

/** A column of a row that `fill` wrote. `isTelling`: nothing else in the database or in an export reads the same. */
export type Filled = { column: string; property: string; value: unknown; isTelling: boolean }

const DAY_MS = 24 * 3_600_000
let written = 0

/** Something that no other column has, of the column's type. */
function tellingValue(column: PgColumn): Omit<Filled, 'column' | 'property'> {
  const [first] = column.enumValues ?? []
  if (first !== undefined) return { value: first, isTelling: false }
  written += 1
  const text = `dato${written}x${column.name}`
  const moment = new Date(Date.UTC(2041, 0, 1, 1, 1, 1, 100) + written * (DAY_MS + 1))
  switch (column.columnType) {
    case 'PgBoolean':
      return { value: true, isTelling: false }
    case 'PgUUID':
      return { value: randomUUID(), isTelling: true }
    case 'PgTimestamp':
      return { value: moment, isTelling: true }
    case 'PgDateString':
      return { value: moment.toISOString().slice(0, 10), isTelling: true }
    case 'PgSmallInt':
      return { value: 20_000 + written, isTelling: false }
    case 'PgInteger':
    case 'PgBigInt53':
      return { value: 918_270_000 + written, isTelling: true }
    case 'PgArray':
      return { value: [text], isTelling: false }
    default:
      return { value: text, isTelling: true }
  }
}

/** What columns are given instead of something new: by `table.column`. */
export type Given = Record<string, unknown>

/**
 * Writes a row of a table: what is `given`, then what its references name, then something telling in every other column. References lead
 * to what was given or written before; tables come in an order in which that is so.
 */
export async function fill(db: Database, table: PgTable, given: Given): Promise<Filled[]> {
  const name = getTableName(table)
  const row: Filled[] = []
  for (const [property, column] of Object.entries(getTableColumns(table) as Record<string, PgColumn>)) {
    if (column.generatedIdentity) continue
    const key = `${name}.${column.name}`
    const target = referenced(table, column)
    const value = key in given ? given[key] : target === undefined ? undefined : given[target]
    const made = value === undefined ? tellingValue(column) : { value, isTelling: false }
    given[key] = made.value
    row.push({ column: column.name, property, ...made })
  }
  await db.insert(table).values(Object.fromEntries(row.map(({ property, value }) => [property, value])))
  return row
}

/** `table.column` to which a column refers. */
function referenced(table: PgTable, column: PgColumn): string | undefined {
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = reference()
    const at = columns.findIndex(({ name }) => name === column.name)
    const target = foreignColumns[at]
    if (target) return `${getTableName(foreignTable)}.${target.name}`
  }
  return undefined
}

/** Tables before those that refer to them. */
export function inOrder(tables: readonly PgTable[]): PgTable[] {
  const ordered: PgTable[] = []
  const add = (table: PgTable) => {
    if (ordered.includes(table)) return
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference()
      if (foreignTable !== table) add(foreignTable)
    }
    ordered.push(table)
  }
  for (const table of tables) add(table)
  return ordered
}

/** The columns that the database has, as `table.column`. */
export async function columnsOfDatabase(db: Database): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  return rows.map(({ name }) => String(name))
}
