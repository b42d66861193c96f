import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isNumber, numberOf } from '../values/compare'
import { asFloat } from '../values/numbers'
import { compare } from '../values/operators'
import { raise, typeName } from '../values/types'
import type { Value } from '../values/values'
import { Column, type Dtype, isMissing } from './column'
import { dateIn } from './dates'
import { numpyArithmetic } from './numpy-number'
import { Timestamp } from './timestamp'

/** One side of an operation: a column, or one value for all its places. */
export type Side = Column | { dtype: Dtype; value: Value }

/** A value of a program as one side of an operation. */
export function sideOf(value: Value): Side {
  if (typeof value === 'bigint') return { dtype: 'int64', value }
  if (typeof value === 'number') return { dtype: 'float64', value }
  if (typeof value === 'boolean') return { dtype: 'bool', value }
  if (typeof value === 'string') return { dtype: 'str', value }
  if (value instanceof Timestamp) return { dtype: 'datetime64[us]', value }
  if (value === null) return { dtype: 'object', value }
  throw new Outside('table', 'operand')
}

const at = (side: Side, place: number): Value => (side instanceof Column ? (side.values[place] ?? null) : side.value)
const sizeOf = (a: Side, b: Side) => (a instanceof Column ? a.size : b instanceof Column ? b.size : 0)

function each(machine: Machine, [a, b]: readonly [Side, Side], work: (x: Value, y: Value) => Value): Value[] {
  const size = sizeOf(a, b)
  machine.grow(size)
  machine.spend(size)
  return Array.from({ length: size }, (_, place) => work(at(a, place), at(b, place)))
}

const isOfNumbers = ({ dtype }: Side) => dtype === 'int64' || dtype === 'float64' || dtype === 'bool'

/** `a + b` and the like, place by place. */
export function arithmeticOf(machine: Machine, operator: string, a: Side, b: Side): Column {
  if ('&|^'.includes(operator)) return logicalOf(machine, operator, a, b)
  if (a.dtype === 'str' || b.dtype === 'str') return textArithmetic(machine, operator, a, b)
  if (!isOfNumbers(a) || !isOfNumbers(b) || (a.dtype === 'bool' && b.dtype === 'bool'))
    throw new Outside('table', `${a.dtype} ${operator} ${b.dtype}`)
  // With truths pandas counts in a byte.
  if ((a.dtype === 'bool' || b.dtype === 'bool') && !'+-*/'.includes(operator)) throw new Outside('table', operator)
  const isWhole = a.dtype !== 'float64' && b.dtype !== 'float64' && operator !== '/'
  const values = each(machine, [a, b], (x, y) => {
    if (!isNumber(x) || !isNumber(y)) throw new Outside('table', operator)
    const result = numpyArithmetic(operator, numberOf(x), numberOf(y))
    return isWhole ? result : asFloat(numberOf(result))
  })
  return new Column(isWhole ? 'int64' : 'float64', values)
}

function logicalOf(machine: Machine, operator: string, a: Side, b: Side): Column {
  if (a.dtype !== 'bool' || b.dtype !== 'bool') {
    // `18 & df["sexo"] == "F"`: what is meant stands without parentheses.
    if (a.dtype === 'int64' && b.dtype === 'str' && b instanceof Column && !isMissing(b.values[0] ?? null))
      raise(
        'TypeError',
        `unsupported operand type(s) for ${operator}: 'int' and '${a instanceof Column ? 'str' : 'StringArray'}'`,
      )
    throw new Outside('table', operator)
  }
  return new Column(
    'bool',
    each(machine, [a, b], (x, y) => numpyArithmetic(operator, x === true, y === true)),
  )
}

/** Texts are put together, and repeated; what is missing stays so. */
function textArithmetic(machine: Machine, operator: string, a: Side, b: Side): Column {
  if ([a, b].some(({ dtype }) => dtype !== 'str' && dtype !== 'int64' && dtype !== 'float64'))
    throw new Outside('table', `${a.dtype} ${operator} ${b.dtype}`)
  const isJoined = operator === '+' && a.dtype === 'str' && b.dtype === 'str'
  const isRepeated = operator === '*' && (a.dtype === 'int64' || b.dtype === 'int64')
  const values = each(machine, [a, b], (x, y) => {
    if (isMissing(x) || isMissing(y)) return Number.NaN
    if (isJoined) return String(x) + String(y)
    if (isRepeated) return typeof x === 'string' ? repeat(machine, x, y) : repeat(machine, String(y), x)
    return wrongTexts(operator, x, y, a instanceof Column && a.dtype === 'str')
  })
  return new Column('str', values)
}

function repeat(machine: Machine, text: string, times: Value): string {
  const count = Math.max(0, Number(times))
  machine.grow(text.length * count)
  return text.repeat(count)
}

function wrongTexts(operator: string, x: Value, y: Value, isLeft: boolean): never {
  if (operator === '+' && isLeft && typeof y !== 'string')
    return raise('TypeError', `can only concatenate str (not "${typeName(y)}") to str`)
  if (isLeft && ['-', '/', '//'].includes(operator))
    return raise('TypeError', `unsupported operand type(s) for ${operator}: '${typeName(x)}' and '${typeName(y)}'`)
  throw new Outside('table', operator)
}

/** `a < b` and the like, place by place: what is missing is equal to nothing. */
export function comparisonOf(machine: Machine, operator: CompareOperator, a: Side, b: Side): Column {
  if (a.dtype === 'datetime64[us]' && b.dtype === 'str' && !(b instanceof Column)) {
    const date = dateIn(String(b.value))
    if (date !== null) return comparisonOf(machine, operator, a, { dtype: a.dtype, value: date })
  }
  const isEquality = operator === '==' || operator === '!='
  const isOfInts = (side: Side) => isOfNumbers(side) || side.dtype === 'int32'
  const isAlike = (isOfInts(a) && isOfInts(b)) || a.dtype === b.dtype
  if (!isAlike && !isEquality) wrongOrder(operator, a, b)
  if (a.dtype === 'object' && !isEquality) throw new Outside('table', `object ${operator}`)
  if (!isAlike && (a.dtype === 'datetime64[us]' || b.dtype === 'datetime64[us]'))
    throw new Outside('table', `datetime ${operator}`)
  const values = each(machine, [a, b], (x, y) => {
    if (isMissing(x) || isMissing(y)) return operator === '!='
    if (x instanceof Timestamp && y instanceof Timestamp)
      return compare(machine, operator, BigInt(x.moment), BigInt(y.moment))
    const result = compare(machine, operator, x, y)
    if (typeof result !== 'boolean') throw new Outside('table', operator)
    return result
  })
  return new Column('bool', values)
}

function wrongOrder(operator: CompareOperator, a: Side, b: Side): never {
  if (isOfNumbers(a) && a instanceof Column && !(b instanceof Column) && b.dtype === 'str')
    return raise('TypeError', `Invalid comparison between dtype=${a.dtype} and str`)
  if (
    a.dtype === 'str' &&
    a instanceof Column &&
    !(b instanceof Column) &&
    isOfNumbers(b) &&
    !isMissing(a.values[0] ?? null)
  )
    return raise('TypeError', `'${operator}' not supported between instances of 'str' and '${typeName(b.value)}'`)
  throw new Outside('table', operator)
}

/** `-a`, `~a`. */
export function unaryOf(operator: '-' | '+' | '~', { dtype, values }: Column): Column {
  if (operator === '~' && dtype === 'bool')
    return new Column(
      'bool',
      values.map((value) => value !== true),
    )
  if (operator === '-' && (dtype === 'int64' || dtype === 'float64'))
    return new Column(
      dtype,
      values.map((value) => (typeof value === 'bigint' ? -value : -Number(value))),
    )
  throw new Outside('table', `${operator}${dtype}`)
}
