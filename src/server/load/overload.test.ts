import { describe, expect, it } from 'vitest'
import { createOverload, type Reading } from './overload'

const CALM: Reading = { heapShare: 0.3, memoryShare: 0.3, lateMs: 5 }

/** What is said after each reading, in turn. */
function judged(readings: Partial<Reading>[]) {
  const judge = createOverload()
  return readings.map((reading) => judge({ ...CALM, ...reading }))
}

describe('overload', () => {
  it('is not seen in a calm process', () => {
    expect(judged([{}, { heapShare: 0.89 }, { memoryShare: 0.89 }, { lateMs: 900 }])).toEqual([null, null, null, null])
  })

  it.each(['heapShare', 'memoryShare'] as const)('begins when %s nears its limit and ends well below it', (share) => {
    const said = judged([0.91, 0.85, 0.81, 0.79, 0.85, 0.91].map((value) => ({ [share]: value })))
    expect(said).toEqual(['memory', 'memory', 'memory', null, null, 'memory'])
  })

  it('begins after three late seconds in a row, and ends when the loop is on time', () => {
    const said = judged([1500, 1500, 20, 1500, 1500, 1500, 500, 200, 1500].map((lateMs) => ({ lateMs })))
    expect(said).toEqual([null, null, null, null, null, 'event_loop', 'event_loop', null, null])
  })
})
