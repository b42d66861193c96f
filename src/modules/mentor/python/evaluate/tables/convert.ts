import type { Machine } from '../machine'
import { Outside } from '../result'
import { str } from '../text/repr'
import { raise } from '../values/types'
import { PyClass, type Value } from '../values/values'
import { as, Column, floatOf, isMissing } from './column'
import { NumpyType } from './numpy-type'

/** `astype(int)`, `astype("float")`: what cannot be converted is said in the words of Python. */
export function converted(machine: Machine, column: Column, type: Value): Column {
  machine.grow(column.size)
  const name = typeName(type)
  if (name === column.dtype) return column
  if (name === 'float64') return new Column('float64', column.values.map(asFloat))
  if (name === 'int64') return new Column('int64', column.values.map(asWhole))
  if (name === 'str')
    return new Column(
      'str',
      column.values.map((value) => (isMissing(value) ? Number.NaN : str(machine, value))),
    )
  if (name === 'bool' && (column.dtype === 'int64' || column.dtype === 'float64'))
    return new Column(
      'bool',
      column.values.map((value) => Number(value) !== 0),
    )
  if (name === 'object') return as(column, 'object')
  throw new Outside('table', `astype(${name})`)
}

const NAMES: Readonly<Record<string, string>> = {
  int: 'int64',
  int64: 'int64',
  float: 'float64',
  float64: 'float64',
  str: 'str',
  bool: 'bool',
  object: 'object',
}

function typeName(type: Value): string {
  const name = type instanceof PyClass ? type.name : type instanceof NumpyType ? type.name : type
  const known = typeof name === 'string' && Object.hasOwn(NAMES, name) ? NAMES[name] : undefined
  if (known === undefined) throw new Outside('table', 'astype()')
  return known
}

function asFloat(value: Value): number {
  if (typeof value !== 'string') return floatOf(value)
  return numberIn(value) ?? raise('ValueError', `could not convert string to float: '${value}'`)
}

/** A number written as Python reads one; null where it is none. */
export function numberIn(text: string): number | null {
  const plain = text.trim()
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(plain)) return Number(plain)
  if (/^[-+]?(?:nan|inf|infinity)$/i.test(plain) || plain.includes('_')) throw new Outside('table', 'float()')
  return null
}

function asWhole(value: Value): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'boolean') return BigInt(value)
  if (typeof value === 'string') {
    if (/^\s*[-+]?\d+\s*$/.test(value)) return BigInt(value.trim().replace(/^\+/, ''))
    if (value.includes('_') || value.includes("'")) throw new Outside('table', 'int()')
    return raise('ValueError', `invalid literal for int() with base 10: '${value}'`)
  }
  // NaN raises a ValueError of pandas' own.
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Outside('table', 'astype(int)')
  return BigInt(Math.trunc(value))
}
