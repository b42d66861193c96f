import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { statedCases } from './stated-cases'

describe('the calls that an answer says give something', () => {
  it('C-71 are read from its words', () => {
    expect(
      statedCases("Así, `doble(4)` devuelve `8`, `une(['a'], sep='-')` → `'a'` y `par(3)` debería dar `False`."),
    ).toEqual([
      { call: 'doble(4)', expected: '8' },
      { call: "une(['a'], sep='-')", expected: "'a'" },
      { call: 'par(3)', expected: 'False' },
    ])
  })

  it('are none where words say something else, or code does', () => {
    for (const text of [
      '`doble(4)` no devuelve `8`',
      '`doble()` devuelve `8`',
      'doble(4) devuelve 8',
      '`lista.pop(0)` devuelve `8`',
      '```python\n# `doble(4)` devuelve `8`\n```',
      '`doble(4)`\n\n`8`',
    ])
      expect(statedCases(text), text).toEqual([])
  })

  it('are read in time that grows with the text', () => {
    for (const text of ['`a('.repeat(20_000), '```\n'.repeat(20_000), '`a(1)` = '.repeat(10_000)]) {
      const before = ownTime()
      statedCases(text)
      expect(ownTime() - before).toBeLessThan(300)
    }
  })
})
