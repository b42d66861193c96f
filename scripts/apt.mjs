import { findOnPath } from './find-executable.mjs'
import { runLogged } from './run-child.mjs'

const UPDATE_TIMEOUT_MS = 3 * 60_000
const INSTALL_TIMEOUT_MS = 10 * 60_000

/** Whether Debian packages can be installed without asking anyone: apt-get is here and we are root. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined
}

/**
 * Installs Debian packages without questions.
 * @param {string[]} packages @param {string} log name of the log file
 * @throws {SetupError} naming the log
 */
export async function installPackages(packages, log) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', NEEDRESTART_MODE: 'l' }
  // Another apt at work is waited for rather than failed on.
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2']
  const update = { command: 'apt-get', args: [...options, 'update'], env, log: `${log}-update` }
  // One unreachable source fails the update and yet may leave all that is needed: the installation decides.
  await runLogged({ ...update, timeoutMs: UPDATE_TIMEOUT_MS }).catch(() => undefined)
  const args = [...options, 'install', '-y', '--no-install-recommends', ...packages]
  await runLogged({ command: 'apt-get', args, env, log, timeoutMs: INSTALL_TIMEOUT_MS })
}
