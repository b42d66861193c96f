import { expect, it } from 'vitest'
import { readExpectation } from './expectation'

it('reads lists of what should come out, and of what does instead', () => {
  const source = 'facturas = ["F-101", "F-102", "F-103"]\n'
  expect(readExpectation('Deberían salir F-102 y F-103 pero me da F-101 y F-103', source)).toEqual({
    wanted: ['F-102', 'F-103'],
    seen: ['F-101', 'F-103'],
    given: [],
  })
})
