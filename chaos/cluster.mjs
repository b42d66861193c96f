// The product as a proof needs it: an engine, PgBouncer before PostgreSQL, one or two instances, the balancer in front, the counting model behind.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OUTPUT } from '../scripts/prepare/build.ts'
import { onInterrupt } from '../scripts/process/interrupts.ts'
import { startPgbouncer } from '../scripts/servers/pgbouncer.ts'
import { startPostgres } from '../scripts/servers/postgres.ts'
import { startBalancer } from './balancer.mjs'
import { startCountingModel } from './counting-model.mjs'
import { startInstance } from './instance.mjs'
import { lastingPort } from './lasting-port.mjs'
import { openTables } from './tables.mjs'

/** What runs on each engine: PGlite belongs to one process. */
const INSTANCES = { pglite: 1, postgres: 2 }
export const ENGINES = Object.keys(INSTANCES)

const addresses = (postgres, pooler) => ({
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: postgres.url,
  DATABASE_PREPARED_STATEMENTS: pooler.preparesStatements ? 'on' : 'off',
})

/**
 * Starts all of it, hands it to `use`, and ends it whatever happens.
 * @param {'pglite' | 'postgres'} engine
 * @param {(cluster: any) => Promise<unknown>} use
 * @param {{ root?: string }} [version] the folder of the version that instances begin with
 */
export async function withCluster(engine, use, { root } = {}) {
  const endings = []
  const started = (thing) => {
    endings.push(thing.stop)
    return thing
  }
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-chaos-'))
  const forget = onInterrupt(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const postgres = engine === 'postgres' ? started(await startPostgres()) : undefined
    const pooler = postgres && started(await startPgbouncer(postgres.url))
    const model = started(await startCountingModel())
    const dataDir = join(folder, 'data')
    const env = {
      DATA_DIR: dataDir,
      AUTH_SECRET: randomBytes(24).toString('hex'),
      // Everybody comes from an address of their own, so that none is taken for a guesser.
      TRUST_PROXY: '1',
      MENTOR_BASIC_MODEL: 'openai-compatible/counting',
      MENTOR_PRO_MODEL: 'openai-compatible/counting',
      OPENAI_BASE_URL: model.url,
      NODE_COMPILE_CACHE: join(OUTPUT, '.compile-cache'),
      ...(postgres && pooler ? addresses(postgres, pooler) : {}),
    }
    const instances = []
    // One after the other: the first makes the tables and the demo accounts.
    while (instances.length < INSTANCES[engine]) {
      instances.push(started(await startInstance({ port: await lastingPort(), env, root })))
    }
    const balancer = started(await startBalancer(instances.map(({ port }) => port)))
    const tables = openTables({ engine, url: postgres?.url, dataDir, instances })
    return await use({ engine, model, instances, dataDir, url: balancer.url, tables })
  } finally {
    for (const end of endings.reverse()) await end()
    rmSync(folder, { recursive: true, force: true })
    forget()
  }
}
