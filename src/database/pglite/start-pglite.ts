import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { escapeIdentifier, Pool } from 'pg'
import { DatabaseError } from '../database-error'
import type { Run } from '../migrate'
import { prepareStatements } from '../prepared-statements'
import type { Given, Order, Said } from './pglite-thread.mjs'
import { ThreadStream } from './thread-stream'

/** npm runs every command from the project's root. */
const THREAD = join(process.cwd(), 'src/database/pglite/pglite-thread.mjs')

type Options = {
  /** Without one the database is in memory. */
  folder?: string
  /** What `dump` has written, to begin with in an empty folder. */
  dump?: string
  /** The thread has ended by itself: nothing is answered any more. */
  onLost?: (error: DatabaseError) => void
}
export type Pglite = Awaited<ReturnType<typeof startPglite>>

/** Starts PGlite on a thread of its own, which the driver of PostgreSQL talks to. Rejects with PGlite's error. */
export async function startPglite({ folder, dump, onLost = () => {} }: Options = {}) {
  const given: Given = { folder: folder ?? null, dump: dump ?? null }
  // Nothing of our environment: there are secrets in it.
  const thread = new Worker(THREAD, { workerData: given, env: {}, name: 'pglite' })
  await once(thread, 'message')
  let lost: DatabaseError | undefined
  let isClosing = false
  const streams = new Set<ThreadStream>()
  thread.on('error', (cause) => {
    lost = new DatabaseError(`the embedded database has stopped (${cause.message}).`, { cause })
  })
  thread.on('exit', () => {
    if (isClosing) return
    lost ??= new DatabaseError('the embedded database has stopped.')
    for (const stream of streams) stream.destroy(lost)
    onLost(lost)
  })
  const pool = createPool(() => {
    const stream = new ThreadStream(thread)
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
    if (lost) stream.destroy(lost)
    return stream
  })
  return {
    pool,
    listen: createListening(pool),
    dump: (file: string) => dumpTo(file, thread, pool),
    async close() {
      await pool.end()
      if (lost) return
      isClosing = true
      order(thread, 'close')
      await once(thread, 'exit')
    },
  }
}

const order = (thread: Worker, what: Order) => thread.postMessage(what)

/** PGlite is one session, which one transaction or statement at a time has. */
function createPool(stream: () => ThreadStream): Pool {
  const asWhom = { user: 'postgres', database: 'postgres', ssl: false }
  const pool = new Pool({ ...asWhom, stream, max: 1, idleTimeoutMillis: 0 })
  // The pool's own would end the session with each statement that fails, and PGlite goes on with it in another.
  pool.query = (async (...asked: [string]) => {
    const client = await pool.connect()
    try {
      return await client.query(...asked)
    } finally {
      client.release()
    }
  }) as typeof pool.query
  pool.on('connect', (client) => {
    prepareStatements(client)
    // Whoever asks hears of it; without a listener it would end the process.
    client.on('error', () => {})
  })
  pool.on('error', () => {})
  return pool
}

/** Runs statements one after the other with nobody else's between them. */
export async function withSession<T>(pool: Pool, use: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await use((statement, values) => client.query(statement, values))
  } finally {
    client.release()
  }
}

/** Notifications of the one session that there is: none is ever missed. */
function createListening(pool: Pool) {
  const heard = new EventEmitter().setMaxListeners(0)
  pool.on('connect', (client) => client.on('notification', ({ channel, payload = '' }) => heard.emit(channel, payload)))
  /** Answers what ends it. */
  return async (channel: string, notification: (payload: string) => void) => {
    heard.on(channel, notification)
    await pool.query(`listen ${escapeIdentifier(channel)}`)
    return async () => {
      heard.off(channel, notification)
      if (heard.listenerCount(channel) === 0) await pool.query(`unlisten ${escapeIdentifier(channel)}`)
    }
  }
}

/** Between two transactions. Throws DatabaseError. */
async function dumpTo(file: string, thread: Worker, pool: Pool) {
  const client = await pool.connect()
  try {
    order(thread, { dumpTo: file })
    const [said]: Said[] = await once(thread, 'message')
    if (typeof said === 'object' && 'failed' in said) throw new DatabaseError(said.failed)
  } finally {
    client.release()
  }
}
