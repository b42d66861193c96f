import { describe, expect, it } from 'vitest'
import { madridDay, nextMadridDay, nextMadridMonth } from '~/platform/time/madrid-time'
import { autoTitle, limitReached } from './rules'

describe('chat rules', () => {
  it('CHAT-08 titles a chat by its first 30 characters, with "..." only if there are more', () => {
    expect(autoTitle('a'.repeat(30))).toBe('a'.repeat(30))
    expect(autoTitle('a'.repeat(31))).toBe(`${'a'.repeat(30)}...`)
    expect(autoTitle('  hola\n mundo ')).toBe('hola mundo')
    expect(autoTitle('🐍'.repeat(31))).toBe(`${'🐍'.repeat(30)}...`)
    expect(autoTitle(`${'\u200b\u202e'.repeat(30)} hola`), 'what is not to be seen is no title').toBe('hola')
  })

  it('MENTOR-08 stops at 5 a day and 20 a month, and names the longer wait', () => {
    expect(limitReached({ dailyUsed: 4, monthlyUsed: 19 })).toBeNull()
    expect(limitReached({ dailyUsed: 5, monthlyUsed: 5 })).toBe('daily')
    expect(limitReached({ dailyUsed: 0, monthlyUsed: 20 })).toBe('monthly')
    expect(limitReached({ dailyUsed: 5, monthlyUsed: 20 })).toBe('monthly')
  })
})

describe('Madrid time', () => {
  it('changes the day at midnight in Madrid, in winter and in summer', () => {
    expect(madridDay(new Date('2026-01-14T22:59:59Z'))).toBe('2026-01-14')
    expect(madridDay(new Date('2026-01-14T23:00:00Z'))).toBe('2026-01-15')
    expect(madridDay(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15')
  })

  it('finds the next midnight over both clock changes', () => {
    expect(nextMadridDay(new Date('2026-03-28T23:30:00Z')).toISOString()).toBe('2026-03-29T22:00:00.000Z')
    expect(nextMadridDay(new Date('2026-10-24T22:30:00Z')).toISOString()).toBe('2026-10-25T23:00:00.000Z')
  })

  it('finds the first of the next month, over the year', () => {
    expect(nextMadridMonth(new Date('2026-12-31T22:59:00Z')).toISOString()).toBe('2026-12-31T23:00:00.000Z')
    expect(nextMadridMonth(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2027-01-31T23:00:00.000Z')
  })
})
