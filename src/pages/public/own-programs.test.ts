import { describe, expect, it } from 'vitest'
import { blog } from '~/modules/blog/blog.server'
import { articleOf } from './blog/post-html.server'
import { findOwnProgram } from './home/own-programs.server'

describe('the programs of the public pages', () => {
  it('can be run, each by its own link, with what the article says that they print', () => {
    for (const { slug, title } of blog().posts()) {
      const { html } = articleOf(slug, blog().find(slug)?.post.content ?? '')
      const names = [...html.matchAll(/href="\/comprobar\?programa=([^"]+)"/g)].map(([, name = '']) => name)
      expect(names.length, slug).toBeGreaterThan(0)
      for (const name of names) {
        const found = findOwnProgram(name)
        expect(found?.shownAt, name).toEqual({ title: `«${title}»`, path: `/blog/${slug}` })
        expect(found?.proof.output, name).not.toBe('')
      }
    }
    expect(findOwnProgram('portada')?.proof.code).toContain('\nfor ')
  })

  it('are no others', () => {
    const slug = blog().posts()[0]?.slug
    for (const name of [
      '',
      'blog/nada/1',
      `blog/${slug}/0`,
      `blog/${slug}/99`,
      `blog/${slug}/1/2`,
      '__proto__',
      'blog/../1',
    ])
      expect(findOwnProgram(name), name).toBeNull()
  })
})
