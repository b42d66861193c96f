// A private PgBouncer that lives as long as its caller, in front of a PostgreSQL.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensurePgbouncer } from './find-pgbouncer.mjs'
import { startGuarded } from './guarded-server.mjs'

const GUARDIAN = fileURLToPath(new URL('./pgbouncer-guardian.mjs', import.meta.url))
/** From this version on it knows which of its connections has which prepared statements. */
const PREPARING = { major: 1, minor: 21 }

/**
 * Starts a PgBouncer in transaction mode in front of the PostgreSQL at `url`.
 * @param {string} url
 * @returns {Promise<{ url: string, preparesStatements: boolean, stop: () => Promise<void> }>}
 * @throws {import('../process/setup-error.mjs').SetupError} when there is none, or it doesn't start
 */
export async function startPgbouncer(url) {
  const program = await ensurePgbouncer()
  const preparesStatements = canPrepare(String(spawnSync(program, ['--version']).stdout))
  const more = preparesStatements ? ['max_prepared_statements = 500'] : []
  const server = await startGuarded({ name: 'PgBouncer', guardian: GUARDIAN, args: [program, url, ...more] })
  return { ...server, preparesStatements }
}

/**
 * Runs `use` with a PgBouncer of its own and stops it whatever happens.
 * @template T
 * @param {string} url @param {(pooler: { url: string, preparesStatements: boolean }) => Promise<T>} use
 */
export async function withPgbouncer(url, use) {
  const pooler = await startPgbouncer(url)
  try {
    return await use(pooler)
  } finally {
    await pooler.stop()
  }
}

/** @param {string} version as it says itself */
function canPrepare(version) {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(version) ?? []
  return Number(major) > PREPARING.major || (Number(major) === PREPARING.major && Number(minor) >= PREPARING.minor)
}
