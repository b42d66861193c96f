import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import type { Turn } from '../../model-port'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

async function converse(...messages: string[]): Promise<string[]> {
  const turns: Turn[] = []
  for (const content of messages) {
    turns.push({ role: 'user', content })
    turns.push({ role: 'assistant', content: (await mentor.answer({ mentor: 'basic', turns })).markdown })
  }
  return turns.flatMap(({ role, content }) => (role === 'assistant' ? content : []))
}

it('an exercise of the person’s own is led up to by hints, each more concrete, and solved when they ask for it', async () => {
  const [idea, plan, gaps, solution] = await converse(
    "Tengo este ejercicio: 'Pide una frase por teclado y muestra cuántas vocales tiene'. Dame una pista",
    'otra',
    'no me sale, ¿una pista más concreta?',
    'enséñame la solución completa',
  )
  expect(idea).toMatch(/^Una pista, sin la solución/)
  expect(idea).not.toContain('```')
  expect(plan).toMatch(/1\. Escribe la función .*\n.*- Da a `total`/)
  expect(gaps).toMatch(/```python[\s\S]*\.\.\./)
  expect(solution).toMatch(/if letra in 'aeiou.*\n\s+total \+= 1/)
})

it('a question about it is answered by what is told of its program', async () => {
  const [, order] = await converse(
    'Me han mandado el FizzBuzz: del 1 al 20, Fizz si es multiplo de 3, Buzz si es de 5. Una pista?',
    'y en qué orden pongo los if? me sale Fizz en el 15',
  )
  expect(order).toMatch(/va primero: un múltiplo de 3 y de 5 lo es de 15/)
})
