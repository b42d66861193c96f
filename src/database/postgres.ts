import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg'
import type { Database } from './database'
import { LastingPool } from './lasting-pool'
import { migrate, type OnBatch } from './migrate'
import { migrationState } from './migrations'
import { CONNECT_TIMEOUT_MESSAGE, CONNECT_TIMEOUT_MS } from './notification-connection'
import { Notifications } from './notifications'
import type { OpenDatabase } from './open-database'
import { prepareNothing, prepareStatements } from './prepared-statements'
import { createReading, onPrimary } from './reading'
import * as schema from './tables/schema'
import { traceQueries } from './traced-queries'

/** Any number that nothing else locks by: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 7_360_142
const LOCK_EVERY_MS = 200
const DEFAULT_POOL_SIZE = 10
const REPLICA_POOL_SIZE = 4
/** Together under the two seconds after which a request must have been answered. */
const WATCH_EVERY_MS = 300
const SILENT_AFTER_MS = 1_000
/** How long a statement may wait for its turn at a database that answers: many readers at once are no outage. */
const TURN_TIMEOUT_MS = 10_000
/** How often the listening connection is tried while nothing else goes on. */
const HEARTBEAT_MS = 5_000

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void)
type Options = {
  poolSize?: number
  /** Where PostgreSQL itself is, if a pooler in transaction mode is at the address. */
  directUrl?: string
  /** PgBouncer before 1.21 mixes up those of its clients. */
  preparesStatements?: boolean
  /** A hot standby, for what reads long. */
  replicaUrl?: string | null
  onError?: (error: unknown) => void
  onBatch?: OnBatch
  traced?: boolean
}

/** Connects to PostgreSQL (15 or later) and migrates it, under a lock that all instances share. */
export async function openPostgres(url: string, options: Options = {}): Promise<OpenDatabase> {
  const { poolSize = DEFAULT_POOL_SIZE, directUrl = url, preparesStatements = true } = options
  const { replicaUrl = null, onError = () => {}, onBatch = () => {}, traced = false } = options
  const isPooled = directUrl !== url
  const { pool, silence, answering } = createPool(url, { max: poolSize, isPooled, preparesStatements, onError, traced })
  const db = drizzle({ client: pool, schema })
  try {
    if ((await migrationState(db)) !== 'current') await migrateUnderLock(directUrl, onBatch)
  } catch (error) {
    await pool.end()
    throw error
  }
  const notifications = new Notifications({ url: directUrl, onLost: onError, onSilent: silence, onOpen: answering })
  const watching = watch(pool, notifications)
  const replica = replicaUrl === null ? null : openReplica(replicaUrl, { primary: db, onError, traced })
  return {
    kind: 'postgres',
    db,
    reading: replica?.reading ?? onPrimary(db),
    ping: async () => void (await pool.query('select 1')),
    listen: (channel, on) => notifications.listen(channel, on),
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      clearInterval(watching)
      await notifications.close()
      await Promise.all([pool.end(), replica?.close()])
    },
  }
}

/** A pool of its own, which nothing waits for at the start: while the replica is away, the primary is read. */
function openReplica(url: string, options: { primary: Database; onError: (error: unknown) => void; traced: boolean }) {
  const { primary, onError, traced } = options
  const pooled = { max: REPLICA_POOL_SIZE, isPooled: false, preparesStatements: true }
  const { pool } = createPool(url, { ...pooled, onError, traced })
  const connections = () => ({
    areTaken: pool.idleCount === 0 && pool.totalCount >= REPLICA_POOL_SIZE,
    areWaitedFor: pool.waitingCount > 0,
  })
  const reading = createReading({ primary, replica: drizzle({ client: pool, schema }), connections, onAway: onError })
  return { reading, close: () => pool.end() }
}

/** Told to PostgreSQL as a connection begins. A pooler refuses to pass it on: there its own settings say it. */
const SERVER_TIMEOUTS = {
  statement_timeout: 15_000,
  // What a vanished instance had locked is free again after this.
  idle_in_transaction_session_timeout: 15_000,
}

type PoolOptions = {
  max: number
  isPooled: boolean
  preparesStatements: boolean
  onError: (error: unknown) => void
  traced: boolean
}

function createPool(url: string, { max, isPooled, preparesStatements, onError, traced }: PoolOptions) {
  let isSilent = false
  /** The pool's own limit is for the turn and for the connection alike; the connection has to be made sooner. */
  class PromptClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    }
    override connect(): Promise<Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): unknown {
      if (callback === undefined) return super.connect()
      if (!isSilent) return super.connect(callback)
      // What waits in the line is refused at once, and not ten connections after ten.
      process.nextTick(callback, new Error(CONNECT_TIMEOUT_MESSAGE))
    }
  }
  const pool = new LastingPool({
    Client: PromptClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: TURN_TIMEOUT_MS,
    ...(isPooled ? {} : SERVER_TIMEOUTS),
    query_timeout: 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'pymentor',
  })
  const clients = new Set<PoolClient>()
  pool.on('connect', (client) => {
    clients.add(client)
    if (preparesStatements) prepareStatements(client)
    else prepareNothing(client)
    if (traced) traceQueries(client)
    // The pool listens while a connection is idle. One that breaks inside a transaction would end the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => clients.delete(client))
  // Without a listener, an idle connection that breaks ends the process.
  pool.on('error', onError)
  return {
    pool,
    /** Fails every statement under way or waiting, so that its caller need not wait for a server that says nothing. */
    silence: () => {
      isSilent = true
      for (const client of clients) client.connection.stream.destroy()
    },
    answering: () => {
      isSilent = false
    },
  }
}

/** A server that went silent (a lost network, a stopped machine) breaks no connection; asking it on the side shows it. */
function watch(pool: Pool, notifications: Notifications) {
  let isAsking = false
  let askedAt = Date.now()
  const ask = async () => {
    const isIdle = pool.totalCount === pool.idleCount && Date.now() - askedAt < HEARTBEAT_MS
    if (isAsking || isIdle) return
    isAsking = true
    askedAt = Date.now()
    await notifications.probe(SILENT_AFTER_MS)
    isAsking = false
  }
  return setInterval(ask, WATCH_EVERY_MS).unref()
}

/** On a connection of its own: waiting for another instance, or a long migration, may take any time. */
async function migrateUnderLock(url: string, onBatch: OnBatch) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // The statement under way rejects as well.
  client.on('error', () => {})
  await client.connect()
  try {
    // Asked for again and again: who waits inside a statement is waited for by an index that is made concurrently.
    while (!(await client.query('select pg_try_advisory_lock($1) as held', [MIGRATION_LOCK])).rows[0]?.held)
      await pause(LOCK_EVERY_MS)
    await migrate((statement, values) => client.query(statement, values), { isShared: true, onBatch })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
