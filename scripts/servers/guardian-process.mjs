// What a guardian, started by guarded-server.mjs, needs to own a server that is thrown away.

import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL and PgBouncer refuse to run as root; `nobody` has this number on every Linux. */
const NOBODY = 65_534

/**
 * A folder that goes with this process, and what its server is to be started with: no root, and nothing of the caller's PGDATA, PGPORT and
 * so on, which belong to another server. From now on this process ends by its input alone.
 * @param {string} name
 */
export function ownFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `pymentor-${name}-`))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { folder, account: { cwd: folder, env, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) } }
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  await once(probe.close(), 'close')
  return port
}

/**
 * Prints `address` once the server has said `ready`, and its words if it ends before; ends with it, and ends it when our input closes.
 * @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server
 * @param {{ ready: string, address: string, signal: NodeJS.Signals }} how
 */
export function guard(server, { ready, address, signal }) {
  let said = ''
  let isReady = false
  server.once('exit', (code) => {
    if (!isReady) console.error(said)
    process.exit(code ?? 1)
  })
  server.stderr.setEncoding('utf8').on('data', (words) => {
    if (isReady) return
    said += words
    isReady = said.includes(ready)
    if (isReady) console.log(address)
  })
  // There is nothing to save: the folder goes next.
  process.stdin.resume().on('close', () => server.kill(signal))
}
