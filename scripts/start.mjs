// npm start: from a fresh checkout to the running product. What follows `--` is passed to the server.

import './node-version.mjs'
import { join } from 'node:path'
import { ensureBuilt, OUTPUT, SERVER_ENTRY, SERVER_OPTIONS } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runMain } from './run-main.mjs'
import { runServer } from './run-server.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runServer([...SERVER_OPTIONS, SERVER_ENTRY, ...process.argv.slice(2)], {
    NODE_ENV: 'production',
    // Halves the time to the first answer from the second start on.
    NODE_COMPILE_CACHE: join(OUTPUT, '.compile-cache'),
  })
})
