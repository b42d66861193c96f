import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python/python'
import { lastAnswer, programIn } from '../testing/last-answer'

let python: (code: string) => string
beforeAll(async () => {
  python = await startPython()
})

const typing = (line: string, code: string) => `import builtins\nbuiltins.input = lambda *_: "${line}"\n${code}`

const NOTAS =
  'notas = [7, 4, 9, 5]\ntotal = 0\nfor n in notas:\n    total += n\nprint("media:", total / len(notas))\n\nque hace'
const JUEGO =
  'import random\nsecreto = random.randint(1, 10)\nintento = 0\nwhile intento != secreto:\n    intento = int(input("Numero: "))\nprint("acertaste")\n\nque hace'
const FACT = 'def fact(n):\n    if n == 0:\n        return 1\n    return n * fact(n - 1)\n\nque hace'
const MAXIMO =
  'def maximo(lista):\n    m = lista[0]\n    for x in lista:\n        if x > m:\n            m = x\n    return m\n\nprint(maximo([3, 8, 2]))\n\nque hace'
const MAYOR =
  "def es_mayor(edad):\n    if edad >= 18:\n        return 'si'\n    return 'no'\n\nprint(es_mayor(20))\n\nque hace"
const CALC =
  "def calc(a, b, op):\n    if op == '+':\n        return a + b\n    if op == '/':\n        return a / b\n\nque hace"
const EDAD = 'edad = int(input("Edad: "))\nif edad >= 18:\n    print("mayor")\n\nque hace'

describe('why something is there: what comes of the program without it', () => {
  it.each([
    [NOTAS, 'y por que pones total = 0', /línea 3.*NameError/],
    [NOTAS, 'por que esta el len ahi?', /TypeError/],
    [EDAD, 'por q pone int ahi? sin eso no va?', /línea 2.*TypeError/],
    [JUEGO, 'y por que intento = 0 al principio', /NameError/],
    [FACT, 'y si le mando un -3?', /RecursionError/],
    [JUEGO, 'y si escribo una letra?', /ValueError/],
    [MAXIMO, 'y por qué m = lista[0] y no m = 0?', /`\[-3, -8, -2\]`.*imprime `-2`; con el cambio, imprime `0`/],
    [MAYOR, 'por qué >= y no >?', /Con `18` en lugar de `20` sí se nota/],
    [CALC, 'y qué pasa si b es 0?', /ZeroDivisionError[\s\S]*calc\(8, 0, '\/'\)/],
  ])('%s, «%s»', async (code, question, told) => {
    expect((await lastAnswer(code, question)).markdown).toMatch(told)
  })

  it('tries what is thought to do as well, where the names that it reads have a value', async () => {
    const { markdown } = await lastAnswer(NOTAS, 'y por que no vale con poner total = n')
    expect(markdown).toContain('`total += n` → `total = n`')
    expect(markdown).toContain('media: 1.25')
  })

  it('holds one sign against another', async () => {
    expect((await lastAnswer(EDAD, 'por que >= y no >')).markdown).toContain('`if edad > 18:`')
  })

  it('takes no number that stands nowhere for a part of the program', async () => {
    const { markdown } = await lastAnswer('for i in range(1, 6):\n    print(i)\n\nque hace', 'por que hay que poner 9?')
    expect(markdown).not.toContain('sin eso')
  })
})

describe('the other way round', () => {
  const EURO =
    'dolares = float(input("Dolares: "))\neuros = dolares * 0.92\nprint("Son", round(euros, 2), "euros")\n\nque hace'
  it.each([
    [EURO, 'y al reves, de euros a dolares?', '9.2', '10.0'],
    [EURO, 'vale, y lo contrario?', '9.2', '10.0'],
    ['programa que pase de celsius a fahrenheit', 'y al revés?', '212', '100.0 °C'],
    ['convierte pulgadas a centimetros', 'vale y al reves?', '25.4', '10.00'],
  ])('%s, «%s»', async (first, question, typed, printed) => {
    const { markdown } = await lastAnswer(first, question)
    expect(python(typing(typed, programIn(markdown)))).toContain(printed)
  })

  it('leaves what cannot be undone to others', async () => {
    expect((await lastAnswer(NOTAS, 'y al reves?')).markdown).not.toContain('Se despeja')
  })
})

describe('how a date is written', () => {
  const FECHA = 'from datetime import date\nhoy = date(2026, 3, 5)\nprint(hoy.strftime("%d/%m/%Y"))\n\nque hace'
  const IN_TEXT = FECHA.replace('hoy.strftime("%d/%m/%Y")', 'f"Hoy: {hoy:%d/%m/%Y}"')
  it.each([
    [FECHA, 'y para q salga 2026-03-05', '2026-03-05'],
    [FECHA, 'y si lo quiero con el mes en letra?', '5 de marzo de 2026'],
    [IN_TEXT, 'y con el mes en letra', 'Hoy: 5 de marzo de 2026'],
    [FECHA, 'y con guiones?', '05-03-2026'],
    [IN_TEXT, 'y solo el año?', 'Hoy: 2026'],
    [FECHA, 'y el dia de la semana?', 'jueves'],
    [FECHA, 'y el año con dos cifras', '05/03/26'],
  ])('%s, «%s»', async (code, question, printed) => {
    expect(python(programIn((await lastAnswer(code, question)).markdown)).trim()).toBe(printed)
  })
})
