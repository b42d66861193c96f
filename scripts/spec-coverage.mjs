// npm run spec:coverage: which requirements no test names. The requirements and the tool that compares lie beside the
// checkout, in ../shared; without them there is nothing to compare with.

import './node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'
import { runChild } from './run-child.mjs'
import { runMain } from './run-main.mjs'

const TOOL = join(ROOT, '..', 'shared', 'tools', 'spec-coverage.mjs')

await runMain(async () => {
  if (!existsSync(TOOL)) {
    console.log('The requirements are not beside this checkout (../shared): nothing to compare the tests with.')
    return 0
  }
  return Number(await runChild({ command: process.execPath, args: [TOOL, ...process.argv.slice(2)] }))
})
