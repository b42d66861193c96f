import { expect, it } from 'vitest'
import { parsePython } from '../../../python/parse'
import { hasImpossibleTest } from './conditions'

it.each([
  ['if n < 5 and n >= 9:\n    print(n)', true],
  ['elegidos = [x for x in datos if x["nota"] == 3 and x["nota"] > 4]', true],
  ['pares = [n for n in datos if n % 2 == 0 and n % 2 != 0]', true],
  ['if n > 2 and n < 2:\n    print(n)', true],
  ['if n < 5 and n < 5:\n    print(n)', true],
  ["if x == 'Ana' and x == 'Luis':\n    print(x)", true],
  ['if n > 5:\n    print(1)\nelif n < 2:\n    print(2)\nelif n > 5:\n    print(3)', true],
  ["def media_por_ciudad(d):\n    return [x for x in d if x == 'media_por_ciudad']", true],
  ["if input() == 's' or input() == 's':\n    print(1)", false],
  ['if n >= 2 and n <= 2:\n    print(n)', false],
  ['if n >= 5 and n < 9:\n    print(n)', false],
  ['if n < 5 or n >= 9:\n    print(n)', false],
  ['if n < 5 and m >= 9:\n    print(n)', false],
  ['if n == 2 and n % 2 == 0 and n != 3:\n    print(n)', false],
])('of «%s» says whether it can never hold: %s', (code, isImpossible) => {
  expect(hasImpossibleTest(parsePython(code))).toBe(isImpossible)
})
