import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { SetupError } from '../process/report.ts'

/** PostgreSQL and PgBouncer refuse to run as root; `nobody` has this number on every Linux. */
const NOBODY = 65_534

/**
 * The server's keeper outlives us: when its input closes, because we ask or are dead (by kill -9 too), the server is stopped and its folder
 * deleted. No signal ends the keeper before. PostgreSQL hurries at SIGQUIT alone, and an old PgBouncer, as a shell's job, hears SIGTERM
 * alone. Then it says nothing more itself: nobody might be there to hear it, and it would end of that.
 */
const KEEPER = `
trap '' INT TERM HUP
folder=$(mktemp -d "\${TMPDIR:-/tmp}/pymentor-server-XXXXXX") && cd "$folder" || exit
trap 'rm -rf "$folder"' EXIT
eval "$PREPARE" || exit
exec 3<&0
eval "exec $SERVE" & server=$!
exec 2> /dev/null
{ cat <&3; kill -QUIT $server; kill -TERM $server; } &
wait $server`

export interface Throwaway {
  name: string
  /** What a shell runs in the server's own folder, before it and as the server. */
  prepare: string
  serve: string
  /** What the server says once it takes connections. */
  ready: string
  /** For the two. Nothing of the caller's PGDATA, PGPORT and so on is in it, which belong to another server. */
  env: Record<string, string>
}

/**
 * Starts a server in a folder of its own. It is stopped and the folder deleted by `stop`, and also when this process dies in any other way.
 * @throws {SetupError} when it doesn't start; its own words stand above
 */
export async function startThrowaway({ name, prepare, serve, ready, env }: Throwaway) {
  const ours = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('PG')))
  const keeper = spawn('sh', ['-c', KEEPER], {
    cwd: tmpdir(),
    env: { ...ours, ...env, PREPARE: prepare, SERVE: serve },
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  })
  const ended = once(keeper, 'exit')
  const stop = async () => {
    keeper.stdin.end()
    await ended
  }
  let said = ''
  const isReady = new Promise<true>((resolve) => {
    keeper.stderr.setEncoding('utf8').on('data', (words) => {
      if (said.includes(ready)) return
      said += words
      if (said.includes(ready)) resolve(true)
    })
  })
  if ((await Promise.race([isReady, ended])) === true) return { stop }
  throw new SetupError(`${name} did not start:\n${said}`)
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return port
}
