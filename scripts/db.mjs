// npm run db:dump, npm run db:restore: src/server/db.ts, built.

import './node-version.mjs'
import { join } from 'node:path'
import { ensureBuilt, OUTPUT } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runMain } from './run-main.mjs'
import { runServer } from './run-server.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runServer([join(OUTPUT, 'server', 'db.js'), ...process.argv.slice(2)], { NODE_ENV: 'production' })
})
