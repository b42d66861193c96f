import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { MIGRATIONS_FOLDER, migrationState } from './migrations'
import type { OpenDatabase } from './open'
import * as schema from './schema'

/** Any number that nothing else locks by: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 7_360_142
/** A database that is away is said to be so within two seconds. */
const CONNECT_TIMEOUT_MS = 1_500

/** Connects to PostgreSQL (15 or later) and migrates it, under a lock that all instances share. */
export async function openPostgres(url: string, onError: (error: Error) => void = () => {}): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: 15_000,
    // The server's own limit does not help when the network has gone silent.
    query_timeout: 20_000,
    keepAlive: true,
  })
  // Without a listener, an idle connection that breaks ends the process.
  pool.on('error', onError)
  const db = drizzle({ client: pool, schema })
  try {
    if ((await migrationState(db)) !== 'current') await migrateUnderLock(url)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres',
    db,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

/** On a connection of its own: waiting for another instance, or a long migration, may take any time. */
async function migrateUnderLock(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
