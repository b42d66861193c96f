import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { Client } from 'pg'

/** A database that is away is said to be so within two seconds. */
export const CONNECT_TIMEOUT_MS = 1_500

export type NotificationConnection = ReturnType<typeof createConnection>

/** One connection that runs its statements one after the other. `open` may be called once. */
export function createConnection(url: string, onNotification: (channel: string, payload: string) => void) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'pymentor notifications',
  })
  client.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload))
  let last: Promise<unknown> = Promise.resolve()
  const run = async (statement: string) => {
    const done = last.then(() => client.query(statement))
    last = done.catch(() => {})
    await done
  }
  return {
    /** Rejects with why there is no connection. `onBroken` is called, perhaps more than once, when it ends later. */
    async open(onBroken: (error: unknown) => void) {
      client.on('error', onBroken)
      client.on('end', () => onBroken(new Error('the connection has ended')))
      await client.connect()
    },
    run,
    /** What becomes of a question: a connection that breaks says nothing of the server. */
    async ask(timeoutMs: number): Promise<'answered' | 'broken' | 'late'> {
      const answer = run('select 1').then(
        () => 'answered' as const,
        () => 'broken' as const,
      )
      const inTime = await Promise.race([answer, delay(timeoutMs, 'late' as const, { ref: false })])
      if (inTime !== 'late') return inTime
      // A process that stood still itself finds the timer due before it has read an answer that came long ago.
      await setImmediate()
      return Promise.race([answer, Promise.resolve(inTime)])
    },
    /** Without a goodbye: a silent server would never answer it. */
    destroy: () => void client.connection.stream.destroy(),
  }
}

/** In the driver's words. */
export const CONNECT_TIMEOUT_MESSAGE = 'timeout expired'

export const isConnectTimeout = (error: unknown) => error instanceof Error && error.message === CONNECT_TIMEOUT_MESSAGE
