import { withPostgres } from '../postgres-server.mjs'
import { canInstallPackages } from '../prepare/apt.mjs'
import { buildAfresh, ensureBuilt } from '../prepare/build.mjs'
import { packageBin, projectEnv, projectNode } from '../process/project.mjs'
import { runChild } from '../process/run-child.mjs'
import { SetupError } from '../process/setup-error.mjs'
import { ensurePgbouncer } from '../servers/find-pgbouncer.mjs'
import { withPgbouncer } from '../servers/pgbouncer-server.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * @typedef {{ code: number, tests?: import('./run-vitest.mjs').TestCounts, missing?: string }} Outcome `missing`: what is not on this machine and could not be installed, so that nothing was run
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Stage
 */

const BEHIND_A_POOLER = 'src/database/pooler.db.test.ts'
const BESIDE_A_REPLICA = 'src/database/reading.db.test.ts'
/** On PGlite: what the engine does itself, and each call of the API once; all else about them is PostgreSQL's (decisions 060, 113). */
const NOT_ON_PGLITE = [
  '{src/modules,src/adapters,emulators}/**/*.db.test.ts',
  'src/server/**/!(roles|stored-data).db.test.ts',
  BEHIND_A_POOLER,
  BESIDE_A_REPLICA,
]

/** Notifications, locks, leases and everything of sends: the rest asks one statement or one transaction at a time, as these do. */
const POOLED = [
  ...['src/database/notifications', 'src/database/pooler', 'src/modules/mail/delivery', 'src/modules/billing/managing'],
  ...['instances', 'send-keys', 'replies', 'limits', 'admission'].map((name) => `src/modules/chat/${name}`),
]

/** What `npm test` runs, in this order. @type {Stage[]} */
export const STAGES = [
  {
    name: 'lint',
    title: 'format and lint (Biome), module boundaries, requirements and their proofs',
    run: () =>
      runEach([
        [packageBin('@biomejs/biome', 'biome'), 'check'],
        ['scripts/boundaries/check.mjs'],
        ['scripts/requirements.mjs'],
      ]),
  },
  {
    name: 'types',
    title: 'route types and TypeScript, scripts and benches included',
    run: () =>
      runEach([
        [packageBin('@react-router/dev', 'react-router'), 'typegen'],
        [packageBin('typescript', 'tsc'), '--noEmit'],
        [packageBin('typescript', 'tsc'), '--noEmit', '--project', 'tsconfig.tools.json'],
      ]),
  },
  {
    name: 'unit',
    title: 'unit tests; the database and every call on PGlite',
    run: () => runVitest(['--project=unit', '--project=pglite', ...NOT_ON_PGLITE.map((files) => `--exclude=${files}`)]),
  },
  {
    name: 'postgres',
    title: 'all database tests, on a real PostgreSQL',
    run: () =>
      withPostgres((url) =>
        runVitest(['--project=postgres', `--exclude=${BEHIND_A_POOLER}`], { TEST_DATABASE_URL: url }),
      ),
  },
  {
    name: 'pooled',
    title: 'what connections matter to, through a PgBouncer in transaction mode',
    run: testPooled,
  },
  { name: 'build', title: 'production build, from nothing', run: () => buildAfresh().then(() => ({ code: 0 })) },
  {
    name: 'e2e',
    title: 'user journeys in a real browser',
    run: async () => {
      await ensureBuilt()
      return runVitest(['--config', 'vitest.e2e.config.ts'])
    },
  },
]

/** Where PgBouncer comes from Debian's packages alone, and we may not install them, the summary says that it is missing. @returns {Promise<Outcome>} */
async function testPooled() {
  const program = await ensurePgbouncer().catch((error) => {
    if (!(error instanceof SetupError) || canInstallPackages()) throw error
    console.log(error.message)
  })
  if (program === undefined) return { code: 0, missing: 'PgBouncer' }
  return withPostgres((url) =>
    withPgbouncer(url, ({ url: pooler, preparesStatements }) =>
      runVitest(['--project=postgres', ...POOLED], {
        TEST_DATABASE_URL: url,
        TEST_POOLER_URL: pooler,
        TEST_POOLER_PREPARES: preparesStatements ? 'yes' : 'no',
      }),
    ),
  )
}

/** Runs scripts with the project's own Node until one fails. @param {string[][]} scripts each with its arguments @returns {Promise<Outcome>} */
async function runEach(scripts) {
  for (const args of scripts) {
    const code = await runChild({ command: projectNode(), args, env: projectEnv() })
    if (code !== 0) return { code }
  }
  return { code: 0 }
}
