import { describe, expect, it } from 'vitest'
import { boundary, nextBoundary } from './calendar'

const at = (text: string) => Date.parse(text) / 1000
const day = (seconds: number) => new Date(seconds * 1000).toISOString()
const MONTH = { interval: 'month', interval_count: 1 }
const every = (anchor: string, recurring: { interval: string; interval_count: number }, count: number) =>
  Array.from({ length: count }, (_, index) => day(boundary(at(anchor), recurring, index + 1)).slice(0, 10))

describe('the calendar of renewals', () => {
  it('counts months from the anchor: the 31st comes back after a short month', () => {
    expect(every('2026-01-31T10:00:00Z', MONTH, 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })
  it('knows leap years', () => {
    expect(every('2027-12-31T10:00:00Z', MONTH, 2)).toEqual(['2028-01-31', '2028-02-29'])
    expect(every('2028-02-29T10:00:00Z', { interval: 'year', interval_count: 1 }, 4)).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })
  it('keeps the time of day, in winter and in summer', () => {
    expect(day(boundary(at('2026-03-28T23:59:59Z'), MONTH, 1))).toBe('2026-04-28T23:59:59.000Z')
  })
  it('counts days, weeks and several months', () => {
    expect(every('2026-01-30T00:00:00Z', { interval: 'day', interval_count: 3 }, 2)).toEqual([
      '2026-02-02',
      '2026-02-05',
    ])
    expect(every('2026-01-30T00:00:00Z', { interval: 'week', interval_count: 1 }, 1)).toEqual(['2026-02-06'])
    expect(every('2026-11-30T00:00:00Z', { interval: 'month', interval_count: 3 }, 2)).toEqual([
      '2027-02-28',
      '2027-05-30',
    ])
  })
  it('finds the next boundary after a moment, never that moment itself', () => {
    const anchor = at('2026-01-31T10:00:00Z')
    const february = at('2026-02-28T10:00:00Z')
    expect(nextBoundary(anchor, MONTH, anchor)).toBe(february)
    expect(nextBoundary(anchor, MONTH, february - 1)).toBe(february)
    expect(day(nextBoundary(anchor, MONTH, february))).toBe('2026-03-31T10:00:00.000Z')
  })
})
