// A private PostgreSQL that lives as long as its caller: own folder, own port, gone without trace.
// By hand: node scripts/postgres-server.mjs [--durable] -- command …   runs the command with DATABASE_URL and TEST_DATABASE_URL.

import './node-version.mjs'
import { fileURLToPath } from 'node:url'
import { isMain } from './process/project.mjs'
import { runChild } from './process/run-child.mjs'
import { runMain } from './process/run-main.mjs'
import { SetupError } from './process/setup-error.mjs'
import { ensurePostgres } from './servers/find-postgres.mjs'
import { startGuarded } from './servers/guarded-server.mjs'

const GUARDIAN = fileURLToPath(new URL('./servers/postgres-guardian.mjs', import.meta.url))

/**
 * Starts a PostgreSQL of its own on a free loopback port. It is stopped and its folder deleted by `stop`, by Ctrl-C, and
 * also when this process dies in any other way. `isDurable`: it writes to disk what it would elsewhere, and as often.
 * @param {{ isDurable?: boolean }} [options]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {SetupError} when it doesn't start; PostgreSQL's own words stand above
 */
export async function startPostgres({ isDurable = false } = {}) {
  const args = [await ensurePostgres(), ...(isDurable ? ['durable'] : [])]
  return startGuarded({ name: 'PostgreSQL', guardian: GUARDIAN, args })
}

/**
 * Runs `use` with a PostgreSQL of its own and stops it whatever happens.
 * @template T
 * @param {(url: string) => Promise<T>} use
 * @param {{ isDurable?: boolean }} [options]
 */
export async function withPostgres(use, options) {
  const { url, stop } = await startPostgres(options)
  try {
    return await use(url)
  } finally {
    await stop()
  }
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const isDurable = process.argv[2] === '--durable'
    const [separator, command, ...args] = process.argv.slice(isDurable ? 3 : 2)
    if (separator !== '--' || !command)
      throw new SetupError('Usage: node scripts/postgres-server.mjs [--durable] -- command …')
    return withPostgres(
      (url) => {
        const env = { ...process.env, DATABASE_URL: url, TEST_DATABASE_URL: url }
        return runChild({ command, args, env, cwd: process.cwd() })
      },
      { isDurable },
    )
  })
}
