import { describe, expect, it } from 'vitest'
import { failedRequestId } from './failed-request'

const answer = (responseStatus: number, responseEnd: number, id: string) => ({
  responseStatus,
  responseEnd,
  serverTiming: [{ name: 'request', description: id, duration: 0, toJSON: () => ({}) }],
})

describe('SHELL-28 the request that failed', () => {
  it('is the last one that was refused', () => {
    const answers = [answer(500, 1_000, 'old'), answer(503, 3_000, 'last'), answer(200, 4_000, 'fine')]
    expect(failedRequestId(answers, 5_000)).toBe('last')
  })

  it('is none when nothing failed, or long ago, or somebody else answered', () => {
    expect(failedRequestId([answer(200, 0, 'fine')], 10)).toBeNull()
    expect(failedRequestId([answer(500, 0, 'old')], 10_000)).toBeNull()
    expect(failedRequestId([{ ...answer(502, 0, ''), serverTiming: [] }], 10)).toBeNull()
  })
})
