import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process/project.mjs'
import { SetupError, step } from '../process/report.mjs'
import { runQuietly } from '../process/run.mjs'

const TIMEOUT_MS = 10 * 60_000
/** Where the build is made, anew each time. */
export const OUTPUT = join(ROOT, 'build')
/** From what it was made. */
const STAMP = join(OUTPUT, '.pymentor-stamp')
const FOLDERS = ['src', 'content', 'public', 'emulators', 'scripts/bundle']
const FILES = ['*.config.ts', 'tsconfig*.json', 'package*.json']
/** A changed test doesn't change the product. */
const IS_TEST = /\.test\.tsx?$|^vitest\./

/**
 * How the built server is run. Streams make much short-lived memory: a small young generation is collected before it grows, and halves
 * what 200 open streams add (bench/README.md).
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=4']

/** The server that the build makes. */
export const SERVER_ENTRY = join(OUTPUT, 'server', 'index.js')

/** Builds the product unless the last build was made from these very sources. @throws {SetupError} when the build fails; its log is named */
export async function ensureBuilt() {
  const isFresh = existsSync(SERVER_ENTRY) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(ROOT)
  if (!isFresh) await buildAfresh()
}

/** Builds the product from nothing. @throws {SetupError} when the build fails; its log is named */
export async function buildAfresh() {
  // As they are before the build: an edit during it makes the build stale.
  const sources = fingerprint(ROOT)
  // First, so that what is left of a folder half deleted is never taken for a build.
  rmSync(STAMP, { force: true })
  rmSync(OUTPUT, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  await step('Building the product', () =>
    runQuietly('react-router', ['build'], { env, log: 'build', timeoutMs: TIMEOUT_MS }),
  )
  if (!existsSync(SERVER_ENTRY)) throw new SetupError(`The build ended without making ${SERVER_ENTRY}.`)
  writeFileSync(STAMP, sources)
}

/** Changes when any source does, in name, place or content; times don't matter. */
export function fingerprint(root: string) {
  const hash = createHash('sha256')
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const name of [...inFolders, ...globSync(FILES, { cwd: root })].sort()) {
    const path = join(root, name)
    if (IS_TEST.test(name) || !statSync(path).isFile()) continue
    const content = readFileSync(path)
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
