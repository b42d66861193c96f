import { ensureChromium, ensurePostgres } from '../prepare/programs.ts'
import { complain, say, seconds } from '../process/report.ts'
import { STAGES } from './stages.ts'
import { chooseStages, closingLine, type StageResult, summary } from './test-report.ts'

/** Prepares the machine, runs the stages that are asked for and stops at the first that fails. @returns the exit code */
export async function runStages(args: string[]) {
  const stages = chooseStages(args, STAGES)
  const isChosen = (...names: string[]) => stages.some(({ name }) => names.includes(name))
  if (isChosen('e2e')) {
    process.env.CHROMIUM_PATH = await ensureChromium()
    say(`browser: ${process.env.CHROMIUM_PATH}`)
  }
  if (isChosen('postgres', 'pooled')) say(`PostgreSQL: ${await ensurePostgres()}`)

  const startedAt = Date.now()
  const results: StageResult[] = []
  for (const [index, { name, title, run }] of stages.entries()) {
    console.log(`\n━━ ${index + 1}/${stages.length} ${name}: ${title}`)
    const stageStartedAt = Date.now()
    // A stage that could not be run failed like any other.
    const outcome = await run().catch((error) => {
      complain(error)
      return { code: 1 }
    })
    const durationMs = Date.now() - stageStartedAt
    console.log(`━━ ${name} ${outcome.code === 0 ? 'passed' : 'FAILED'} in ${seconds(durationMs)}`)
    results.push({ name, durationMs, ...outcome })
    if (outcome.code !== 0) break
  }
  console.log(`\n${summary(stages, results)}`)
  console.log(`in all ${seconds(Date.now() - startedAt)}`)
  console.log(closingLine(results))
  return results.every((result) => result.code === 0) ? 0 : 1
}
