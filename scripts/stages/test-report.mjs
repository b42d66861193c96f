import { seconds } from '../process/report.mjs'
import { SetupError } from '../process/setup-error.mjs'

/**
 * @typedef {{ name: string, durationMs: number, code: number, tests?: import('./run-vitest.mjs').TestCounts, missing?: string }} StageResult
 */

/**
 * The stages that the command line asks for: all, or those of `--only=lint,unit`, in their own order.
 * @template {{ name: string }} Stage
 * @param {string[]} args @param {Stage[]} stages
 * @returns {Stage[]}
 * @throws {SetupError} for anything it doesn't know, so that a typing error can't test nothing
 */
export function chooseStages(args, stages) {
  const [only, ...others] = args
  if (only === undefined) return stages
  const known = stages.map((stage) => stage.name)
  const usage = `Usage: npm test [-- --only=${known.join(',')}]`
  if (others.length > 0 || !only.startsWith('--only=')) throw new SetupError(usage)
  const names = only.slice('--only='.length).split(',')
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new SetupError(`There is no stage "${unknown.join('", "')}". ${usage}`)
  return stages.filter((stage) => names.includes(stage.name))
}

/**
 * One line a stage, those that were not reached included.
 * @param {{ name: string }[]} stages @param {StageResult[]} results
 */
export function summary(stages, results) {
  const lines = stages.map(({ name }) => {
    const result = results.find((candidate) => candidate.name === name)
    if (!result) return `  ${name.padEnd(9)} not run`
    if (result.missing)
      return `  ${name.padEnd(9)} not run: ${result.missing} is not on this machine, and could not be installed`
    const verdict = result.code === 0 ? 'ok    ' : 'FAILED'
    return `  ${name.padEnd(9)} ${verdict} ${seconds(result.durationMs).padStart(8)}  ${testsOf(result)}`.trimEnd()
  })
  const failed = results.find((result) => result.code !== 0)
  if (failed) lines.push(`Stopped at "${failed.name}" (exit code ${failed.code}): its output is above.`)
  return lines.join('\n')
}

/** `N passed, N failed`: tests, and one for a stage that failed without a failing test. @param {StageResult[]} results */
export function closingLine(results) {
  const passed = results.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0)
  const failed = results.reduce((sum, { code, tests }) => sum + (tests?.failed || (code === 0 ? 0 : 1)), 0)
  return `${passed} passed, ${failed} failed`
}

/** @param {StageResult} result */
function testsOf({ tests }) {
  if (!tests) return ''
  const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''
  return `${tests.passed} passed, ${tests.failed} failed${skipped}`
}
