import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../testing/last-answer'

describe('why there is no error', () => {
  it.each([
    [
      'def doble(x):\n    return x * 2\n\nprint(doble("ja"))\n\nque hace',
      'y por que no da error si es texto?',
      /`x` vale `'ja'`.*\*\*repite\*\*/,
    ],
    [
      'def suma(a, b):\n    return a + b\n\nprint(suma("a", "b"))\n\nque hace',
      'y por que no falla con letras?',
      /\*\*junta\*\*/,
    ],
    ['print([0] * 3)\n\nque hace', 'por que no da error si es una lista?', /lista.*\*\*repite\*\*/],
  ])('%s, «%s»', async (code, question, told) => {
    const { markdown } = await lastAnswer(code, question)
    expect(markdown).toMatch(told)
  })
})
