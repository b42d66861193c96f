// npm run db:dump, npm run db:restore: src/server/db.ts, in the built server.

import './node-version.mjs'
import { ensureBuilt, SERVER_ENTRY } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runMain } from './run-main.mjs'
import { runServer } from './run-server.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runServer([SERVER_ENTRY, 'db', ...process.argv.slice(2)], { NODE_ENV: 'production' })
})
