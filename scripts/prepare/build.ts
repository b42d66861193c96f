import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process/project.ts'
import { SetupError, say, seconds } from '../process/report.ts'
import { run } from '../process/run.ts'

/** Where the build is made, anew each time. */
export const OUTPUT = join(ROOT, 'build')
/** The server that the build makes. */
export const SERVER_ENTRY = join(OUTPUT, 'server', 'index.js')
/**
 * How the built server is run. Streams make much short-lived memory: a small young generation is collected before it grows, and halves
 * what 200 open streams add (bench/README.md).
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=4']

/** From what it was made. */
const STAMP = join(OUTPUT, '.pymentor-stamp')
const FOLDERS = ['src', 'content', 'public', 'emulators', 'scripts/bundle']
const FILES = ['*.config.ts', 'tsconfig*.json', 'package*.json']
/** A changed test doesn't change the product. */
const IS_TEST = /\.test\.tsx?$|^vitest\./

/** Builds the product unless the last build was made from these very sources. @throws {SetupError} when the build fails */
export async function ensureBuilt() {
  const isFresh = existsSync(SERVER_ENTRY) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(ROOT)
  if (!isFresh) await buildAfresh()
}

/** Builds the product from nothing. @throws {SetupError} when the build fails */
export async function buildAfresh() {
  // As they are before the build: an edit during it makes the build stale.
  const sources = fingerprint(ROOT)
  // First, so that what is left of a folder half deleted is never taken for a build.
  rmSync(STAMP, { force: true })
  rmSync(OUTPUT, { recursive: true, force: true })
  say('Building the product …')
  const startedAt = Date.now()
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run('react-router', ['build', '--logLevel=error'], { env })
  if (code !== 0 || !existsSync(SERVER_ENTRY)) throw new SetupError('The build failed: its output is above.')
  say(`Built in ${seconds(Date.now() - startedAt)}`)
  writeFileSync(STAMP, sources)
}

/** Changes when any source does, in name, place or content; times don't matter. */
export function fingerprint(root: string) {
  const hash = createHash('sha256')
  const within = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  for (const name of [...FOLDERS.flatMap(within), ...globSync(FILES, { cwd: root })].sort()) {
    if (IS_TEST.test(name) || !statSync(join(root, name)).isFile()) continue
    const content = readFileSync(join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
