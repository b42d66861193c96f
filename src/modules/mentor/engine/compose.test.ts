import { expect, it } from 'vitest'
import { heading, text } from './blocks'
import { compose } from './compose'
import type { Block } from './skill'

it('a heading that nothing stands under is not written', () => {
  const blocks = [
    heading('Vacío'),
    { kind: 'list', items: [] } as Block,
    heading('Qué imprime'),
    text('3'),
    heading('Fin'),
  ]
  expect(compose(blocks)).toBe('### Qué imprime\n\n3')
})
