import type { Machine } from '../machine'
import { Outside } from '../result'
import { plainOf } from '../values/foreign'
import { PyDict, PyList, PyTuple, type Value } from '../values/values'
import { NumpyNumber } from './numpy-number'
import { NAT, Timestamp } from './timestamp'

export type Dtype = 'int64' | 'int32' | 'float64' | 'bool' | 'str' | 'object' | 'datetime64[us]'

/** Values of one type, as pandas keeps them: what is missing is NaN, in dates NaT, in objects None or NaN. Never changed in its place. */
export class Column {
  readonly dtype: Dtype
  readonly values: readonly Value[]
  constructor(dtype: Dtype, values: readonly Value[]) {
    this.dtype = dtype
    this.values = values
  }
  get size(): number {
    return this.values.length
  }
  get isNumeric(): boolean {
    return this.dtype === 'int64' || this.dtype === 'int32' || this.dtype === 'float64' || this.dtype === 'bool'
  }
  /** Undefined places give what is missing, and make floats of whole numbers. */
  take(places: readonly (number | undefined)[]): Column {
    if (!places.includes(undefined))
      return new Column(
        this.dtype,
        places.map((at) => this.values[at ?? 0] ?? null),
      )
    const wide =
      this.dtype === 'int64' || this.dtype === 'int32'
        ? as(this, 'float64')
        : this.dtype === 'bool'
          ? as(this, 'object')
          : this
    const missing = wide.dtype === 'datetime64[us]' ? NAT : Number.NaN
    return new Column(
      wide.dtype,
      places.map((at) => (at === undefined ? missing : (wide.values[at] ?? null))),
    )
  }
  /** One value as a program gets it from a column: a number of NumPy's. */
  at(place: number): Value {
    const value = this.values[place] ?? null
    if (this.dtype === 'int32') throw new Outside('table', 'int32')
    if (this.isNumeric) return numpy(value)
    return value
  }
}

export const numpy = (value: Value): Value =>
  typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean' ? new NumpyNumber(value) : value

export const isMissing = (value: Value): boolean =>
  value === null || value === NAT || (typeof value === 'number' && Number.isNaN(value))

const MOST = 2n ** 63n

/** A column of the type that pandas would find for these values. */
export function columnOf(machine: Machine, given: readonly Value[]): Column {
  machine.grow(given.length)
  const values = given.map((value) => (value instanceof NumpyNumber ? plainOf(value) : value))
  const present = values.filter((value) => !isMissing(value))
  const are = (type: string) => present.every((value) => typeof value === type)
  const hasMissing = present.length < values.length
  if (present.length === 0) return ofMissing(values)
  if (are('boolean')) return new Column(hasMissing ? 'object' : 'bool', values)
  if (are('bigint')) {
    if (present.some((value) => typeof value === 'bigint' && (value >= MOST || value < -MOST)))
      throw new Outside('size', 'int64')
    return hasMissing ? new Column('float64', values.map(floatOf)) : new Column('int64', values)
  }
  if (present.every((value) => typeof value === 'bigint' || typeof value === 'number'))
    return new Column('float64', values.map(floatOf))
  if (are('string')) return new Column('str', values.map(orNaN))
  if (present.every((value) => value instanceof Timestamp))
    return new Column(
      'datetime64[us]',
      values.map((value) => (isMissing(value) ? NAT : value)),
    )
  if (!present.every(isOfObjects)) throw new Outside('table', 'object')
  return new Column('object', values)
}

function ofMissing(values: readonly Value[]): Column {
  if (values.length === 0 || values.every((value) => value === null)) return new Column('object', values)
  if (values.every((value) => typeof value === 'number')) return new Column('float64', values)
  if (values.every((value) => value === NAT)) return new Column('datetime64[us]', values)
  throw new Outside('table', 'None')
}

/** Among values of any type: what pandas keeps as it is. */
const isOfObjects = (value: Value) =>
  typeof value !== 'object' || value instanceof PyList || value instanceof PyTuple || value instanceof PyDict

const orNaN = (value: Value): Value => (isMissing(value) ? Number.NaN : value)

export function floatOf(value: Value): number {
  if (typeof value === 'bigint' || typeof value === 'boolean') return Number(value)
  if (value === null) return Number.NaN
  if (typeof value === 'number') return value
  throw new Outside('table', 'float64')
}

/** The same values in a wider type. */
export function as(column: Column, dtype: 'float64' | 'object'): Column {
  if (column.dtype === dtype) return column
  return new Column(dtype, dtype === 'float64' ? column.values.map(floatOf) : column.values)
}

/** Several columns under each other. */
export function joined(columns: readonly Column[]): Column {
  const values = columns.flatMap((column) => column.values)
  const dtypes = new Set(columns.map((column) => column.dtype))
  const [only] = dtypes
  if (dtypes.size === 1 && only !== undefined) return new Column(only, values)
  if (dtypes.size === 2 && dtypes.has('int64') && dtypes.has('float64'))
    return new Column('float64', values.map(floatOf))
  return new Column('object', values)
}

export const booleans = (values: readonly boolean[]): Column => new Column('bool', values)
