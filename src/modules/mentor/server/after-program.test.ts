import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import type { Turn } from '../model-port'
import { createEmbeddedMentor } from './embedded-mentor'
import { followUps } from './follow-ups'

const mentor = createEmbeddedMentor(FACTS)
const REQUEST = 'Escribe un programa que sume los números pares de la lista [1, 2, 3, 4, 5, 6]'
const ask = (...turns: Turn[]) => mentor.answer({ mentor: 'basic', turns })

describe('what next, after a program', () => {
  it('is three questions about it, and the embedded mentor answers each', async () => {
    const asked: Turn = { role: 'user', content: REQUEST }
    const { markdown } = await ask(asked)
    const questions = followUps({ question: 'Enséñame la solución', answer: markdown, mentor: 'basic' })
    const skills = []
    for (const content of questions) {
      const next = await ask(asked, { role: 'assistant', content: markdown }, { role: 'user', content })
      skills.push([content, next.outcome, next.skill])
    }
    expect(skills).toEqual([
      ['Explícame el programa', 'answered', 'explain'],
      ['¿Qué imprime el programa?', 'answered', 'explain'],
      ['Ponme un ejercicio parecido', 'answered', 'exercises'],
    ])
    const unknown = { question: 'El kata del martes', answer: markdown, mentor: 'basic' as const }
    expect(followUps(unknown)).toEqual(questions)
  })

  it.each([
    'me sale un error en este código\n\nedad = input("edad: ")\nif edad > 18\n    print("mayor")',
    'Explícame este código\n\nnums = [3, 1, 2]\ncuadrados = [n**2 for n in nums]\nprint(sum(cuadrados))',
  ])(
    'is an exercise like it where the code is the asker’s: neither what a program is nor the same again',
    async (content) => {
      const asked: Turn = { role: 'user', content }
      const { markdown } = await ask(asked)
      const [question = '', ...others] = followUps({ question: content, answer: markdown, mentor: 'basic' })
      expect(others).toEqual([])
      const next = await ask(asked, { role: 'assistant', content: markdown }, { role: 'user', content: question })
      expect([question, next.outcome, next.skill]).toEqual(['Ponme un ejercicio parecido', 'answered', 'exercises'])
    },
  )

  it('is nothing after a traceback alone: no example has to do with it', () => {
    const question =
      'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\nKeyError: 1\n\nno lo entiendo'
    expect(followUps({ question, answer: '**`KeyError`, línea 3.** Falta.', mentor: 'basic' })).toEqual([])
  })

  it('is not asked of an example in passing', () => {
    const answer = 'Una lista guarda valores.\n\n```python\nnotas = [7, 9]\n```'
    expect(followUps({ question: '¿Qué es una lista?', answer, mentor: 'basic' })[0]).not.toContain('programa')
  })
})
