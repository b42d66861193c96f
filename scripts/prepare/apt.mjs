import { runLogged } from '../process/run-child.mjs'
import { findOnPath } from './find-executable.mjs'

const TIMEOUT_MS = 10 * 60_000
// Another apt at work is waited for rather than failed on.
const APT_GET = 'apt-get -o DPkg::Lock::Timeout=120 -o Acquire::Retries=2'

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
  // One unreachable source fails the update and yet may leave all that is needed: the installation decides.
  const line = `${APT_GET} update; exec ${APT_GET} install -y --no-install-recommends ${packages.join(' ')}`
  await runLogged({ command: 'sh', args: ['-c', line], env, log, timeoutMs: TIMEOUT_MS })
}
