import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import type { Turn } from '../../model-port'
import { createEmbeddedMentor } from '../../server/embedded-mentor'
import { allQuestions, plainExercises } from './exercises'
import { exercisesToldIn } from './given'
import { readLetters } from './read-letters'

const mentor = createEmbeddedMentor(FACTS)

async function converse(messages: readonly (string | ((answer: string) => string))[]): Promise<string[]> {
  const turns: Turn[] = []
  for (const message of messages) {
    const content = typeof message === 'string' ? message : message(turns.at(-1)?.content ?? '')
    turns.push({ role: 'user', content })
    turns.push({ role: 'assistant', content: (await mentor.answer({ mentor: 'basic', turns })).markdown })
  }
  return turns.flatMap(({ role, content }) => (role === 'assistant' ? content : []))
}

const exerciseIn = (answer: string) => {
  const [exercise] = exercisesToldIn(answer)
  if (exercise === undefined) throw new Error(`no exercise in: ${answer}`)
  return exercise
}
const fenced = (code: string) => `\`\`\`python\n${code}\`\`\``

describe('an exercise', () => {
  it.each([
    ['ponme un ejercicio de diccionarios', 'diccionario'],
    ['quiero practicar los bucles for', 'for'],
    ['proponme un reto de recursividad', 'recursion'],
    ['5 ejercicios de listas', 'lista'],
    ['dame algo para practicar clases', 'clase'],
    ['me pones un ejercicio de while?', 'while'],
    ['ejercicio sobre cadenas de texto', 'str'],
    ['ponme un ejercicio donde haya que hacer una función', 'funcion'],
    ['un reto difícil de groupby de pandas', 'pandas'],
    ['quiero practicar con turtle, algo fácil', 'modulo-turtle'],
    ['algún ejercicio con fechas', 'fecha'],
    ['me pones uno de ficheros y otro de funciones?', 'archivo'],
  ])('«%s» is about %s', async (message, subject) => {
    const [answer = ''] = await converse([message])
    const exercise = exerciseIn(answer)
    expect(exercise.subjects).toContain(subject)
    expect(answer).not.toContain(exercise.solution.trim())
  })

  it('is at the level that is asked for', async () => {
    const levelOf = async (message: string) => exerciseIn((await converse([message]))[0] ?? '').level
    expect(await levelOf('ponme un ejercicio facilito de listas')).toBe('principiante')
    expect(await levelOf('ponme un ejercicio difícil de listas')).toBe('avanzado')
  })

  it('is left alone by who wants something explained more easily', async () => {
    const [, program = '', explained = ''] = await converse([
      'ponme un ejercicio de listas',
      'hazme un programa que cuente las vocales de un texto',
      'explícamelo más fácil',
    ])
    expect(program).toContain('```python')
    expect(exercisesToldIn(explained)).toEqual([])
  })

  it('says so where its world is another than the one that is wished for', async () => {
    const [about = ''] = await converse(['ponme un ejercicio de listas con cosas de un circo'])
    expect(about).toContain('«circo»')
    expect(exerciseIn(about).subjects).toContain('lista')
    const [plain = ''] = await converse(['ponme un ejercicio de listas'])
    expect(plain).not.toContain('Con el tema que pides')
  })

  it('is set in the world that is wished for, goes on in it, and gets harder', async () => {
    const [set = '', other = ''] = await converse([
      'dame un ejercicio de try except con algo de una cuenta de banco',
      'muy facil ese, otro mas dificil',
    ])
    expect(exerciseIn(set)).toMatchObject({ world: 'banco', level: 'principiante' })
    expect(exerciseIn(other)).toMatchObject({ world: 'banco', level: 'intermedio' })
    const [about = ''] = await converse(['¿puedes proponerme un problema con matrices, sin numpy?'])
    expect(exerciseIn(about).subjects[0]).toBe('lista-anidada')
  })

  it('gives hints that say what they are about, and more at once to who wants a concrete one', async () => {
    const answers = await converse([
      'quiero practicar excepciones, ponme un ejercicio',
      'no se ni como empezar, dame una pista pero no me lo hagas',
      'otra pista más concreta, sé que va un except pero no sé cuál',
    ])
    expect(answers[1]).toMatch(/Pista 1 de 3 .*\(try, except/)
    expect(answers[2]).toMatch(/Pista 3 de 3 .*[\s\S]*except ValueError/)
  })

  it('says so where a library is asked for that no exercise is about', async () => {
    const [answer = ''] = await converse(['dame 2 ejercicios de django para practicar'])
    expect(answer).toMatch(/^De django.* no tengo ejercicios preparados/)
  })

  it('gives a hint, not the solution, to who says so in one breath', async () => {
    const [set = '', hint = ''] = await converse([
      'dame un ejercicio de diccionarios',
      'no me sale, dame una pista pero no la solución',
    ])
    expect(hint).toContain('Pista 1 de 3')
    expect(hint).not.toContain(exerciseIn(set).solution.trim())
  })

  it('is led up to by no more than a hint where that is asked for, however it is put', async () => {
    const answers = await converse(['ponme un ejercicio de listas', 'no sé cómo se hace, una pista'])
    expect(answers[1]).toMatch(/^\*\*Pista 1 de/)
  })

  it('comes with its solution where that is asked for', async () => {
    const [answer = ''] = await converse(['proponme un ejercicio de funciones con la solución al final'])
    expect(answer).toContain(exerciseIn(answer).solution.trim())
  })

  it('is about the subject that is named next', async () => {
    const answers = await converse(['ponme un reto de cadenas de texto', 'otra cosa, mejor uno de leer archivos csv'])
    expect(exerciseIn(answers[1] ?? '').subjects).toContain('csv')
  })

  it('comes in the number that is asked for, from easy to hard', async () => {
    const [answer = ''] = await converse(['3 ejercicios de bucles de menos a más'])
    expect(exercisesToldIn(answer).map(({ level }) => level)).toEqual(['principiante', 'intermedio', 'avanzado'])
  })

  it('is on what was talked about, where none is named', async () => {
    const [, answer = ''] = await converse(['qué es una tupla', 'ponme un ejercicio'])
    expect(exerciseIn(answer).subjects).toContain('tupla')
  })

  it('is another one each time', async () => {
    const answers = await converse(['ponme un ejercicio de funciones', 'otro', 'otro más', 'uno más difícil'])
    expect(new Set(answers.map((answer) => exerciseIn(answer).id)).size).toBe(4)
  })

  it('is found by its title, where that is no idea', async () => {
    const [answer = ''] = await converse(['ponme un ejercicio de palíndromos'])
    expect(exerciseIn(answer).title).toMatch(/palíndromo/i)
  })

  it('is the nearest, and said to be, where the subject has none', async () => {
    const [answer = ''] = await converse(['ponme un ejercicio de setdefault'])
    expect(answer).toContain('no tengo ninguno preparado: esto es lo más cercano')
  })

  it('is one for each day of a plan', async () => {
    const [answer = ''] = await converse(['un plan de práctica de lunes a viernes, un ejercicio de funciones cada día'])
    expect(exercisesToldIn(answer)).toHaveLength(5)
    expect(answer).toContain('el 5, el viernes')
  })

  it('is asked about where there is none on the subject', async () => {
    const [answer = ''] = await converse(['ponme un ejercicio de git'])
    expect(answer).toContain('no tengo ejercicios')
  })

  it('is no program that somebody else asks for', async () => {
    const [answer = ''] = await converse(['mi profe me puso un ejercicio que dice que calcule el area de un circulo'])
    expect(exercisesToldIn(answer)).toEqual([])
  })
})

describe('hints and solutions', () => {
  it('come one after the other, the solution only when it is asked for', async () => {
    const [first = '', ...answers] = await converse([
      'ponme un ejercicio de diccionarios',
      'una pista',
      'otra pista',
      'no me sale, otra pista',
      'dame otra pista',
      'me rindo, la solución',
    ])
    const { hints, solution } = exerciseIn(first)
    expect(answers.slice(0, 3).map((answer, at) => answer.includes(hints[at] ?? '?'))).toEqual([true, true, true])
    expect(answers[3]).toContain('las tres pistas')
    for (const answer of answers.slice(0, 4)) expect(answer).not.toContain(solution.trim())
    expect(answers[4]).toContain(solution.trim())
  })
})

describe('an answer to an exercise', () => {
  const answerWith = async (pick: (answer: string) => string) =>
    (await converse(['ponme un ejercicio fácil de listas', (answer) => fenced(pick(answer))])).at(-1) ?? ''

  it('is told right where it passes all checks', async () => {
    expect(await answerWith((answer) => exerciseIn(answer).solution)).toContain('Está bien: tu programa pasa')
  })

  it('is told which check fails, with what it gave, and a hint', async () => {
    const said = await answerWith((answer) => exerciseIn(answer).faulty[0] ?? '')
    expect(said).toContain('Todavía no pasa')
    expect(said).toContain('**Pista:**')
  })

  it('may call its function otherwise', async () => {
    const said = await converse([
      'ponme un ejercicio fácil de listas',
      (answer) => {
        const { solution } = exerciseIn(answer)
        const name = /def (\w+)/.exec(solution)?.[1] ?? ''
        return fenced(solution.replaceAll(name, 'mi_funcion'))
      },
    ])
    expect(said.at(-1)).toContain('Está bien')
  })

  it('without the function is told so', async () => {
    const said = await converse(['ponme un ejercicio fácil de funciones', fenced('print("hola")\n')])
    expect(said.at(-1)).toContain('no la veo en tu programa')
  })
})

describe('an attempt that is wrong', () => {
  const SET = 'ponme 3 ejercicios de listas fáciles'
  const TOTAL = 'def total(precios):\n    suma = 0\n    for p in precios:\n        suma + p\n    return suma\n'

  it('is for the exercise that is named, and told by its own fault', async () => {
    const [, judged = '', asked = '', solved = ''] = await converse([
      SET,
      `el 2:\n\n${TOTAL}`,
      'no veo el fallo, ¿qué línea está mal?',
      'dame la solución del 2',
    ])
    expect(judged).toMatch(
      /^Todavía no pasa .*El total de la lista.*\n\nCon tu programa da `0`\.\n\nEn la línea 4, `suma \+ p`/,
    )
    expect(asked).toContain('+         suma += p')
    expect(solved).toContain('def total(precios)')
  })

  it('is told of another kind of value, and goes on with another of several', async () => {
    const answers = await converse([
      SET,
      'def extremos(lista):\n    return lista[0], lista[-1]',
      'la solución del 1',
      '¿y del segundo?',
    ])
    expect(answers[1]).toContain('Eso es una tupla, con paréntesis; se pide una lista, con corchetes.')
    expect(answers[3]).toMatch(/^Una solución de \*\*El total de la lista/)
  })

  it('of a function that shows its result says why None is given back', async () => {
    const [, judged = '', asked = ''] = await converse([
      'un ejercicio de funciones',
      'def area(base, altura):\n    print(base * altura)\n\narea(5, 4)',
      'pero si sale 20, ¿por qué dice None?',
    ])
    for (const said of [judged, asked]) expect(said).toContain('muestra el resultado (línea 2), pero no lo devuelve')
  })

  it('is told what comes out, and of what must not only what does', async () => {
    const [, judged = ''] = await converse([
      'ponme un ejercicio corto de while',
      "n = 5\nwhile n > 0:\n    print(n)\n    n =- 1\nprint('Despegue')",
    ])
    expect(judged).toContain('```text\n5\nDespegue\n```')
    expect(judged).toContain('`=-` no es `-=`')
    expect(judged).not.toMatch(/`0`|`6`/)
    const [, ranged = ''] = await converse(['un ejercicio fácil de for', 'for n in range(10):\n    print(n)'])
    expect(ranged).toMatch(/sobra `0`[\s\S]*`range\(1, 11\)`/)
  })
})

describe('what is set next', () => {
  const levels = (answer: string) => exercisesToldIn(answer).map(({ level, subjects }) => [level, subjects[0]])

  it('keeps the level and the subject, and repeats nothing', async () => {
    const [set = '', other = ''] = await converse(['ponme ejercicios de listas fáciles', 'otro ejercicio'])
    expect(exercisesToldIn(other)).toMatchObject([{ level: 'principiante' }])
    expect(exerciseIn(other).subjects).toContain('lista')
    expect(set).not.toContain('Productos: el total')
  })

  it('is as many as are wanted, in the form that is wanted', async () => {
    const [set = '', more = ''] = await converse([
      'ponme 3 ejercicios de for fáciles con print',
      'el 2 y el 3 no me gustan, que usen print, ponme otros dos',
    ])
    for (const { level, cases } of exercisesToldIn(set))
      expect([level, cases.length > 0]).toEqual(['principiante', true])
    expect(exercisesToldIn(more)).toHaveLength(2)
  })

  it('goes down within the subject, or through the same exercise in steps', async () => {
    const [, easier = '', steps = ''] = await converse([
      'un ejercicio de if pero fácil',
      'otro más fácil',
      'es muy difícil',
    ])
    expect(levels(easier)).toEqual([['principiante', 'if']])
    expect(steps).toMatch(/ninguno más fácil que[\s\S]*Vamos por partes/)
  })
})

describe('a short test', () => {
  it('asks as many questions as wanted, without their answers', async () => {
    const [answer = ''] = await converse(['hazme un test de 5 preguntas de bucles'])
    const asked = allQuestions().filter(({ title }) => answer.includes(`${title}**`))
    expect(asked).toHaveLength(5)
    for (const { because } of asked) expect(answer).not.toContain(because)
  })

  it.each([
    ['entra if, while y cadenas: me tomas un examencito?', ['if', 'while', 'str']],
    ['verdadero o falso sobre listas, 8 preguntillas', ['lista']],
  ])('takes turns between the subjects of «%s»', async (message, subjects) => {
    const [answer = ''] = await converse([message])
    const asked = allQuestions().filter(({ title }) => answer.includes(`${title}`))
    for (const subject of subjects) expect(asked.some((one) => one.subjects.includes(subject))).toBe(true)
  })

  it('judges the letters', async () => {
    const rightLetters = (answer: string) =>
      allQuestions()
        .filter(({ title }) => answer.includes(`${title}**`))
        .toSorted((a, b) => answer.indexOf(`${a.title}**`) - answer.indexOf(`${b.title}**`))
        .map(({ right }, at) => `${at + 1}${right}`)
        .join(' ')
    const [, result = ''] = await converse(['hazme un test de 3 preguntas de listas', rightLetters])
    expect(result).toContain('Has acertado 3 de 3')
  })

  it('goes on with the next question where they come one by one', async () => {
    const [first = '', second = ''] = await converse(['pregúntame cosas de funciones, de una en una', 'la b'])
    expect(first).toContain('Contéstame con la letra')
    expect(second).toMatch(/(?:Sí|No, no) es esa|Sí, es esa/)
    expect(second).toContain('Una pregunta de')
  })

  it('reads letters in the ways in which they are written', () => {
    const three = allQuestions().slice(0, 3)
    expect(readLetters('1a 2c 3b', three)).toEqual(['a', 'c', 'b'])
    expect(readLetters('a c b', three)).toEqual(['a', 'c', 'b'])
    expect(readLetters('acb', three)).toEqual(['a', 'c', 'b'])
    expect(readLetters('creo que la b', three.slice(0, 1))).toEqual(['b'])
    expect(readLetters('que es una variable', three)).toBeNull()
  })
})

it('a test of true or false has as many as are wanted, with its answers where they are', async () => {
  const [all = '', few = '', judged = ''] = await converse([
    'mañana tengo parcial de strings. 10 preguntas de verdadero o falso con las respuestas al final',
    'ponme 2 preguntas de verdadero o falso de bucles y luego me dices las respuestas',
    'f v',
  ])
  expect(all).toContain('**10. ')
  expect(all).toMatch(/### Las respuestas[\s\S]*Falso\. /)
  expect(few).not.toMatch(/\*\*3\. |Las respuestas/)
  expect(judged).toMatch(/^Has acertado 2 de 2/)
})

it('every exercise is set at some time: its main subject and level lead to it', async () => {
  const reached = new Set<string>()
  for (const { subjects, level } of plainExercises()) {
    const [answer = ''] = await converse([`ponme 5 ejercicios de ${subjects[0]?.replaceAll('-', ' ')} nivel ${level}`])
    for (const { id } of exercisesToldIn(answer)) reached.add(id)
  }
  expect(reached.size).toBeGreaterThanOrEqual(60)
})
