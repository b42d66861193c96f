import { describe, expect, it } from 'vitest'
import { plainText, snippetOf } from './snippet'
import { fold, readSearch } from './terms'

const isHit = (word: string) => word === 'lista' || word === 'funcion'
const whole = (text: string) =>
  snippetOf(text, isHit)
    .map((part) => part.text)
    .join('')

describe('a snippet', () => {
  it('marks all that was meant, accents and capitals or not', () => {
    expect(snippetOf('Una Lista y la FUNCIÓN lista2.', isHit)).toEqual([
      { text: 'Una ', isHit: false },
      { text: 'Lista', isHit: true },
      { text: ' y la ', isHit: false },
      { text: 'FUNCIÓN', isHit: true },
      { text: ' lista2.', isHit: false },
    ])
  })

  it('is about 160 characters around the first hit, cut between words', () => {
    const text = `${'palabra '.repeat(100)}lista ${'palabra '.repeat(100)}`.trim()
    const shown = whole(text)
    expect(shown).toMatch(/^…(palabra )+lista( palabra)+…$/)
    expect(shown.length).toBeLessThanOrEqual(162)
    expect(shown.length).toBeGreaterThan(140)
  })

  it('begins at the beginning when the hit stands near it, or nowhere', () => {
    expect(whole('Una lista corta')).toBe('Una lista corta')
    expect(whole(`Aquí ${'nada '.repeat(100)}`)).toMatch(/^Aquí nada .*nada…$/)
  })

  it('cuts words that are longer than itself, but no letter in two', () => {
    const shown = whole(`lista ${'🐍'.repeat(200)}`)
    expect(shown.isWellFormed()).toBe(true)
    expect(shown.length).toBeLessThanOrEqual(162)
  })
})

it('shows Markdown as plain text in one line', () => {
  expect(plainText('### Título\n\nEs **así**:\n\n```python\nx = 2**3 + 4**5\n```\n- `a`')).toBe(
    'Título Es así: x = 2**3 + 4**5 - a',
  )
})

describe('what is searched for', () => {
  it('is words without accents, and words in quotes together', () => {
    expect(readSearch('¿Función "lista vacía" df.head')).toEqual([
      { words: ['funcion'], isQuoted: false },
      { words: ['lista', 'vacia'], isQuoted: true },
      { words: ['df'], isQuoted: false },
      { words: ['head'], isQuoted: false },
    ])
    expect(readSearch('"a medias')).toEqual([
      { words: ['a'], isQuoted: false },
      { words: ['medias'], isQuoted: false },
    ])
  })

  it('is folded to the same length', () => {
    for (const text of ['ÁÉÍÑÜ', 'İstanbul', 'ß€🐍 ﬁn']) expect(fold(text)).toHaveLength(text.length)
    expect(fold('Ñandú')).toBe('nandu')
  })
})
