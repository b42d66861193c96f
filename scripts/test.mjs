// npm test: prepares the machine, runs every stage and stops at the first that fails.
// npm test -- --only=lint,unit   runs some of them.

import './node-version.mjs'
import { ensureChromium } from './prepare/find-chromium.mjs'
import { ensureInstalled } from './prepare/install.mjs'
import { say, seconds } from './process/report.mjs'
import { runMain } from './process/run-main.mjs'
import { SetupError } from './process/setup-error.mjs'
import { ensurePostgres } from './servers/find-postgres.mjs'
import { STAGES } from './stages/stages.mjs'
import { chooseStages, closingLine, summary } from './stages/test-report.mjs'

await runMain(async () => {
  const stages = chooseStages(process.argv.slice(2), STAGES)
  const chosen = stages.map(({ name }) => name)
  await ensureInstalled()
  if (chosen.includes('e2e')) {
    process.env.CHROMIUM_PATH = await ensureChromium()
    say(`browser: ${process.env.CHROMIUM_PATH}`)
  }
  if (chosen.includes('postgres') || chosen.includes('pooled')) say(`PostgreSQL: ${await ensurePostgres()}`)

  const startedAt = Date.now()
  /** @type {import('./stages/test-report.mjs').StageResult[]} */
  const results = []
  for (const [index, { name, title, run }] of stages.entries()) {
    console.log(`\n━━ ${index + 1}/${stages.length} ${name}: ${title}`)
    const stageStartedAt = Date.now()
    const outcome = await run().catch(failure)
    const durationMs = Date.now() - stageStartedAt
    console.log(`━━ ${name} ${outcome.code === 0 ? 'passed' : 'FAILED'} in ${seconds(durationMs)}`)
    results.push({ name, durationMs, ...outcome })
    if (outcome.code !== 0) break
  }
  console.log(`\n${summary(stages, results)}`)
  console.log(`in all ${seconds(Date.now() - startedAt)}`)
  console.log(closingLine(results))
  return results.every((result) => result.code === 0) ? 0 : 1
})

/** A stage that could not be run failed like any other. @param {unknown} error @returns {import('./stages/stages.mjs').Outcome} */
function failure(error) {
  console.error(error instanceof SetupError ? `✗ ${error.message}` : error)
  return { code: 1 }
}
