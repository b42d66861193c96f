import { escapeIdentifier } from 'pg'
import { createConnection, isConnectTimeout, type NotificationConnection } from './notification-connection'
import type { NotificationListener } from './open-database'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 2_000

type Options = {
  url: string
  /** The connection broke, or could not be made; it is tried again for ever. */
  onLost: (error: unknown) => void
  /** The database takes connections or questions and says nothing. */
  onSilent: () => void
  /** The connection is made, the first time or again. */
  onOpen: () => void
}

/**
 * One connection of its own for the notifications of all channels, made when first needed and remade whenever it breaks. Nothing here
 * throws in the background: what may have been missed is told as a gap.
 */
export function createNotifications({ url, onLost, onSilent, onOpen }: Options) {
  const channels = new Map<string, Set<NotificationListener>>()
  let current: NotificationConnection | null = null
  let opening: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let hasMissed = false
  let isClosed = false

  function lose(connection: NotificationConnection | null, error: unknown) {
    if (isClosed || connection !== current) return
    current?.destroy()
    current = null
    hasMissed = true
    onLost(error)
    retry = setTimeout(open, Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS)).unref()
  }

  function deliver(listener: NotificationListener, what: (listener: NotificationListener) => void) {
    try {
      what(listener)
    } catch (error) {
      onLost(error)
    }
  }

  async function connect() {
    const connection = createConnection(url, (channel, payload) => {
      for (const listener of channels.get(channel) ?? []) deliver(listener, (to) => to.notification(payload))
    })
    try {
      await connection.open((error) => lose(connection, error))
      // A channel that is added meanwhile is met by this same loop.
      for (const channel of channels.keys()) await connection.run(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      connection.destroy()
      if (isConnectTimeout(error)) onSilent()
      return lose(null, error)
    }
    if (isClosed) return connection.destroy()
    current = connection
    failures = 0
    onOpen()
    if (!hasMissed) return
    hasMissed = false
    for (const listeners of channels.values()) for (const listener of listeners) deliver(listener, (to) => to.gap())
  }

  function open(): Promise<void> {
    opening ??= connect().finally(() => {
      opening = null
    })
    return opening
  }

  /** Runs on the open connection; a failure there is mended by a new connection, which listens anew. */
  async function tell(statement: string) {
    const connection = current
    if (connection === null) return
    await connection.run(statement).catch((error: unknown) => lose(connection, error))
  }

  return {
    /** Resolves once notifications arrive, or once the database has proved away: then a gap is told when it is back. */
    async listen(channel: string, on: NotificationListener): Promise<() => Promise<void>> {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(on))
      if (current === null && !hasMissed) await open()
      else await tell(`listen ${escapeIdentifier(channel)}`)
      return async () => {
        if (!listeners.delete(on) || listeners.size > 0) return
        channels.delete(channel)
        await tell(`unlisten ${escapeIdentifier(channel)}`)
      }
    },

    /** Asks whether the database answers within `timeoutMs`; silence ends this connection and is told. */
    async probe(timeoutMs: number): Promise<void> {
      const connection = current
      if (connection === null) return hasMissed ? undefined : open()
      const answer = await connection.ask(timeoutMs)
      if (answer === 'answered' || connection !== current) return
      if (answer === 'late') onSilent()
      const why = answer === 'late' ? `the database did not answer within ${timeoutMs} ms` : 'the connection has ended'
      lose(connection, new Error(why))
    },

    async close() {
      isClosed = true
      clearTimeout(retry)
      current?.destroy()
      await opening
    },
  }
}
