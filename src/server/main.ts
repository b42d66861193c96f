import { once } from 'node:events'
import * as pages from 'virtual:react-router/server-build'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { parseConfig } from '~/config/config'
import { openDatabase } from '~/database/open'
import { systemClock } from '~/platform/clock'
import { createLog } from '~/platform/log'
import { createApp } from './app'
import { compose, type Services } from './compose'
import { ensureDemoAccounts } from './demo-accounts'
import type { AppEnv } from './env'
import { giveUp } from './operator'
import { readSecret } from './secret'
import { demoAccountsTable, startupTable } from './startup-table'

const CLIENT = './build/client'
const TIDY_EVERY_MS = 3_600_000
const STOP_DEADLINE_MS = 10_000

async function start() {
  const config = parseConfig(process.env)
  const log = createLog({ level: config.logLevel, readable: process.stdout.isTTY })
  const secret = readSecret(config.secret)
  const database = await openDatabase(config.database, log)
  const services = await compose({ config, database, secret, clock: systemClock, log })

  const server = serve({ fetch: withFiles(services).fetch, port: config.port, hostname: config.host })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isBusy = error.code === 'EADDRINUSE'
    giveUp(isBusy ? `port ${config.port} is in use. Choose another: PORT=${config.port + 1} npm start` : error)
  })

  const tidying = setInterval(() => {
    services.accounts.tidy().catch((error: unknown) => log.error('tidy_failed', { error }))
  }, TIDY_EVERY_MS)

  let isStopping = false
  const stop = async () => {
    // A second signal is meant; and a database that no longer answers must not keep the process.
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    clearInterval(tidying)
    server.close()
    await services.chat.shutDown()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await once(server, 'listening')
  process.stdout.write(`${startupTable(config)}\n`)
  // Not before the server listens: hashing three passwords takes longer than the rest of the start.
  if (config.mode === 'demo') process.stdout.write(`${demoAccountsTable(await ensureDemoAccounts(services))}\n`)
}

/** The built files in front of the product: names under /assets carry a hash of their content, the others may change. */
function withFiles(services: Services) {
  const file = (maxAge: string) =>
    serveStatic<AppEnv>({
      root: CLIENT,
      precompressed: true,
      onFound: (_, c) => {
        c.header('Cache-Control', maxAge)
        c.header('X-Content-Type-Options', 'nosniff')
      },
    })
  return new Hono<AppEnv>()
    .use('/assets/*', file('public, max-age=31536000, immutable'))
    .get('/:file{[^/]+\\.[a-z0-9]+}', file('public, max-age=3600'))
    .route('/', createApp({ services, pages }))
}

const [, , command, ...rest] = process.argv
const run = async () => (command === 'db' ? (await import('./db')).runDatabaseCommand(rest) : start())
run().catch(giveUp)
