import { expect, it } from 'vitest'
import { slipCost } from './slip-cost'
import { oneSlipAway } from './slip-variants'

it.each([
  ['lista', 'lista', 0],
  ['lsita', 'lista', 0.5],
  ['dicionario', 'diccionario', 0.5],
  ['iterrar', 'iterar', 0.5],
  ['ola', 'hola', 0.5],
  ['archibo', 'archivo', 0.5],
  ['lamda', 'lambda', 0.8],
  ['listka', 'lista', 1],
  ['losta', 'lista', 1],
  ['phyton', 'python', 1],
  ['', 'uno', 2.4],
  ['uno', '', 3],
])('takes %j for %j at the cost of %d slips', (typed, word, cost) => {
  expect(slipCost(typed, word)).toBeCloseTo(cost)
})

it('knows all words one slip away, once', () => {
  const words = oneSlipAway('abc')
  expect(new Set(words).size).toBe(words.length)
  for (const word of ['bc', 'ac', 'ab', 'bac', 'acb', 'xabc', 'abxc', 'abcx', 'xbc', 'abx'])
    expect(words).toContain(word)
  expect(words).not.toContain('abc')
  expect(words.every((word) => Math.abs(word.length - 3) <= 1)).toBe(true)
})
