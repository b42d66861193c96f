import { expect, it } from 'vitest'
import { lastAnswer } from '../follow-up/testing/last-answer'

it.each([
  [
    'Tengo este reto: encontrar el segundo número más grande de una lista sin sort. ¿Me orienta con una pista?',
    /dos\*\* variables/,
  ],
  ['me mandaron decir si un año es bisiesto, no quiero la respuesta, ayudame a pensarlo', /regla en palabras/],
  ['calcular el cambio con el menor número de monedas, dame una pista sin la solución', /más grande/],
  ['mi profe puso: sumar los pares de una lista. NO me lo hagas, solo una pista de como empezar', /entre 2/],
  ['tengo que hacer un simulador de mareas para clase, no me lo resuelvas, solo la idea', /caso pequeño a mano/],
])('«%s» is led up to, without a program', async (question, says) => {
  const { outcome, markdown } = await lastAnswer(question)
  expect(outcome).toBe('answered')
  expect(markdown).toMatch(/^Una pista, sin la solución/)
  expect(markdown).toMatch(says)
  expect(markdown).not.toMatch(/```|Puede faltar/)
})
