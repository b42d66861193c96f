import { parseArgs } from 'node:util'
import { SetupError, seconds } from '../process/report.ts'
import type { Outcome } from './stages.ts'

export type StageResult = Outcome & { name: string; durationMs: number }

/**
 * The stages that the command line asks for: all, or those of `--only=lint,unit`, in their own order.
 * @throws for anything it doesn't know, so that a typing error can't test nothing
 */
export function chooseStages<Stage extends { name: string }>(args: string[], stages: Stage[]): Stage[] {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values
  if (only === undefined) return stages
  const names = only.split(',')
  const known = stages.map((stage) => stage.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new SetupError(`There is no stage "${unknown.join('", "')}": npm test [-- --only=${known.join(',')}]`)
  return stages.filter((stage) => names.includes(stage.name))
}

/** One line a stage, those that were not reached included. */
export function summary(stages: { name: string }[], results: StageResult[]) {
  const lines = stages.map(({ name }) => {
    const result = results.find((candidate) => candidate.name === name)
    return `  ${name.padEnd(9)} ${result ? verdictOn(result) : 'not run'}`
  })
  const failed = results.find((result) => result.code !== 0)
  if (failed) lines.push(`Stopped at "${failed.name}" (exit code ${failed.code}): its output is above.`)
  return lines.join('\n')
}

function verdictOn({ code, durationMs, tests, missing }: StageResult) {
  if (missing) return `not run: ${missing} is not on this machine, and could not be installed`
  const skipped = tests?.skipped ? `, ${tests.skipped} skipped` : ''
  const counts = tests ? `  ${tests.passed} passed, ${tests.failed} failed${skipped}` : ''
  return `${code === 0 ? 'ok    ' : 'FAILED'} ${seconds(durationMs).padStart(8)}${counts}`
}

/** `N passed, N failed`: tests, and one for a stage that failed without a failing test. */
export function closingLine(results: StageResult[]) {
  const passed = results.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0)
  const failed = results.reduce((sum, { code, tests }) => sum + (tests?.failed || (code === 0 ? 0 : 1)), 0)
  return `${passed} passed, ${failed} failed`
}
