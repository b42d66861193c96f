import { describe, expect, it } from 'vitest'
import type { MentorType, Turn } from '../model-port'
import { EXAMPLE_QUESTIONS } from './answer-copy'
import { catalogue } from './catalogue'
import { embeddedAnswer } from './embedded-answer'
import { search } from './search'

/** The answers to a learner's questions, each seen with the whole conversation before it. */
function converse(questions: readonly string[], mentor: MentorType = 'basic'): string[] {
  const turns: Turn[] = []
  return questions.map((content) => {
    turns.push({ role: 'user', content })
    const answer = embeddedAnswer({ mentor, turns })
    turns.push({ role: 'assistant', content: answer })
    return answer
  })
}

function lesson(id: string) {
  const found = catalogue().find((recipe) => recipe.id === id)
  if (found === undefined) throw new Error(`no lesson ${id}`)
  return found
}

const lastOf = (questions: readonly string[], mentor?: MentorType) => converse(questions, mentor).at(-1)

describe('a question that a lesson answers', () => {
  it('gets the lesson, named in the first line, and what one can ask next', () => {
    const [answer = ''] = converse(['¿cómo leo un csv?'])
    expect(answer.split('\n')[0]).toContain('**Leer un archivo CSV**')
    expect(answer).toContain(lesson('leer-csv').body)
    const related = answer.slice(answer.indexOf('### Relacionado')).split('\n- ').slice(1)
    expect(related.length).toBeGreaterThanOrEqual(2)
    for (const title of related) expect(search(title)).toMatchObject({ kind: 'match', recipe: { title } })
  })

  it('goes deeper only for the PRO mentor', () => {
    const { deeper } = lesson('ordenar-listas')
    expect(lastOf(['ordenar una lista'], 'pro')).toContain(`### Más a fondo\n\n${deeper}`)
    expect(lastOf(['ordenar una lista'], 'basic')).not.toContain('### Más a fondo')
  })

  it('says so when the lesson was given before', () => {
    const [first, , again] = converse(['qué es una tupla', 'qué es un diccionario', 'dime qué es una tupla'])
    expect(first).not.toContain('ya ha salido')
    expect(again).toContain('ya ha salido')
    expect(again).toContain(lesson('tuplas').body)
  })

  it('is the same for the same conversation', () => {
    expect(converse(['bucle for', 'otro ejemplo'])).toEqual(converse(['bucle for', 'otro ejemplo']))
  })
})

describe('a follow-up', () => {
  it('finds the lesson that the follow-up and the question before it mean together', () => {
    expect(lastOf(['cómo creo una lista', 'y si quiero ordenarla al revés'])).toContain('**Ordenar listas**')
    expect(lastOf(['cómo leo un csv', 'y para guardarlo'])).toContain('**Escribir un archivo CSV**')
  })

  it('shows other examples one after the other and says when there are no more', () => {
    const asks = [
      'qué es un conjunto',
      ...Array<string>(lesson('conjuntos').related.length + 1).fill('dame otro ejemplo'),
    ]
    const [, ...examples] = converse(asks)
    const last = examples.pop()
    expect(new Set(examples).size).toBe(examples.length)
    for (const example of examples) expect(example).toMatch(/otro ejemplo[\s\S]*```python[\s\S]*\*\*Resultado:\*\*/)
    expect(last).toContain('todos los ejemplos')
  })

  it('explains the steps again when they were not understood, then offers something easier', () => {
    const [, slower, again] = converse(['qué es un decorador', 'no lo entiendo', 'sigo sin pillarlo, no lo entiendo'])
    expect(slower).toContain('más despacio')
    expect(slower).toContain('`')
    expect(again).toContain('dos veces')
    expect(again).not.toContain('más despacio')
  })

  it('tells Basic readers where "más a fondo" is, and PRO readers that they have it', () => {
    expect(lastOf(['qué es lambda', 'más a fondo'])).toContain('Mentor PRO')
    const [pro = '', deeper = ''] = converse(['qué es lambda', 'más a fondo'], 'pro')
    expect(pro).toContain(lesson('lambda').deeper)
    expect(deeper).toContain('ya está en mi respuesta anterior')
    expect(deeper).not.toContain(lesson('lambda').deeper)
  })

  it('never gives the same text twice for the same wish', () => {
    for (const wish of [
      'otro ejemplo',
      'ponme un ejercicio',
      'más a fondo',
      'no lo entiendo',
      '¿y eso en qué se nota?',
    ]) {
      const [, first, second] = converse(['qué es una función', wish, wish])
      expect(first, wish).not.toBe(second)
    }
  })

  it('does not invent a detail that no lesson has', () => {
    const answer = lastOf(['qué es una tupla', '¿y eso quién lo decidió?'])
    expect(answer).toContain('**Tuplas**')
    expect(answer).toContain('no quiero inventármelo')
  })

  it('keeps no lesson in mind for a new subject', () => {
    expect(lastOf(['qué es una tupla', 'cuéntame un chiste'])).toContain('No tengo ninguna lección')
    expect(lastOf(['qué es una tupla', '¿y con pandas?'])).not.toContain('**Tuplas**')
  })
})

describe('a question that no lesson answers', () => {
  it.each(['¿quién ganó la liga?', 'asdfgh', '', '   ', '¿cómo despliego Django?'])(
    'gets an honest answer: %s',
    (question) => {
      const answer = lastOf([question])
      expect(answer).toContain('No tengo ninguna lección')
      expect(answer).toContain(`${catalogue().length} lecciones`)
      expect(answer).toContain('No uso un gran modelo de lenguaje')
      for (const example of EXAMPLE_QUESTIONS) expect(answer).toContain(example)
      expect(answer).not.toContain('```')
    },
  )

  it('gets the nearest lessons as questions when there are some', () => {
    const answer = lastOf(['bucle for en JavaScript']) ?? ''
    expect(answer).toContain('No estoy seguro')
    const offered = [...answer.matchAll(/«(.+?)» \(\*\*(.+?)\*\*\)/g)]
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThanOrEqual(3)
    for (const [, question = '', title] of offered) {
      expect(search(question)).toMatchObject({ kind: 'match', recipe: { title } })
    }
  })

  it('is told questions that lessons do answer', () => {
    for (const question of EXAMPLE_QUESTIONS) expect(search(question).kind).toBe('match')
  })
})

describe('small talk', () => {
  it.each([
    ['hola', 'Soy tu mentor de Python'],
    ['Hola, buenas tardes', 'Soy tu mentor de Python'],
    ['¡muchas gracias!', 'De nada'],
    ['¿qué puedes hacer?', `${catalogue().length} lecciones`],
    ['¿eres ChatGPT?', 'No uso un gran modelo de lenguaje'],
    ['¿cuánto cuesta el plan PRO?', 'yo solo enseño Python'],
    ['quiero cancelar mi suscripción', 'yo solo enseño Python'],
    ['adiós', 'Hasta pronto'],
  ])('%s', (message, said) => {
    expect(lastOf([message])).toContain(said)
  })

  it('does not swallow the question that comes with it, nor the lesson before it', () => {
    expect(lastOf(['hola, ¿cómo leo un csv?'])).toContain('**Leer un archivo CSV**')
    expect(lastOf(['gracias, ¿y cómo ordeno una lista?'])).toContain('**Ordenar listas**')
    expect(lastOf(['qué es una tupla', 'gracias', 'otro ejemplo'])).toContain('**Tuplas**')
  })
})

describe('another answer to the same question', () => {
  const ask = (earlierAnswers: number, content = '¿Cómo recorro una lista con un bucle for?') =>
    embeddedAnswer({ mentor: 'basic', turns: [{ role: 'user', content }], earlierAnswers })

  it('tells the lesson another way each time', () => {
    const answers = [0, 1, 2, 3].map((earlier) => ask(earlier))
    expect(new Set(answers).size).toBe(4)
    expect(answers[1]).toContain('más despacio')
    expect(answers[2]).toContain('otro ejemplo')
    expect(answers[3]).toContain('ejercicio')
  })

  it('has nothing to add to small talk', () => {
    expect(ask(1, 'Hola')).toBe(ask(0, 'Hola'))
  })
})
