// The pooler that tests and chaos runs put in front of PostgreSQL.

import { delimiter } from 'node:path'
import { canInstallPackages, installPackages } from '../prepare/apt.mjs'
import { findOnPath, isExecutable } from '../prepare/find-executable.mjs'
import { say } from '../process/report.mjs'
import { SetupError } from '../process/setup-error.mjs'

const NAME = 'pgbouncer'
/** Debian has it in /usr/sbin, where few accounts look. */
const find = () => findOnPath([NAME], [process.env.PATH ?? '', '/usr/sbin', '/opt/homebrew/bin'].join(delimiter))

/**
 * The path of a PgBouncer: the one in PGBOUNCER_PATH, this system's, or Debian's, which root has installed.
 * @returns {Promise<string>}
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensurePgbouncer() {
  const given = process.env.PGBOUNCER_PATH
  if (given && !isExecutable(given)) throw new SetupError(`PGBOUNCER_PATH is ${given}, and no program is there.`)
  const found = given || find()
  if (found) return found
  if (canInstallPackages()) {
    say('Installing PgBouncer with apt-get …')
    await installPackages([NAME], 'install-pgbouncer')
  }
  const installed = find()
  if (installed) return installed
  throw new SetupError(`No PgBouncer here, and it could not be installed. Install it (on Debian: sudo apt-get install -y pgbouncer) or give
  its path in PGBOUNCER_PATH, and run this again.`)
}
