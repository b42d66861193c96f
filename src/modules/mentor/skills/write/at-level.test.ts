import { beforeAll, describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { startPython } from '~/testing/python/python'
import type { Level } from '../../model-port'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
let run: (code: string) => string
beforeAll(async () => {
  run = await startPython()
})

const REQUESTS = [
  'Escribe una función media(notas) que devuelva la media de una lista de notas y pruébala con [5, 8, 9]',
  'Escribe un programa que sume los números pares de la lista [1, 2, 3, 4, 5, 6]',
  'Hazme una función que cuente las vocales de un texto',
  'Escribe una función que cuente cuántas veces aparece cada palabra de un texto',
]
const PARES = REQUESTS[1] ?? ''

const answer = async (content: string, level: Level) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }], level })).markdown
const blockOf = (markdown: string, language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(markdown)?.[1] ?? ''

describe('a program that is asked for, at a level', () => {
  it.each(REQUESTS)('prints at every level what the answer says: %s', async (request) => {
    for (const level of ['principiante', 'intermedio', 'avanzado'] as const) {
      const told = await answer(request, level)
      expect(run(blockOf(told, 'python')).trimEnd()).toBe(blockOf(told, 'text'))
    }
  })

  it('has a loop for a beginner and a comprehension for others, explained as it stands', async () => {
    const [easy, usual] = [await answer(PARES, 'principiante'), await answer(PARES, 'intermedio')]
    expect(blockOf(easy, 'python')).toContain('for numero in numeros:')
    expect(easy).not.toMatch(/comprensión/i)
    expect(blockOf(usual, 'python')).toContain('[numero for numero in numeros if')
  })

  it('is shorter for the advanced, with types and how its time grows', async () => {
    const [usual, brief] = [await answer(REQUESTS[0] ?? '', 'intermedio'), await answer(REQUESTS[0] ?? '', 'avanzado')]
    expect(brief).toContain('def media(notas: list[float]) -> float:')
    expect(brief).toContain('**O(n)**')
    expect(usual).toContain('### Cómo funciona')
    expect(brief).not.toContain('### Cómo funciona')
  })

  it('keeps to what the request says of the way it is written', async () => {
    expect(await answer(`${PARES} con una comprensión de listas`, 'principiante')).toContain('[numero for numero in')
  })
})

describe('other answers for the advanced', () => {
  it.each([
    '¿Qué es una lista?',
    '¿Cómo leo un archivo CSV?',
    'TypeError: can only concatenate str (not "int") to str',
  ])('say the same in fewer words: %s', async (question) => {
    const [easy, brief] = [await answer(question, 'principiante'), await answer(question, 'avanzado')]
    expect(brief.length).toBeLessThan(easy.length * 0.9)
    expect(brief.slice(0, 20)).toBe(easy.slice(0, 20))
  })
})
