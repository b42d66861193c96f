import { describe, expect, it } from 'vitest'
import { lastAnswer } from './testing/last-answer'

const BEFORE = [
  ['hazme una agenda de contactos con menu para agregar, buscar y borrar'],
  ['programa que pida 5 números y diga la media', 'redondea a 2 decimales'],
]

/** Requests of their own, and what goes on with a program of numbers. */
const REQUESTS = [
  'cuenta atrás desde 10 usando while',
  'suma una lista sin usar sum',
  'quiero una cuenta atrás del 10 al 1 con while y que al final diga Despegue',
  'imprime los números pares del 1 al 50',
  'quitar los repetidos de una lista sin usar set',
  'calcula el imc pidiendo peso y altura',
  'tengo precios = [10, 20, 30] y quiero subirlos un 10%',
  'ahora necesito otra cosa, una funcion que cuente consonantes',
  'ordena la lista [3,1,2]',
  'me haces un piedra papel o tijera al mejor de 3?',
]
const WISHES = [
  'pide un máximo de 3 números',
  'muestra un mensaje al empezar',
  'haz que diga también el mayor',
  'hazlo con una función',
  'que la media salga con una línea de guiones',
  'y ahora también la suma',
  'imprime los números de mayor a menor',
]

describe('188 a request of its own after a program', () => {
  it('is answered as if nothing had been said', async () => {
    for (const request of REQUESTS) {
      const alone = await lastAnswer([request])
      for (const before of BEFORE) expect(await lastAnswer([...before, request]), request).toBe(alone)
    }
  })

  it('is told from a wish of the program', async () => {
    for (const wish of WISHES) {
      const alone = await lastAnswer([wish])
      expect(await lastAnswer(['programa que pida 5 números y diga la media', wish]), wish).not.toBe(alone)
    }
  })
})

describe('a program of its own that is ordered while another is at hand', () => {
  it.each([
    ['programa que pida 5 notas y diga la media', 'hazme ahora una calculadora de IMC', /imc = peso/],
    ['programa que pida 5 notas y diga la media', 'me puedes hacer un conversor de euros a dolares?', /cambio/],
    ['```python\nprecio = 10\nprint(precio * 3)\n```', 'y una función que diga si un número es primo?', /def es_primo/],
  ])('is written: after «%s» «%s»', async (first, order, has) => {
    const answer = await lastAnswer([first, order])
    expect(answer).toMatch(has)
    expect(answer).not.toMatch(/media = |precio \* 3|Lo he escrito de nuevo/)
  })
})
