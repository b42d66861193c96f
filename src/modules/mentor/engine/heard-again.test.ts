import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

async function lastAnswer(messages: readonly string[]) {
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of messages) {
    turns.push({ role: 'user', content })
    turns.push({ role: 'assistant', content: (await mentor.answer({ mentor: 'basic', turns })).markdown })
  }
  return mentor.answer({ mentor: 'basic', turns: turns.slice(0, -1) })
}

const SUM_OF_EVENS =
  'def suma_pares(lista):\n    total = 0\n    for n in lista:\n        if n % 2 == 0:\n            total += n\n        return total\n\nprint(suma_pares([2, 4, 5, 6]))'

it('answers of a pasted program what is wrong in it, and writes no other one in its place', async () => {
  const { skill, markdown } = await lastAnswer([
    `${SUM_OF_EVENS}\n\ntendria que dar 12 y da 2. Pásame la función bien porfa`,
  ])
  expect(skill).toBe('faults')
  expect(markdown).toContain('total += n\n    return total')
})

it('takes no wish of the program at hand for an order of another one', async () => {
  const wish = 'la palabra siempre python, con 6 fallos se pierde y entonces que enseñe la palabra'
  expect((await lastAnswer(['el juego del ahorcado', wish])).markdown).toContain("palabra = 'python'")
})

it('hears a request that is said in other words', async () => {
  const { skill, markdown } = await lastAnswer([
    'El usuario teclea una frase; a continuación se muestra, para cada una de las vocales (a, e, i, o, u), el número de apariciones. ¿Me lo programas?',
  ])
  expect(skill).toBe('write')
  expect(markdown).toContain('input(')
})
