import { describe, expect, it } from 'vitest'
import { codePart } from '~/modules/mentor/engine/reading/code-part'
import { FACTS } from '~/testing/mentor/product-facts'
import { inTurn } from '~/testing/turns'
import type { Turn } from '../../../model-port'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'
import { allPrograms } from '../../write/recipes/programs'
import { checkAnswer } from '../check-answer'
import { exerciseTitled } from '../exercises'
import { exercisesToldIn } from '../given'
import { programExercise } from './program-exercise'

const mentor = createEmbeddedMentor(FACTS)

async function converse(...messages: string[]): Promise<string> {
  const turns: Turn[] = []
  for (const content of messages) {
    turns.push({ role: 'user', content })
    turns.push({ role: 'assistant', content: (await mentor.answer({ mentor: 'basic', turns })).markdown })
  }
  return turns.at(-1)?.content ?? ''
}
const titleIn = (answer: string) => exercisesToldIn(answer)[0]?.title

describe('an exercise of what shall be done in it', () => {
  it.each([
    ['hazme un ejercicio de contar vocales en una frase', 'Reto: contar las vocales de un texto'],
    ['un ejercicio de clases de una cuenta bancaria con depositar y retirar', 'Reto: clase de cuenta bancaria'],
    [
      'ponme un ejercicio de convertir grados celsius a fahrenheit',
      'Reto: pasar de Celsius a Fahrenheit y al revés (función)',
    ],
    ['dame un ejercicio del juego del ahorcado', 'Reto: el ahorcado'],
    ['poneme un ejercicio para invertir un diccionario', 'Reto: invertir un diccionario'],
    ['un ejercicio de herencia con empleados y gerentes', 'Reto: clase Empleado y clase Gerente con herencia'],
  ])('MENTOR «%s» is the program of the library that does it', async (wish, title) => {
    expect(titleIn(await converse(wish))).toBe(title)
  })

  it.each([
    ['quiero practicar recursividad con las torres de hanoi', 'Las torres de Hanói'],
    ['ejercicio de listas: eliminar duplicados sin usar set', 'Quitar repetidos sin perder el orden'],
    ['quiero un ejercicio de guardar las ventas del dia en un archivo', 'Ventas en un archivo'],
  ])('MENTOR «%s» is one that a teacher wrote, where it says as much', async (wish, title) => {
    expect(titleIn(await converse(wish))).toBe(title)
  })

  it('MENTOR has hints by steps, checks an attempt and shows its solution', async () => {
    const wish = 'hazme un ejercicio de contar vocales en una frase'
    expect(await converse(wish)).toMatch(/^\*\*Reto: contar las vocales de un texto\*\* \(/)
    expect(await converse(wish)).not.toContain('for letra in')
    expect(await converse(wish, 'una pista')).toContain('**Pista 1 de 4 · Reto: contar las vocales de un texto**')
    expect(await converse(wish, 'una pista', 'otra pista')).toContain('`texto.lower()`')
    expect(await converse(wish, 'vale y ahora la solución')).toContain("if letra in 'aeiouáéíóúü':")
    const attempt = (test: string) =>
      `\`\`\`python\ndef contar_vocales(texto):\n    return sum(${test} for letra in texto)\n\`\`\``
    expect(await converse(wish, attempt("letra in 'aeiou'"))).toContain('Todavía no pasa una comprobación de')
    expect(await converse(wish, attempt("letra.lower() in 'aeiouáéíóúü'"))).toContain('Está bien')
  })

  it('MENTOR claims nothing of an attempt where chance decides what comes out', async () => {
    const wish = 'dame un ejercicio del juego del ahorcado'
    expect(await converse(wish, '```python\nprint("hola")\n```')).not.toContain('Está bien: tu programa pasa')
  })
})

it('MENTOR each program of the library passes its own checks as an exercise, and is found again by its title', () => {
  for (const program of inTurn(allPrograms(), 20))
    for (const section of program.body.sections) {
      const exercise = programExercise(program, section)
      expect(exerciseTitled(exercise.title)?.id, exercise.title).toBe(exercise.id)
      expect(exercise.hints.length, exercise.title).toBeGreaterThan(1)
      const { kind } = checkAnswer(exercise, codePart(section.code, 'fenced'))
      expect(['passed', 'unknown'], exercise.title).toContain(kind)
    }
})
