import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import * as z from 'zod'
import type { OpenDatabase } from '~/database/open-database'
import { onPrimary } from '~/database/reading'
import * as schema from '~/database/tables/schema'

export type Statement = { text: string; values: unknown[] }
type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/**
 * The same database; every statement that it is given from now on, each text once with what it was last given; and what went over a
 * connection from its being taken to its being handed back, a statement or a transaction, each kind once.
 */
export function noting(database: OpenDatabase) {
  const noted = new Map<string, unknown[]>()
  const logger = { logQuery: (text: string, values: unknown[]) => void noted.set(text, values) }
  const db = drizzle({ client: poolOf(database), schema, logger })
  return {
    database: { ...database, db, reading: onPrimary(db) },
    statements: (): Statement[] => [...noted].map(([text, values]) => ({ text, values })),
    transactions: notingTransactions(poolOf(database)),
  }
}

function notingTransactions(pool: Pool): () => string[][] {
  const underWay = new Map<PoolClient, string[]>()
  const noted = new Map<string, string[]>()
  const heard = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    underWay.set(client, [])
    if (heard.has(client)) return
    heard.add(client)
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [asked] = args
      const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
      if (typeof text === 'string') underWay.get(client)?.push(text)
      return ask(...args)
    }) as typeof client.query
  })
  pool.on('release', (_error, client) => {
    const texts = underWay.get(client) ?? []
    noted.set(texts.join('\n'), texts)
  })
  return () => [...noted.values()]
}

/** On a small table each of these is quicker than asking an index, whatever indexes there are. */
const WAYS = ['seqscan', 'hashjoin', 'mergejoin']

export type Read = { read: string; text: string }

/** What the planner can but read from end to end, of tables and of indexes that hold every row; for each statement that has a plan. */
export async function wholeReads(database: OpenDatabase, statements: readonly Statement[]): Promise<Read[]> {
  const { rows } = await database.db.execute(
    sql`select indexrelid::regclass as name from pg_index where indpred is not null`,
  )
  const parts = new Set(partialIndexes.parse(rows).map(({ name }) => name))
  return readsIn(database, statements, { explain: asGiven, reads: (plan) => readsOf(plan, parts) })
}

/** Where `tables`, whose rows are somebody's, are read without saying whose; for each statement that has a plan. */
export const ownerlessReads = (database: OpenDatabase, statements: readonly Statement[], tables: ReadonlySet<string>) =>
  readsIn(database, statements, { explain: forAnyValues, reads: (plan) => ownerlessIn(plan, tables) })

async function readsIn(
  database: OpenDatabase,
  statements: readonly Statement[],
  { explain, reads }: { explain: Explain; reads: (plan: PlanNode) => string[] },
): Promise<Read[]> {
  const connection = await poolOf(database).connect()
  const ask: Ask = (text, values) => connection.query(text, values)
  for (const way of WAYS) await ask(`set enable_${way} = off`)
  const found: Read[] = []
  for (const statement of statements) {
    const { text } = statement
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = explained.parse((await explain(ask, statement)).rows)
    found.push(...reads(plan).map((read) => ({ read, text })))
  }
  for (const way of WAYS) await ask(`reset enable_${way}`)
  connection.release()
  return found
}

type Explain = (ask: Ask, statement: Statement) => ReturnType<Ask>

/** With these values some indexes hold what is asked for. */
const asGiven: Explain = (ask, { text, values }) => ask(`explain (format json) ${text}`, values)

/** With these values a part of the statement may fall away, as where one of them is null. */
const forAnyValues: Explain = async (ask, { text }) => {
  await ask('set plan_cache_mode = force_generic_plan')
  await ask(`prepare asked as ${text}`)
  const plan = await ask(`explain (format json) execute asked${placesIn(text)}`)
  await ask('deallocate asked')
  await ask('reset plan_cache_mode')
  return plan
}

/** Nothing for each of its values. */
function placesIn(text: string): string {
  const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
  return places === 0 ? '' : `(${Array.from({ length: places }, () => 'null').join()})`
}

const partialIndexes = z.array(z.object({ name: z.string() }))

function poolOf({ db }: OpenDatabase): Pool {
  const client: unknown = '$client' in db ? db.$client : undefined
  if (client instanceof Pool) return client
  throw new Error('no driver to watch')
}

const planNode = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Recheck Cond': z.string().optional(),
  'Join Filter': z.string().optional(),
  Filter: z.string().optional(),
  get Plans() {
    return z.array(planNode).optional()
  },
})
type PlanNode = z.output<typeof planNode>
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })])

/** `isCut`: no more of it is read than a page takes, for it is in order already. */
function readsOf(plan: PlanNode, parts: ReadonlySet<string>, isCut = false): string[] {
  const below = (plan.Plans ?? []).flatMap((part) => readsOf(part, parts, passesOn(plan, isCut)))
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = '' } = plan
  if (type === 'Seq Scan') return [`all of ${table}`, ...below]
  const isWhole = /^Index (Only )?Scan$/.test(type) && plan['Index Cond'] === undefined && !parts.has(index)
  // What is filtered may go on to the end without filling its page.
  return isWhole && !(isCut && plan.Filter === undefined) ? [`all of ${table} by ${index}`, ...below] : below
}

/** What reads all before it hands on the first row. */
const GATHERING = /^(Sort|Aggregate|WindowAgg|Hash|Materialize|Group)$/

const passesOn = ({ 'Node Type': type }: PlanNode, isCut: boolean) =>
  type === 'Limit' || (isCut && !GATHERING.test(type))

/** `joined`: by what the node above joins its parts. */
function ownerlessIn(plan: PlanNode, tables: ReadonlySet<string>, joined = ''): string[] {
  const below = (plan.Plans ?? []).flatMap((part) => ownerlessIn(part, tables, plan['Join Filter'] ?? ''))
  const { 'Node Type': type, 'Relation Name': table } = plan
  if (table === undefined || !tables.has(table) || !type.endsWith('Scan')) return below
  const asked = [plan['Index Cond'], plan['Recheck Cond'], plan.Filter, joined].join(' ')
  return /\buser_id\b/.test(asked)
    ? below
    : [`${table} by ${plan['Index Cond'] ?? plan['Recheck Cond'] ?? 'nothing'}`, ...below]
}
