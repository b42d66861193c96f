import { expect, it } from 'vitest'
import { pageMeta } from './page-meta'

it('SHELL-05 tells title, description and one absolute address, to those who search and to those who share', () => {
  const facts = { title: 'Contacto · PyMentor', description: 'Escríbenos.', path: '/contacto' }
  const tags = pageMeta({ ...facts, origin: 'https://pymentor.example' })
  expect(tags).toContainEqual({ title: facts.title })
  expect(tags).toContainEqual({ name: 'description', content: facts.description })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://pymentor.example/contacto' })
  expect(Object.fromEntries(tags.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])))).toEqual({
    'og:type': 'website',
    'og:title': facts.title,
    'og:description': facts.description,
    'og:url': 'https://pymentor.example/contacto',
    'og:site_name': 'PyMentor',
    'og:locale': 'es_ES',
  })
})
