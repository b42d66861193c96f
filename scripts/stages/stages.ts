import { buildAfresh, ensureBuilt } from '../prepare/build.ts'
import { canInstallPackages, ensurePgbouncer } from '../prepare/programs.ts'
import { run } from '../process/run.ts'
import { startPgbouncer } from '../servers/pgbouncer.ts'
import { withPostgres } from '../servers/postgres.ts'
import { runVitest, type TestCounts } from './run-vitest.ts'

export interface Outcome {
  code: number
  tests?: TestCounts
  /** What is not on this machine and could not be installed, so that nothing was run. */
  missing?: string
}

export interface Stage {
  name: string
  title: string
  run: () => Promise<Outcome>
}

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

/** What `npm test` runs, in this order. */
export const STAGES: Stage[] = [
  {
    name: 'lint',
    title: 'format and lint (Biome), module boundaries, house rules, requirements and their proofs',
    run: () =>
      inTurn(
        'biome check',
        'node scripts/boundaries/check.mjs',
        'node scripts/house-rules.mjs',
        'node scripts/requirements.mjs',
      ),
  },
  {
    name: 'types',
    title: 'route types and TypeScript, scripts and benches included',
    run: () => inTurn('react-router typegen', 'tsc --noEmit', 'tsc --noEmit --project tsconfig.tools.json'),
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

/** Where PgBouncer comes from Debian's packages alone, and we may not install them, the summary says that it is missing. */
async function testPooled(): Promise<Outcome> {
  const program = await ensurePgbouncer().catch((error) => {
    if (canInstallPackages()) throw error
    console.log(error.message)
  })
  if (!program) return { code: 0, missing: 'PgBouncer' }
  return withPostgres(async (url) => {
    const pooler = await startPgbouncer(url)
    const env = {
      TEST_DATABASE_URL: url,
      TEST_POOLER_URL: pooler.url,
      TEST_POOLER_PREPARES: pooler.preparesStatements ? 'yes' : 'no',
    }
    return runVitest(['--project=postgres', ...POOLED], env).finally(pooler.stop)
  })
}

/** Runs commands until one fails. */
async function inTurn(...lines: string[]): Promise<Outcome> {
  for (const line of lines) {
    const [command = '', ...args] = line.split(' ')
    const code = await run(command, args)
    if (code !== 0) return { code }
  }
  return { code: 0 }
}
