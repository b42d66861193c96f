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
    expect(questions).toHaveLength(3)
    for (const content of questions) {
      const next = await ask(asked, { role: 'assistant', content: markdown }, { role: 'user', content })
      expect({ content, outcome: next.outcome, skill: next.skill }).toEqual({
        content,
        outcome: 'answered',
        skill: expect.any(String),
      })
    }
    const unknown = { question: 'El kata del martes', answer: markdown, mentor: 'basic' as const }
    expect(followUps(unknown)).toEqual(questions)
  })

  it('is not asked of an example in passing', () => {
    const answer = 'Una lista guarda valores.\n\n```python\nnotas = [7, 9]\n```'
    expect(followUps({ question: '¿Qué es una lista?', answer, mentor: 'basic' })[0]).not.toContain('programa')
  })
})
