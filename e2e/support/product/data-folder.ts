import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../../test-results/', import.meta.url))
const PREFIX = 'first-data-'

/**
 * Makes what the first start of this build of the server leaves behind: database and demo accounts. That takes five times as long as
 * copying it, so `fill` (which starts and stops the server there) runs once a build, before any journey.
 */
export async function ensureFirstData(
  makers: readonly string[],
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const cached = cacheOf(makers)
  if (existsSync(cached)) return
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) if (name.startsWith(PREFIX)) rmSync(join(CACHE, name), { recursive: true })
  // Whole or not there: what is interrupted leaves only the other folder.
  const unfinished = `${cached}-unfinished`
  mkdirSync(unfinished)
  await fill(unfinished)
  renameSync(unfinished, cached)
}

/** A folder of one's own with what a first start leaves behind. */
export function newDataFolder(makers: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'pymentor-e2e-'))
  cpSync(cacheOf(makers), copy, { recursive: true })
  return copy
}

/** Named by the files that have made it. */
function cacheOf(makers: readonly string[]): string {
  const made = createHash('sha256')
  for (const file of makers) made.update(readFileSync(file))
  return join(CACHE, PREFIX + made.digest('hex').slice(0, 16))
}
