import { describe, expect, it } from 'vitest'
import { termsIn } from '~/modules/mentor/mentor.server'
import { patience } from '~/testing/pace'
import { groupByLikeness } from './group-by-likeness'
import type { UnansweredReply } from './read-replies'

let count = 0
const asked = (question: string, over: Partial<UnansweredReply> = {}): UnansweredReply => ({
  id: String(++count),
  kind: 'unknown',
  question,
  reason: null,
  comment: null,
  week: '2026-11-23',
  ...over,
})
const grouped = (...replies: UnansweredReply[]) => groupByLikeness(replies, termsIn)

describe('questions that are alike', () => {
  it('stand together whatever their filler, accents, plurals and synonyms; the most asked first', () => {
    const groups = grouped(
      asked('¿Qué es un socket?'),
      asked('como invierto una lista?'),
      asked('¿Cómo puedo invertir listas?'),
      asked('COMO SE INVIERTEN LAS LISTAS'),
    )
    expect(groups.map(({ question, count: many }) => [question, many])).toEqual([
      ['como invierto una lista?', 3],
      ['¿Qué es un socket?', 1],
    ])
    expect(groups[0]?.wordings).toEqual(['¿Cómo puedo invertir listas?', 'COMO SE INVIERTEN LAS LISTAS'])
  })

  it('are told apart by what they are about', () => {
    expect(grouped(asked('¿Cómo invierto una lista?'), asked('¿Cómo ordeno un diccionario?'))).toHaveLength(2)
    expect(grouped(asked('¿?'), asked('¿?'), asked('…'))).toHaveLength(2)
  })

  it('are counted by what became of them and by weeks; a reply voted down besides is one', () => {
    const twice = asked('¿Qué es un socket?', { week: '2026-11-16' })
    const down = { kind: 'down', reason: 'too_long', comment: 'No acaba' } as const
    const [group] = grouped(
      asked('un socket qué es', { kind: 'down', reason: 'other', comment: null }),
      { ...twice, ...down },
      twice,
      asked('socket?', { kind: 'down', reason: 'too_long', comment: 'No acaba' }),
    )
    expect(group).toMatchObject({
      count: 3,
      kinds: [
        { kind: 'down', count: 3 },
        { kind: 'unknown', count: 1 },
      ],
      reasons: [
        { reason: 'too_long', count: 2 },
        { reason: 'other', count: 1 },
      ],
      comments: ['No acaba'],
      weeks: [
        { start: '2026-11-23', count: 2 },
        { start: '2026-11-16', count: 1 },
      ],
    })
  })

  it('are grouped within the time that a page may take', () => {
    const word = (at: number) => `${'bcdfghjklm'[at % 10]}a${'npqrstvwxz'[Math.floor(at / 10) % 10]}e${'bcd'[at % 3]}o`
    const many = Array.from({ length: 300 }, (_, at) => asked(`lista bucle ${word(at)} ${word(at * 7)} `.repeat(12)))
    grouped(...many)
    const start = process.threadCpuUsage()
    expect(grouped(...many).length).toBeGreaterThan(1)
    const { user, system } = process.threadCpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(patience(50))
  })
})
