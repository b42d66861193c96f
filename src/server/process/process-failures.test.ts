import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const MODULE = fileURLToPath(new URL('./process-failures.ts', import.meta.url))

/** A process of its own that watches its failures, does this, and lives on for a moment. Answers what it printed and how it ended. */
function processThat(fails: string) {
  const script = `
    import { watchFailures } from ${JSON.stringify(MODULE)}
    const print = (...words) => process.stdout.write(words.join(' ') + '\\n')
    watchFailures({
      log: { error: (event, { error }) => print(event, error.message) },
      metrics: { strayRejection: () => print('counted') },
      stop: (reason) => { print('stopped for', reason); process.exit(1) },
    })
    ${fails}
    setTimeout(() => { print('still here'); process.exit(0) }, 50)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  return { status, printed: stdout.trim().split('\n'), stderr }
}

it('survives a promise that nobody waits for, logs it and counts it', () => {
  const { status, printed, stderr } = processThat(`Promise.reject(new Error('nobody waits'))`)
  expect(printed, stderr).toEqual(['counted', 'unhandled_rejection nobody waits', 'still here'])
  expect(status).toBe(0)
})

it('stops for an exception that nobody has caught', () => {
  const { status, printed, stderr } = processThat(`setImmediate(() => { throw new Error('half done') })`)
  expect(printed, stderr).toEqual(['uncaught_exception half done', 'stopped for uncaughtException'])
  expect(status).toBe(1)
})
