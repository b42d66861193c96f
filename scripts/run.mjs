// npm start and the commands around the product: node scripts/run.mjs COMMAND [what follows `--`]. Each installs what it needs first.

import './node-version.mjs'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withPostgres } from './postgres-server.mjs'
import { ensureBuilt, OUTPUT, SERVER_ENTRY, SERVER_OPTIONS } from './prepare/build.mjs'
import { ensureChromium } from './prepare/find-chromium.mjs'
import { ensureInstalled, npmCommand } from './prepare/install.mjs'
import { ROOT } from './process/project.mjs'
import { runChild } from './process/run-child.mjs'
import { runMain } from './process/run-main.mjs'
import { runServer } from './process/run-server.mjs'
import { SetupError } from './process/setup-error.mjs'
import { pythonPackages } from './python-packages.mjs'
import { ensurePgbouncer } from './servers/find-pgbouncer.mjs'
import { ensurePostgres } from './servers/find-postgres.mjs'
import { testOnFirebaseEmulator } from './servers/firebase-emulator.mjs'
import { runVitest } from './stages/run-vitest.mjs'

const SHARED = join(ROOT, '..', 'shared')
const LIVE = { NODE_ENV: 'production' }

/** Each resolves to its exit code. @type {Record<string, (args: string[]) => Promise<number>>} */
const COMMANDS = {
  start: async (args) => {
    await ensureBuilt()
    // The cache halves the time to the first answer from the second start on.
    const env = { ...LIVE, NODE_COMPILE_CACHE: join(OUTPUT, '.compile-cache') }
    return runServer([...SERVER_OPTIONS, SERVER_ENTRY, ...args], env)
  },
  // The product with hot reload.
  dev: (args) => runServer([fromRoot('scripts/dev-server.mjs'), ...args], { NODE_ENV: 'development' }),
  // src/server/commands/db.ts, payments.ts and accounts-command.ts, in the built server.
  db: (args) => runBuilt([SERVER_ENTRY, 'db', ...args], LIVE),
  payments: (args) => runBuilt([SERVER_ENTRY, 'payments', ...args], LIVE),
  accounts: (args) => runBuilt([SERVER_ENTRY, 'accounts', ...args], LIVE),
  // bench/README.md: on a PostgreSQL of its own.
  bench: async () => {
    const CHROMIUM_PATH = await ensureChromium()
    return withPostgres((DATABASE_URL) => runBuilt([fromRoot('bench/run.mjs')], { DATABASE_URL, CHROMIUM_PATH }))
  },
  // chaos/README.md: nothing is lost when things break.
  chaos: async (args) => {
    await ensurePostgres()
    await ensurePgbouncer()
    return runBuilt([fromRoot('chaos/run.mjs'), ...args])
  },
  // chaos/README.md: an hour of it, and nothing creeps.
  soak: async (args) => {
    await ensurePostgres()
    await ensurePgbouncer()
    return runBuilt([fromRoot('chaos/soak/run.mjs'), ...args])
  },
  // docs/operations.md, "Back to a moment", and a standby: tried on the built product.
  recovery: async () => {
    await ensurePostgres()
    return runBuilt([fromRoot('chaos/recovery/run.mjs')])
  },
  // content/programs: lays out their Python and writes what it prints.
  programs: (args) => runServer([fromRoot('scripts/rewrite-programs.mjs'), ...args]),
  // README, "Operating it": what readers' Python has beyond its core.
  'python-packages': pythonPackages,
  // eval/README.md: --model=A,B --half=open|sealed --file=QUESTIONS --skill=error --out=FILE become MODEL, HALF, FILE, SKILL and OUT.
  'mentor-eval': (args) => {
    const text = /** @type {const} */ ({ type: 'string' })
    const options = { model: text, half: text, file: text, skill: text, out: text }
    const env = Object.entries(readArgs(args, options)).map(([name, value]) => [name.toUpperCase(), String(value)])
    return testsOf('vitest.eval.config.ts', Object.fromEntries(env))
  },
  // eval/README.md: how many changed programs made-up cases find, and how many right ones they accuse.
  'cases-eval': () => testsOf('vitest.eval.config.ts', { EVAL: 'cases' }),
  // The Firebase adapter and the browser's Firebase client on the official Auth emulator.
  'test-firebase': testOnFirebaseEmulator,
  // deploy/: Kubernetes manifests and Prometheus rules.
  // Loaded when it is asked for: it needs packages, which are not there yet when this file begins.
  'deploy-check': async () => (await import('./deployment.mjs')).checkDeployment(),
  // What the product is built from (CycloneDX), and the holes of high severity that the registry knows in it.
  supply: async () => {
    mkdirSync(fromRoot('.data'), { recursive: true })
    const output = openSync(fromRoot('.data/sbom.cdx.json'), 'w')
    const listing = npmCommand([
      'sbom',
      '--sbom-format=cyclonedx',
      '--omit=dev',
      '--package-lock-only',
      '--loglevel=error',
    ])
    const code = await runChild({ ...listing, output })
    return code || runChild(npmCommand(['audit', '--omit=dev', '--audit-level=high']))
  },
  // Whether the Stripe emulator's objects hold every key of Stripe's own examples.
  'stripe-fixtures': () =>
    ifThere(join(SHARED, 'stripe', 'fixtures.json'), (STRIPE_FIXTURES) =>
      testsOf('vitest.stripe.config.ts', { STRIPE_FIXTURES }),
    ),
  // Which of the owner's requirements no test names.
  'spec-coverage': (args) => ifThere(join(SHARED, 'tools', 'spec-coverage.mjs'), (tool) => runServer([tool, ...args])),
}

/** @param {string} path from the root */
const fromRoot = (path) => join(ROOT, path)

/** @param {string[]} args @param {Record<string, string>} [env] */
async function runBuilt(args, env) {
  await ensureBuilt()
  return runServer(args, env)
}

/** @param {string} config @param {Record<string, string>} env */
const testsOf = async (config, env) => (await runVitest(['--config', config], env)).code

/** Compares with what lies beside some checkouts. @param {string} file @param {(file: string) => Promise<number>} compare */
async function ifThere(file, compare) {
  if (existsSync(file)) return compare(file)
  console.log(`${file} is not here: nothing to compare with.`)
  return 0
}

/** @param {string[]} args @param {import('node:util').ParseArgsOptionsConfig} options */
function readArgs(args, options) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error))
  }
}

/** @param {string} arg @returns {never} */
function refuse(arg) {
  throw new SetupError(`${arg} is not known here.`)
}

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name] ?? refuse(name)
  await ensureInstalled()
  return command(args)
})
