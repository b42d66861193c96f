import type { CompareOperator } from '../../../python/ast'
import type { Column, Source } from './read/column'

/** What a value of a row is worked out from. */
export type Value =
  | { kind: 'column'; column: Column }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'binary'; operator: '+' | '-' | '*' | '/'; left: Value; right: Value }
  /** The sum, mean … of the several numbers of one row. */
  | { kind: 'within'; measure: 'sum' | 'mean' | 'max' | 'min'; column: Column }
  /** The day that a cell holds, or a part of it; a day as Python: `date(2025, 3, 1)`. */
  | { kind: 'date'; column: Column; part: 'month' | 'year' | null }
  | { kind: 'day'; code: string }
  /** Days from a column to a day, `null` being today. */
  | { kind: 'days'; column: Column; until: string | null }
  /** A share of the sum of all rows: of a hundred, or of an amount that is shared out. */
  | { kind: 'share'; value: Value; of: number }

export type Tell = 'text' | 'whole' | 'number' | 'money' | 'percent'
/** Something worked out for each row: the variable that holds it, and what it is called where it is told. */
export type Derived = { name: string; label: string; value: Value; tell: Tell; how: string }
export type Field = Column | Derived

/** A condition on a row. `raw` is Python where no comparison says it, with `it` in its place. */
export type Condition = {
  left: Value
  operator: CompareOperator
  right: Value
  raw: ((it: string) => string) | null
  /** Rows are compared with the mean of all of them. */
  needsMean?: true
  /** Its place in the tokens. */
  from: number
  to: number
}

/** How far apart numbers are: only of all rows, and in plain Python. */
export type Spread = 'rango' | 'desviacion' | 'varianza'
export type Operation = 'sum' | 'mean' | 'count' | 'max' | 'min' | 'median' | 'mode' | 'ratio' | Spread
export const isSpread = (operation: Operation): operation is Spread => /^(?:rango|desviacion|varianza)$/.test(operation)
/** Something told of many rows. `other`: what a ratio is divided by. */
export type Measure = {
  operation: Operation
  value: Value | null
  other: Value | null
  label: string
  tell: Tell
  where: Condition[]
  from: number
}

export type GroupKey = { part: 'whole' | 'month' | 'quarter' | 'year'; column: Column }
export type Order = { by: 'key' | 'measure' | Field; isDown: boolean }
/** Rows that are told one by one; `template` is a text with `{column}` in it. */
export type Listing = { fields: Field[]; where: Condition[]; template: string | null }
export type Saving = { file: string; fields: Field[]; where: Condition[]; separator?: string; headers?: string[] }

/** What a request wants of rows. `tax` is put on the only total. */
export type Query = {
  source: Source
  derived: Derived[]
  where: Condition[]
  group: GroupKey | null
  measures: Measure[]
  order: Order | null
  limit: number | null
  listing: Listing | null
  saving: Saving | null
  tax: { name: string; rate: number } | null
}

export const isDerived = (field: Field): field is Derived => 'tell' in field

/** The columns that a value is worked out from. */
export function columnsOf(value: Value): Column[] {
  switch (value.kind) {
    case 'column':
    case 'within':
    case 'days':
    case 'date':
      return [value.column]
    case 'binary':
      return [...columnsOf(value.left), ...columnsOf(value.right)]
    case 'share':
      return columnsOf(value.value)
    case 'number':
    case 'text':
    case 'day':
      return []
  }
}

export const sameValue = (one: Value, other: Value): boolean => keyOf(one) === keyOf(other)

function keyOf(value: Value): string {
  switch (value.kind) {
    case 'column':
      return value.column.name
    case 'within':
      return `${value.measure}(${value.column.name})`
    case 'days':
      return `${value.column.name}>${value.until}`
    case 'binary':
      return `(${keyOf(value.left)}${value.operator}${keyOf(value.right)})`
    case 'date':
      return `${value.column.name}.${value.part}`
    case 'day':
      return value.code
    case 'share':
      return `${value.of}%${keyOf(value.value)}`
    case 'number':
    case 'text':
      return String(value.value)
  }
}
