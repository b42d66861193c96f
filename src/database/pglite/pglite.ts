import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError } from '../database-error'
import { migrate } from '../migrate'
import { migrationState } from '../migrations'
import type { OpenDatabase } from '../open-database'
import { onPrimary } from '../reading'
import * as schema from '../tables/schema'
import { askForDump, serveDumps } from './dump-socket'
import { FolderInUse, lockFolder } from './exclusive-lock'
import { type Pglite, startPglite, withSession } from './start-pglite'

/** Dumps made on our own account; only these make room for newer ones. */
const AUTOMATIC = 'before-'
const KEPT_DUMPS = 5

type Options = {
  /** Of what a listener throws, and of what dumps run into. */
  onError?: (error: unknown) => void
  /** The database has stopped by itself. */
  onLost?: (error: DatabaseError) => void
}

/** Opens the database in `folder` for this process alone, dumps it before a migration, and migrates it. Throws DatabaseError. */
export async function openPglite(folder: string, { onError = () => {}, onLost }: Options = {}): Promise<OpenDatabase> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dirname(folder))
  try {
    undoBrokenRestore(folder)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const pglite = await startPglite({ folder, ...(onLost && { onLost }) })
    await bringUpToDate(pglite, join(dirname(folder), 'backups')).catch(async (error) => {
      await pglite.close()
      throw error
    })
    const database = openedOn(pglite, onError)
    const endDumps = await serveDumps(dirname(folder), pglite.dump, onError)
    return {
      ...database,
      async close() {
        endDumps()
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function bringUpToDate(pglite: Pglite, backups: string) {
  const state = await migrationState(drizzle({ client: pglite.pool, schema }))
  if (state === 'current') return
  if (state === 'behind') await keepDump(pglite, backups)
  await migratePglite(pglite)
}

export const migratePglite = ({ pool }: Pglite, folder?: string) =>
  withSession(pool, (run) => migrate(run, { isShared: false, ...(folder && { folder }) }))

/** What the product asks, of a PGlite that is migrated. */
export function openedOn(pglite: Pglite, onError: (error: unknown) => void = () => {}): OpenDatabase {
  const db = drizzle({ client: pglite.pool, schema })
  return {
    kind: 'pglite',
    db,
    reading: onPrimary(db),
    ping: async () => void (await pglite.pool.query('select 1')),
    listen: (channel, { notification }) =>
      pglite.listen(channel, (payload) => {
        try {
          notification(payload)
        } catch (error) {
          onError(error)
        }
      }),
    poolState: () => null,
    close: pglite.close,
  }
}

/** Writes the whole database to a gzipped tar `file`, by the process that has it open, if one has. Throws DatabaseError. */
export async function dumpPglite(folder: string, file: string): Promise<void> {
  const unlock = lockUnlessInUse(dirname(folder))
  if (unlock === null) return askForDump(dirname(folder), file)
  try {
    undoBrokenRestore(folder)
    await withPglite({ folder }, (pglite) => pglite.dump(file))
  } finally {
    unlock()
  }
}

async function withPglite(given: { folder: string; dump?: string }, use: (pglite: Pglite) => Promise<unknown>) {
  const pglite = await startPglite(given)
  try {
    await use(pglite)
  } finally {
    await pglite.close()
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
      await withPglite({ folder }, (current) => keepDump(current, join(dirname(folder), 'backups')))
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
    await withPglite({ folder, dump: file }, ({ pool }) => pool.query('select count(*) from users'))
  } catch (cause) {
    throw new DatabaseError(`${file} is no dump of this product's database.`, { cause })
  }
}

async function keepDump(pglite: Pglite, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await pglite.dump(join(folder, `${AUTOMATIC}${new Date().toISOString().replaceAll(':', '-')}.tar.gz`))
  const automatic = readdirSync(folder).filter((name) => name.startsWith(AUTOMATIC))
  const older = automatic.sort().slice(0, -KEPT_DUMPS)
  for (const name of older) rmSync(join(folder, name))
}
