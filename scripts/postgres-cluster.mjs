// One PostgreSQL cluster in a folder that is thrown away afterwards.

import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from './setup-error.mjs'

const START_ATTEMPTS = 3
const COMMAND_TIMEOUT_MS = 60_000

// Nothing here has to survive a power cut.
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
fsync = off
synchronous_commit = off
full_page_writes = off
`

/**
 * @typedef {{ uid: number, gid: number } | undefined} Account
 * @typedef {(program: string, args: string[]) => Promise<void>} Run
 */

/**
 * The account to run PostgreSQL under: it refuses to run as root, so root lends it `postgres`, or else `nobody`.
 * @returns {Account} nothing when we are not root
 * @throws {SetupError} when neither account exists
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // No such account.
    }
  }
  throw new SetupError('PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as.')
}

/** @param {string} flag @param {string} account */
function idOf(flag, account) {
  return Number(execFileSync('id', [flag, account], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}

/**
 * Makes a cluster in `folder/data` and starts it on a free loopback port, where it runs on its own until pg_ctl stops it.
 * @param {{ bin: string, folder: string, account: Account }} place `folder` belongs to the account and is empty
 * @returns {Promise<string>} the address of its database
 * @throws {SetupError} with PostgreSQL's own words
 */
export async function launchCluster({ bin, folder, account }) {
  const run = runnerFor({ bin, folder, account })
  // With a password, since loopback is open to every account of the machine.
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  await createCluster({ run, folder, passwordFile })
  const port = await startServer({ run, folder })
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** @param {{ bin: string, folder: string, account: Account }} place @returns {Run} */
function runnerFor({ bin, folder, account }) {
  // The caller's PGDATA, PGPORT and so on belong to another server.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
  return async (program, args) => {
    const options = { ...account, env, cwd: folder, timeout: COMMAND_TIMEOUT_MS }
    await promisify(execFile)(join(bin, program), args, options).catch((error) => {
      const log = join(folder, 'server.log')
      const words = existsSync(log) ? readFileSync(log, 'utf8') : ''
      throw new SetupError(`PostgreSQL's ${program} failed: ${error.message}\n${error.stderr ?? ''}${words}`.trim())
    })
  }
}

/** @param {{ run: Run, folder: string, passwordFile: string }} cluster */
async function createCluster({ run, folder, passwordFile }) {
  const data = join(folder, 'data')
  const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : []
  const access = ['-U', 'postgres', '-A', 'password', '--pwfile', passwordFile]
  await run('initdb', ['-D', data, '--no-sync', '--encoding=UTF8', ...locale, ...access])
  appendFileSync(join(data, 'postgresql.conf'), SETTINGS)
}

/** @param {{ run: Run, folder: string }} server @returns {Promise<number>} its port */
async function startServer({ run, folder }) {
  const files = ['-D', join(folder, 'data'), '-l', join(folder, 'server.log')]
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      await run('pg_ctl', ['start', ...files, '-o', `-p ${port}`, '--wait', '--timeout=50'])
      return port
    } catch (error) {
      // Another program may have taken the port in between.
      if (attempt === START_ATTEMPTS) throw error
    }
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}
