// Owns one PostgreSQL that is thrown away: started by postgres-server.mjs with the folder of PostgreSQL's programs, it prints the server's
// address. When its input closes, because its caller asks or is dead (by kill -9 too), the server is stopped and its folder deleted.

import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, guard, ownFolder } from './guardian-process.mjs'

// Nothing here has to survive a power cut; what measures writing asks for it all the same.
const SETTINGS = ['max_connections=200']
const HASTE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const PLACE = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']

const [bin = '', isDurable] = process.argv.slice(2)
const { folder, account } = ownFolder('postgres')
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
guard(server, {
  ready: 'ready to accept connections',
  address: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
  signal: 'SIGQUIT',
})
