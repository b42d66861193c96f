import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database'
import { lockFolder } from './exclusive-lock'
import { hasPendingMigrations, MIGRATIONS_FOLDER } from './migrations'
import type { OpenDatabase } from './open'
import * as schema from './schema'

const KEPT_DUMPS = 5

/** Opens the database in `folder` for this process alone, dumps it before a migration, and migrates it. Throws FolderInUseError. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dirname(folder))
  try {
    const client = await PGlite.create(folder)
    const db = drizzle({ client, schema })
    if (await hasPendingMigrations(asDatabase(db))) {
      await keepDump(client, join(dirname(folder), 'backups'))
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
    }
    return {
      kind: 'pglite',
      db: asDatabase(db),
      ping: async () => void (await client.query('select 1')),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Writes the whole database to a gzipped tar `file`. */
export async function dumpPglite(folder: string, file: string): Promise<void> {
  const unlock = lockFolder(dirname(folder))
  const client = await PGlite.create(folder)
  await writeDump(client, file)
  await client.close()
  unlock()
}

/** Replaces the database in `folder` by the dump in `file`; what was there is dumped first, beside the other backups. */
export async function restorePglite(folder: string, file: string): Promise<void> {
  const dump = new Blob([new Uint8Array(readFileSync(file))])
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dirname(folder))
  if (existsSync(folder)) {
    const current = await PGlite.create(folder)
    await keepDump(current, join(dirname(folder), 'backups'))
    await current.close()
    rmSync(folder, { recursive: true })
  }
  const client = await PGlite.create({ dataDir: folder, loadDataDir: dump })
  await client.query('select 1')
  await client.close()
  unlock()
}

async function keepDump(client: PGlite, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await writeDump(client, join(folder, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`))
  const older = readdirSync(folder).sort().slice(0, -KEPT_DUMPS)
  for (const name of older) rmSync(join(folder, name))
}

async function writeDump(client: PGlite, file: string) {
  const dump = await client.dumpDataDir('gzip')
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600 })
}

/** PGlite's driver differs from PostgreSQL's in the type of its raw results only, and both of those carry `rows`. */
const asDatabase = (db: unknown) => db as Database
