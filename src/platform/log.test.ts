import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from './log'

afterEach(() => vi.restoreAllMocks())

/** What is written to the error stream while `run` goes on. */
function written(run: () => void): string {
  let text = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    text += chunk
    return true
  })
  run()
  return text
}

describe('the log', () => {
  it('names a failure and where it happened, without what a statement was given', () => {
    const error = new Error('Failed query: insert into users\nparams: ana@example.com,hash', {
      cause: new Error('no space\nDETAIL: ana@example.com'),
    })
    const line = written(() =>
      createLog({ level: 'info', readable: false, secrets: [] }).error('request_failed', { error, path: '/api/x' }),
    )
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      event: 'request_failed',
      path: '/api/x',
      error: {
        name: 'Error',
        message: 'Failed query: insert into users',
        cause: 'no space',
        stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
      },
    })
    expect(line).not.toContain('ana@example.com')
  })

  it('leaves out what is below its level', () => {
    expect(written(() => createLog({ level: 'error', readable: false, secrets: [] }).warn('minor'))).toBe('')
  })

  it('writes the lines of a moment together, in order and whole', async () => {
    const chunks: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => chunks.push(String(chunk)) > 0)
    const log = createLog({ level: 'info', readable: false, secrets: [] })
    log.info('first')
    log.info('second')
    expect(chunks).toEqual([])
    await expect.poll(() => chunks).toHaveLength(1)
    const events = chunks[0]
      ?.trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).event)
    expect(events).toEqual(['first', 'second'])
  })

  it('writes what is left when the process ends', () => {
    const script = `import { createLog } from './src/platform/log.ts'
      createLog({ level: 'info', readable: false, secrets: [] }).info('last words')
      process.exit(0)`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toMatchObject({ event: 'last words' })
  })
})
