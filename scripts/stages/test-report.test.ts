import { describe, expect, it } from 'vitest'
import { countTests } from './run-vitest'
import { chooseStages, closingLine, summary } from './test-report'

const stages = [{ name: 'lint' }, { name: 'unit' }, { name: 'e2e' }]
const lint = { name: 'lint', durationMs: 1200, code: 0 }
const unit = { name: 'unit', durationMs: 3400, code: 0, tests: { passed: 12, failed: 0, skipped: 0 } }

describe('choosing stages', () => {
  it('runs all of them unless told otherwise', () => {
    expect(chooseStages([], stages)).toEqual(stages)
  })

  it('keeps their order, whatever the order asked for', () => {
    expect(chooseStages(['--only=e2e,lint'], stages)).toEqual([{ name: 'lint' }, { name: 'e2e' }])
  })

  it('refuses what it does not know rather than test nothing', () => {
    expect(() => chooseStages(['--only=units'], stages)).toThrow('There is no stage "units"')
    expect(() => chooseStages(['--only='], stages)).toThrow('There is no stage ""')
    expect(() => chooseStages(['unit'], stages)).toThrow("Unexpected argument 'unit'")
    expect(() => chooseStages(['--olny=unit'], stages)).toThrow("Unknown option '--olny'")
  })
})

describe('the closing line', () => {
  it('adds up the tests of all stages', () => {
    const e2e = { name: 'e2e', durationMs: 1, code: 1, tests: { passed: 3, failed: 2, skipped: 0 } }
    expect(closingLine([lint, unit])).toBe('12 passed, 0 failed')
    expect(closingLine([lint, unit, e2e])).toBe('15 passed, 2 failed')
  })

  it('never says "0 failed" of a run that failed', () => {
    expect(closingLine([{ ...lint, code: 1 }])).toBe('0 passed, 1 failed')
    expect(closingLine([lint, { ...unit, code: 1 }])).toBe('12 passed, 1 failed')
  })
})

describe('the summary', () => {
  it('names the stage that failed and those that were not reached', () => {
    const lines = summary(stages, [lint, { ...unit, code: 1 }]).split('\n')
    expect(lines).toEqual([
      '  lint      ok        1.2 s',
      '  unit      FAILED    3.4 s  12 passed, 0 failed',
      '  e2e       not run',
      'Stopped at "unit" (exit code 1): its output is above.',
    ])
  })

  it('says of a stage what this machine lacks for it', () => {
    const without = { ...unit, tests: undefined, missing: 'PgBouncer' }
    expect(summary([{ name: 'unit' }], [without])).toBe(
      '  unit      not run: PgBouncer is not on this machine, and could not be installed',
    )
  })

  it('does not hide skipped tests', () => {
    const withSkipped = { ...unit, tests: { passed: 1, failed: 0, skipped: 2 } }
    expect(summary([{ name: 'unit' }], [withSkipped])).toContain('1 passed, 0 failed, 2 skipped')
  })
})

describe("counting Vitest's tests", () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

  it('counts what is left out as skipped', () => {
    expect(countTests(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(countTests({ ...report, testResults })).toMatchObject({ failed: 2 })
  })

  it('counts nothing when Vitest ended before it could report', () => {
    expect(countTests(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})
