import { describe, expect, it } from 'vitest'
import { cardExcerpt, countWords, matchesQuery, pageOf, readingMinutes } from './rules'
import { blogAddress, readBlogAddress } from './ui/blog-address'

describe('an excerpt on a card', () => {
  it('BLOG-03 TIME-11 is cut to 120 characters, without the ellipsis that says so', () => {
    expect(cardExcerpt('ñ'.repeat(120))).toBe('ñ'.repeat(120))
    expect(cardExcerpt('ñ'.repeat(121))).toBe(`${'ñ'.repeat(120)}…`)
  })
})

describe('the words of an article', () => {
  it('are those outside its programs', () => {
    expect(countWords('Un **texto** de `seis` palabras, más: 3,5.\n\n```python\nprint(1)\n```\n\nY dos.')).toBe(9)
    expect(countWords('')).toBe(0)
  })

  it('tell how long it takes to read, a minute at least', () => {
    expect(readingMinutes('Hola.')).toBe(1)
    expect(readingMinutes('palabra '.repeat(1100))).toBe(6)
  })
})

describe('a search', () => {
  it('finds every word, whatever its accents and capitals', () => {
    expect(matchesQuery('Limpiar textos y fechas en español', 'ESPANOL fecha')).toBe(true)
    expect(matchesQuery('Limpiar textos', 'textos csv')).toBe(false)
  })
})

describe('the pages of the list', () => {
  const items = Array.from({ length: 25 }, (_, at) => at)

  it('hold twelve articles each', () => {
    expect(pageOf(items, 1)).toEqual({ items: items.slice(0, 12), page: 1, pages: 3 })
    expect(pageOf(items, 3).items).toEqual([24])
    expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1 })
  })

  it('are the nearest one for a number that is none of them', () => {
    expect(pageOf(items, 99).page).toBe(3)
    expect(pageOf(items, 0).page).toBe(1)
    expect(pageOf(items, 1.5).page).toBe(1)
  })
})

describe('the address of the list', () => {
  it('BLOG-02 says category, words and page, and is read back', () => {
    const address = blogAddress({ category: 'datos', query: 'leer csv', page: 2 })
    expect(address).toBe('/blog?categoria=datos&q=leer+csv&pagina=2')
    const { searchParams } = new URL(address, 'https://pymentor.example')
    expect(readBlogAddress(searchParams)).toEqual({ category: 'datos', query: 'leer csv', page: 2 })
  })

  it('is short where nothing is asked, and no bad number gets through', () => {
    expect(blogAddress({ category: '', query: '' })).toBe('/blog')
    for (const wrong of ['-1', '1e9', 'x', ''])
      expect(readBlogAddress(new URLSearchParams({ pagina: wrong })).page, wrong).toBe(1)
    expect(readBlogAddress(new URLSearchParams({ q: 'x'.repeat(500) })).query).toHaveLength(100)
  })
})
