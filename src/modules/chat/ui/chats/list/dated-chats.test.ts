import { describe, expect, it } from 'vitest'
import type { Chat } from '../../../contract'
import { byDate } from './dated-chats'

const chat = (activeAt: string): Chat => ({
  id: activeAt,
  title: activeAt,
  type: 'basic',
  createdAt: '2026-01-01T10:00:00.000Z',
  activeAt,
  pinned: false,
})
const headings = (now: string, ...moments: string[]) =>
  byDate(moments.map(chat), new Date(now)).map(
    ({ heading, chats }) => `${heading}: ${chats.map(({ id }) => id).join(' ')}`,
  )

describe('the dates in the list of chats', () => {
  it('C-29 are Madrid’s days: midnight in Madrid is where today begins', () => {
    const [late, early] = ['2026-11-25T22:59:59.999Z', '2026-11-25T23:00:00.000Z']
    expect(headings('2026-11-26T08:00:00.000Z', early, late)).toEqual([`Hoy: ${early}`, `Ayer: ${late}`])
  })

  it('go from today over this week, from Monday on, and this month to months by their names', () => {
    const [tuesday, monday, sunday] = [
      '2026-11-24T10:00:00.000Z',
      '2026-11-23T10:00:00.000Z',
      '2026-11-22T10:00:00.000Z',
    ]
    const [october, lastYear] = ['2026-10-31T22:30:00.000Z', '2025-10-05T10:00:00.000Z']
    expect(headings('2026-11-26T08:00:00.000Z', tuesday, monday, sunday, october, lastYear)).toEqual([
      `Esta semana: ${tuesday} ${monday}`,
      `Este mes: ${sunday}`,
      `Octubre de 2026: ${october}`,
      `Octubre de 2025: ${lastYear}`,
    ])
  })

  it('call yesterday so on a Monday and on the first of a month, too', () => {
    const [yesterday, before] = ['2026-02-28T10:00:00.000Z', '2026-02-27T10:00:00.000Z']
    expect(headings('2026-03-01T08:00:00.000Z', yesterday, before)).toEqual([
      `Ayer: ${yesterday}`,
      `Esta semana: ${before}`,
    ])
  })

  it('count what the page was told of after its server’s time as today', () => {
    const later = '2026-11-27T10:00:00.000Z'
    expect(headings('2026-11-26T08:00:00.000Z', later)).toEqual([`Hoy: ${later}`])
  })

  it('bring a chat that was found further down under its own date', () => {
    const [today, october, earlier] = [
      '2026-11-26T07:00:00.000Z',
      '2026-10-10T10:00:00.000Z',
      '2026-11-26T06:00:00.000Z',
    ]
    expect(headings('2026-11-26T08:00:00.000Z', today, october, earlier)).toEqual([
      `Hoy: ${today} ${earlier}`,
      `Octubre de 2026: ${october}`,
    ])
  })
})
