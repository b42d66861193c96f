import { expect, it } from 'vitest'
import { lastAnswer } from '../follow-up/testing/last-answer'

const CLIENTES = 'clientes = {"Ana": 12}\nfor c, saldo in clientes.items():\n    print(c, saldo)\n\nqué hace?'
const EDAD = "edad = int('5')\nprint(edad + 1)\n\nqué hace?"
const LISTA = 'numeros = [1, 2]\nfor n in numeros:\n    print(n)\n\nqué hace?'
const MADE = 'He hecho en tu programa el cambio que cuentas'

it.each([
  [
    CLIENTES,
    'ya le quité el .items() para ver qué pasaba y ahora me sale ValueError: too many values to unpack (expected 2)',
    'solo salen las claves',
  ],
  [
    EDAD,
    'le quité el int y ahora da TypeError: can only concatenate str (not "int") to str',
    '`edad`, que es un texto',
  ],
  [LISTA, "le quite los dos puntos y ahora SyntaxError: expected ':'", 'línea 2'],
])(
  '207 reads an error in the program as it is after the change that is told: %s, «%s»',
  async (first, question, told) => {
    const { markdown } = await lastAnswer(first, question)
    expect(markdown).toContain(MADE)
    expect(markdown).toContain(told)
  },
)

it('207 makes no change that does not come to that error', async () => {
  const { markdown } = await lastAnswer(EDAD, "le quité el int y ahora da KeyError: 'b'")
  expect(markdown).not.toContain(MADE)
})
