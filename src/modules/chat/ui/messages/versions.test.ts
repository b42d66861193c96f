import { describe, expect, it } from 'vitest'
import { versionPlace, versionsWith } from './versions'

describe('versions', () => {
  it('say which of them a message is, and which are beside it', () => {
    const versions = ['a', 'b', 'c']
    expect(versionPlace({ id: 'a', versions })).toEqual({ number: 1, count: 3, previousId: null, nextId: 'b' })
    expect(versionPlace({ id: 'b', versions })).toEqual({ number: 2, count: 3, previousId: 'a', nextId: 'c' })
    expect(versionPlace({ id: 'c', versions })).toEqual({ number: 3, count: 3, previousId: 'b', nextId: null })
  })

  it('are nothing to speak of when there is one', () => {
    expect(versionPlace({ id: 'a', versions: [] })).toBeNull()
    expect(versionPlace({ id: 'a', versions: ['a'] })).toBeNull()
  })

  it('become one more with each new one', () => {
    expect(versionsWith({ id: 'a', versions: [] }, 'b')).toEqual(['a', 'b'])
    expect(versionsWith({ id: 'a', versions: ['a', 'b'] }, 'c')).toEqual(['a', 'b', 'c'])
    // Asked for again in its own place.
    expect(versionsWith({ id: 'a', versions: [] }, 'a')).toEqual([])
    expect(versionsWith({ id: 'b', versions: ['a', 'b'] }, 'b')).toEqual(['a', 'b'])
  })
})
