import { describe, expect, it } from 'vitest'
import { memoizeText } from './memoize'

function counting() {
  const computed: string[] = []
  const lengthOf = memoizeText((text) => {
    computed.push(text)
    return text.length
  })
  return { lengthOf, computed }
}

describe('memoizeText', () => {
  it('computes once for each text', () => {
    const { lengthOf, computed } = counting()
    expect(['a', 'bb', 'a', 'bb', ''].map(lengthOf)).toEqual([1, 2, 1, 2, 0])
    expect(computed).toEqual(['a', 'bb', ''])
  })

  it('holds neither long texts nor ever more of them', () => {
    const { lengthOf, computed } = counting()
    const long = 'x'.repeat(501)
    expect([lengthOf(long), lengthOf(long)]).toEqual([501, 501])
    expect(computed).toEqual([long, long])
    for (let number = 0; number <= 200; number += 1) lengthOf(`${number}`)
    lengthOf('0')
    expect(computed.filter((text) => text === '0')).toHaveLength(2)
  })
})
