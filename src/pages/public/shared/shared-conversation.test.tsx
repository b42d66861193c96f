import { expect, it } from 'vitest'
import { renderPage, textsOf } from '~/testing/render-page'
import SharedConversationPage, { meta } from './shared-conversation'

const shown = {
  title: 'Tuplas y listas',
  type: 'basic',
  createdAt: '2026-03-10T10:00:00.000Z',
  messages: [
    { role: 'user', content: '¿Qué es una tupla?', status: 'complete', timestamp: '2026-03-10T10:00:00.000Z' },
    { role: 'assistant', content: 'Una lista **fija**.', status: 'stopped', timestamp: '2026-03-10T10:00:00.000Z' },
  ],
  from: 0,
  nextFrom: 2,
}

it('a shared conversation is shown with where it goes on', () => {
  const html = renderPage(SharedConversationPage, { loaderData: { shared: shown, why: null } })
  expect(textsOf(html, 'h1')).toEqual(['Tuplas y listas'])
  for (const text of ['¿Qué es una tupla?', '<strong>fija</strong>', 'La respuesta se detuvo aquí.', '?desde=2'])
    expect(html).toContain(text)
})

it.each([
  ['gone', 'Esta conversación ya no se comparte', 'Pídele el enlace de nuevo'],
  ['withheld', 'Esta conversación no se puede ver ahora', 'no la tiene disponible'],
  ['too-many', 'Has abierto muchas conversaciones seguidas', 'Espera unos minutos'],
] as const)('one that is not shown (%s) says so, and what to do', (why, title, advice) => {
  const loaderData = { shared: null, why }
  const html = renderPage(SharedConversationPage, { loaderData })
  expect(textsOf(html, 'h1')).toEqual([title])
  expect(html).toContain(advice)
  expect(meta({ loaderData } as Parameters<typeof meta>[0])[0]).toEqual({ title: `${title} · PyMentor` })
})
