import { join } from 'node:path'
import { onDemand } from '../prepare/on-demand.mjs'
import { packageBin, projectEnv, projectNode } from '../process/project.mjs'
import { runChild } from '../process/run-child.mjs'

/** Its optional parts are compiled for minutes and serve other emulators. */
const TOOLS = { name: 'firebase-tools', version: '15.34.2', size: '250 MB', options: ['--omit=optional'] }
/** Projects named demo-… reach nothing of Google's. */
const OPTIONS = ['--only=auth', '--project=demo-pymentor', '--config=scripts/servers/firebase.json']

/**
 * Runs the tests of the Firebase adapter and of the browser's Firebase client on an official Auth emulator that lives as long as they take.
 * @returns {Promise<number>} exit code
 * @throws {SetupError} when the emulator can't be installed
 */
export async function testOnFirebaseEmulator() {
  const firebase = join(await onDemand(TOOLS), 'lib', 'bin', 'firebase.js')
  // It goes through a shell, which takes paths with spaces in quotes.
  const tests = `"${projectNode()}" "${packageBin('vitest')}" run --config vitest.firebase.config.ts`
  const args = [firebase, 'emulators:exec', ...OPTIONS, tests]
  return runChild({ command: projectNode(), args, env: projectEnv({ CI: 'true' }) })
}
