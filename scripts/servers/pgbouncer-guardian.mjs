// Owns one PgBouncer in transaction mode that is thrown away, as postgres-guardian.mjs owns a PostgreSQL: started by pgbouncer-server.mjs
// with the program, the address of the PostgreSQL behind it and what else is to stand in its settings.

import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, guard, ownFolder } from './guardian-process.mjs'

const [program = '', behind = '', ...more] = process.argv.slice(2)
const { hostname, port: portBehind, username, password } = new URL(behind)
const { folder, account } = ownFolder('pgbouncer')
const port = await freePort()
// The product's own timeouts, which it cannot set through a pooler.
const atStart = 'set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000'
const users = join(folder, 'users')
writeFileSync(users, `"${username}" "${password}"\n`)
const settings = join(folder, 'pgbouncer.ini')
writeFileSync(
  settings,
  `[databases]
* = host=${hostname} port=${portBehind} connect_query='${atStart}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 2000
autodb_idle_timeout = 5
server_idle_timeout = 5
${more.join('\n')}
`,
)
guard(spawn(program, [settings], { ...account, stdio: ['ignore', 'ignore', 'pipe'] }), {
  ready: 'process up',
  address: Object.assign(new URL(behind), { port }).href,
  signal: 'SIGQUIT',
})
