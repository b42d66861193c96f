import { describe, expect, it } from 'vitest'
import { answerConversation } from '../engine/answer-conversation'
import type { Skill } from '../engine/skill'
import type { MentorType, Turn } from '../model-port'
import { catalogue } from './catalogue'
import { lessonsSkill } from './lessons-skill'
import { search } from './search'

/** Takes what no lesson answers. */
const otherwise: Skill = {
  name: 'otherwise',
  accepts: () => 0.05,
  answer: () => ({ outcome: 'unknown', blocks: [{ kind: 'text', markdown: 'nothing' }] }),
}
const engine = { skills: [lessonsSkill, otherwise], check: null }

/** The answers to a learner's questions, each seen with the whole conversation before it. */
async function converse(questions: readonly string[], mentor: MentorType = 'basic'): Promise<string[]> {
  const turns: Turn[] = []
  for (const content of questions) {
    turns.push({ role: 'user', content })
    turns.push({ role: 'assistant', content: (await answerConversation(engine, { mentor, turns })).markdown })
  }
  return turns.flatMap(({ role, content }) => (role === 'assistant' ? content : []))
}

function lesson(id: string) {
  const found = catalogue().find((recipe) => recipe.id === id)
  if (found === undefined) throw new Error(`no lesson ${id}`)
  return found
}

const lastOf = async (questions: readonly string[], mentor?: MentorType) => (await converse(questions, mentor)).at(-1)

describe('a question that a lesson answers', () => {
  it('gets the lesson, named in the first line, and what one can ask next', async () => {
    const [answer = ''] = await converse(['¿cómo leo un csv?'])
    expect(answer.split('\n')[0]).toContain('**Leer un archivo CSV**')
    expect(answer).toContain(lesson('leer-csv').body)
    const related = answer.slice(answer.indexOf('### Relacionado')).split('\n- ').slice(1)
    expect(related.length).toBeGreaterThanOrEqual(2)
    for (const title of related) expect(search(title)).toMatchObject({ kind: 'match', recipe: { title } })
  })

  it('goes deeper only for the PRO mentor', async () => {
    const { deeper } = lesson('ordenar-listas')
    expect(await lastOf(['ordenar una lista'], 'pro')).toContain(`### Más a fondo\n\n${deeper}`)
    expect(await lastOf(['ordenar una lista'], 'basic')).not.toContain('### Más a fondo')
  })

  it('says so when the lesson was given before', async () => {
    const [first, , again] = await converse(['qué es una tupla', 'qué es un diccionario', 'dime qué es una tupla'])
    expect(first).not.toContain('ya ha salido')
    expect(again).toContain('ya ha salido')
    expect(again).toContain(lesson('tuplas').body)
  })

  it('is the same for the same conversation', async () => {
    expect(await converse(['bucle for', 'otro ejemplo'])).toEqual(await converse(['bucle for', 'otro ejemplo']))
  })
})

describe('a follow-up', () => {
  it('finds the lesson that the follow-up and the question before it mean together', async () => {
    expect(await lastOf(['cómo creo una lista', 'y si quiero ordenarla al revés'])).toContain('**Ordenar listas**')
    expect(await lastOf(['cómo leo un csv', 'y para guardarlo'])).toContain('**Escribir un archivo CSV**')
  })

  it('shows other examples one after the other and says when there are no more', async () => {
    const asks = [
      'qué es un conjunto',
      ...Array<string>(lesson('conjuntos').related.length + 1).fill('dame otro ejemplo'),
    ]
    const [, ...examples] = await converse(asks)
    const last = examples.pop()
    expect(new Set(examples).size).toBe(examples.length)
    for (const example of examples) expect(example).toMatch(/otro ejemplo[\s\S]*```python[\s\S]*\*\*Resultado:\*\*/)
    expect(last).toContain('todos los ejemplos')
  })

  it('explains the steps again when they were not understood, then offers something easier', async () => {
    const [, slower, again] = await converse([
      'qué es un decorador',
      'no lo entiendo',
      'sigo sin pillarlo, no lo entiendo',
    ])
    expect(slower).toContain('más despacio')
    expect(slower).toContain('`')
    expect(again).toContain('dos veces')
    expect(again).not.toContain('más despacio')
  })

  it('tells Basic readers where "más a fondo" is, and PRO readers that they have it', async () => {
    expect(await lastOf(['qué es lambda', 'más a fondo'])).toContain('Mentor PRO')
    const [pro = '', deeper = ''] = await converse(['qué es lambda', 'más a fondo'], 'pro')
    expect(pro).toContain(lesson('lambda').deeper)
    expect(deeper).toContain('ya está en mi respuesta anterior')
    expect(deeper).not.toContain(lesson('lambda').deeper)
  })

  it('never gives the same text twice for the same wish', async () => {
    for (const wish of [
      'otro ejemplo',
      'ponme un ejercicio',
      'más a fondo',
      'no lo entiendo',
      '¿y eso en qué se nota?',
    ]) {
      const [, first, second] = await converse(['qué es una función', wish, wish])
      expect(first, wish).not.toBe(second)
    }
  })

  it('does not invent a detail that no lesson has', async () => {
    const answer = await lastOf(['qué es una tupla', '¿y eso quién lo decidió?'])
    expect(answer).toContain('**Tuplas**')
    expect(answer).toContain('no quiero inventármelo')
  })

  it('keeps no lesson in mind for a new subject', async () => {
    expect(await lastOf(['qué es una tupla', 'cuéntame un chiste'])).toBe('nothing')
    expect(await lastOf(['qué es una tupla', '¿y con pandas?'])).not.toContain('**Tuplas**')
  })
})

describe('another answer to the same question', () => {
  const ask = async (earlierAnswers: number) => {
    const turns = [{ role: 'user' as const, content: '¿Cómo recorro una lista con un bucle for?' }]
    return (await answerConversation(engine, { mentor: 'basic', turns, earlierAnswers })).markdown
  }

  it('tells the lesson another way each time', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map(ask))
    expect(new Set(answers).size).toBe(4)
    expect(answers[1]).toContain('más despacio')
    expect(answers[2]).toContain('otro ejemplo')
    expect(answers[3]).toContain('ejercicio')
  })
})
