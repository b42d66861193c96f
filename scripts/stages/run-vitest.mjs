import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageBin, projectEnv, projectNode } from '../process/project.mjs'
import { runChild } from '../process/run-child.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/**
 * Runs Vitest once, with its usual output, and counts its tests.
 * @param {string[]} args @param {Record<string, string>} [extraEnv]
 * @returns {Promise<{ code: number, tests: TestCounts }>}
 */
export async function runVitest(args, extraEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-vitest-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // The shell's own database and mode are not the tests'.
  const { NODE_ENV, DATABASE_URL, TEST_DATABASE_URL, ...env } = projectEnv()
  try {
    const code = await runChild({
      command: projectNode(),
      args: [packageBin('vitest'), 'run', ...reporters, ...args],
      env: { ...env, ...extraEnv },
    })
    return { code, tests: countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {object} VitestReport the parts of Vitest's JSON report that are counted
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults one a file
 */

/** @param {VitestReport} [report] none when Vitest ended before it could write one @returns {TestCounts} */
export function countTests(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 }
  // A file that can't even be loaded has no tests to count, and counts as one that failed.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
