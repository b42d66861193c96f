import { expect, it } from 'vitest'
import { pageMeta } from './page-meta'

it('SHELL-05 tells title, description and one absolute address, to those who search and to those who share', () => {
  const facts = { title: 'Contacto · PyMentor', description: 'Escríbenos.', path: '/contacto' }
  const tags = pageMeta({ ...facts, origin: 'https://pymentor.example' })
  expect(tags).toContainEqual({ title: facts.title })
  expect(tags).toContainEqual({ name: 'description', content: facts.description })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://pymentor.example/contacto' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(Object.fromEntries(tags.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])))).toEqual({
    'og:type': 'website',
    'og:title': facts.title,
    'og:description': facts.description,
    'og:url': 'https://pymentor.example/contacto',
    'og:site_name': 'PyMentor',
    'og:locale': 'es_ES',
    'og:image': 'https://pymentor.example/og/contacto.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Hoja de cuaderno con un dibujo y el título: Contacto',
  })
})
