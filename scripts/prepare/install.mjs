import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES, projectEnv, projectNode, ROOT } from '../process/project.mjs'
import { step } from '../process/report.mjs'
import { runLogged } from '../process/run-child.mjs'
import { SetupError } from '../process/setup-error.mjs'
import { stampAt } from './stamp.mjs'

const TIMEOUT_MS = 15 * 60_000

/**
 * How to run npm from here: the npm that started us, or else the one on PATH.
 * @param {string[]} args @param {string} [node] the Node to run it with, when not ours
 */
export function npmCommand(args, node = process.execPath) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js') ? { command: node, args: [cli, ...args] } : { command: 'npm', args }
}

/**
 * Sees to it that node_modules holds what package-lock.json says. Does nothing when it did so for this lockfile before.
 * @throws {SetupError} when npm fails; its log is named
 */
export async function ensureInstalled() {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'))
  const wanted = `${process.platform}-${process.arch} ${createHash('sha256').update(lockfile).digest('hex')}`
  const stamp = stampAt(join(MODULES, '.pymentor-stamp'))
  if (stamp.matches(wanted)) return
  await step('Installing packages', install)
  stamp.write(wanted)
}

/** Not `npm ci`, which begins by deleting what a developer's own npm has just installed. */
async function install() {
  // The build needs the development packages too, even where NODE_ENV=production leaves them out.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
  await runLogged({ ...npmCommand(args), log: 'npm-install', timeoutMs: TIMEOUT_MS })
  const version = versionOfProjectNode()
  if (version === process.version) return
  // Native code that asks for a newer Node than ours is optional: npm has left it out without a word.
  const again = { ...npmCommand(args, projectNode()), env: projectEnv() }
  await runLogged({ ...again, log: 'npm-install-again', timeoutMs: TIMEOUT_MS })
}

function versionOfProjectNode() {
  try {
    return execFileSync(projectNode(), ['--version'], { timeout: 20_000, encoding: 'utf8' }).trim()
  } catch {
    throw new SetupError(`The packages are installed, but the project's own Node does not run: ${projectNode()}
  Is npm told to ignore install scripts? Try: npm ci --ignore-scripts=false`)
  }
}
