import { expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

it.each([
  // The words say the same twice.
  [
    'tengo un diccionario notas = {"Ana": 7, "Luis": 4} y quiero imprimir solo los aprobados (>=5)',
    /if nota >= 5:/,
    /and/,
  ],
  // Verbs are no names.
  ['pide un numero y hacer la cuenta atras hasta 0', /range\(\w+, -1, -1\)/, /Hacer/],
  ['que pregunte la edad y conteste si es mayor de edad', /edad >= 18|edad < 18/, /Conteste/],
  // What is called out comes at the end.
  [
    'haz una cuenta atrás desde el número que diga el usuario y que ponga ¡Despegue!',
    /print\('¡Despegue!'\)/,
    /Puede faltar/,
  ],
  // What is typed is a text.
  ['pide una contraseña y si es 1234 que diga ¡Correcto!', /== '1234'/, /¡ Correcto/],
  // What is not looked at is no condition.
  [
    'una función que diga si una palabra es palíndromo sin importar mayúsculas ni espacios',
    /def es_palindromo/,
    /not in/,
  ],
  // Hints that the game gives are none that are asked for.
  ['juego de adivinar un número entre 1 y 50 con pistas de más alto o más bajo', /randint\(/, /Una pista, sin/],
])('«%s» is answered sensibly', async (request, has, lacks) => {
  const answer = await lastAnswer([request])
  expect(answer).toMatch(has)
  expect(answer).not.toMatch(lacks)
})

it.each([
  'con precios = {"pan": 1.2, "leche": 0.95, "queso": 4.5} que pregunte qué producto quieres y cuántas unidades y diga el total',
  "agenda = {'Ana': '600111222', 'Luis': '611222333', 'Eva': '622333444'}: pide un nombre y enseña su teléfono o di que no está",
])('«%s» is asked back rather than answered by a program of something else', async (request) => {
  expect(await lastAnswer([request])).not.toContain('```python')
})

it('makes no change after which a test never holds', async () => {
  const answer = await lastAnswer([
    'cuenta tambien los impares\n\n```python\nnums = [4, 7, 0, 12]\npares = 0\nfor n in nums:\n    if n % 2 == 0:\n        pares += 1\nprint("Pares:", pares)\n```',
  ])
  expect(answer).not.toContain('n % 2 == 0 and n % 2 != 0')
})
