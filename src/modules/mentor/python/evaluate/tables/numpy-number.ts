import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { floatText } from '../text/float'
import { isNumber, numberOf } from '../values/compare'
import { PyForeign, plainOf } from '../values/foreign'
import { arithmetic, asFloat, divideFloats } from '../values/numbers'
import { compare } from '../values/operators'
import type { Keywords, Value } from '../values/values'
import { method } from './method'

/** A number that came out of a column: int64, float64 or bool. It prints as Python's do, and is written `np.int64(6)`. */
export class NumpyNumber extends PyForeign {
  readonly kind: string
  readonly value: bigint | number | boolean
  constructor(value: bigint | number | boolean) {
    super()
    this.value = value
    this.kind = typeof value === 'bigint' ? 'int64' : typeof value === 'number' ? 'float64' : 'bool'
  }
  override plain(): Value {
    return this.value
  }
  override str(): string {
    if (typeof this.value === 'boolean') return this.value ? 'True' : 'False'
    return typeof this.value === 'bigint' ? String(this.value) : floatText(this.value)
  }
  override repr(): string {
    return typeof this.value === 'boolean' ? `np.${this.str()}` : `np.${this.kind}(${this.str()})`
  }
  override get className(): string {
    return `numpy.${this.kind}`
  }
  override get shown(): string {
    return this.str()
  }
  override isTrue(): boolean {
    return Boolean(this.value)
  }
  override binary(_machine: Machine, operator: string, other: Value, isReflected: boolean): Value {
    const plain = plainOf(other)
    if (!isNumber(plain)) return this.outside(operator)
    return new NumpyNumber(
      isReflected ? numpyArithmetic(operator, plain, this.value) : numpyArithmetic(operator, this.value, plain),
    )
  }
  override compare(machine: Machine, operator: CompareOperator, other: Value): Value {
    const plain = plainOf(other)
    if (!isNumber(plain) && plain !== null && typeof plain !== 'string') return this.outside(operator)
    if (!isNumber(plain) && operator !== '==' && operator !== '!=') return this.outside(operator)
    const result = compare(machine, operator, this.value, plain)
    return isNumber(plain) ? new NumpyNumber(Boolean(result)) : result
  }
  override unary(_machine: Machine, operator: '-' | '+' | '~'): Value {
    if (typeof this.value === 'boolean') return operator === '~' ? new NumpyNumber(!this.value) : this.outside(operator)
    if (operator === '~') return typeof this.value === 'bigint' ? new NumpyNumber(~this.value) : this.outside(operator)
    return operator === '-' ? new NumpyNumber(-this.value) : this
  }
  override attribute(machine: Machine, name: string): Value {
    const run = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    return run === undefined
      ? this.outside(name)
      : method(this, name, (_machine, args, keywords) => run(machine, this, args, keywords))
  }
}

type Method = (machine: Machine, self: NumpyNumber, args: readonly Value[], keywords: Keywords) => Value
const METHODS: Readonly<Record<string, Method>> = {
  item: (_machine, { value }) => value,
  tolist: (_machine, { value }) => value,
  abs: (_machine, { value }) =>
    new NumpyNumber(typeof value === 'number' ? Math.abs(value) : BigInt(value) < 0n ? -BigInt(value) : BigInt(value)),
  round: (_machine, { value }, [places]) => {
    if (typeof value === 'boolean') throw new Outside('table', 'round(bool)')
    if (places === undefined) return BigInt(roundToEven(asFloat(value)))
    if (typeof places !== 'bigint') throw new Outside('table', 'round()')
    if (typeof value === 'bigint' && places < 0n) throw new Outside('table', 'round()')
    return new NumpyNumber(typeof value === 'bigint' ? value : rounded(value, Number(places)))
  },
  is_integer: (_machine, { value }) => typeof value !== 'number' || Number.isInteger(value),
}

/** NumPy multiplies, takes the nearest whole number (halves to the even) and divides. */
export function rounded(value: number, places: number): number {
  if (!Number.isFinite(value)) return value
  const unit = 10 ** Math.abs(places)
  return places >= 0 ? roundToEven(value * unit) / unit : roundToEven(value / unit) * unit
}

function roundToEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  if (rest !== 0.5) return rest < 0.5 ? floor : floor + 1
  return floor % 2 === 0 ? floor : floor + 1
}

const MOST = 2n ** 63n

/** Of whole numbers whole ones, except by `/`; nothing is raised for a division by zero, which gives inf or nan. */
export function numpyArithmetic(
  operator: string,
  a: bigint | number | boolean,
  b: bigint | number | boolean,
): bigint | number | boolean {
  if (typeof a === 'boolean' && typeof b === 'boolean') {
    if (operator === '&') return a && b
    if (operator === '|') return a || b
    if (operator === '^') return a !== b
    throw new Outside('table', `bool ${operator}`)
  }
  const [left, right] = [numberOf(a), numberOf(b)]
  if (operator === '/') return asFloat(left) / asFloat(right)
  if (typeof left === 'bigint' && typeof right === 'bigint') return wholeArithmetic(operator, left, right)
  const [x, y] = [asFloat(left), asFloat(right)]
  if (operator === '**') return powerOf(x, y)
  if (operator === '//' || operator === '%') {
    if (y === 0 || !Number.isFinite(x) || !Number.isFinite(y)) {
      if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN
      throw new Outside('table', operator)
    }
    const { quotient, rest } = divideFloats(x, y)
    return operator === '%' ? rest : quotient
  }
  return result(operator, arithmetic(operator, x, y))
}

function wholeArithmetic(operator: string, a: bigint, b: bigint): bigint | number {
  if (b === 0n && (operator === '//' || operator === '%')) throw new Outside('table', operator)
  if (operator === '**' && b < 0n) throw new Outside('table', '**')
  const value = result(operator, arithmetic(operator, a, b))
  if (typeof value === 'bigint' && (value >= MOST || value < -MOST)) throw new Outside('size', 'int64')
  return value
}

function powerOf(x: number, y: number): number {
  if (y === 2) return x * x
  if (Number.isNaN(x) && y !== 0) return Number.NaN
  if (Number.isNaN(y)) return x === 1 ? 1 : Number.NaN
  if (x === 0 && y < 0) throw new Outside('table', '**')
  const value = arithmetic('**', x, y)
  return typeof value === 'number' ? value : asFloat(result('**', value))
}

function result(operator: string, value: Value | undefined): bigint | number {
  if (typeof value === 'bigint' || typeof value === 'number') return value
  throw new Outside('table', operator)
}
