// npm test: prepares the machine, runs every stage and stops at the first that fails.
// npm test -- --only=lint,unit   runs some of them.

import './node-version.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { ensurePostgres } from './find-postgres.mjs'
import { ensureInstalled } from './install.mjs'
import { say, seconds } from './report.mjs'
import { runMain } from './run-main.mjs'
import { STAGES } from './stages.mjs'
import { chooseStages, closingLine, summary } from './test-report.mjs'

await runMain(async () => {
  const stages = chooseStages(process.argv.slice(2), STAGES)
  /** @param {string} name */
  const chosen = (name) => stages.some((stage) => stage.name === name)
  await ensureInstalled()
  const chromium = chosen('e2e') ? await ensureChromium(say) : undefined
  if (chromium) say(`browser: ${chromium}`)
  if (chosen('postgres')) say(`PostgreSQL: ${await ensurePostgres(say)}`)

  const startedAt = Date.now()
  /** @type {import('./test-report.mjs').StageResult[]} */
  const results = []
  for (const [index, stage] of stages.entries()) {
    console.log(`\n━━ ${index + 1}/${stages.length} ${stage.name}: ${stage.title}`)
    const stageStartedAt = Date.now()
    const outcome = await stage.run({ chromium })
    const durationMs = Date.now() - stageStartedAt
    console.log(`━━ ${stage.name} ${outcome.code === 0 ? 'passed' : 'FAILED'} in ${seconds(durationMs)}`)
    results.push({ name: stage.name, durationMs, ...outcome })
    if (outcome.code !== 0) break
  }
  console.log(`\n${summary(stages, results)}`)
  console.log(`in all ${seconds(Date.now() - startedAt)}`)
  console.log(closingLine(results))
  return results.every((result) => result.code === 0) ? 0 : 1
})
