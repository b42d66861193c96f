import { describe, expect, it } from 'vitest'
import type { Turn } from '~/modules/mentor/mentor.server'
import { ownTime } from '~/testing/own-time'
import { fitted, tokensOfTurns } from './fitted'
import { piecesOf, textOf } from './message-pieces'

const prose = (about: string, length: number) =>
  `${about}. ${'Esto se explica con calma y sin prisa, paso a paso. '.repeat(length / 50)}`.slice(0, length)
const program = (name: string, lines: number) =>
  Array.from({ length: lines }, (_, at) => `    ${name}_${at} = leer_fila(${at})  # fila ${at}`).join('\n')
const fenced = (name: string, lines: number) => `\`\`\`python\ndef ${name}():\n${program(name, lines)}\n\`\`\`\n`
const exchange = (question: string, reply: string): Turn[] => [
  { role: 'user', content: question },
  { role: 'assistant', content: reply },
]
const asked: Turn = { role: 'user', content: '¿Y por qué falla la línea 3?' }
const ROOM = 6_500

describe('what a model is shown of a long conversation', () => {
  it('is all of it while there is room', () => {
    const turns = [...exchange(prose('a', 4_000), fenced('b', 300).slice(0, 15_000)), asked]
    expect(tokensOfTurns(turns)).toBeLessThan(ROOM)
    expect(fitted(turns, ROOM)).toBe(turns)
  })

  it('shortens what was said before any program, the oldest first', () => {
    const old = exchange(prose('viejo', 9_000), `${prose('más', 3_000)}\n\n${fenced('uno', 100)}`)
    const turns = [...old, ...exchange(prose('nuevo', 5_000), fenced('dos', 100)), asked]
    const shown = fitted(turns, ROOM)
    expect(tokensOfTurns(shown)).toBeLessThanOrEqual(ROOM)
    expect(shown).toHaveLength(5)
    expect(shown[0]?.content).toMatch(/^viejo\. .*\n\[…\]\n$/s)
    expect(shown[1]?.content).toContain(fenced('uno', 100))
    expect(shown.slice(2)).toEqual(turns.slice(2))
  })

  it('of two long pasted programs keeps the newer one whole, and the beginning of the other', () => {
    const [first, second] = [`Mira:\n\n${program('uno', 200)}`, `Y ahora:\n\n${program('dos', 200)}`]
    const turns = [...exchange(first, fenced('tres', 200)), ...exchange(second, prose('Veamos', 6_000)), asked]
    const shown = fitted(turns, ROOM)
    expect(tokensOfTurns(shown)).toBeLessThanOrEqual(ROOM)
    expect(shown).toHaveLength(5)
    expect(shown[0]?.content).toMatch(/^Mira:\n\n {4}uno_0 = leer_fila\(0\).* {2}# fila \d+\n\[…\]\n$/s)
    expect(shown[1]?.content).toBe(fenced('tres', 200))
    expect(shown[2]?.content).toBe(second)
  })

  it('leaves the oldest exchanges out where shortening is not enough, and the newest program last of all', () => {
    const many = Array.from({ length: 9 }, (_, at) => exchange(prose(`P${at}`, 300), fenced(`f${at}`, 120)))
    const small = [...many.flat(), asked]
    const shown = fitted(small, 3_000)
    expect(tokensOfTurns(shown)).toBeLessThanOrEqual(3_000)
    expect(shown.at(-2)?.content).toBe(fenced('f8', 120))
    expect(shown.at(-3)?.content).toMatch(/^P8/)
    expect(shown.length).toBeGreaterThan(3)
    expect(shown[0]?.role).toBe('user')

    const tight = fitted(small, 700)
    expect(tight).toHaveLength(3)
    expect(tight[1]?.content).toMatch(/^```python\ndef f8.*\[…\]\n```\n$/s)
    expect(tokensOfTurns(tight)).toBeLessThanOrEqual(700)
    expect(fitted(small, 60)).toEqual([asked])
  })

  it('shows the question whole as long as it has room by itself', () => {
    const long: Turn = { role: 'user', content: program('ahora', 190) }
    const shown = fitted([...exchange(prose('a', 20_000), prose('b', 20_000)), long], ROOM)
    expect(shown.at(-1)).toBe(long)
    expect(shown).toHaveLength(3)
  })

  it('shortens a question that is longer than the window, its program before its words', () => {
    const words = '¿Por qué no acaba nunca?'
    const question: Turn = { role: 'user', content: `${words}\n\n${fenced('largo', 200)}` }
    const shown = fitted([...exchange(prose('a', 500), prose('b', 500)), question], 1_500)
    expect(shown).toHaveLength(1)
    expect(shown[0]?.content).toContain(words)
    expect(shown[0]?.content).toMatch(/def largo.*\[…\]\n```\n$/s)
    expect(tokensOfTurns(shown)).toBeLessThanOrEqual(1_500)
  })

  it('takes a moment for the longest there are', () => {
    const worst = [
      '`'.repeat(40_000),
      '\n'.repeat(40_000),
      'a = 1\n\n'.repeat(6_000),
      'x'.repeat(40_000),
      '```\n'.repeat(10_000),
    ]
    const turns = [...worst, ...worst].flatMap((text) => exchange(text, text))
    const start = ownTime()
    expect(tokensOfTurns(fitted([...turns, asked], ROOM))).toBeLessThanOrEqual(ROOM)
    expect(ownTime() - start).toBeLessThan(500)
  })
})

describe('the stretches of a message', () => {
  it.each([
    ['prose', 'Hola, ¿qué tal?\n\nNo me funciona: ayuda', [false]],
    ['a fence in prose', 'Mira:\n```python\nx = 1\n```\nFin', [false, true, false]],
    [
      'a pasted program',
      'Mi programa:\n\nimport csv\nfilas = []\nfor fila in lista:\n    print(fila)\n\n\ndef f(x):\n    return x',
      [false, true],
    ],
    ['a fence that is not closed', '~~~\nx\n```\n', [true]],
    ['nothing', '', []],
  ])('%s', (_, content, kinds) => {
    const pieces = piecesOf(content)
    expect(pieces.map(({ isCode }) => isCode)).toEqual(kinds)
    expect(textOf(pieces)).toBe(content)
  })
})
