import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { PyForeign } from '../values/foreign'
import type { Value } from '../values/values'

/** The type of a column: `df["a"].dtype`, `np.int64`. */
export class NumpyType extends PyForeign {
  readonly kind = 'dtype'
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
  }
  override str(): string {
    return this.name
  }
  override repr(): string {
    if (this.name === 'int64' || this.name === 'float64' || this.name === 'bool') return `dtype('${this.name}')`
    return this.name === 'object' ? "dtype('O')" : this.outside('repr')
  }
  override compare(_machine: Machine, operator: CompareOperator, other: Value): Value {
    const name = other instanceof NumpyType ? other.name : other
    if (typeof name !== 'string' || (operator !== '==' && operator !== '!=')) return this.outside(operator)
    if (!['int64', 'float64', 'bool', 'object', 'str'].includes(name)) return this.outside(operator)
    return (this.name === name) === (operator === '==')
  }
}
