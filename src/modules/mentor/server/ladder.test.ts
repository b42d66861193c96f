import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/product-facts'
import type { Rung, Turn } from '../model-port'
import { parsePython } from '../python/parse'
import { createEmbeddedMentor } from './embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const REQUESTS = [
  'Escribe un programa que sume los números pares de la lista [1, 2, 3, 4, 5, 6]',
  'Hazme una función que cuente las vocales de un texto',
  'Escribe un programa que pida notas hasta que ponga fin y diga la media',
]
const PRESSES: readonly (readonly [string, Rung])[] = [
  ['Dame el plan', 'plan'],
  ['Dame un fragmento', 'fragment'],
  ['Enséñame la solución', 'solution'],
]
const answer = (turns: Turn[], rung?: Rung) => mentor.answer({ mentor: 'basic', turns, rung, level: 'principiante' })
const codeIn = (markdown: string) => /```python\n([\s\S]*?)\n```/.exec(markdown)?.[1] ?? null

describe('the embedded mentor where a program is led up to', () => {
  it.each(REQUESTS)('gives the idea, and each rung of the same program when it is asked for: %s', async (request) => {
    const turns: Turn[] = [{ role: 'user', content: request }]
    const whole = await answer(turns)
    const program = codeIn(whole.markdown) ?? ''
    const idea = await answer(turns, 'idea')
    expect(idea).toMatchObject({ outcome: 'answered', rung: 'idea' })
    expect(idea.markdown).not.toContain('```')
    let last = idea.markdown
    const told: string[] = []
    for (const [press, rung] of PRESSES) {
      turns.push({ role: 'assistant', content: last }, { role: 'user', content: press })
      const next = await answer(turns, rung)
      expect(next.rung).toBe(rung)
      last = next.markdown
      told.push(last)
    }
    const [plan = '', fragment = '', solution = ''] = told
    expect(plan).toMatch(/^1\. /m)
    expect(plan).not.toContain('```')
    const shown = codeIn(fragment) ?? ''
    expect(shown).toContain('...')
    expect(parsePython(shown).errors).toEqual([])
    expect(shown.split('\n').filter((line) => program.includes(line.trim())).length).toBeLessThan(
      program.split('\n').length,
    )
    expect(solution).toBe(whole.markdown)
  })

  it('gives the whole program to who asks for it by name', async () => {
    const turns: Turn[] = [{ role: 'user', content: `${REQUESTS[0]}. Dame la solución entera` }]
    const told = await answer(turns, 'solution')
    expect(told.rung).toBe('solution')
    expect(codeIn(told.markdown)).not.toBeNull()
  })

  it('answers as ever what asks for no program', async () => {
    const turns: Turn[] = [{ role: 'user', content: '¿Qué es una lista?' }]
    expect(await answer(turns, 'idea')).toEqual(await answer(turns))
  })
})
