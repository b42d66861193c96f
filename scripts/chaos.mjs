// npm run chaos: builds, and proves that nothing is lost when things break (chaos/README.md).

import './node-version.mjs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensurePostgres } from './find-postgres.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './project.mjs'
import { say } from './report.mjs'
import { runMain } from './run-main.mjs'
import { runServer } from './run-server.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  await ensurePostgres(say)
  return runServer([join(ROOT, 'chaos', 'run.mjs'), ...process.argv.slice(2)], {})
})
