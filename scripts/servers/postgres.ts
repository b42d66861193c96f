import { randomBytes } from 'node:crypto'
import { ensurePostgres } from '../prepare/programs.ts'
import { freePort, startThrowaway } from './throwaway.ts'

const SETTINGS = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
/** Nothing here has to survive a power cut; what measures writing asks for it all the same. */
const HASTE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const LOCALE = process.platform === 'linux' ? '--locale=C.UTF-8' : ''

/**
 * Starts a PostgreSQL of its own on a free loopback port. `isDurable`: it writes to disk what it would elsewhere, and as often.
 * @throws {SetupError} when there is none, or it doesn't start
 */
export async function startPostgres(isDurable = false) {
  const BIN = await ensurePostgres()
  const port = await freePort()
  // Since loopback is open to every account of the machine.
  const PASSWORD = randomBytes(12).toString('hex')
  const settings = [...SETTINGS, ...(isDurable ? [] : HASTE)].map((setting) => `-c ${setting}`)
  const { stop } = await startThrowaway({
    name: 'PostgreSQL',
    prepare: `printf %s "$PASSWORD" > password
      "$BIN/initdb" -D data --no-sync --encoding=UTF8 ${LOCALE} -U postgres -A password --pwfile=password > /dev/null`,
    serve: `"$BIN/postgres" -D data -p ${port} ${settings.join(' ')}`,
    ready: 'ready to accept connections',
    env: { BIN, PASSWORD },
  })
  return { url: `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, stop }
}

/** Runs `use` with a PostgreSQL of its own and stops it whatever happens. */
export async function withPostgres<T>(use: (url: string) => Promise<T>, isDurable = false) {
  const { url, stop } = await startPostgres(isDurable)
  try {
    return await use(url)
  } finally {
    await stop()
  }
}
