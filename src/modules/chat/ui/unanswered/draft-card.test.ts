import { describe, expect, it } from 'vitest'
import { parseCard } from '~/modules/mentor/skills/concepts/cards/card-file'
import { readCards } from '~/modules/mentor/skills/concepts/cards/cards'
import type { UnansweredGroup } from '../../unanswered-contract'
import { draftCard } from './draft-card'

const group = (over: Partial<UnansweredGroup>): UnansweredGroup => ({
  question: '¿Qué es un socket?',
  wordings: ['para qué sirve un socket', 'Qué es un SOCKET', 'mi correo es [correo] qué es un socket'],
  count: 3,
  kinds: [{ kind: 'unknown', count: 3 }],
  reasons: [],
  comments: [],
  weeks: [],
  ...over,
})

describe('a draft of a card', () => {
  it('is read by what reads the cards, with what people ask as its question and terms', () => {
    const { name, text } = draftCard(group({ comments: ['No lo explica'] }))
    expect(name).toBe('que-es-un-socket.md')
    expect(parseCard(`content/cards/${name}`, text)).toMatchObject({
      question: '¿Qué es un socket?',
      terms: ['qué es un socket', 'para qué sirve un socket'],
      level: 'principiante',
    })
    expect(text).toContain('# Dijeron: No lo explica\n')
  })

  it('is refused until a teacher has named its neighbours, and then taken', () => {
    const { name, text } = draftCard(group({}))
    const files = (mended: string) => ({
      [`content/cards/${name}`]: mended,
      'content/cards/red.md': text.replace(/terms: .*/, 'terms: [red]').replace('por-escribir', 'que-es-un-socket'),
    })
    expect(() => readCards(files(text))).toThrow('"por-escribir" is no other card')
    expect(readCards(files(text.replace('por-escribir', 'red'))).map(({ id }) => id)).toEqual([
      'que-es-un-socket',
      'red',
    ])
  })

  it.each([
    '',
    '¿?',
    '---',
    '"comillas": [y] #almohadilla',
    "it's {raro}\n---\nfamily: x",
    '🙂',
    '\u0000\u202e',
    '```',
  ])('is read whatever was asked: %j', (question) => {
    const { name, text } = draftCard(group({ question, wordings: [question], comments: [question] }))
    expect(parseCard(`content/cards/${name}`, text).title).toBe('POR ESCRIBIR')
  })
})
