import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from '../database-error'

/** Another process has the folder. */
export class FolderInUse extends DatabaseError {}

/**
 * Takes a folder for this process alone and returns what gives it back. Throws DatabaseError while another has it. PGlite itself takes no lock, and two processes on one folder
 * lose rows silently. SQLite's exclusive transaction is an operating-system lock: it also ends with a killed process.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  const holder = join(folder, 'lock.pid')
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new FolderInUse(
      `the database in ${folder} is in use by another process (pid ${readPid(holder)}). Stop that one first, or choose another DATA_DIR.`,
      { cause: error },
    )
  }
  writeFileSync(holder, String(process.pid))
  return () => lock.close()
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
