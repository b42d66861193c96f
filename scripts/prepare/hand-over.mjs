// The one step that must work with any Node and without packages: installs what package-lock.json names, the project's own Node among it, and
// has that run scripts/commands.ts. An old Node gets a sentence instead of a stack trace: nothing here imports what Node 16 does not have.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithParent } from '../process/interrupts.mjs'
import { MODULES, ROOT } from '../process/project.mjs'
import { complain, SetupError, step } from '../process/report.mjs'
import { run, runQuietly } from '../process/run.mjs'

const OLDEST_NODE = { major: 20, minor: 11 }
const TIMEOUT_MS = 15 * 60_000
const NODE = join(MODULES, '.bin', 'node')
const STAMP = join(MODULES, '.pymentor-stamp')

/** @param {string[]} args the command's name, and what it is given */
export async function handOver(args) {
  if (process.env.npm_lifecycle_event) endWithParent()
  try {
    refuseOldNode()
    await ensureInstalled()
    const commands = join(ROOT, 'scripts', 'commands.ts')
    process.exitCode = await run('node', [commands, ...args], { cwd: process.cwd(), endsInOrder: true })
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}

function refuseOldNode() {
  const { node } = process.versions
  if (isSupported(node)) return
  const wanted = `Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer`
  throw new SetupError(
    `PyMentor needs ${wanted}; this is Node ${node}. Install a newer one from https://nodejs.org and run the same command again.`,
  )
}

/** @param {string} version such as '20.11.0' */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)
}

/** Does nothing when it did so for this lockfile before. */
async function ensureInstalled() {
  const lockfile = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  const wanted = `${process.platform}-${process.arch} ${lockfile.digest('hex')}`
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  await step('Installing packages', install)
  writeFileSync(STAMP, wanted)
}

/** Not `npm ci`, which begins by deleting what a developer's own npm has just installed. */
async function install() {
  // The build needs the development packages too, even where NODE_ENV=production leaves them out.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
  await runQuietly('npm', args, { log: 'npm-install', timeoutMs: TIMEOUT_MS })
  if (versionOfProjectNode() === process.version) return
  // Native code that asks for a newer Node than ours is optional: npm has left it out without a word. Now it runs in the project's own.
  await runQuietly('npm', args, { log: 'npm-install-again', timeoutMs: TIMEOUT_MS })
}

function versionOfProjectNode() {
  try {
    return execFileSync(NODE, ['--version'], { timeout: 20_000, encoding: 'utf8' }).trim()
  } catch {
    throw new SetupError(`The packages are installed, but the project's own Node does not run: ${NODE}
  Is npm told to ignore install scripts? Try: npm ci --ignore-scripts=false`)
  }
}
