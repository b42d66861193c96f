import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packageBin, projectEnv, projectNode, ROOT } from '../process/project.mjs'
import { step } from '../process/report.mjs'
import { runLogged } from '../process/run-child.mjs'
import { SetupError } from '../process/setup-error.mjs'
import { fingerprint } from './fingerprint.mjs'
import { stampAt } from './stamp.mjs'

const BUILD_TIMEOUT_MS = 10 * 60_000
/** Where the build is made, anew each time. */
export const OUTPUT = join(ROOT, 'build')
const STAMP = stampAt(join(OUTPUT, '.pymentor-stamp'))

/**
 * How the built server is run with the project's own Node. Streams make much short-lived memory: a small young generation is collected
 * before it grows, and halves what 200 open streams add (bench/README.md).
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=4']

/** The server that the build makes. */
export const SERVER_ENTRY = join(OUTPUT, 'server', 'index.js')

/**
 * Builds the product unless the last build was made from these very sources.
 * @throws {SetupError} when the build fails; its log is named
 */
export async function ensureBuilt() {
  if (!STAMP.matches(sourcesFingerprint()) || !existsSync(SERVER_ENTRY)) await buildAfresh()
}

/**
 * Builds the product from nothing.
 * @throws {SetupError} when the build fails; its log is named
 */
export async function buildAfresh() {
  // As they are before the build: an edit during it makes the build stale.
  const sources = sourcesFingerprint()
  STAMP.clear()
  rmSync(OUTPUT, { recursive: true, force: true })
  const args = [packageBin('@react-router/dev', 'react-router'), 'build']
  const command = { command: projectNode(), args, env: projectEnv({ NODE_ENV: 'production' }) }
  await step('Building the product', () => runLogged({ ...command, log: 'build', timeoutMs: BUILD_TIMEOUT_MS }))
  if (!existsSync(SERVER_ENTRY)) throw new SetupError(`The build ended without making ${SERVER_ENTRY}.`)
  STAMP.write(sources)
}

function sourcesFingerprint() {
  const configs = readdirSync(ROOT).filter((name) => /\.config\.ts$|^tsconfig.*\.json$/.test(name))
  const folders = ['src', 'content', 'public', 'emulators', 'scripts/bundle']
  return fingerprint(ROOT, [...folders, ...configs, 'package.json', 'package-lock.json'], isSource)
}

/** A changed test doesn't change the product. @param {string} path */
export function isSource(path) {
  return !/\.test\.tsx?$|(^|\/)vitest\.[^/]*config\.ts$/.test(path)
}
