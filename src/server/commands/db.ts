import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError, parseConfig } from '~/config/config'
import { dumpPglite, restorePglite } from '~/database/pglite/pglite'
import { runPostgresTool } from './postgres-tools'

const USAGE = 'npm run db:dump [-- FILE]   or   npm run db:restore -- FILE'

/** The operator's two commands: the whole database into a file, and back. With PostgreSQL they are its own tools'. */
export async function runDatabaseCommand([command, given]: string[]) {
  const { database, dataDir } = parseConfig(process.env)
  const extension = database.kind === 'pglite' ? 'tar.gz' : 'pgdump'
  const file = resolve(
    given ?? join(dataDir, 'backups', `${new Date().toISOString().replaceAll(':', '-')}.${extension}`),
  )
  // A dump holds everything: for this user's eyes only, whichever tool writes it.
  process.umask(0o077)
  if (command === 'dump') {
    if (database.kind === 'pglite' && !existsSync(database.folder))
      throw new ConfigError(`there is no database in ${dataDir} yet.`)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    if (database.kind === 'pglite') await dumpPglite(database.folder, file)
    else runPostgresTool('pg_dump', ['--format=custom', `--file=${file}`], database.directUrl)
    process.stdout.write(`Dumped to ${file}\n`)
  } else if (command === 'restore' && given !== undefined) {
    if (!existsSync(file)) throw new ConfigError(`${file} does not exist.`)
    if (database.kind === 'pglite') await restorePglite(database.folder, file)
    else {
      const args = ['--clean', '--if-exists', '--no-owner', '--single-transaction', file]
      runPostgresTool('pg_restore', args, database.directUrl)
    }
    process.stdout.write(`Restored from ${file}\n`)
  } else {
    throw new ConfigError(`usage: ${USAGE}`)
  }
}
