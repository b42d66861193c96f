import type { Operand } from '../pipeline'
import type { Told } from './scan'

export type TestTold = Extract<Told, { kind: 'test' }>

export const test = (left: Operand, operator: TestTold['operator'], right: Operand, isLoose = false): TestTold => ({
  kind: 'test',
  left,
  operator,
  right,
  isLoose,
})
