import type { DatabaseConfig } from '~/config/config'
import type { Log } from '~/platform/log'
import type { Database } from './database'

export type OpenDatabase = {
  kind: 'pglite' | 'postgres'
  db: Database
  /** Resolves when the database answers. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** Opens and migrates the configured database. The engine that is not used is not loaded. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  if (config.kind === 'pglite') {
    const { openPglite } = await import('./pglite')
    return openPglite(config.folder)
  }
  const { openPostgres } = await import('./postgres')
  return openPostgres(config.url, (error) => log.warn('database_connection_lost', { error }))
}
