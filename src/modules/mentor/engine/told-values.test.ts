import { expect, it } from 'vitest'
import { toldCases } from './told-values'

it.each([
  [
    ['x', 'w'],
    'Con w = 800 y x = 795, ¿y si x = 3?',
    [
      { w: '800', x: '795' },
      { w: '800', x: '3' },
    ],
  ],
  [['temp', 'limite'], 'si temp vale 38.5 y limite 38', [{ temp: '38.5', limite: '38' }]],
  [['m'], 'con m = 5? y con 7? y si es 9?', [{ m: '5' }, { m: '7' }, { m: '9' }]],
  [['n'], 'n va de 1 a 3', [{ n: '1' }, { n: '2' }, { n: '3' }]],
  [['a', 'n'], 'le paso la lista [1, 2] y n = 2', [{ a: '[1, 2]', n: '2' }]],
  [['t'], 'por ejemplo t = «hola qué tal»', [{ t: '"hola qué tal"' }]],
  [['f'], 'con f = date(2025, 1, 30).', [{ f: 'date(2025, 1, 30)' }]],
  [['t'], 't es una lista de listas tipo [[1, 2], [3]]', [{ t: '[[1, 2], [3]]' }]],
  // What comes out is no value that is given.
  [['x'], 'con x = 3 me da x = 7', [{ x: '3' }]],
  [['x'], '¿qué es x?', []],
])('%s: %s', (names, prose, cases) => {
  expect(toldCases(names, prose).map((told) => Object.fromEntries(told))).toEqual(cases)
})
