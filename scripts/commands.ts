// What npm start, npm test and the commands around the product do: run.mjs hands over to this, in the project's own Node and with its packages.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ensureBuilt, OUTPUT, SERVER_ENTRY, SERVER_OPTIONS } from './prepare/build.ts'
import { onDemand } from './prepare/on-demand.ts'
import { ensureChromium, ensurePgbouncer, ensurePostgres } from './prepare/programs.ts'
import { endWithParent } from './process/interrupts.mjs'
import { ROOT } from './process/project.mjs'
import { complain, SetupError } from './process/report.mjs'
import { run } from './process/run.mjs'
import { withPostgres } from './servers/postgres.ts'
import { runStages } from './stages/run-stages.ts'
import { runVitest } from './stages/run-vitest.ts'

const SHARED = join(ROOT, '..', 'shared')
const LIVE = { NODE_ENV: 'production' }
/** Its optional parts are compiled for minutes and serve other emulators. */
const FIREBASE = { name: 'firebase-tools', version: '15.34.2', size: '250 MB', options: ['--omit=optional'] }

/** Each resolves to its exit code. */
const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  // The cache halves the time to the first answer from the second start on.
  start: (args) =>
    runBuilt([...SERVER_OPTIONS, SERVER_ENTRY, ...args], {
      ...LIVE,
      NODE_COMPILE_CACHE: join(OUTPUT, '.compile-cache'),
    }),
  // The product with hot reload.
  dev: (args) => runNode(['scripts/dev-server.mjs', ...args], { NODE_ENV: 'development' }),
  test: runStages,
  // src/server/commands/db.ts, payments.ts and accounts-command.ts, in the built server.
  db: (args) => runBuilt([SERVER_ENTRY, 'db', ...args], LIVE),
  payments: (args) => runBuilt([SERVER_ENTRY, 'payments', ...args], LIVE),
  accounts: (args) => runBuilt([SERVER_ENTRY, 'accounts', ...args], LIVE),
  // bench/README.md: on a PostgreSQL of its own.
  bench: async () => {
    const CHROMIUM_PATH = await ensureChromium()
    return withPostgres((DATABASE_URL) => runBuilt(['bench/run.mjs'], { DATABASE_URL, CHROMIUM_PATH }))
  },
  // chaos/README.md: nothing is lost when things break; an hour of it, and nothing creeps.
  chaos: (args) => tryOut(['chaos/run.mjs', ...args]),
  soak: (args) => tryOut(['chaos/soak/run.mjs', ...args]),
  // docs/operations.md, "Back to a moment", and a standby: tried on the built product.
  recovery: () => tryOut(['chaos/recovery/run.mjs']),
  // content/programs: lays out their Python and writes what it prints.
  programs: async (args) => (await import('./rewrite-programs.ts')).rewritePrograms(args),
  // README, "Operating it": what readers' Python has beyond its core.
  'python-packages': async (args) => (await import('./python-packages.mjs')).pythonPackages(args),
  // eval/README.md: --model=A,B --half=open|sealed --file=QUESTIONS --skill=error --out=FILE become MODEL, HALF, FILE, SKILL and OUT.
  'mentor-eval': async (args) => {
    const text = { type: 'string' } as const
    const given = readArgs({ args, options: { model: text, half: text, file: text, skill: text, out: text } })
    const env = Object.entries(given).map(([name, value]) => [name.toUpperCase(), String(value)])
    return testsOf('vitest.eval.config.ts', Object.fromEntries(env))
  },
  // eval/README.md: how many changed programs made-up cases find, and how many right ones they accuse.
  'cases-eval': () => testsOf('vitest.eval.config.ts', { EVAL: 'cases' }),
  // The Firebase adapter and the browser's Firebase client on the official Auth emulator. Projects named demo-… reach nothing of Google's.
  'test-firebase': async () => {
    const firebase = join(await onDemand(FIREBASE), 'lib', 'bin', 'firebase.js')
    const options = ['--only=auth', '--project=demo-pymentor', '--config=scripts/servers/firebase.json']
    const tests = 'vitest run --config vitest.firebase.config.ts'
    return run('node', [firebase, 'emulators:exec', ...options, tests], { env: { ...process.env, CI: 'true' } })
  },
  // deploy/: Kubernetes manifests and Prometheus rules.
  'deploy-check': async () => (await import('./deployment.ts')).checkDeployment(),
  // Whether the Stripe emulator's objects hold every key of Stripe's own examples.
  'stripe-fixtures': () =>
    ifThere(join(SHARED, 'stripe', 'fixtures.json'), (STRIPE_FIXTURES) =>
      testsOf('vitest.stripe.config.ts', { STRIPE_FIXTURES }),
    ),
  // Which of the owner's requirements no test names.
  'spec-coverage': (args) => ifThere(join(SHARED, 'tools', 'spec-coverage.mjs'), (tool) => runNode([tool, ...args])),
  // postgres-server.mjs: any command, in the caller's own folder.
  postgres: (args) => {
    const isDurable = args[0] === '--durable'
    const [separator, command, ...rest] = isDurable ? args.slice(1) : args
    if (separator !== '--' || !command)
      throw new SetupError('Usage: node scripts/postgres-server.mjs [--durable] -- command …')
    const on = (url: string) => ({ ...process.env, DATABASE_URL: url, TEST_DATABASE_URL: url })
    return withPostgres((url) => run(command, rest, { env: on(url), cwd: process.cwd() }), { isDurable })
  },
}

/** What we are told to end it hears itself: it closes its database and ends what it started. */
const runNode = (args: string[], env: Record<string, string> = {}) =>
  run('node', args, { env: { ...process.env, ...env }, endsInOrder: true })

async function runBuilt(args: string[], env?: Record<string, string>) {
  await ensureBuilt()
  return runNode(args, env)
}

/** Tries the built product with servers of its own. */
async function tryOut(args: string[]) {
  await ensurePostgres()
  await ensurePgbouncer()
  return runBuilt(args)
}

const testsOf = async (config: string, env: Record<string, string>) => (await runVitest(['--config', config], env)).code

/** Compares with what lies beside some checkouts. */
async function ifThere(file: string, compare: (file: string) => Promise<number>) {
  if (existsSync(file)) return compare(file)
  console.log(`${file} is not here: nothing to compare with.`)
  return 0
}

function readArgs(config: ParseArgsConfig) {
  try {
    return parseArgs(config).values
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error))
  }
}

endWithParent()
try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (command === undefined) throw new SetupError(`${name} is not known here.`)
  process.exitCode = await command(args)
} catch (error) {
  complain(error)
  process.exitCode = 1
}
