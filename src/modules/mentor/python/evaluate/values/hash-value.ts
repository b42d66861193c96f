import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from './foreign'
import { hashOf } from './hash'
import { raise } from './types'
import type { Value } from './values'

/** What `hash()` gives: a number that is another in each run, of which only is known whether two are the same. */
export class PyHash extends PyForeign {
  readonly kind = 'int'
  override readonly reason = 'address'
  readonly #text: string
  constructor(of: Value, text = hashOf(of, 'dict key')) {
    super()
    this.#text = text
  }
  protected override outside(): never {
    throw new Outside('address', 'hash()')
  }
  override plain(): Value {
    return `hash ${this.#text}`
  }
  override compare(_machine: Machine, operator: CompareOperator, other: Value): Value {
    if (!(other instanceof PyHash) || (operator !== '==' && operator !== '!=')) return this.outside()
    return (this.#text === other.#text) === (operator === '==')
  }
  override binary(_machine: Machine, operator: string, other: Value, isReflected: boolean): Value {
    const text = other instanceof PyHash ? other.#text : typeof other === 'bigint' ? String(other) : this.outside()
    const sides = isReflected ? [text, this.#text] : [this.#text, text]
    return new PyHash(null, `(${sides.join(operator)})`)
  }
}

/** `hash(value)`: that of a small whole number is itself. */
export function hashValue(value: Value): Value {
  if (typeof value === 'boolean') return BigInt(value)
  if (typeof value === 'bigint' && value > -1n && value < 2n ** 61n - 1n) return value
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 53) return BigInt(value)
  return new PyHash(value)
}

export const unhashable = (name: string): never => raise('TypeError', `unhashable type: '${name}'`)
