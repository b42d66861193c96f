import { describe, expect, it } from 'vitest'
import { nextTry } from './next-try'

/** Every moment at which an event is sent that nobody takes. */
function triesFrom(start: number): number[] {
  const tries = [start]
  for (let next = nextTry({ attempts: 1, firstAttempt: start, now: start }); next !== null; ) {
    tries.push(next)
    next = nextTry({ attempts: tries.length, firstAttempt: start, now: next })
  }
  return tries
}

describe('an event that is not taken', () => {
  it('is sent again later and later, for three days', () => {
    const tries = triesFrom(1000)
    expect(tries.slice(0, 7).map((at) => at - 1000)).toEqual([0, 5, 35, 155, 755, 4355, 7955])
    const last = (tries.at(-1) ?? 0) - 1000
    expect(last).toBeGreaterThanOrEqual(3 * 24 * 3600)
    expect(last).toBeLessThan(3 * 24 * 3600 + 3600)
  })
  it('is measured from its first try, however long ago it happened', () => {
    expect(triesFrom(0)).toHaveLength(triesFrom(1_000_000).length)
  })
})
