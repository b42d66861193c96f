import { buildAfresh, ensureBuilt } from './build.mjs'
import { withPostgres } from './postgres-server.mjs'
import { packageBin, projectEnv, projectNode } from './project.mjs'
import { runChild } from './run-child.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * @typedef {{ code: number, tests?: import('./run-vitest.mjs').TestCounts }} Outcome
 * @typedef {{ name: string, title: string, run: (found: { chromium?: string }) => Promise<Outcome> }} Stage
 */

/** What `npm test` runs, in this order. @type {Stage[]} */
export const STAGES = [
  {
    name: 'lint',
    title: 'format and lint (Biome), module boundaries, requirements and their proofs',
    run: async () => {
      const linted = await runTool('@biomejs/biome', 'biome', ['check'])
      if (linted.code !== 0) return linted
      const bounded = await runScript('scripts/boundaries/check.mjs')
      return bounded.code === 0 ? runScript('scripts/requirements.mjs') : bounded
    },
  },
  {
    name: 'types',
    title: 'route types and TypeScript, scripts and benches included',
    run: async () => {
      const generated = await runTool('@react-router/dev', 'react-router', ['typegen'])
      if (generated.code !== 0) return generated
      const product = await runTool('typescript', 'tsc', ['--noEmit'])
      return product.code === 0
        ? runTool('typescript', 'tsc', ['--noEmit', '--project', 'tsconfig.tools.json'])
        : product
    },
  },
  {
    name: 'unit',
    title: 'unit and integration tests, on PGlite',
    run: () => runVitest(['--project=unit', '--project=pglite']),
  },
  {
    name: 'postgres',
    title: 'the database tests again, on a real PostgreSQL',
    run: () => withPostgres((url) => runVitest(['--project=postgres'], { TEST_DATABASE_URL: url })),
  },
  {
    name: 'build',
    title: 'production build, from nothing',
    run: async () => ({ code: await buildAfresh() }),
  },
  {
    name: 'e2e',
    title: 'user journeys in a real browser',
    run: async ({ chromium = '' }) => {
      await ensureBuilt()
      return runVitest(['--config', 'vitest.e2e.config.ts'], { CHROMIUM_PATH: chromium })
    },
  },
]

/** @param {string} file @returns {Promise<Outcome>} */
async function runScript(file) {
  return { code: Number(await runChild({ command: projectNode(), args: [file], env: projectEnv() })) }
}

/** @param {string} packageName @param {string} command @param {string[]} args @returns {Promise<Outcome>} */
async function runTool(packageName, command, args) {
  const line = { command: projectNode(), args: [packageBin(packageName, command), ...args], env: projectEnv() }
  return { code: Number(await runChild(line)) }
}
