import { describe, expect, it } from 'vitest'
import { stateAfter } from '../../../engine/answer-conversation'
import { compose } from '../../../engine/compose'
import { readMessage } from '../../../engine/reading/read-message'
import { understand } from '../../../engine/understand'
import { explainSkill } from '../explain-skill'

const TOOLS = { mentor: 'basic', earlierAnswers: 0, check: null } as const

/** What a person reads who asks on after a program was explained. */
async function answerTo(code: string, question: string): Promise<string> {
  const turns = [
    { role: 'user', content: `explícame esto\n\n${code}` },
    { role: 'assistant', content: 'Así funciona.' },
  ] as const
  const state = stateAfter(turns, [explainSkill])
  const frame = understand(readMessage(question), state)
  if (explainSkill.accepts(frame, state) < 0.7) return ''
  return compose((await explainSkill.answer(frame, state, TOOLS))?.blocks ?? [])
}

const COUNT = 'for i in range(5, 0, -1):\n    print(i)'
const FACTORIAL = 'n = 5\nfactorial = 1\nwhile n > 1:\n    factorial *= n\n    n -= 1\nprint(factorial)'
const PRICE = 'def precio(base, iva=0.21):\n    return round(base * (1 + iva), 2)\n\nprint(precio(100))'
const WORDS = 'frase = "hola que tal"\npalabras = frase.split()\nprint(palabras[0], sep="-")'
const OBJECT =
  'class Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n\np = Perro("Toby")\nprint(p.nombre)'

describe('tells the part of the code that a question points at', () => {
  it.each([
    ['y ese -1?', COUNT, 'es el **paso**'],
    [
      'ah ok y por que no me muestra los numeros?',
      'ventas = {"lunes": 120, "martes": 95}\nfor i in ventas:\n    print(i)',
      'solo salen sus **claves**',
    ],
    ['el 0 por qué?', COUNT, 'donde para: no se incluye'],
    ['y el *= ?', FACTORIAL, '**multiplica** por `n`'],
    ['qué hace el > ahí', FACTORIAL, 'si `n` es **mayor** que `1`'],
    ['y ese 1 + iva?', PRICE, 'suma `1` y `iva`'],
    ['el round ese?', PRICE, 'redondea'],
    ['para qué el 2?', PRICE, 'cuántos decimales se dejan'],
    ['qué devuelve split?', WORDS, 'lista de trozos'],
    ['y el 0?', WORDS, 'el **primero**'],
    ['para qué sirve el sep', WORDS, '**entre** las cosas que se muestran'],
    ['qué es iva', PRICE, 'su **valor por defecto**, `0.21`'],
    ['qué es p', OBJECT, 'es un **objeto** de la clase `Perro`'],
    ['cuánto vale palabras', WORDS, "`['hola', 'que', 'tal']`"],
    ['y qué es None', FACTORIAL, '**«nada»**'],
  ])('«%s»', async (question, code, told) => expect(await answerTo(code, question)).toContain(told))

  it.each(['qué es constructor', 'y toString?', 'qué hace el __proto__'])(
    '«%s» is no entry of a table',
    async (question) => expect(typeof (await answerTo(COUNT, question))).toBe('string'),
  )

  it('is not taken for a wish to hear all of it again', async () => {
    expect(await answerTo(COUNT, 'y en el trabajo qué es lo que se lleva')).toBe('')
  })
})

describe('tells why', () => {
  it.each([
    ['por qué para?', FACTORIAL, 'En la última vuelta `n` vale `1`'],
    ['cuándo se acaba?', FACTORIAL, 'mientras se cumpla `n > 1`'],
    ['por qué factorial empieza en 1', FACTORIAL, 'cualquier número por 0 da 0'],
    ['por qué sale 120', FACTORIAL, '`5` → `20` → `60` → `120`'],
    ['por qué no sale el 0', COUNT, 'no se incluye'],
  ])('«%s»', async (question, code, told) => expect(await answerTo(code, question)).toContain(told))
})

describe('says yes or no first to what somebody concludes', () => {
  it.each([
    ['entonces print no devuelve nada nunca?', /^Sí, así es: `print` solo/],
    ['o sea que print devuelve el número?', /^No: `print` solo/],
    ['entonces input siempre da texto?', /^Sí, así es: `input`/],
    ['ah entonces se empieza a contar en 0?', /^Sí, así es: .*desde 0/],
    ['entonces el return imprime el resultado?', /^No: `return` \*\*entrega/],
    ['entonces el else es obligatorio?', /^No: /],
  ])('«%s»', async (question, told) => expect(await answerTo(COUNT, question)).toMatch(told))

  it('leaves alone what asks for more than that', async () => {
    expect(await answerTo(COUNT, 'entonces cómo hago que print devuelva algo?')).not.toMatch(/^(?:Sí|No)/)
  })
})
