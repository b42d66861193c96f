import { describe, expect, it } from 'vitest'
import { improvementsOf } from '../find-improvements'

describe('a counter of its own for each case', () => {
  it('MENTOR is seen where the conditions stand one below the other', () => {
    const code =
      'seq = "ATGC"\na = 0\nt = 0\ng = 0\nfor i in range(len(seq)):\n    if seq[i] == "A":\n        a = a + 1\n    if seq[i] == "T":\n        t = t + 1\n    if seq[i] == "G":\n        g = g + 1\nprint(a, t, g)'
    expect(
      improvementsOf(code)
        .map(({ what }) => what)
        .join('\n'),
    ).toMatch(/Con un \*\*diccionario\*\* sobran/)
  })
})

describe('a search that keeps what it found', () => {
  it('MENTOR becomes one line', () => {
    const code =
      'nombres = ["Ana", "Eva"]\nesta = False\nfor n in nombres:\n    if n == "Ana":\n        esta = True\nif esta:\n    print("sí")'
    expect(improvementsOf(code).some(({ what }) => what.includes('`esta = "Ana" in nombres`'))).toBe(true)
  })
})
