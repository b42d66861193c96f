// npm run payments:setup, npm run payments:reconcile: src/server/payments.ts, in the built server.

import './node-version.mjs'
import { ensureBuilt, SERVER_ENTRY } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runMain } from './run-main.mjs'
import { runServer } from './run-server.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runServer([SERVER_ENTRY, 'payments', ...process.argv.slice(2)], { NODE_ENV: 'production' })
})
