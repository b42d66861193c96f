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
export class Notifications {
  private readonly channels = new Map<string, Set<NotificationListener>>()
  private current: NotificationConnection | null = null
  private opening: Promise<void> | null = null
  private retry: NodeJS.Timeout | undefined
  private failures = 0
  private hasMissed = false
  private isClosed = false

  constructor(private readonly options: Options) {}

  /** Resolves once notifications arrive, or once the database has proved away: then a gap is told when it is back. */
  async listen(channel: string, on: NotificationListener): Promise<() => Promise<void>> {
    const listeners = this.channels.get(channel) ?? new Set()
    this.channels.set(channel, listeners.add(on))
    if (this.current === null && !this.hasMissed) await this.open()
    else await this.tell(`listen ${escapeIdentifier(channel)}`)
    return async () => {
      if (!listeners.delete(on) || listeners.size > 0) return
      this.channels.delete(channel)
      await this.tell(`unlisten ${escapeIdentifier(channel)}`)
    }
  }

  /** Asks whether the database answers within `timeoutMs`; silence ends this connection and is told. */
  async probe(timeoutMs: number): Promise<void> {
    const connection = this.current
    if (connection === null) return this.hasMissed ? undefined : this.open()
    const answer = await connection.ask(timeoutMs)
    if (answer === 'answered' || connection !== this.current) return
    if (answer === 'late') this.options.onSilent()
    const why = answer === 'late' ? `the database did not answer within ${timeoutMs} ms` : 'the connection has ended'
    this.lose(connection, new Error(why))
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.retry)
    this.current?.destroy()
    await this.opening
  }

  private open(): Promise<void> {
    this.opening ??= this.connect().finally(() => {
      this.opening = null
    })
    return this.opening
  }

  private async connect() {
    const connection = createConnection(this.options.url, (channel, payload) => {
      for (const listener of this.channels.get(channel) ?? []) this.deliver(listener, (to) => to.notification(payload))
    })
    try {
      await connection.open((error) => this.lose(connection, error))
      // A channel that is added meanwhile is met by this same loop.
      for (const channel of this.channels.keys()) await connection.run(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      connection.destroy()
      if (isConnectTimeout(error)) this.options.onSilent()
      return this.lose(null, error)
    }
    if (this.isClosed) return connection.destroy()
    this.current = connection
    this.failures = 0
    this.options.onOpen()
    if (!this.hasMissed) return
    this.hasMissed = false
    for (const listeners of this.channels.values())
      for (const listener of listeners) this.deliver(listener, (to) => to.gap())
  }

  private lose(connection: NotificationConnection | null, error: unknown) {
    if (this.isClosed || connection !== this.current) return
    this.current?.destroy()
    this.current = null
    this.hasMissed = true
    this.options.onLost(error)
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, LONGEST_RETRY_MS)
    this.retry = setTimeout(() => this.open(), delay).unref()
  }

  private deliver(listener: NotificationListener, what: (listener: NotificationListener) => void) {
    try {
      what(listener)
    } catch (error) {
      this.options.onLost(error)
    }
  }

  /** Runs on the open connection; a failure there is mended by a new connection, which listens anew. */
  private async tell(statement: string) {
    const connection = this.current
    if (connection === null) return
    await connection.run(statement).catch((error: unknown) => this.lose(connection, error))
  }
}
