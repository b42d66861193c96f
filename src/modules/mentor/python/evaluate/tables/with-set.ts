import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise, typeName } from '../values/types'
import type { Value } from '../values/values'
import { as, Column, columnOf, type Dtype, isMissing } from './column'

/** A column with one value in several places; what its type does not take pandas refuses. */
export function withSet(machine: Machine, column: Column, places: readonly number[], value: Value): Column {
  const wide = wideFor(column, value)
  machine.grow(wide.size)
  const set = valueFor(wide.dtype, value)
  const chosen = new Set(places)
  return new Column(
    wide.dtype,
    wide.values.map((old, at) => (chosen.has(at) ? set : old)),
  )
}

/** A new column with a value in some rows, and nothing in the others. */
export function newWith(machine: Machine, size: number, places: readonly number[], value: Value): Column {
  if (places.length === 0 || typeof value === 'boolean') throw new Outside('table', 'loc[new] =')
  const chosen = new Set(places)
  // It begins empty, so that whole numbers become floats even where all rows get one.
  const given = typeof value === 'bigint' ? Number(value) : value
  return columnOf(
    machine,
    Array.from({ length: size }, (_, at) => (chosen.has(at) ? given : Number.NaN)),
  )
}

const wideFor = (column: Column, value: Value): Column =>
  column.dtype === 'int64' && isMissing(value) ? as(column, 'float64') : column

function valueFor(dtype: Dtype, value: Value): Value {
  if (dtype === 'object') throw new Outside('table', 'object =')
  if (isMissing(value)) {
    if (dtype === 'float64' || dtype === 'str') return Number.NaN
    throw new Outside('table', `${dtype} = None`)
  }
  if (dtype === 'int64') {
    if (typeof value === 'bigint') return value
    if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value)
  }
  if (dtype === 'float64' && (typeof value === 'number' || typeof value === 'bigint')) return Number(value)
  if (dtype === 'str' && typeof value === 'string') return value
  if (dtype === 'bool' && typeof value === 'boolean') return value
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint')
    throw new Outside('table', `${dtype} =`)
  const text = String(value)
  if (typeof value === 'number' && !/^-?\d+\.\d+$/.test(text)) throw new Outside('table', `${dtype} =`)
  const more = dtype === 'str' ? `. Value should be a string or missing value, got '${typeName(value)}' instead.` : ''
  return raise('TypeError', `Invalid value '${text}' for dtype '${dtype}'${more}`)
}
