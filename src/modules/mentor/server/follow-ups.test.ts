import { describe, expect, it } from 'vitest'
import { answerConversation } from '../engine/answer-conversation'
import type { Skill } from '../engine/skill'
import type { MentorType, Turn } from '../model-port'
import { EXAMPLE_QUESTIONS } from './answer-copy'
import { catalogue } from './catalogue'
import { followUps } from './follow-ups'
import { lessonsSkill } from './lessons-skill'
import { search } from './search'

const MENTORS: MentorType[] = ['basic', 'pro']
const user = (content: string): Turn => ({ role: 'user', content })
/** Small talk and what no lesson knows: the questions after it do not depend on the answer. */
const otherwise: Skill = { name: 'otherwise', accepts: () => 0.05, answer: () => ({ outcome: 'courtesy', blocks: [] }) }
const engine = { skills: [lessonsSkill, otherwise], check: null }
const answerToAll = async (turns: Turn[], mentor: MentorType) =>
  (await answerConversation(engine, { mentor, turns })).markdown
const answerTo = (question: string, mentor: MentorType) => answerToAll([user(question)], mentor)

async function nextAfter(question: string, mentor: MentorType = 'basic') {
  return followUps({ question, answer: await answerTo(question, mentor), mentor })
}

function lessonOf(question: string): string {
  const found = search(question)
  return found.kind === 'match' ? found.recipe.id : found.kind
}

describe.each(MENTORS)('after a lesson of the %s mentor', (mentor) => {
  it.each(catalogue().map((recipe) => [recipe.id, recipe] as const))(
    '%s: three questions, each answered by another lesson, also in the same conversation',
    async (id, { questions }) => {
      for (const question of questions) {
        const asked = await nextAfter(question, mentor)
        const answered = asked.map(lessonOf)
        expect(asked, question).toHaveLength(3)
        expect(new Set([id, ...answered]).size, `${question} → ${asked.join(' ')}: ${answered}`).toBe(4)
        expect(answered).not.toContain('suggest')
        expect(answered).not.toContain('none')
        for (const next of asked) {
          const turns = [user(question), { role: 'assistant' as const, content: '' }, user(next)]
          expect(await answerToAll(turns, mentor), next).toBe(await answerTo(next, mentor))
        }
      }
    },
  )
})

describe('the questions to ask next', () => {
  it('are answered by the lesson they name', () => {
    const wrong = catalogue().flatMap(({ id, next }) =>
      Object.entries(next)
        .filter(([target, question]) => lessonOf(question) !== target)
        .map(([target, question]) => `${id} → ${target}: ${question} (${lessonOf(question)})`),
    )
    expect(wrong).toEqual([])
  })

  it('lead to every lesson', () => {
    const reached = new Set(catalogue().flatMap(({ next }) => Object.keys(next)))
    expect(catalogue().flatMap(({ id }) => (reached.has(id) ? [] : id))).toEqual([])
  })

  it('are written as people write who mean to be read', () => {
    const shown = catalogue().flatMap(({ questions: [first = ''], next }) => [first, ...Object.values(next)])
    const careless =
      /^[^¿A-Z]|^¿[^A-ZÁÉÍÓÚ]|[^?]$|\b(?:python|csv|json|iva|excel)\b|\b[Cc]omo\b|^¿(?:Que|Cual|Cuanto)\b/
    expect(shown.filter((question) => careless.test(question))).toEqual([])
  })

  it('are the more advanced ones for readers of the PRO mentor', async () => {
    const [easiest, ...others] = Object.values(catalogue().find(({ id }) => id === 'listas')?.next ?? {})
    expect((await nextAfter('¿Qué es una lista?'))[0]).toBe(easiest)
    expect(await nextAfter('¿Qué es una lista?', 'pro')).toEqual(others.toReversed())
  })
})

describe('after an answer of another model', () => {
  const ask = (question: string, answer: string) => followUps({ question, answer, mentor: 'basic' })
  const ANSWER = 'Una lista guarda valores en orden.\n\n```python\n# Ordenar listas\nnotas = [7, 9]\n```'

  it('follows the question', async () => {
    expect(ask('¿me explicas qué es una lista?', ANSWER)).toEqual(await nextAfter('¿Qué es una lista?'))
  })

  it('follows the answer where the question says nothing of itself', () => {
    const next = ask('¿y eso?', 'Un **diccionario** guarda cada valor con su clave.\n\n```python\n```')
    expect(next.map(lessonOf)).toEqual(['error-indexerror-keyerror', 'ordenar-listas', 'leer-y-escribir-json'])
  })

  it('leaves out what a part of the answer is about, headings in code apart', () => {
    expect(ask('¿Qué es una lista?', ANSWER).map(lessonOf)).toContain('ordenar-listas')
    const longer = `${ANSWER}\n\n### Cómo ordenar una lista\nCon sort.\n\n### Paso a paso\n…`
    expect(ask('¿Qué es una lista?', longer).map(lessonOf)).not.toContain('ordenar-listas')
    expect(ask('¿Qué es una lista?', longer)).toHaveLength(3)
  })

  it('says nothing where the lessons know nothing of the subject', () => {
    expect(ask('¿Cómo despliego Django en Kubernetes?', 'Así:\n\n```python\nimport django\n```')).toEqual([])
  })
})

describe('where no lesson was given', () => {
  it.each(['hola', '¿qué puedes hacer?', '¿quién ganó la liga?', 'asdfgh', ''])(
    'offers a beginning: %s',
    async (question) => {
      expect(await nextAfter(question)).toEqual(EXAMPLE_QUESTIONS)
    },
  )

  it.each(['gracias', 'adiós', 'quiero cancelar mi suscripción'])('does not insist: %s', async (question) => {
    expect(await nextAfter(question)).toEqual([])
  })

  it('offers the lessons that are near', async () => {
    const suggested = await nextAfter('bucle for en JavaScript')
    expect(suggested.map(lessonOf)).toEqual(expect.arrayContaining(['bucle-for']))
  })

  it('goes on from the lesson that a wish was about', async () => {
    const turns = [user('¿Qué es una tupla?'), user('no lo entiendo')]
    const answer = await answerToAll(turns, 'basic')
    expect(followUps({ question: 'no lo entiendo', answer, mentor: 'basic' })).toEqual(
      await nextAfter('¿Qué es una tupla?'),
    )
  })
})

// Several times what it takes: 1.5 ms on the machine that this was written on.
it('takes less than 10 ms', async () => {
  const answer = `${await answerTo('¿Qué es una lista?', 'pro')}\n\n${'### Otra manera de ordenar listas\nTexto.\n'.repeat(5_000)}`
  const exchange = { question: '¿y eso cómo se hace?', answer, mentor: 'pro' } as const
  const RUNS = 50
  followUps(exchange)
  const start = process.threadCpuUsage()
  for (let run = 0; run < RUNS; run += 1) followUps(exchange)
  const { user: own, system } = process.threadCpuUsage(start)
  expect((own + system) / 1000 / RUNS).toBeLessThan(10)
})
