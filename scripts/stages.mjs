import { buildAfresh, ensureBuilt } from './build.mjs'
import { withPostgres } from './postgres-server.mjs'
import { packageBin, projectEnv, projectNode } from './project.mjs'
import { runChild } from './run-child.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * @typedef {{ code: number, tests?: import('./run-vitest.mjs').TestCounts }} Outcome
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Stage
 */

/** The modules' database tests run on PostgreSQL alone; on PGlite the attacks and the journeys call their statements (decision 060). */
const NOT_ON_PGLITE = ['{src/modules,emulators}/**/*.db.test.ts']

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
    title: 'unit tests; server, adapters and database on PGlite',
    run: () => runVitest(['--project=unit', '--project=pglite', ...NOT_ON_PGLITE.map((files) => `--exclude=${files}`)]),
  },
  {
    name: 'postgres',
    title: 'all database tests, on a real PostgreSQL',
    run: () => withPostgres((url) => runVitest(['--project=postgres'], { TEST_DATABASE_URL: url })),
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

/** Runs scripts with the project's own Node until one fails. @param {string[][]} scripts each with its arguments @returns {Promise<Outcome>} */
async function runEach(scripts) {
  for (const args of scripts) {
    const code = await runChild({ command: projectNode(), args, env: projectEnv() })
    if (code !== 0) return { code }
  }
  return { code: 0 }
}
