import { describe, expect, it } from 'vitest'
import { clockTime, longDate, shortDate } from './dates'

describe('dates', () => {
  it('SHELL-06 tells day, full month name and year in Spanish', () => {
    expect(longDate('2026-11-21T12:00:00Z')).toBe('21 de noviembre de 2026')
    expect(longDate(new Date('2025-05-07T12:00:00Z'))).toBe('7 de mayo de 2025')
  })

  it('SHELL-06 has the short month for the account page', () => {
    expect(shortDate('2026-11-21T12:00:00Z')).toBe('21 nov 2026')
  })

  it('changes the day at midnight in Madrid, in winter and in summer', () => {
    expect(longDate('2026-01-31T22:59:59Z')).toBe('31 de enero de 2026')
    expect(longDate('2026-01-31T23:00:00Z')).toBe('1 de febrero de 2026')
    expect(longDate('2026-07-31T21:59:59Z')).toBe('31 de julio de 2026')
    expect(longDate('2026-07-31T22:00:00Z')).toBe('1 de agosto de 2026')
  })

  it('writes midnight as 00:00, not 24:00', () => {
    expect(clockTime('2026-01-31T23:00:00Z')).toBe('00:00')
    expect(clockTime('2026-07-31T11:05:00Z')).toBe('13:05')
  })

  it('refuses what is no date', () => {
    expect(() => longDate('ayer')).toThrow(RangeError)
  })
})
