// npm run programs -- FILE…: lays out the Python of content/programs and writes what it prints under "**Resultado:**".
// Without files, all of them. What a program prints is always what it printed here, in Python 3.14.

import './node-version.mjs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { projectEnv, projectNode } from './project.mjs'
import { runChild } from './run-child.mjs'
import { runMain } from './run-main.mjs'

await runMain(async () => {
  await ensureInstalled()
  const script = fileURLToPath(new URL('rewrite-programs.mjs', import.meta.url))
  return Number(await runChild({ command: projectNode(), args: [script, ...process.argv.slice(2)], env: projectEnv() }))
})
