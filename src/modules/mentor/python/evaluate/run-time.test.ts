import { afterEach, expect, it } from 'vitest'
import { parsePython } from '../parse'
import { evaluateProgram } from './evaluate'
import { takeRunTimeOf } from './run-time'

afterEach(() => takeRunTimeOf(null))

const LOOP = parsePython('n = 0\nwhile n < 500:\n    n = n + 1\nprint(n)\n')
/** Each look at it is a millisecond later. */
function ticking(left: number) {
  let ms = 0
  return {
    left,
    now: () => {
      ms += 1
      return ms
    },
  }
}

it('ends a run whose time is over, and those that come after it over the same message', () => {
  takeRunTimeOf(ticking(20))
  expect(evaluateProgram(LOOP)).toMatchObject({ kind: 'too-long' })
  expect(evaluateProgram(parsePython('print(1)'))).toMatchObject({ kind: 'too-long' })
})

it('lets the runs of another message take their own time', () => {
  takeRunTimeOf(ticking(20))
  evaluateProgram(LOOP)
  takeRunTimeOf(ticking(10_000))
  expect(evaluateProgram(LOOP)).toMatchObject({ kind: 'done', output: '500\n' })
})

it('keeps no time where nobody waits for others', () => {
  expect(evaluateProgram(LOOP)).toMatchObject({ kind: 'done' })
})
