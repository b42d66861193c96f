// What npm start, npm test and the commands around the product do: run.sh has the project's own Node run this, once its packages are there.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, OUTPUT, SERVER_ENTRY, SERVER_OPTIONS } from './prepare/build.ts'
import { onDemand } from './prepare/on-demand.ts'
import { ensureChromium, ensurePgbouncer, ensurePostgres } from './prepare/programs.ts'
import { endWithParent } from './process/interrupts.ts'
import { complain, SetupError } from './process/report.ts'
import { run } from './process/run.ts'
import { withPostgres } from './servers/postgres.ts'
import { runStages } from './stages/run-stages.ts'
import { runVitest } from './stages/run-vitest.ts'

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
  dev: (args) => runNode(['scripts/dev-server.ts', ...args], { NODE_ENV: 'development' }),
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
  'mentor-eval': (args) => {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { model: text, half: text, file: text, skill: text, out: text } })
    return evaluate(Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toUpperCase(), value])))
  },
  // eval/README.md: learns from the questions what kind of message is which, and which program is asked for, and writes it down for the mentor.
  'mentor-kinds': async () =>
    (await evaluate({ EVAL: 'kinds' })) || (await evaluate({ EVAL: 'programs' })) || evaluate({ EVAL: 'questions' }),
  // eval/README.md: how many answers change with what people write around a question. --count=150 becomes COUNT.
  'mentor-surroundings': (args) => {
    const { values } = parseArgs({ args, options: { count: { type: 'string', default: '' } } })
    return evaluate({ EVAL: 'surroundings', COUNT: values.count })
  },
  // eval/README.md: what comes of the second message, whatever the first was. --count=96 --out=FILE become COUNT and OUT.
  'mentor-goes-on': (args) => {
    const text = { type: 'string', default: '' } as const
    const { values } = parseArgs({ args, options: { count: text, out: text } })
    return evaluate({ EVAL: 'goes-on', COUNT: values.count, OUT: values.out })
  },
  // eval/README.md: who asks for content in the words that were written down for it gets it. --count=400 --out=FILE become COUNT and OUT.
  'mentor-asks': (args) => {
    const text = { type: 'string', default: '' } as const
    const { values } = parseArgs({ args, options: { count: text, out: text } })
    return evaluate({ EVAL: 'asks', COUNT: values.count, OUT: values.out })
  },
  // eval/README.md: how many standard wishes of any program are done. --count=40 --wish=NAME --out=FILE become COUNT, WISH and OUT.
  'mentor-wishes': (args) => {
    const text = { type: 'string', default: '' } as const
    const { values } = parseArgs({ args, options: { count: text, wish: text, out: text } })
    return evaluate({ EVAL: 'wishes', COUNT: values.count, WISH: values.wish, OUT: values.out })
  },
  // eval/README.md: how many changed programs made-up cases find, and how many right ones they accuse.
  'cases-eval': () => evaluate({ EVAL: 'cases' }),
  // The Firebase adapter and the browser's Firebase client on the official Auth emulator. Projects named demo-… reach nothing of Google's.
  'test-firebase': async () => {
    const firebase = join(await onDemand(FIREBASE), 'lib', 'bin', 'firebase.js')
    const options = ['--only=auth', '--project=demo-pymentor', '--config=scripts/servers/firebase.json']
    const tests = 'vitest run --config vitest.firebase.config.ts'
    return runNode([firebase, 'emulators:exec', ...options, tests], { CI: 'true' })
  },
  // deploy/: Kubernetes manifests and Prometheus rules.
  'deploy-check': async () => (await import('./deployment.ts')).checkDeployment(),
  // [--durable] -- COMMAND …: any command, in the caller's own folder, with DATABASE_URL and TEST_DATABASE_URL of a PostgreSQL of its own.
  postgres: (args) => {
    const { values, positionals } = parseArgs({
      args,
      options: { durable: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [command, ...rest] = positionals
    if (command === undefined) throw new SetupError('Usage: scripts/run.sh postgres [--durable] -- COMMAND …')
    const on = (url: string) => ({ ...process.env, DATABASE_URL: url, TEST_DATABASE_URL: url })
    return withPostgres((url) => run(command, rest, { env: on(url), cwd: process.cwd() }), values.durable)
  },
}

const runNode = (args: string[], env: Record<string, string> = {}) =>
  run('node', args, { env: { ...process.env, ...env } })

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

const evaluate = async (env: Record<string, string>) =>
  (await runVitest(['--config', 'vitest.eval.config.ts'], env)).code

if (process.env.npm_lifecycle_event) endWithParent()
try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (command === undefined) throw new SetupError(`${name} is not known here.`)
  process.exitCode = await command(args)
} catch (error) {
  complain(error)
  process.exitCode = 1
}
