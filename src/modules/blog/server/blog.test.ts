import { describe, expect, it } from 'vitest'
import { createBlog } from './blog'
import { programsIn } from './programs'
import { readArticle } from './read-post'

const FILE = 'content/blog/leer-csv.md'

type Fields = { title?: string; category?: string; date?: string; related?: string; body?: string }
const article = ({
  title = 'Leer un CSV',
  category = 'datos',
  date = '2026-09-14',
  related = 'uno, dos',
  body = 'La idea.',
}: Fields = {}) => `---
title: ${title}
excerpt: ${'Una frase que dice qué se aprende. '.repeat(4)}Fin.
category: ${category}
author: Equipo PyMentor
date: ${date}
related: [${related}]
question: ¿Qué es una lista?
---
${body}
`

const blog = createBlog({
  'uno.md': article({ title: 'El primero', date: '2026-05-05', related: 'tres, dos' }),
  'tres.md': article({ title: 'El tercero', date: '2026-11-01', category: 'negocio' }),
  'dos.md': article({ title: 'El segundo', date: '2026-08-01', body: 'Habla de *facturación*.' }),
})
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug)

describe('an article', () => {
  it('DATA-08 is read from its file: slug, category, author by their role, day', () => {
    expect(readArticle(FILE, article())).toMatchObject({
      id: 'leer-csv',
      slug: 'leer-csv',
      title: 'Leer un CSV',
      content: 'La idea.',
      featuredImage: '/blog/imagenes/leer-csv.svg',
      createdAt: '2026-09-14T00:00:00.000Z',
      category: { id: 'datos', name: 'Datos', slug: 'datos' },
      author: { firstName: 'Equipo', lastName: 'PyMentor', avatar: null },
      readingMinutes: 1,
    })
  })

  it.each([
    ['a category that does not exist', article({ category: 'recetas' }), 'field "category"'],
    ['a day that does not exist', article({ date: '2026-02-30' }), 'field "date"'],
    ['a title that is too long', article({ title: 'x'.repeat(71) }), 'field "title"'],
    ['too few related articles', article({ related: 'uno' }), 'field "related"'],
    ['a field that nobody reads', article().replace('author:', 'tags: x\nauthor:'), 'tags'],
    ['an excerpt that no card would cut', article().replace(/excerpt: .*/, 'excerpt: Corto.'), 'field "excerpt"'],
    ['no text', article({ body: '' }), 'field "content"'],
    ['no front matter', 'Hola.', 'front matter'],
    ['broken YAML', article({ title: '"x' }), 'not valid YAML'],
  ])('is refused with %s, by the name of its file', (_case, text, named) => {
    expect(() => readArticle(FILE, text)).toThrow(named)
    expect(() => readArticle(FILE, text)).toThrow(FILE)
  })
})

describe('the blog', () => {
  it('API-30 lists the newest first, without their content', () => {
    expect(slugs(blog.posts())).toEqual(['tres', 'dos', 'uno'])
    expect(blog.posts()[0]).not.toHaveProperty('content')
    expect(blog.posts()[0]).not.toHaveProperty('related')
    expect(blog.posts()[0]).not.toHaveProperty('question')
  })

  it('BLOG-02 finds by category and by words, of the text too', () => {
    expect(slugs(blog.search({ category: 'datos', query: '' }))).toEqual(['dos', 'uno'])
    expect(slugs(blog.search({ category: '', query: 'facturacion' }))).toEqual(['dos'])
    expect(blog.search({ category: 'negocio', query: 'facturacion' })).toEqual([])
    expect(blog.search({ category: 'nada', query: '' })).toEqual([])
  })

  it('shows those first whose title has what is looked for', () => {
    const newer = article({ title: 'Sin nombre', date: '2026-09-01', body: 'Un CSV.' })
    expect(
      slugs(
        createBlog({ 'a.md': newer, 'b.md': article({ date: '2026-08-01' }) }).search({ category: '', query: 'csv' }),
      ),
    ).toEqual(['b', 'a'])
  })

  it('API-32 finds a post with its neighbours in time and what belongs to it', () => {
    const found = blog.find('dos')
    expect(found?.post.content).toContain('facturación')
    expect([found?.older?.slug, found?.newer?.slug]).toEqual(['uno', 'tres'])
    expect(slugs(blog.find('uno')?.related ?? [])).toEqual(['tres', 'dos'])
    expect([blog.find('uno')?.older, blog.find('tres')?.newer]).toEqual([null, null])
  })

  it('BLOG-05 knows no others', () => {
    expect(blog.find('cuatro')).toBeNull()
    expect(blog.find('')).toBeNull()
  })
})

describe('the programs of an article', () => {
  it('have the text right after them as their output, and no other', () => {
    const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n\n`
    const markdown = `Uno.\n\n${fence('python', 'print(1)')}${fence('text', '1')}${fence('text', 'x')}Y.\n\n${fence('python', 'a = 1')}Fin.\n\n${fence('text', '2')}`
    expect(programsIn(markdown)).toMatchObject([
      { code: 'print(1)\n', output: '1\n' },
      { code: 'a = 1\n', output: null },
    ])
  })
})
