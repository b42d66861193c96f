import { expect, it } from 'vitest'
import { parsePython } from '../../python/parse'
import { hasImpossibleTest } from './impossible-test'

it.each([
  ['if n < 5 and n >= 9:\n    print(n)', true],
  ['elegidos = [x for x in datos if x["nota"] == 3 and x["nota"] > 4]', true],
  ['pares = [n for n in datos if n % 2 == 0 and n % 2 != 0]', true],
  ['if n >= 5 and n < 9:\n    print(n)', false],
  ['if n < 5 or n >= 9:\n    print(n)', false],
  ['if n < 5 and m >= 9:\n    print(n)', false],
  ['if n == 2 and n % 2 == 0 and n != 3:\n    print(n)', false],
])('of «%s» says whether it can never hold: %s', (code, isImpossible) => {
  expect(hasImpossibleTest(parsePython(code))).toBe(isImpossible)
})
