import type { Database } from './database'
import type { Reading } from './reading'

/** `gap`: notifications may have been missed; look at the tables. Neither may throw for the other listeners' sake. */
export type NotificationListener = { notification: (payload: string) => void; gap: () => void }
/** Connections in use and free, and how many statements wait for one. */
export type PoolState = { total: number; idle: number; waiting: number }

export type OpenDatabase = {
  kind: 'pglite' | 'postgres'
  db: Database
  /** For what reads long: on a replica, where there is one. */
  reading: Reading
  /** Resolves when the database answers. */
  ping: () => Promise<void>
  /**
   * Calls `on.notification` with the payload of each `select pg_notify(channel, payload)` that any instance commits, once this resolves; or,
   * when the database is away at that moment, after a `gap`. Never rejects. Answers what ends it. `channel`: a lower-case name.
   */
  listen: (channel: string, on: NotificationListener) => Promise<() => Promise<void>>
  /** Null with PGlite, which is one session. */
  poolState: () => PoolState | null
  close: () => Promise<void>
}
