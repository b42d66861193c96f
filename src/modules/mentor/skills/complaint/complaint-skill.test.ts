import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../follow-up/testing/last-answer'
import { readComplaint } from './read-complaint'

describe('what is found wrong with a program', () => {
  it.each([
    ['no me pide la altura', 'lacks'],
    ['pero el letrero dice "cuantos cantidad"', 'says'],
    ['no se para aunque escriba salir', 'endless'],
    ['está mal, cuando pongo 7 dice que no', 'typed'],
    ['eso está mal', 'wrong'],
    ['cuenta una de más', 'wrong'],
    ['me da mal', 'wrong'],
    ['no es eso', 'refused'],
    ['el resultado no es correcto', 'wrong'],
    ['pero sigue saliendo Valencia, no usa la ciudad que pongo', 'says'],
    ['no funciona si pongo coma', 'typed'],
    ['ah vale, me llamo Ana por cierto', 'remark'],
    ['en mi clase ya vimos for', 'remark'],
    ['no lo expliques, solo el código', 'code-only'],
  ])('«%s»', (said, kind) => expect(readComplaint(said)).toMatchObject({ kind }))

  it.each(['¿está mal?', 'por qué me da mal', 'quiero que diga el total', 'ponle dos decimales', 'qué es un bucle'])(
    'is not «%s»',
    (said) => expect(readComplaint(said)).toBeNull(),
  )
})

const STOCK = `stock = {'lapiz': 10, 'goma': 4}
while True:
    op = input('1 ver, 2 agregar, 0 salir: ')
    if op == '1':
        print(stock)
    elif op == '2':
        p = input('Producto: ')
        n = int(input('Cantidad: '))
        stock[p] = stock.get(p, 0) + n
    elif op == '0':
        break`
const INVITES =
  'def invitar(nombre, bebida="agua"):\n    return nombre + " toma " + bebida\n\nprint(invitar("Leo", "zumo"))\n\nfunciona. pa q sirve el igual en los parentesis'

it.each([
  [INVITES, 'y si la llamo con invitar("Leo") solo q sale', /Leo toma agua/],
  ['un programa que calcule el área de un rectángulo', 'no entiendo por que esta mal', /calcula `area`/],
  [
    STOCK,
    'agrégale una opción 3 que pida el nombre de un producto y lo borre, y si no está que avise sin romperse. mandame todo el código',
    /elif op == '3'/,
  ],
])('leaves a question of the program, or an order, to others: after «%s», «%s»', async (before, said, told) =>
  expect((await lastAnswer(before, said)).markdown).toMatch(told),
)

describe('is looked up in it, and run', () => {
  it.each([
    [
      ['un programa que calcule el área de un rectángulo', 'no me pide la altura'],
      /sí lo pregunta en la línea 2[\s\S]*Altura: /,
    ],
    [['hazme un menu con opciones saludar, sumar y salir', 'no termina nunca'], /sí termina[\s\S]*Elige una opción: 3/],
    [['programa que pregunte la edad y diga si puede votar', 'con 18 dice que no'], /«18»[\s\S]*Sí, ya tienes la edad/],
    [
      ['quiero un programa que cuente las palabras de un texto', 'cuenta una de más'],
      /Lo he ejecutado[\s\S]*Con un caso/,
    ],
    [
      ['un programa que calcule el área de un rectángulo', 'pone "Área" mal escrito'],
      /línea 4[\s\S]*¿Qué quieres que ponga/,
    ],
  ])('%j', async (said, told) => expect((await lastAnswer(...said)).markdown).toMatch(told))
})
