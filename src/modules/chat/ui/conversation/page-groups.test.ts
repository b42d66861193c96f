import { describe, expect, it } from 'vitest'
import { type Pages, toPages } from './message-pages'
import { GROUP_LENGTH, groupPages } from './page-groups'

const PAGE = 20
const some = (from: number, count: number) =>
  toPages(Array.from({ length: count * PAGE }, (_, at) => ({ id: `m${from + at}` })))
const pagesOf = (groups: ReturnType<typeof groupPages>) => groups.flatMap(({ pages }) => pages)
/** Which group, by its key, each page is in. */
const keysOf = (pages: Pages, origin: number) =>
  new Map(groupPages(pages, origin).flatMap(({ key, pages: grouped }) => grouped.map((page) => [page, key])))

describe('groups of pages', () => {
  it.each([
    [0, 0],
    [1, 0],
    [16, 0],
    [17, 0],
    [40, 5],
    [40, 32],
    [40, 39],
  ])('hold all of %i pages in their order, counted from the one at %i', (count, origin) => {
    const pages = some(0, count)
    const groups = groupPages(pages, origin)
    expect(pagesOf(groups)).toEqual(pages)
    expect(groups.every((group) => group.pages.length > 0 && group.pages.length <= GROUP_LENGTH)).toBe(true)
    expect(groups.map(({ from }) => pages[from])).toEqual(groups.map((group) => group.pages[0]))
  })

  it('leave each page in its group when others come before or after it', () => {
    const pages = some(0, 20)
    const known = keysOf(pages, 3)
    const more = keysOf([...some(-700, 7), ...pages, ...some(700, 30)], 10)
    for (const page of pages) expect(more.get(page)).toBe(known.get(page))
  })
})
