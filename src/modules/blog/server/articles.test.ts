import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python/python'
import { CATEGORIES } from '../copy'
import { countWords } from '../rules'
import { blog } from './blog'
import { programsIn } from './programs'

const MAX_PROGRAM_LINES = 40
const MAX_LINE_LENGTH = 88
const slugs = blog()
  .posts()
  .map(({ slug }) => slug)
let run: (code: string) => string

beforeAll(async () => {
  run = await startPython()
})

describe('the articles of the blog', () => {
  it('BLOG-01 are twelve, in four categories', () => {
    expect(slugs).toHaveLength(12)
    const filled = CATEGORIES.map(({ slug }) => blog().search({ category: slug, query: '' }).length)
    expect(filled).toEqual([3, 3, 3, 3])
  })

  it('each have a title and a day of their own', () => {
    const posts = blog().posts()
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
    expect(new Set(posts.map(({ createdAt }) => createdAt)).size).toBe(posts.length)
  })
})

describe.each(slugs)('%s', (slug) => {
  const place = blog().find(slug)
  const content = place?.post.content ?? ''

  it('has 700 to 1,500 words in four to six sections', () => {
    expect(countWords(content)).toBeGreaterThanOrEqual(700)
    expect(countWords(content)).toBeLessThanOrEqual(1500)
    const sections = content.match(/^## /gm)?.length
    expect(sections).toBeGreaterThanOrEqual(4)
    expect(sections).toBeLessThanOrEqual(6)
  })

  it('leads to two other articles, and by its links to none that is not there', () => {
    expect(place?.related).toHaveLength(2)
    const linked = [...content.matchAll(/\]\(\/blog\/([^)#]+)/g)].map(([, other]) => other)
    expect(linked.filter((other) => other === undefined || !slugs.includes(other))).toEqual([])
  })

  it('shows programs that print exactly what it says', () => {
    const programs = programsIn(content)
    expect(programs.length).toBeGreaterThan(0)
    // None hides in a list, where it would not be run.
    expect(content.match(/^\s*```python/gm)).toHaveLength(programs.length)
    for (const { code, output } of programs) expect(run(code)).toBe(output ?? '')
    const lines = programs.map(({ code }) => code.trimEnd().split('\n'))
    for (const program of lines) expect(program.length).toBeLessThanOrEqual(MAX_PROGRAM_LINES)
    expect(lines.flat().filter((line) => line.length > MAX_LINE_LENGTH)).toEqual([])
  })
})
