import { LIMITS } from '../machine'
import { Outside } from '../result'
import { fractionOf, nearestFloat } from '../text/float'
import { isNumber, numberOf } from './compare'
import { raise } from './types'
import type { Value } from './values'

type Number_ = bigint | number

/** An integer within the evaluator's bounds. */
export function bounded(value: bigint): bigint {
  if (value >> BigInt(LIMITS.bits) !== 0n && value >> BigInt(LIMITS.bits) !== -1n) throw new Outside('size', 'int')
  return value
}

/** Python's float of an integer. */
export function asFloat(value: Number_): number {
  if (typeof value === 'number') return value
  const float = Number(value)
  if (!Number.isFinite(float)) return raise('OverflowError', 'int too large to convert to float')
  return float
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient
}

export const modulo = (a: bigint, b: bigint): bigint => {
  const rest = a % b
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest
}

/** `divmod` of floats as CPython's `float_divmod` works it out. */
export function divideFloats(a: number, b: number): { quotient: number; rest: number } {
  let rest = a % b
  let quotient = (a - rest) / b
  if (rest !== 0) {
    if (b < 0 !== rest < 0) {
      rest += b
      quotient -= 1
    }
  } else rest = b < 0 ? -0 : 0
  if (quotient === 0) return { quotient: Math.sign(a / b) < 0 || Object.is(a / b, -0) ? -0 : 0, rest }
  const floor = Math.floor(quotient)
  return { quotient: quotient - floor > 0.5 ? floor + 1 : floor, rest }
}

/** Arithmetic of two numbers; undefined where Python knows none. */
export function arithmetic(operator: string, a: Value, b: Value): Value | undefined {
  if (!isNumber(a) || !isNumber(b)) return undefined
  if (typeof a === 'boolean' && typeof b === 'boolean' && '&|^'.includes(operator)) return ofBooleans(operator, a, b)
  const [left, right] = [numberOf(a), numberOf(b)]
  if (typeof left === 'bigint' && typeof right === 'bigint') return ofIntegers(operator, left, right)
  return ofFloats(operator, left, right)
}

function ofBooleans(operator: string, a: boolean, b: boolean): boolean {
  if (operator === '&') return a && b
  return operator === '|' ? a || b : a !== b
}

function ofIntegers(operator: string, a: bigint, b: bigint): Value | undefined {
  switch (operator) {
    case '+':
      return bounded(a + b)
    case '-':
      return bounded(a - b)
    case '*':
      return bounded(a * b)
    case '/':
      return b === 0n ? raise('ZeroDivisionError', 'division by zero') : quotientOf(a, b)
    case '//':
      return b === 0n ? raise('ZeroDivisionError', 'division by zero') : floorDivide(a, b)
    case '%':
      return b === 0n ? raise('ZeroDivisionError', 'division by zero') : modulo(a, b)
    case '**':
      return power(a, b)
    case '&':
      return a & b
    case '|':
      return a | b
    case '^':
      return a ^ b
    case '<<':
    case '>>':
      if (b < 0n) return raise('ValueError', 'negative shift count')
      if (b > LIMITS.bits) throw new Outside('size', 'int')
      return bounded(operator === '<<' ? a << b : a >> b)
    default:
      return undefined
  }
}

function quotientOf(a: bigint, b: bigint): number {
  const result = nearestFloat(b < 0n ? -a : a, b < 0n ? -b : b)
  if (Number.isNaN(result)) throw new Outside('size', '/')
  return Number.isFinite(result) ? result : raise('OverflowError', 'integer division result too large for a float')
}

function power(a: bigint, b: bigint): Value {
  if (b < 0n)
    return a === 0n ? raise('ZeroDivisionError', 'zero to a negative power') : floatPower(asFloat(a), Number(b))
  const bits = BigInt((a < 0n ? -a : a).toString(2).length)
  if (a !== 0n && a !== 1n && a !== -1n && bits * b > BigInt(LIMITS.bits)) throw new Outside('size', 'int')
  return a ** b
}

/** Set by near.ts, which builds upon this. */
let powerNear: (a: number, b: number) => Value = () => {
  throw new Outside('unsupported', '**')
}
export const setPowerNear = (run: typeof powerNear) => {
  powerNear = run
}

/** Only powers that have one right answer: those of whole numbers, and square roots. C's pow may be a digit off in all others. */
function floatPower(a: number, b: number): Value {
  if (a === 0 && b < 0) return raise('ZeroDivisionError', 'zero to a negative power')
  if (b === 0 || a === 1) return 1
  if (b === 1) return a
  if (b === 0.5 && a >= 0) return Math.sqrt(a)
  if (!Number.isFinite(a) || !Number.isFinite(b)) throw new Outside('unsupported', '**')
  // C's pow may be a digit off.
  if (!Number.isInteger(b) || Math.abs(b) > 40) return powerNear(a, b)
  if (a === 0) return b % 2 === 0 ? 0 : a
  const { over, under } = fractionOf(a)
  const exponent = BigInt(Math.abs(b))
  const [top, bottom] = [over ** exponent, under ** exponent]
  const result = b > 0 ? nearestFloat(top, bottom) : nearestFloat(top < 0n ? -bottom : bottom, top < 0n ? -top : top)
  if (Number.isNaN(result)) throw new Outside('unsupported', '**')
  return Number.isFinite(result) ? result : raise('OverflowError', "(34, 'Numerical result out of range')")
}

function ofFloats(operator: string, left: Number_, right: Number_): Value | undefined {
  if ('&|^<<>>@'.includes(operator)) return undefined
  const [a, b] = [asFloat(left), asFloat(right)]
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return b === 0 ? raise('ZeroDivisionError', 'division by zero') : a / b
    case '//':
      return b === 0 ? raise('ZeroDivisionError', 'division by zero') : divideFloats(a, b).quotient
    case '%':
      return b === 0 ? raise('ZeroDivisionError', 'division by zero') : divideFloats(a, b).rest
    case '**':
      return floatPower(a, b)
    default:
      return undefined
  }
}
