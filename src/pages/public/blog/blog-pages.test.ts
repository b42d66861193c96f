import { describe, expect, it } from 'vitest'
import { blog } from '~/modules/blog/blog.server'
import type { PostSummary } from '~/modules/blog/contract'
import { CATEGORIES } from '~/modules/blog/copy'
import { feedOf } from './feed.server'
import { imageFile } from './image-file.server'
import { articleHtml } from './post-html.server'

describe('an article as HTML', () => {
  it('BLOG-07 turns marks of headings, bold and italic into markup', () => {
    const { html, sections } = articleHtml('## Qué *es* `NaN`\n\nEs **muy** *raro*.\n\n### Más')
    expect(html).toContain('<h2 id="que-es-nan">Qué <em>es</em> <code>NaN</code></h2>')
    expect(html).toContain('<strong>muy</strong> <em>raro</em>')
    expect(html).toContain('<h3 id="mas">')
    expect(sections).toEqual([{ id: 'que-es-nan', title: 'Qué es NaN' }])
  })

  it('colours a program on the server and shows its output with it', () => {
    const { html } = articleHtml("```python\nprint('<b>')\n```\n\n```text\n<b>\n```")
    expect(html).toContain('hljs-string')
    expect(html).toContain('&lt;b&gt;')
    expect(html).toContain('<samp>&lt;b&gt;\n</samp>')
    expect(html).not.toContain('<b>')
  })

  it('shows a fragment that is no program as it is', () => {
    expect(articleHtml('Así:\n\n```text\n<a>\n```').html).toContain('code-block"><code>&lt;a&gt;</code></pre>')
  })

  it.each([
    ['<script>alert(1)</script>'],
    ['Un <b>texto</b>.'],
    ['![](https://example.com/x.png)'],
    ['[x](javascript:alert(1))'],
    ['[x](https://example.com)'],
    ['[x](//example.com)'],
  ])('holds nothing foreign: %s', (markdown) => {
    expect(() => articleHtml(markdown)).toThrow('an article')
  })

  it('is made of every article, with an anchor for each section', () => {
    for (const { slug } of blog().posts()) {
      const { html, sections } = articleHtml(blog().find(slug)?.post.content ?? '')
      expect(new Set(sections.map(({ id }) => id)).size, slug).toBe(sections.length)
      for (const { id, title } of sections) expect(html, title).toContain(`id="${id}"`)
    }
  })
})

const post: PostSummary = {
  id: 'uno',
  slug: 'uno',
  title: 'Listas & «tuplas» <1>',
  excerpt: 'Qué se aprende.',
  featuredImage: '/blog/imagenes/uno.svg',
  createdAt: '2026-09-14T00:00:00.000Z',
  category: { id: 'datos', name: 'Datos', slug: 'datos' },
  author: { firstName: 'Equipo', lastName: 'PyMentor', avatar: null },
  readingMinutes: 5,
}

describe('the feed', () => {
  it('names the posts by absolute addresses, with what XML means something by escaped', () => {
    const feed = feedOf([post], new URL('https://pymentor.example'))
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
    expect(feed).toContain('<title>Listas &amp; «tuplas» &lt;1&gt;</title>')
    expect(feed).toContain('<link>https://pymentor.example/blog/uno</link>')
    expect(feed).toContain('<pubDate>Mon, 14 Sep 2026 00:00:00 GMT</pubDate>')
    expect(feed).toContain('href="https://pymentor.example/blog/rss.xml" rel="self"')
  })
})

describe('a picture', () => {
  it('DATA-08 is drawn for each category, 800 by 600, and asks for nothing from elsewhere', () => {
    for (const category of CATEGORIES) {
      const file = imageFile('leer-csv', category)
      expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]* viewBox="0 0 800 600"/)
      expect(file).toContain('fill="#100d0a"')
      expect(file).not.toMatch(/var\(|oklch|href|NaN|undefined/)
    }
  })

  it('is another one for each article, and always the same', () => {
    const draw = () =>
      blog()
        .posts()
        .map(({ slug, category }) => imageFile(slug, category))
    expect(draw()).toEqual(draw())
    for (const file of draw()) expect(file).not.toMatch(/var\(|oklch|href|NaN|undefined/)
    expect(new Set(draw()).size).toBe(blog().posts().length)
  })
})
