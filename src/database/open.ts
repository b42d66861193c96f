import type { DatabaseConfig } from '~/config/config'
import type { Log } from '~/platform/log'
import type { OpenDatabase } from './open-database'

/** Opens and migrates the configured database. The engine that is not used is not loaded. `traced`: PostgreSQL's statements are spans. */
export async function openDatabase(config: DatabaseConfig, log: Log, { traced = false } = {}): Promise<OpenDatabase> {
  if (config.kind === 'pglite') {
    const { openPglite } = await import('./pglite/pglite')
    const onError = (error: unknown) => log.error('notification_failed', { error })
    return openPglite(config.folder, { onError, onLost: endProcess })
  }
  const { openPostgres } = await import('./postgres')
  const onError = (error: unknown) => log.warn('database_connection_lost', { error })
  const onBatch = (rows: number) => log.info('migrating_rows', { rows })
  return openPostgres(config.url, { ...config, onError, onBatch, traced })
}

/** As what nobody catches: the process says so, ends as failed, and is started anew by whoever runs it. */
function endProcess(error: Error): never {
  throw error
}
