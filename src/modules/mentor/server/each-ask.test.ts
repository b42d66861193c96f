import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { lastAnswer } from '../skills/follow-up/testing/last-answer'
import { createEmbeddedMentor } from './embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

describe('a message that asks for several things', () => {
  it.each([
    ['two ideas', 'me explicas los decoradores? y los generadores?', [/\*\*decorador\*\*/, /`?yield`?/]],
    ['the product and an idea', 'cuanto cuesta el plan pro y que es un bucle while', [/17,00\s€/, /while n < 2/]],
    ['two things of one library', 'como instalo pandas y como leo un excel', [/pip install pandas/, /read_excel/]],
    [
      'a program that is shown, and the product',
      'que hace esto? y ademas cuanto cuesta PRO?\n\nfor i in range(3):\n    print(i)',
      [/0\n1\n2\n/, /17,00\s€/],
    ],
    ['an idea, and one that goes on with it', 'que es append? y que es una tupla', [/append/, /\*\*tupla\*\*/]],
    ['an idea and an exercise', 'que es un diccionario? ponme un ejercicio', [/\*\*Ejercicio: /, /clave/]],
    [
      'what a program prints, and a change of it',
      'for i in range(5):\n    print(i)\n\nque saca esto? ademas quiero que empiece en 1',
      [/0\n1\n2\n3\n4\n/, /range\(1, /],
    ],
  ])('%s: both are answered, and the second is named', async (_, message, patterns) => {
    const { markdown, outcome } = await lastAnswer(message)
    expect(outcome).toBe('answered')
    for (const pattern of patterns) expect(markdown).toMatch(pattern)
    expect(markdown).toMatch(/^### Lo otro que (?:preguntas|pides): «[^»\n]+»$/m)
  })

  it('both are answered to who is led up to solutions, too, and no solution is given with them', async () => {
    const asked = async (content: string) =>
      (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }], rung: 'idea' })).markdown
    expect(await asked('cuanto cuesta el plan pro y que es un bucle while')).toContain(
      '### Lo otro que preguntas: «que es un bucle while»',
    )
    const led = await asked('que es una funcion? hazme una funcion que invierta un texto')
    expect(led).not.toContain('[::-1]')
  })

  it('a change with a question makes the change, answers the question and calls neither undone', async () => {
    const { markdown } = await lastAnswer(
      'hazme un programa que pida dos numeros y los sume',
      'perfecto. que reste tambien, y explicame que hace int',
    )
    expect(markdown).toContain('a - b')
    expect(markdown).toContain('### Lo otro que pides: «explicame que hace int»')
    expect(markdown).not.toContain('Esto no lo he cambiado')
  })

  it('of what it knows by half, it tells the half and says which is missing', async () => {
    const { markdown } = await lastAnswer('como redondeo a 2 decimales? tambien necesito que ladre muy fuerte')
    expect(markdown).toContain('round(')
    expect(markdown).toMatch(/no he resuelto «tambien necesito que ladre muy fuerte»/)
  })

  it('of two how-to questions, it answers both, whichever the whole message is taken for', async () => {
    const { markdown } = await lastAnswer('como redondeo a 2 decimales? tambien necesito que hable en voz alta')
    expect(markdown).toContain('round(')
    expect(markdown).toContain('pyttsx3')
  })

  it.each([
    'que diferencia hay entre una lista y una tupla?',
    'p = "pilar"\nprint(p[::-1])\n\nque imprime esto y por que',
    'hazme un programa que pida tres numeros, y dime cual es el mayor',
    'def media(n):\n    print(sum(n))\n\nx = media([6])\nprint(x)\n\nde donde sale ese None? y como lo arreglo',
  ])('«%s» is answered once', async (message) => {
    const { markdown } = await lastAnswer(message)
    expect(markdown).not.toMatch(/Lo otro que|no he resuelto/)
  })

  it('who is led up to solutions is not given one beside an idea', async () => {
    const content = 'explicame que es una funcion y hazme una que calcule el area de un circulo'
    const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }], rung: 'plan' })
    expect(markdown).not.toContain('Lo otro que')
  })
})
