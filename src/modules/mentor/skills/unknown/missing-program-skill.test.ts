import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const PROGRAM = '```python\ntotal = 0\nfor n in [1, 2]:\n    total += n\nprint(total)\n```'

describe('148 a program that is spoken of', () => {
  it.each(['explícame línea a línea', 'explicame linea por linea el codigo', 'me explicas el programa paso a paso?'])(
    'is asked for where none was shown: «%s»',
    async (content) => {
      const { outcome, markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
      expect(outcome).toBe('asked')
      expect(markdown).toContain('Pégame aquí el programa')
    },
  )

  it('is the last of the conversation', async () => {
    const first = `¿qué imprime?\n\n${PROGRAM}`
    const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content: first }] })
    const { skill, markdown: told } = await mentor.answer({
      mentor: 'basic',
      turns: [
        { role: 'user', content: first },
        { role: 'assistant', content: markdown },
        { role: 'user', content: 'explícame línea a línea' },
      ],
    })
    expect(skill).toBe('explain')
    expect(told).toContain('total')
  })

  it('is left alone where an idea is asked for', async () => {
    const turns = [{ role: 'user' as const, content: 'cómo leo un archivo línea a línea' }]
    expect((await mentor.answer({ mentor: 'basic', turns })).skill).toBe('howtos')
  })
})
