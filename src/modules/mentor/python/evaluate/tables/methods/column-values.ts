import type { Machine } from '../../machine'
import { Outside } from '../../result'
import type { Value } from '../../values/values'
import { Column, isMissing } from '../column'
import { rounded } from '../numpy-number'

/** A column with a value where nothing was. */
export function fill(machine: Machine, column: Column, value: Value): Column {
  machine.grow(column.size)
  if (!column.values.some(isMissing)) return column
  if (isMissing(value)) throw new Outside('table', 'fillna(None)')
  const set = (given: Value) =>
    new Column(
      column.dtype,
      column.values.map((old) => (isMissing(old) ? given : old)),
    )
  if (column.dtype === 'float64' && (typeof value === 'number' || typeof value === 'bigint')) return set(Number(value))
  if (column.dtype === 'str' && typeof value === 'string') return set(value)
  if (column.dtype === 'datetime64[us]' || (typeof value === 'object' && value !== null))
    throw new Outside('table', 'fillna()')
  return new Column('object', set(value).values)
}

export const roundColumn = (column: Column, places: number): Column => {
  if (column.dtype === 'int64' && places >= 0) return column
  if (column.dtype !== 'float64') throw new Outside('table', 'round()')
  return new Column(
    'float64',
    column.values.map((value) => rounded(Number(value), places)),
  )
}
