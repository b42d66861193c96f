import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../process/run.ts'

export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** Runs Vitest once, with its usual output, and counts its tests. */
export async function runVitest(args: string[], env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-vitest-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // The shell's own database and mode are not the tests'.
  const { NODE_ENV, DATABASE_URL, TEST_DATABASE_URL, ...ours } = process.env
  try {
    const code = await run('vitest', ['run', ...reporters, ...args], { env: { ...ours, ...env } })
    return { code, tests: countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number> & {
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** @param report none when Vitest ended before it could write one */
export function countTests(report?: VitestReport): TestCounts {
  if (!report) return { passed: 0, failed: 0, skipped: 0 }
  // A file that can't even be loaded has no tests to count, and counts as one that failed.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
