import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { type Config, ConfigError, parseConfig } from '~/config/config'
import { secretsOf } from '~/config/secrets'
import { openDatabase } from '~/database/open'
import { warmUp } from '~/modules/mentor/mentor.server'
import { createLog, type Log } from '~/platform/log'
import { systemClock } from '~/platform/time/clock'
import { productFacts } from '~/server/facts/product-facts'
import { createApp } from './app'
import { addBuiltFiles } from './built-files'
import { compose } from './compose'
import { startObservability } from './compose/observability'
import { ensureDemoAccounts } from './demo/demo-accounts'
import { runPayments } from './demo/payments-emulator'
import { startJobs } from './jobs'
import { listen } from './process/listen'
import { giveUp } from './process/operator'
import { watchFailures } from './process/process-failures'
import { readSecret } from './process/secret'
import { createShutDown } from './process/shut-down'
import { demoAccountsTable, startupTable } from './process/startup-table'

const CLIENT = './build/client'
/** How long a client may take to say what it wants; the biggest body is 64 kB. Answers may take any time. */
const SLOW_CLIENTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }
/** Longer than proxies keep a connection that nobody uses (60 s as a rule): what they send next must not meet one that is being closed. */
const IDLE_CONNECTIONS = { keepAliveTimeout: 65_000 }
const WARM_UP_DELAY_MS = 1_000

const pages = () => import('virtual:react-router/server-build')

async function start() {
  const config = parseConfig(process.env)
  const observability = await startObservability(config, async () => (await pages()).assets.version)
  const log = createLog({
    level: config.logLevel,
    readable: process.stdout.isTTY,
    secrets: secretsOf(process.env),
    onError: observability.onError,
  })
  const secret = readSecret(config.secret)
  const database = await openDatabase(config.database, log, { traced: config.observability.traces !== null })
  const services = await compose({ config, database, secret, clock: systemClock, log })
  // Whom a restore has brought back is gone before anybody is served; where that fails, a job tries again.
  await services.accounts.keepErasures().catch((error: unknown) => log.error('erasures_not_kept', { error }))
  // Before anybody can reach the server: whoever registered one of these addresses first would have its role.
  const demoAccounts = config.mode === 'demo' ? await ensureDemoAccounts(services) : []

  const { fetch } = createApp({
    services,
    pages,
    addFiles: (app) => addBuiltFiles(app, CLIENT),
    onFirstVisit: () => void getReady(config, log),
  })
  const app = getRequestListener(fetch, { hostname: config.host })
  const server = createServer({ ...SLOW_CLIENTS, ...IDLE_CONNECTIONS }, app)
  const listening = await listen(server, { port: config.port, host: config.host }).catch((error: unknown) => {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isBusy
      ? new ConfigError(`port ${config.port} is in use. Choose another: PORT=${config.port + 1} npm start`)
      : error
  })

  const stopJobs = startJobs(services.jobs, log)
  const stopPayments = runPayments(services)

  const stop = createShutDown({
    server,
    stopListening: listening.close,
    services,
    stopTimers: () => Promise.all([stopJobs(), stopPayments()]),
    sendTelemetry: observability.close,
    exit: (code) => process.exit(code),
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  watchFailures({ log, metrics: services.metrics, stop })

  process.stdout.write(`${startupTable(config, services.demoClock?.offsetMs())}\n`)
  if (config.mode === 'demo') process.stdout.write(`${demoAccountsTable(demoAccounts)}\n`)
}

/**
 * Loads what the visitor may want next. An instance that nobody visits keeps its memory; whose first question comes before this is done
 * waits for the mentor to be loaded.
 */
async function getReady(config: Config, log: Log) {
  // Its steps take up to half a second: who has come is served first.
  await setTimeout(WARM_UP_DELAY_MS, undefined, { ref: false })
  try {
    await pages()
    await warmUp(() => productFacts(config))
  } catch (error) {
    // A machine that is overloaded may lose the mentor's thread over it; the first question loads it again.
    log.warn('not_warmed_up', { error })
  }
}

const [, , command, ...rest] = process.argv
const run = async () => {
  if (command === 'db') return (await import('./commands/db')).runDatabaseCommand(rest)
  if (command === 'payments') return (await import('./commands/payments')).runPaymentsCommand(rest)
  if (command === 'accounts') return (await import('./commands/accounts-command')).runAccountsCommand(rest)
  return start()
}
run().catch(giveUp)
