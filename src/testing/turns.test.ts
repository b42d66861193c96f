import { expect, it } from 'vitest'
import { inTurn } from './turns'

const CASES = ['a', 'b', 'c', 'd', 'e']

it('tries each case in one of as many turns as there are parts, or all of them at once', () => {
  const parts = ['0', '1', '2'].map((turn) => inTurn(CASES, 3, turn))
  expect(parts).toEqual([['a', 'd'], ['b', 'e'], ['c']])
  expect(inTurn(CASES, 3, '119')).toEqual(['c'])
  expect(inTurn(CASES, 3, 'all')).toEqual(CASES)
})
