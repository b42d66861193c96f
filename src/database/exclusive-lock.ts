import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Takes a folder for this process alone and returns what gives it back. PGlite itself takes no lock, and two processes on one folder
 * lose rows silently. SQLite's exclusive transaction is an operating-system lock: it also ends with a killed process.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  const holder = join(folder, 'lock.pid')
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new FolderInUseError(
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
