// PostgreSQL as an operator runs it: with an archive of its WAL, base backups, a standby. All of it in one folder that is thrown away.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres } from '../../scripts/prepare/programs.ts'
import { onInterrupt } from '../../scripts/process/interrupts.ts'
import { lastingPort } from '../lasting-port.mjs'

/** PostgreSQL refuses to run as root; `nobody` has this number on every Linux. */
const NOBODY = 65_534
const READY = /ready to accept (read-only )?connections/
const START_TIMEOUT_MS = 60_000

export async function openFolder() {
  const bin = await ensurePostgres()
  if (!existsSync(join(bin, 'pg_basebackup'))) throw new Error(`this needs pg_basebackup, and ${bin} has none`)
  const password = randomBytes(12).toString('hex')
  const { folder, archive, passwordFile, account } = makeFolder(password)
  const servers = []
  const forget = onInterrupt(() => end())

  const run = (program, args) => {
    const { status, stderr } = spawnSync(join(bin, program), args, { ...account, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }

  async function end() {
    forget()
    for (const server of servers) await server.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  return {
    end,
    data: (name) => join(folder, name),

    init(data) {
      const access = ['-U', 'postgres', '-A', 'password', '--pwfile', passwordFile]
      run('initdb', ['-D', data, '--no-sync', '--locale=C.UTF-8', ...access])
    },

    /** Runs until `kill`, which is kill -9. */
    async start(data, settings = {}) {
      const port = await lastingPort()
      const kill = await startServer({ bin, account, data, port, settings })
      const started = { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, kill }
      servers.push(started)
      return started
    },

    /** A copy of a server that goes on meanwhile; `isStandby`: it is to follow that server. */
    baseBackup(url, data, { isStandby = false } = {}) {
      const follow = isStandby ? ['--write-recovery-conf'] : []
      run('pg_basebackup', [`--dbname=${url}`, `--pgdata=${data}`, '--checkpoint=fast', '--no-sync', ...follow])
    },

    archiving: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },

    /** Has a base backup go through the archive up to a moment, and be a server of its own from then on. */
    recoverTo(data, moment) {
      const settings = [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${moment}'`,
        `recovery_target_action = 'promote'`,
      ]
      appendFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
      writeFileSync(join(data, 'recovery.signal'), '')
    },
  }
}

/** An empty archive and the password's file, and as whom PostgreSQL's programs run among them. */
function makeFolder(password) {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-recovery-'))
  const isRoot = process.getuid?.() === 0
  const ours = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
  const account = {
    cwd: folder,
    env: { ...ours, PGPASSWORD: password },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  }
  const archive = join(folder, 'archive')
  mkdirSync(archive)
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (isRoot) for (const place of [folder, archive, passwordFile]) chownSync(place, NOBODY, NOBODY)
  return { folder, archive, passwordFile, account }
}

/** Waits until it takes connections; answers with what kills it. */
async function startServer({ bin, account, data, port, settings }) {
  const given = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings })
  const args = given.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...args], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  let said = ''
  await new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (words) => {
      said += words
      if (READY.test(said)) resolve(undefined)
    })
    const giveUp = () => reject(new Error(`PostgreSQL did not start:\n${said}`))
    server.once('exit', giveUp)
    setTimeout(giveUp, START_TIMEOUT_MS).unref()
  })
  return async () => {
    // The postmaster's children end with it.
    server.kill('SIGQUIT')
    await ended
  }
}
