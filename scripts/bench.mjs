// npm run bench: builds, starts a PostgreSQL of its own, and measures (bench/README.md).

import './node-version.mjs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { withPostgres } from './postgres-server.mjs'
import { ROOT } from './project.mjs'
import { runMain } from './run-main.mjs'
import { runServer } from './run-server.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const chromium = await ensureChromium()
  return withPostgres((url) =>
    runServer([join(ROOT, 'bench', 'run.mjs')], {
      DATABASE_URL: url,
      CHROMIUM_PATH: chromium,
    }),
  )
})
