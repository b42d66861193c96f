import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database'
import { DatabaseError } from './database-error'
import { askForDump, serveDumps } from './dump-socket'
import { FolderInUse, lockFolder } from './exclusive-lock'
import { migrate } from './migrate'
import { migrationState } from './migrations'
import type { OpenDatabase } from './open-database'
import { onPrimary } from './reading'
import * as schema from './tables/schema'

/** Dumps made on our own account; only these make room for newer ones. */
const AUTOMATIC = 'before-'
const KEPT_DUMPS = 5

type OnError = (error: unknown) => void

/** A PGlite with the extensions that the migrations ask for; without `dataDir` in memory. */
export const createPglite = (options: PGliteOptions = {}) =>
  PGlite.create({ ...options, extensions: { pg_trgm, unaccent } })

export const migratePglite = (client: PGlite, folder?: string) =>
  migrate((statement, values) => client.query(statement, values), { isShared: false, ...(folder && { folder }) })

/** Opens the database in `folder` for this process alone, dumps it before a migration, and migrates it. Throws DatabaseError. */
export async function openPglite(folder: string, onError: OnError = () => {}): Promise<OpenDatabase> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dirname(folder))
  try {
    undoBrokenRestore(folder)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const client = await createPglite({ dataDir: folder })
    const db = drizzle({ client, schema })
    const state = await migrationState(asDatabase(db))
    if (state !== 'current') {
      if (state === 'behind') await keepDump(client, join(dirname(folder), 'backups'))
      await migratePglite(client)
    }
    const endDumps = await serveDumps(dirname(folder), (file) => writeDump(client, file), onError)
    return {
      kind: 'pglite',
      db: asDatabase(db),
      reading: onPrimary(asDatabase(db)),
      ping: async () => void (await client.query('select 1')),
      listen: (channel, { notification }) => listenOn(client, channel, notification, onError),
      poolState: () => null,
      close: async () => {
        endDumps()
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Notifications of the one process that there is: none is ever missed. Answers what ends it. */
export async function listenOn(
  client: PGlite,
  channel: string,
  notification: (payload: string) => void,
  onError: OnError,
) {
  const unlisten = await client.listen(channel, (payload) => {
    try {
      notification(payload)
    } catch (error) {
      onError(error)
    }
  })
  return () => unlisten()
}

/** Writes the whole database to a gzipped tar `file`, by the process that has it open, if one has. Throws DatabaseError. */
export async function dumpPglite(folder: string, file: string): Promise<void> {
  const unlock = lockUnlessInUse(dirname(folder))
  if (unlock === null) return askForDump(dirname(folder), file)
  try {
    undoBrokenRestore(folder)
    const client = await createPglite({ dataDir: folder })
    await writeDump(client, file)
    await client.close()
  } finally {
    unlock()
  }
}

function lockUnlessInUse(folder: string) {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) return null
    throw error
  }
}

const replacedIn = (folder: string) => `${folder}.replaced`

/** A restore that a crash has ended between its last two steps has left the old database under another name. */
function undoBrokenRestore(folder: string) {
  if (existsSync(replacedIn(folder)) && !existsSync(folder)) renameSync(replacedIn(folder), folder)
  rmSync(replacedIn(folder), { recursive: true, force: true })
}

/**
 * Replaces the database in `folder` by the dump in `file`, once that has proved whole; what was there is dumped beside the other
 * backups first. Throws DatabaseError.
 */
export async function restorePglite(folder: string, file: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dirname(folder))
  const fresh = `${folder}.restoring`
  try {
    undoBrokenRestore(folder)
    rmSync(fresh, { recursive: true, force: true })
    await unpackDump(file, fresh)
    if (existsSync(folder)) {
      const current = await createPglite({ dataDir: folder })
      await keepDump(current, join(dirname(folder), 'backups'))
      await current.close()
      renameSync(folder, replacedIn(folder))
    }
    renameSync(fresh, folder)
    rmSync(replacedIn(folder), { recursive: true, force: true })
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    unlock()
  }
}

async function unpackDump(file: string, folder: string) {
  try {
    const tar = gunzipSync(readFileSync(file))
    const client = await createPglite({ dataDir: folder, loadDataDir: new Blob([new Uint8Array(tar)]) })
    await client.query('select count(*) from users')
    await client.close()
  } catch (cause) {
    throw new DatabaseError(`${file} is no dump of this product's database.`, { cause })
  }
}

async function keepDump(client: PGlite, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await writeDump(client, join(folder, `${AUTOMATIC}${new Date().toISOString().replaceAll(':', '-')}.tar.gz`))
  const automatic = readdirSync(folder).filter((name) => name.startsWith(AUTOMATIC))
  const older = automatic.sort().slice(0, -KEPT_DUMPS)
  for (const name of older) rmSync(join(folder, name))
}

async function writeDump(client: PGlite, file: string) {
  const dump = await client.dumpDataDir('gzip')
  // Under its name once it is whole.
  writeFileSync(`${file}.part`, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** PGlite's driver differs from PostgreSQL's in the type of its raw results only, and both of those carry `rows`. */
const asDatabase = (db: unknown) => db as Database
