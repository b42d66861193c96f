import { describe, expect, it } from 'vitest'
import {
  allOf,
  findIn,
  lastOf,
  PAGE_LENGTH,
  pagesBefore,
  toPages,
  withChanged,
  withEarlier,
  withLater,
} from './message-pages'

const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: `m${from + at}`, text: '' }))
const pages = toPages(some(1, 45))
const ids = (of: ReturnType<typeof toPages>) => allOf(of).map(({ id }) => id)

describe('pages of messages', () => {
  it('hold all messages in their order', () => {
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(ids(pages)).toEqual(some(1, 45).map(({ id }) => id))
    expect(toPages([])).toEqual([])
  })

  it('fill the last page up, and leave the others as they are', () => {
    const more = withLater(pages, some(46, 65))
    expect(ids(more)).toEqual(some(1, 65).map(({ id }) => id))
    expect(more[0]).toBe(pages[0])
    expect(more[1]).toBe(pages[1])
    expect(more.every(({ length }) => length <= PAGE_LENGTH)).toBe(true)
    expect(withLater(toPages(some(1, 20)), some(21, 22)).map(({ length }) => length)).toEqual([20, 2])
    expect(withLater(pages, [])).toBe(pages)
  })

  it('take earlier ones before all that there are', () => {
    const more = withEarlier(pages, some(-9, 0))
    expect(more.slice(1)).toEqual(pages)
    expect(more[1]).toBe(pages[0])
  })

  it.each([
    ['m1', 0],
    ['m21', 20],
    ['m30', 29],
    ['m45', 44],
  ])('are cut before %s', (id, left) => {
    const cut = pagesBefore(pages, id)
    expect(allOf(cut)).toHaveLength(left)
    expect(cut.every(({ length }) => length > 0)).toBe(true)
    if (left >= 20) expect(cut[0]).toBe(pages[0])
  })

  it('are not cut before what is not there', () => {
    expect(pagesBefore(pages, 'other')).toBe(pages)
  })

  it('change one message and no other page', () => {
    const changed = withChanged(pages, 'm22', (message) => ({ ...message, text: 'x' }))
    expect(findIn(changed, 'm22')).toEqual({ id: 'm22', text: 'x' })
    expect(changed[0]).toBe(pages[0])
    expect(changed[2]).toBe(pages[2])
    expect(lastOf(changed)).toBe(lastOf(pages))
  })

  it('stay as they are where the message to be changed is not among them', () => {
    expect(withChanged(pages, 'm99', (message) => ({ ...message, text: 'x' }))).toBe(pages)
  })
})
