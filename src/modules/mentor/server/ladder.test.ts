import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
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

const SUM = '```python\nnumeros = [3, 8, 1]\ntotal = 0\nfor numero in numeros:\n    total += numero\nprint(total)\n```'
const FAILING =
  '```python\nnotas = [5, 7]\nfor n in notas:\n    total = 0\n    total += n\nprint(total)\n```\nno me suma bien, ¿qué falla?'

/** `rule` is said at first; `hidden` is what solves it, and not said before the fragment. */
const OWN = [
  [
    'a change of one’s own program',
    `${SUM}\nque sume solo los mayores de 2`,
    { rule: /línea 4 .+condición/s, hidden: '> 2', fragment: 'if ...:', solution: 'if numero > 2:' },
  ],
  [
    'an error',
    '```python\nprecios = [3, 5]\ntotal = sum(precios)\nprint("Total: " + total)\n```\nTypeError: can only concatenate str (not "int") to str',
    {
      rule: /Mira la línea 3: `print\("Total: " \+ total\)`/,
      hidden: 'str(total)',
      fragment: '→ `print("Total: " + str(total))`',
      solution: '```python\nprecios = [3, 5]\ntotal = sum(precios)\nprint("Total: " + str(total))',
    },
  ],
  [
    'code that is no Python',
    '```python\nfor i in range(3)\n    print(i)\n```\nme da error',
    {
      rule: /Mira la línea 1/,
      hidden: 'dos puntos',
      fragment: '→ `for i in range(3):`',
      solution: '```python\nfor i in range(3):',
    },
  ],
  [
    'a fault',
    FAILING,
    {
      rule: /Mira la línea 3: `total = 0`/,
      hidden: 'dentro del bucle:',
      fragment: '+ total = 0',
      solution: 'total = 0\nfor n in notas:',
    },
  ],
  [
    'what could be better',
    `${SUM}\nrevísalo, ¿se puede mejorar?`,
    { rule: /\*\*Línea 2\.\*\*/, hidden: 'sum(', fragment: '+total = sum(numeros)', solution: '### Así queda' },
  ],
  [
    'an exercise',
    'Ponme un ejercicio de listas',
    { rule: /Casos de prueba/, hidden: 'lista[-1]', fragment: 'return ...', solution: 'return [lista[0], lista[-1]]' },
  ],
] as const

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

  it.each(OWN)('leads up to %s as well', async (_, question, { rule, hidden, fragment, solution }) => {
    const turns: Turn[] = [{ role: 'user', content: question }]
    const idea = await answer(turns, 'idea')
    expect(idea.rung).toBe('idea')
    expect(idea.markdown).toMatch(rule)
    expect(idea.markdown).not.toContain(hidden)
    turns.push({ role: 'assistant', content: idea.markdown }, { role: 'user', content: 'Dame el plan' })
    const plan = await answer(turns, 'plan')
    expect(plan).toMatchObject({ outcome: 'answered', rung: 'plan' })
    expect(plan.markdown).not.toContain('```')
    turns.push({ role: 'assistant', content: plan.markdown }, { role: 'user', content: 'Dame un fragmento' })
    const given = await answer(turns, 'fragment')
    expect(given.markdown).toContain(fragment)
    expect(given.markdown).not.toContain(solution)
    turns.push({ role: 'assistant', content: given.markdown }, { role: 'user', content: 'Enséñame la solución' })
    expect((await answer(turns, 'solution')).markdown).toContain(solution)
  })

  it('goes on with the person’s own program after a fragment of it', async () => {
    const turns: Turn[] = [{ role: 'user', content: `${SUM}\nque sume solo los mayores de 2` }]
    turns.push({ role: 'assistant', content: (await answer(turns, 'fragment')).markdown })
    turns.push({ role: 'user', content: 'cambia total por suma' })
    const { markdown } = await answer(turns)
    expect(codeIn(markdown)).toContain('suma += numero')
    expect(codeIn(markdown)).not.toContain('...')
  })

  it('shows the error to who asks what it means, for nothing is solved by it', async () => {
    const turns: Turn[] = [{ role: 'user', content: '¿Qué significa IndexError: list index out of range?' }]
    expect(await answer(turns, 'idea')).toEqual(await answer(turns))
  })

  it('tells the cause to who asks why after the hint, and the program still not', async () => {
    const turns: Turn[] = [{ role: 'user', content: FAILING }]
    turns.push({ role: 'assistant', content: (await answer(turns, 'idea')).markdown })
    turns.push({ role: 'user', content: '¿por qué?' })
    const { markdown } = await answer(turns, 'idea')
    expect(markdown).toContain('se pierde lo anterior')
    expect(codeIn(markdown)).toBeNull()
  })

  it('answers as ever what asks for no program', async () => {
    const turns: Turn[] = [{ role: 'user', content: '¿Qué es una lista?' }]
    expect(await answer(turns, 'idea')).toEqual(await answer(turns))
  })
})
