import { isNumeric } from '../../report/read/column'
import type { Key, Operand, Operation } from '../pipeline'
import type { Told } from './scan'

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  SUM: 'sum',
  MEAN: 'mean',
  MEDIAN: 'median',
  MAX: 'max',
  MIN: 'min',
}

export const measure = (operation: Operation, value: Operand | null, isWeak = false): Told => ({
  kind: 'measure',
  operation,
  value,
  isWeak,
})

export const isKey = (key: Key | null): key is Key =>
  key !== null &&
  (key.part !== 'whole' ||
    !isNumeric(key.column) ||
    key.column.type === 'unknown' ||
    /^(?:anio|ano|edad|curso)/.test(key.column.name))
