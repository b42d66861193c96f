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
      createLog({ level: 'info', readable: false }).error('request_failed', { error, path: '/api/x' }),
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
    expect(written(() => createLog({ level: 'error', readable: false }).warn('minor'))).toBe('')
  })
})
