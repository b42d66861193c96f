// npm run mentor:eval: how many of the evaluation's questions a mentor answers rightly (eval/README.md).
// -- --half=open|sealed   --file=QUESTIONS   --skill=error   --out=FILE   With MODEL and OPENAI_BASE_URL set it asks that model, else the embedded mentor.

import './node-version.mjs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { runMain } from './run-main.mjs'
import { runVitest } from './run-vitest.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      half: { type: 'string', default: 'open' },
      file: { type: 'string', default: '' },
      skill: { type: 'string', default: '' },
      out: { type: 'string', default: '' },
    },
  })
  await ensureInstalled()
  const { half: HALF, file: FILE, skill: SKILL, out: OUT } = values
  const { code } = await runVitest(['--config', 'vitest.eval.config.ts'], { HALF, FILE, SKILL, OUT })
  return code
})
