import * as pages from 'virtual:react-router/server-build'
import { parseConfig } from '~/config/config'
import { secretsOf } from '~/config/secrets'
import { openDatabase } from '~/database/open'
import { createLog } from '~/platform/log'
import { systemClock } from '~/platform/time/clock'
import { createApp } from './app'
import { compose } from './compose'
import { ensureDemoAccounts } from './demo/demo-accounts'
import { runPayments } from './demo/payments-emulator'
import { startJobs } from './jobs'
import { giveUp } from './process/operator'
import { readSecret } from './process/secret'
import { demoAccountsTable, startupTable } from './process/startup-table'

/** What `scripts/dev-server.ts` opens once and keeps while the code around it is reloaded. A start that fails is told as `main.ts` tells it. */
export const openParts = () => open().catch(giveUp)

async function open() {
  const config = parseConfig(process.env)
  const log = createLog({ level: config.logLevel, readable: true, secrets: secretsOf(process.env) })
  const database = await openDatabase(config.database, log)
  return { config, log, database, secret: readSecret(config.secret), clock: systemClock }
}

/** The product of the present state of the code. */
export async function createDevelopmentApp(parts: Awaited<ReturnType<typeof openParts>>) {
  const services = await compose(parts)
  // Before the app can be reached, as in main.ts.
  const demoAccounts = await ensureDemoAccounts(services)
  const stopJobs = startJobs(services.jobs, services.log)
  const stopPayments = runPayments(services)
  return {
    app: createApp({ services, pages: async () => pages, development: true }),
    services,
    demoAccounts,
    /** Before newer code takes its place. */
    async stop() {
      await Promise.all([stopJobs(), stopPayments()])
      await services.demoClock?.stopListening()
      await services.chat.shutDown()
    },
  }
}

export function describeStart({ services, demoAccounts }: Awaited<ReturnType<typeof createDevelopmentApp>>): string {
  return `${startupTable(services.config, services.demoClock?.offsetMs())}\n${demoAccountsTable(demoAccounts)}`
}
