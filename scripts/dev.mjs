// npm run dev: the product with hot reload. What follows `--` is passed to the server.

import './node-version.mjs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './project.mjs'
import { runMain } from './run-main.mjs'
import { runServer } from './run-server.mjs'

await runMain(async () => {
  await ensureInstalled()
  return runServer([join(ROOT, 'scripts', 'dev-server.mjs'), ...process.argv.slice(2)], { NODE_ENV: 'development' })
})
