import { spawnSync } from 'node:child_process'
import { ensurePgbouncer } from '../prepare/programs.ts'
import { freePort, startThrowaway } from './throwaway.ts'

/** The product's own timeouts, which it cannot set through a pooler. */
const AT_START = 'set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000'

/**
 * Starts a PgBouncer in transaction mode on a free loopback port, in front of the PostgreSQL at `behind`.
 * @throws {SetupError} when there is none, or it doesn't start
 */
export async function startPgbouncer(behind: string) {
  const PROGRAM = await ensurePgbouncer()
  const preparesStatements = canPrepare(String(spawnSync(PROGRAM, ['--version']).stdout))
  const { hostname, port: portBehind, username, password } = new URL(behind)
  const port = await freePort()
  const SETTINGS = `[databases]
* = host=${hostname} port=${portBehind} connect_query='${AT_START}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = users
pool_mode = transaction
default_pool_size = 10
max_client_conn = 2000
autodb_idle_timeout = 5
server_idle_timeout = 5
${preparesStatements ? 'max_prepared_statements = 500' : ''}`
  const { stop } = await startThrowaway({
    name: 'PgBouncer',
    prepare: 'printf %s "$USERS" > users && printf %s "$SETTINGS" > settings',
    serve: '"$PROGRAM" settings',
    ready: 'process up',
    env: { PROGRAM, SETTINGS, USERS: `"${username}" "${password}"` },
  })
  return { url: Object.assign(new URL(behind), { port }).href, preparesStatements, stop }
}

/** From 1.21 on it knows which of its connections has which prepared statements. */
function canPrepare(version: string) {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(version) ?? []
  return Number(major) * 1000 + Number(minor) >= 1021
}
