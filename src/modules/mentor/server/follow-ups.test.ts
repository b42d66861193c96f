import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { inTurn } from '~/testing/turns'
import type { MentorType, Turn } from '../model-port'
import { allCards } from '../skills/concepts/cards/cards'
import { readQuestion } from '../skills/concepts/find/read-question'
import { questionOf } from '../skills/concepts/question-of'
import { findLesson } from '../skills/lessons/find-lesson'
import { allLessons } from '../skills/lessons/lessons'
import { createEmbeddedMentor } from './embedded-mentor'
import { EXAMPLE_QUESTIONS, followUps } from './follow-ups'

const MENTORS: MentorType[] = ['basic', 'pro']
const mentor = createEmbeddedMentor(FACTS)
const answerToAll = async (turns: Turn[], to: MentorType) => (await mentor.answer({ mentor: to, turns })).markdown
const answerTo = (content: string, to: MentorType) => answerToAll([{ role: 'user', content }], to)

async function nextAfter(question: string, to: MentorType = 'basic') {
  return followUps({ question, answer: await answerTo(question, to), mentor: to })
}

/** What answers a question: a card or a lesson, by its id. */
function aboutOf(question: string): string | null {
  const read = readQuestion(question)
  const asked = read?.isPlain === false && findLesson(question) !== null ? null : read
  if (asked?.kind === 'card') return asked.card.id
  if (asked?.kind === 'contrast') return asked.contrast.id
  return asked === null ? (findLesson(question)?.id ?? null) : asked.cards.map(({ id }) => id).join('--')
}

describe.each(MENTORS)('after an answer of the %s mentor', (to) => {
  it('about a card: three questions, each answered, and by something else', async () => {
    for (const card of inTurn(allCards(), 5)) {
      const asked = await nextAfter(questionOf(card), to)
      expect(asked, card.id).toHaveLength(3)
      const about = asked.map(aboutOf)
      expect(about, `${card.id}: ${asked.join(' ')}`).not.toContain(null)
      expect(new Set([card.id, ...about]).size, `${card.id}: ${asked.join(' ')} ${about}`).toBe(4)
    }
  })

  it('by a lesson: three questions, each answered', async () => {
    for (const { title, body } of allLessons()) {
      const answer = `Lección: **${title}**.\n\n${body}`
      const asked = followUps({ question: title, answer, mentor: to })
      expect(asked, title).toHaveLength(3)
      expect(asked.map(aboutOf), `${title}: ${asked.join(' ')}`).not.toContain(null)
    }
  })
})

describe('the questions to ask next', () => {
  it('are written as people write who mean to be read', () => {
    const shown = [
      ...allLessons().flatMap(({ questions: [first = ''], next }) => [first, ...Object.values(next)]),
      ...allCards().map(questionOf),
    ]
    const careless =
      /^[^¿A-Z]|^¿[^A-ZÁÉÍÓÚ]|[^?]$|\b(?:python|csv|json|iva|excel)\b|\b[Cc]omo\b|^¿(?:Que|Cual|Cuanto)\b/
    expect(shown.filter((question) => careless.test(question))).toEqual([])
  })

  it('go into the lesson first for readers of the PRO mentor', async () => {
    const next = Object.values(allLessons().find(({ id }) => id === 'listas')?.next ?? {})
    expect((await nextAfter('¿Qué es una lista?', 'pro'))[0]).toBe(next.at(-1))
    expect((await nextAfter('¿Qué es una lista?'))[0]).toBe('¿Qué es un índice?')
  })
})

describe('after an answer of another model', () => {
  const ask = (question: string, answer: string) => followUps({ question, answer, mentor: 'basic' })
  const ANSWER = 'Una lista guarda valores en orden.\n\n```python\n# Qué es una tupla\nnotas = [7, 9]\n```'

  it('follows the question', async () => {
    expect(ask('¿me explicas qué es una lista?', ANSWER)).toEqual(await nextAfter('¿Qué es una lista?'))
  })

  it('follows the answer where the question says nothing of itself', () => {
    const next = ask('¿y eso?', 'Un **diccionario** guarda cada valor con su clave.\n\n```python\n```')
    expect(next.map(aboutOf)).toEqual(['lista', 'conjunto', 'get'])
  })

  it('leaves out what a part of the answer is about, headings in code apart', () => {
    expect(ask('¿Qué es una lista?', ANSWER).map(aboutOf)).toContain('tupla')
    const longer = `${ANSWER}\n\n### Qué es una tupla\nNo cambia.\n\n### Paso a paso\n…`
    expect(ask('¿Qué es una lista?', longer).map(aboutOf)).not.toContain('tupla')
    expect(ask('¿Qué es una lista?', longer)).toHaveLength(3)
  })

  it('says nothing where the content knows nothing of the subject', () => {
    expect(ask('¿Cómo despliego Django en Kubernetes?', 'Así:\n\n```python\nimport django\n```')).toEqual([])
  })
})

describe('where nothing was taught', () => {
  it.each(['hola', '¿qué puedes hacer?', '¿quién ganó la liga?', 'asdfgh', ''])(
    'offers a beginning: %s',
    async (question) => {
      expect(await nextAfter(question)).toEqual(EXAMPLE_QUESTIONS)
    },
  )

  it.each(['gracias', 'adiós', 'quiero cancelar mi suscripción'])('does not insist: %s', async (question) => {
    expect(await nextAfter(question)).toEqual([])
  })

  it('goes on from the card that a wish was about', async () => {
    const turns: Turn[] = [
      { role: 'user', content: '¿Qué es una tupla?' },
      { role: 'assistant', content: await answerTo('¿Qué es una tupla?', 'basic') },
      { role: 'user', content: 'no lo entiendo' },
    ]
    const answer = await answerToAll(turns, 'basic')
    expect(followUps({ question: 'no lo entiendo', answer, mentor: 'basic' })).toEqual(
      await nextAfter('¿Qué es una tupla?'),
    )
  })
})
