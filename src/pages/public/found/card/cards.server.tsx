import type { ReactNode } from 'react'
import { blog } from '~/modules/blog/blog.server'
import type { CategorySlug } from '~/modules/blog/contract'
import { BLOG_TITLE } from '~/modules/blog/copy'
import { FeaturedMotif } from '~/modules/blog/ui/featured-image'
import { legalTitle } from '../../legal.server'
import type { Card } from './card-picture'
import { AnswerDrawing, LetterDrawing, RulesDrawing } from './drawings'

const motif = (category: CategorySlug, slug: string): ReactNode => <FeaturedMotif slug={slug} category={category} />

const PAGES: ReadonlyMap<string, Card> = new Map([
  [
    '/',
    {
      over: 'Explicado en español',
      title: 'Aprende Python con un mentor que te lo explica',
      drawing: <AnswerDrawing />,
    },
  ],
  ['/pricing', { over: 'Empieza gratis', title: 'Planes y precios', drawing: motif('negocio', 'pricing') }],
  [
    '/nuestros-mentores-ia',
    { over: 'Basic y PRO', title: 'Nuestros mentores de IA', drawing: motif('primeros-pasos', 'mentores') },
  ],
  ['/probar', { over: 'Sin cuenta', title: 'Prueba el mentor', drawing: <AnswerDrawing /> }],
  ['/about', { over: 'Quiénes somos', title: 'Acerca de PyMentor', drawing: motif('buenas-practicas', 'pymentor') }],
  ['/practica', { over: 'En tu navegador', title: 'Práctica de Python', drawing: motif('primeros-pasos', 'practica') }],
  ['/cookies', { over: 'Tú decides', title: 'Cookies de este navegador', drawing: <RulesDrawing /> }],
  ['/contacto', { over: 'Escríbenos', title: 'Contacto', drawing: <LetterDrawing /> }],
  ['/blog', { over: 'Programas cortos, que funcionan', title: BLOG_TITLE, drawing: motif('datos', 'blog') }],
])

/** What the picture of a public page shows, or null for a page that has none. `path` is the page's one address. */
export function cardOf(path: string): Card | null {
  const [, part = '', name = ''] = /^\/(blog|legal)\/([a-z0-9-]+)$/.exec(path) ?? []
  if (part === 'blog') return postCard(name)
  if (part === 'legal') return legalCard(name)
  return PAGES.get(path) ?? null
}

function postCard(slug: string): Card | null {
  const found = blog().find(slug)
  if (found === null) return null
  const { title, category } = found.post
  return { over: category.name, title, drawing: motif(category.slug, slug) }
}

function legalCard(name: string): Card | null {
  const title = legalTitle(name)
  return title === null ? null : { over: 'Información legal', title, drawing: <RulesDrawing /> }
}
