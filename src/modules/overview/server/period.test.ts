import { describe, expect, it } from 'vitest'
import { rangeOf } from './period'

describe('the time that the owner looks back on', () => {
  it('30 days end with today in Madrid, whatever day it is in London', () => {
    const { starts, firstDay, since, unit } = rangeOf('30-dias', new Date('2026-03-31T22:30:00Z'))
    expect([unit, starts.length, firstDay, starts.at(-1)]).toEqual(['day', 30, '2026-03-03', '2026-04-01'])
    expect(since.toISOString()).toBe('2026-03-02T23:00:00.000Z')
  })

  it('90 days by the week, each named by its Monday, the first cut', () => {
    const { starts, firstDay, since } = rangeOf('90-dias', new Date('2026-11-22T10:00:00Z'))
    expect([firstDay, starts[0], starts[1], starts.at(-1)]).toEqual([
      '2026-08-25',
      '2026-08-24',
      '2026-08-31',
      '2026-11-16',
    ])
    expect(since.toISOString()).toBe('2026-08-24T22:00:00.000Z')
  })

  it('twelve whole months with the present one', () => {
    const { starts, since } = rangeOf('12-meses', new Date('2026-01-31T10:00:00Z'))
    expect([starts.length, starts[0], starts.at(-1)]).toEqual([12, '2025-02-01', '2026-01-01'])
    expect(since.toISOString()).toBe('2025-01-31T23:00:00.000Z')
  })
})
