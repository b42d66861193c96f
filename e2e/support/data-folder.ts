import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SHELF = fileURLToPath(new URL('../../test-results/', import.meta.url))

/**
 * A folder with what the first start of this build of the server leaves in it: database and demo accounts. Making that
 * takes five times as long as copying it, so `fill` (which starts and stops the server there) runs once a build.
 */
export async function newDataFolder(server: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const build = createHash('sha256').update(readFileSync(server)).digest('hex').slice(0, 16)
  const kept = join(SHELF, `first-data-${build}`)
  if (!existsSync(kept)) {
    const made = temporaryFolder()
    await fill(made)
    keep(made, kept)
  }
  const copy = temporaryFolder()
  cpSync(kept, copy, { recursive: true })
  return copy
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'pymentor-e2e-'))

/** Puts a folder on the shelf in one step, in place of those of older builds. */
function keep(made: string, kept: string) {
  mkdirSync(SHELF, { recursive: true })
  const others = readdirSync(SHELF).filter((name) => name.startsWith('first-data-') && !name.startsWith(basename(kept)))
  for (const name of others) rmSync(join(SHELF, name), { recursive: true })
  const arriving = `${kept}-${process.pid}`
  cpSync(made, arriving, { recursive: true })
  rmSync(made, { recursive: true })
  // Another file of journeys may have been as quick.
  if (existsSync(kept)) rmSync(arriving, { recursive: true })
  else renameSync(arriving, kept)
}
