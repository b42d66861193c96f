import { describe, expect, it } from 'vitest'
import type { SearchHit } from '../../contract'
import { type Answered, searchAnnouncement, searchState } from './search-state'

const hit: SearchHit = {
  chat: {
    id: 'c',
    title: 'Bucles',
    type: 'basic',
    createdAt: '2026-11-21T14:00:00.000Z',
    activeAt: '2026-11-21T14:00:00.000Z',
    pinned: false,
  },
  messageId: 'm',
  role: 'user',
  snippet: [{ text: 'bucle', isHit: true }],
  timestamp: '2026-11-21T14:00:00.000Z',
}
const answered: Answered = {
  wanted: 'bucle',
  asked: 'bucle',
  hits: [hit],
  hasMore: false,
  isOld: false,
  isPaused: false,
  status: 'success',
}

describe('searchState', () => {
  it('is nothing at all without text', () => {
    expect(searchState({ ...answered, wanted: '' })).toEqual({ kind: 'none' })
  })

  it('is searching, with the hits of before, until those of this very text are there', () => {
    expect(searchState({ ...answered, wanted: 'bucles' })).toEqual({ kind: 'searching', hits: [hit] })
    expect(searchState({ ...answered, isOld: true })).toEqual({ kind: 'searching', hits: [hit] })
    expect(searchState({ ...answered, status: 'pending', hits: [] })).toEqual({ kind: 'searching', hits: [] })
  })

  it('has found something or nothing', () => {
    expect(searchState(answered)).toEqual({ kind: 'found', hits: [hit], hasMore: false })
    expect(searchState({ ...answered, hits: [] })).toEqual({ kind: 'nothing' })
  })

  it('tells a failure from a lost connection', () => {
    expect(searchState({ ...answered, status: 'error', hits: [] })).toEqual({ kind: 'failed' })
    expect(searchState({ ...answered, status: 'pending', isPaused: true, hits: [] })).toEqual({ kind: 'offline' })
    expect(searchState({ ...answered, wanted: 'bucles', isPaused: true })).toEqual({ kind: 'offline' })
    expect(searchState({ ...answered, isPaused: true }).kind).toBe('found')
  })
})

describe('searchAnnouncement', () => {
  it('counts, and says when there are more', () => {
    expect(searchAnnouncement(searchState(answered))).toBe('1 resultado')
    expect(searchAnnouncement(searchState({ ...answered, hits: [hit, hit] }))).toBe('2 resultados')
    expect(searchAnnouncement(searchState({ ...answered, hits: [hit, hit], hasMore: true }))).toBe(
      'Los primeros 2 resultados',
    )
    expect(searchAnnouncement(searchState({ ...answered, hits: [] }))).toBe('Sin resultados')
    expect(searchAnnouncement({ kind: 'searching', hits: [hit] })).toBe('')
  })
})
