import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (...questions: string[]) => {
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of questions) {
    turns.push({ role: 'user', content })
    const { markdown } = await mentor.answer({ mentor: 'basic', turns })
    turns.push({ role: 'assistant', content: markdown })
  }
  return turns.at(-1)?.content ?? ''
}

describe('two pieces of code that are set against each other', () => {
  it.each([
    ['en qué se diferencian {n % 2 for n in range(4)} y [n % 2 for n in range(4)]', ['{0, 1}', '[0, 1, 0, 1]']],
    ['diferencia?\n\na = (n for n in range(3))\nb = [n for n in range(3)]', ['generador', '[0, 1, 2]']],
    ['son lo mismo (1, 2) y [1, 2]?', ['tupla', 'lista']],
  ])('%s', async (question, told) => {
    const markdown = await ask(question)
    for (const part of told) expect(markdown).toContain(part)
  })
})

it.each([
  ['por qué sale 0.30000000000000004\n\n>>> 0.1+0.2\n0.30000000000000004', 'en binario'],
  ['qué hace exactamente el "w"?\n\nwith open("notas.txt", "w") as f:\n    f.write("hola")', 'lo borra'],
  [
    'para qué sirve\n\ndef m(n):\n    if n < 10:\n        return n\n    return n % 10 + m(n // 10)\n\nprint(m(523))',
    'cifras',
  ],
])('what surprises in a piece is told: %s', async (question, told) => expect(await ask(question)).toContain(told))

it('what belongs to the class is set against what belongs to each object', async () => {
  const code =
    'class Barco:\n    flota = 0\n    def __init__(self, eslora):\n        self.eslora = eslora\n        Barco.flota += 1\n'
  expect(await ask(`${code}\nqué hace`, 'y por qué eslora lleva self y flota no')).toMatch(/lo \*\*comparten\*\* todos/)
})
