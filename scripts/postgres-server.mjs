// A private PostgreSQL that lives as long as its caller: own folder, own port, gone without trace.
// By hand: node scripts/postgres-server.mjs -- command …   runs the command with DATABASE_URL and TEST_DATABASE_URL;
// without a command it prints the address and waits for Ctrl-C.

import './node-version.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePostgres } from './find-postgres.mjs'
import { onInterrupt } from './interrupts.mjs'
import { launchCluster, serverAccount } from './postgres-cluster.mjs'
import { isMain } from './project.mjs'
import { runChild } from './run-child.mjs'
import { runMain } from './run-main.mjs'
import { SetupError } from './setup-error.mjs'

const GUARDIAN = fileURLToPath(new URL('./postgres-guardian.mjs', import.meta.url))

/**
 * Starts a PostgreSQL of its own on a free loopback port. It is stopped and its folder deleted by `stop`, by Ctrl-C, and
 * also when this process dies in any other way.
 * @param {(line: string) => void} [say]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {SetupError} with PostgreSQL's own words when it doesn't start
 */
export async function startPostgres(say) {
  const bin = await ensurePostgres(say)
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const stop = guard({ bin, folder, account })
  try {
    return { url: await launchCluster({ bin, folder, account }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Runs `use` with a PostgreSQL of its own and stops it whatever happens.
 * @template T
 * @param {(url: string) => Promise<T>} use
 * @param {(line: string) => void} [say]
 */
export async function withPostgres(use, say) {
  const { url, stop } = await startPostgres(say)
  try {
    return await use(url)
  } finally {
    await stop()
  }
}

/**
 * Hands the server to a process that outlives us: when its input closes, because we ask or because we are dead, it stops
 * the server and deletes the folder.
 * @param {{ bin: string, folder: string, account: import('./postgres-cluster.mjs').Account }} server
 * @returns {() => Promise<void>}
 */
function guard({ bin, folder, account }) {
  const args = [GUARDIAN, join(bin, 'pg_ctl'), folder, ...(account ? [`${account.uid}`, `${account.gid}`] : [])]
  const guardian = spawn(process.execPath, args, {
    cwd: tmpdir(),
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(guardian, 'exit')
  const stop = async () => {
    forget()
    guardian.stdin.end()
    await ended
    // Only matters when the guardian itself was killed.
    rmSync(folder, { recursive: true, force: true })
  }
  const forget = onInterrupt(stop)
  return stop
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const [separator, command, ...args] = process.argv.slice(2)
    if (separator !== undefined && (separator !== '--' || !command)) {
      throw new SetupError('Usage: node scripts/postgres-server.mjs [-- command …]')
    }
    return withPostgres(
      async (url) => {
        if (command) {
          const env = { ...process.env, DATABASE_URL: url, TEST_DATABASE_URL: url }
          return Number(await runChild({ command, args, env, cwd: process.cwd() }))
        }
        console.log(url)
        return new Promise(() => setInterval(() => undefined, 60_000))
      },
      (line) => console.error(line),
    )
  })
}
