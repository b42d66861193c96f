import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { missingPackages, thisMachine } from './lockfile.mjs'
import { npmCommand } from './npm-command.mjs'
import { MODULES, projectEnv, projectNode, ROOT } from './project.mjs'
import { step } from './report.mjs'
import { runLogged } from './run-child.mjs'
import { SetupError } from './setup-error.mjs'
import { stampAt } from './stamp.mjs'

const INSTALL_TIMEOUT_MS = 15 * 60_000
// The build needs the development packages too, even where NODE_ENV=production leaves them out.
const OPTIONS = ['--include=dev', '--no-audit', '--no-fund']

/**
 * Sees to it that node_modules holds exactly what package-lock.json says. Does nothing when it already does.
 * @throws {SetupError} when npm fails; its log is named
 */
export async function ensureInstalled() {
  const stamp = stampAt(join(MODULES, '.pymentor-stamp'))
  const wanted = `${process.platform}-${process.arch} ${fingerprint(ROOT, ['package-lock.json'])}`
  if (stamp.matches(wanted)) return
  // A developer's own `npm install` leaves everything in place: no reason to do it again.
  if (missing().length > 0 || !nodeRuns()) {
    stamp.clear()
    await install()
  }
  stamp.write(wanted)
}

async function install() {
  await step('Installing packages (npm ci)', () =>
    runLogged({ ...npmCommand(['ci', ...OPTIONS]), log: 'npm-ci', timeoutMs: INSTALL_TIMEOUT_MS }),
  )
  if (!nodeRuns()) {
    throw new SetupError(`The packages are installed, but the project's own Node does not run: ${projectNode()}
  Is npm told to ignore install scripts? Try: npm ci --ignore-scripts=false`)
  }
  if (missing().length === 0) return
  await step("Adding what npm left out, with the project's own Node", () =>
    runLogged({
      ...npmCommand(['install', '--no-save', ...OPTIONS], projectNode()),
      env: projectEnv(),
      log: 'npm-install',
      timeoutMs: INSTALL_TIMEOUT_MS,
    }),
  )
  const still = missing()
  if (still.length > 0) throw new SetupError(`npm did not install ${still.join(', ')}. A newer npm may help.`)
}

function missing() {
  const installed = join(MODULES, '.package-lock.json')
  return missingPackages({
    installed: existsSync(installed) ? readPackages(installed) : {},
    locked: readPackages(join(ROOT, 'package-lock.json')),
    machine: thisMachine(),
  })
}

/** @param {string} path @returns {import('./lockfile.mjs').Packages} */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch (error) {
    throw new SetupError(`${path} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

function nodeRuns() {
  try {
    execFileSync(projectNode(), ['--version'], { timeout: 20_000, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
