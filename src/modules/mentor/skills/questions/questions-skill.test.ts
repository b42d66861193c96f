import { beforeAll, describe, expect, it } from 'vitest'
import { shownPrograms } from '~/modules/mentor/engine/content/programs-in'
import { FACTS } from '~/testing/mentor/product-facts'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { createEmbeddedMentor } from '../../server/embedded-mentor'
import { allQuestions } from './known-questions'
import { parseQuestions } from './question-file'

let python: ProgramRunner
beforeAll(async () => {
  python = await startProgramRunner()
})

it.each(allQuestions().map(({ id, text }) => [id, text] as const))(
  '%s shows programs that do what is said',
  (_, text) => {
    for (const { code, stdin, output, error } of shownPrograms(text)) {
      const run = python.run({ code, stdin })
      expect(run.screen.trimEnd()).toBe((output ?? '').trimEnd())
      expect(run.error).toBe(error)
    }
  },
)

const mentor = createEmbeddedMentor(FACTS)
async function answerTo(...questions: string[]) {
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of questions) {
    turns.push({ role: 'user', content })
    const { markdown } = await mentor.answer({ mentor: 'basic', turns })
    turns.push({ role: 'assistant', content: markdown })
  }
  return turns.at(-1)?.content ?? ''
}

describe('what is asked about an idea', () => {
  it('is answered where it is asked as a teacher wrote, with nothing said before', async () => {
    const asked = allQuestions().filter((_, at) => at % 40 === 0)
    const others = []
    for (const { id, question, text } of asked)
      if (!(await answerTo(question)).includes(text.slice(0, 60))) others.push(id)
    expect(others.length, others.join('\n')).toBeLessThan(asked.length / 3)
  })

  it.each([
    ['¿Por qué comparar con == NaN no funciona?', 'isna'],
    ['¿any es lo mismo que or?', 'any'],
    ['¿Qué es mejor para Excel, pandas u openpyxl?', 'openpyxl'],
    ['que es un GET y un POST', 'HTTP'],
    ['las tres comillas que ponen debajo del def para que son', 'docstring'],
  ])('goes before a card that has a word of it: %s', async (question, said) => {
    expect(await answerTo(question)).toContain(said)
  })

  it.each([
    [['qué es un índice', 'oye, ¿y por qué se empieza en 0 en vez de en 1? es que me lío'], 'pasos del principio'],
    [['cuál es la diferencia entre una lista y una tupla', '¿cuál ocupa menos memoria?'], 'no reserva sitio'],
    [['¿Qué es el entorno virtual?', '¿tengo que activarlo cada vez?'], 'cada terminal'],
    [['qué es self', 'y si en lugar de self le pongo otro nombre?'], 'palabra reservada'],
    [['como ordeno una lista de diccionarios por edad', '¿y por dos campos?'], 'tupla'],
  ])('is answered in other words than those that are known, and by what was spoken of: %j', async (questions, said) => {
    expect(await answerTo(...questions)).toContain(said)
  })

  it.each([
    [['para que sirve break', 'continue es lo contrario entonces?'], /vuelta/],
    [['explicame finally', 'y si en el try hay un return, se ejecuta tambien?'], /finally/],
    [['para que sirve zip en python', 'que pasa si una de las listas es mas larga'], /corta/],
    [['cómo funciona la herencia en Python?', '¿Y se puede heredar de dos clases? En Java no me dejaba'], /varias|dos/],
  ])('goes before who goes by a word: %j', async (questions, said) => {
    expect(await answerTo(...questions)).toMatch(said)
  })

  it.each([
    [
      ['numeros = [4, 9]\npares = [n for n in numeros if n % 2 == 0]\nprint(pares)\n\nque hace', 'pares es una tupla?'],
      'No',
    ],
    [
      ['que diferencia hay entre lista y tupla', 'y cuando me conviene usar una y cuando otra?'],
      'Solo la tupla sirve de clave',
    ],
    [['cómo instalo python en windows', 'y en mac?'], '**macOS**'],
  ])('comes after what is told of the program or of the card itself: %j', async (questions, said) => {
    expect(await answerTo(...questions)).toContain(said)
  })

  it('is not heard where something else is asked', async () => {
    expect(await answerTo('qué es un índice')).not.toContain('pasos del principio')
  })

  it('is not heard where a program is ordered', async () => {
    const { skill } = await mentor.answer({
      mentor: 'basic',
      turns: [{ role: 'user', content: 'torres de hanoi recursivo q imprima los movimientos con 3 discos' }],
    })
    expect(skill).toBe('write')
  })
})

describe('a file of questions', () => {
  it('says what it lacks', () => {
    const head = '---\ntitle: Índices\n---\n'
    expect(() => parseQuestions('x.md', `${head}### ¿Por qué?\n\nPorque sí.`)).toThrow('needs ways of asking it')
    expect(() => parseQuestions('x.md', `${head}Nada`)).toThrow('"### question" sections')
  })
})
