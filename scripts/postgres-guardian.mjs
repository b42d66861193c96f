// Owns one PostgreSQL that is thrown away: started by postgres-server.mjs with the folder of PostgreSQL's programs, it prints the server's
// address. When its input closes, because its caller asks or is dead (by kill -9 too), the server is stopped and its folder deleted.

import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL refuses to run as root; `nobody` has this number on every Linux. */
const NOBODY = 65_534
// Nothing here has to survive a power cut; what measures writing asks for it all the same.
const SETTINGS = ['max_connections=200']
const HASTE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const PLACE = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']

const [bin = '', isDurable] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'pymentor-postgres-'))
const isRoot = process.getuid?.() === 0
if (isRoot) chownSync(folder, NOBODY, NOBODY)
// The caller's PGDATA, PGPORT and so on belong to another server.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
const account = { cwd: folder, env, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) }

// Told by its input alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const data = join(folder, 'data')
// With a password, since loopback is open to every account of the machine.
const password = randomBytes(12).toString('hex')
writeFileSync(join(folder, 'password'), password)
const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : []
const access = ['-U', 'postgres', '-A', 'password', '--pwfile', join(folder, 'password')]
const initdb = ['-D', data, '--no-sync', '--encoding=UTF8', ...locale, ...access]
const made = spawnSync(join(bin, 'initdb'), initdb, { ...account, stdio: ['ignore', 'ignore', 'inherit'] })
if (made.status !== 0) process.exit(1)

const port = await freePort()
const settings = [...SETTINGS, ...(isDurable ? [] : HASTE), ...PLACE].flatMap((setting) => ['-c', setting])
const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
  ...account,
  stdio: ['ignore', 'ignore', 'pipe'],
})
let said = ''
let isReady = false
server.once('exit', (code) => {
  if (!isReady) console.error(said)
  process.exit(code ?? 1)
})
server.stderr.setEncoding('utf8').on('data', (words) => {
  if (isReady) return
  said += words
  isReady = said.includes('ready to accept connections')
  if (isReady) console.log(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`)
})
// There is nothing to save: the folder goes next.
process.stdin.resume().on('close', () => server.kill('SIGQUIT'))

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  await once(probe.close(), 'close')
  return port
}
