import type { CompareOperator } from '../../../python/ast'
import type { Column } from '../report/read/column'

/** The rows that a pipeline starts from. `setup` makes them where the request shows them; a DataFrame of the person's own has no file. */
export type Table = {
  columns: Column[]
  file: string | null
  /** Further files with the same columns. */
  more: 'sheets' | 'folder' | null
  separator: string
  hasComma: boolean
  setup: string[]
  variable: string
  /** Only the columns that the request speaks of are known. */
  isPartial: boolean
  notes: string[]
}

export type Part = 'year' | 'quarter' | 'month' | 'week' | 'weekday'
/** What stands on a side of a test, or what a new column is worked out from. */
export type Operand =
  | { kind: 'column'; column: Column }
  | { kind: 'made'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'day'; year: number; month: number; day: number }
  | { kind: 'today'; minus: number }
  /** A part of a day: of a column's, or of today (null). */
  | { kind: 'part'; column: Column | null; part: Part | 'number-of-month' }
  | { kind: 'math'; operator: '+' | '-' | '*' | '/'; left: Operand; right: Operand }
  | { kind: 'days'; from: Operand; until: Operand }

/** A test of a row. `isLoose`: people write it in capitals or not. `joins` says how it goes on from the one before. */
export type Test = { left: Operand; operator: CompareOperator; right: Operand; isLoose: boolean; joins: 'and' | 'or' }
export type Made = { name: string; value: Operand; isWhole: boolean }
export type Operation = 'sum' | 'mean' | 'median' | 'min' | 'max' | 'count' | 'distinct'
export type Measure = { operation: Operation; value: Operand | null; name: string; where: Test[] }
export type Key = { column: Column; part: Part | 'whole'; name: string }
export type Order = { by: string; isDown: boolean }
/** Rows that are the same in one column, once its cells are cleaned. */
export type Dedupe = { by: Column; clean: Clean[]; keepsLast: boolean; isCounted: boolean }
export type Clean = 'strip' | 'lower' | 'spaces' | 'dashes'
export type Fill = { column: Column; by: 'mean' | 'group-mean' | 'median' | number; group: Column | null }
export type Join = { table: Table; left: Column; right: Column }

/** What a request wants done with rows, from the first step to the last. */
export type Pipeline = {
  table: Table
  join: Join | null
  /** Columns whose empty cells leave their row out, said with how many there are where that is asked. */
  present: { column: Column; isCounted: boolean }[]
  fill: Fill[]
  dedupe: Dedupe | null
  where: Test[]
  made: Made[]
  group: Key[]
  /** Each share of the whole in percent, beside what it is a share of. */
  share: string | null
  measures: Measure[]
  /** Told of all rows beside what is told of groups. */
  totals: Measure[]
  /** Of groups, once their figures are known: the first figure is compared. */
  having: Test[]
  across: Key | null
  order: Order | null
  limit: number | null
  /** Names of the columns that are told or saved of each row; null where no rows are. */
  listed: string[] | null
  saving: { file: string; isShownToo: boolean } | null
}

export const ofColumn = (column: Column): Operand => ({ kind: 'column', column })
export const number = (value: number): Operand => ({ kind: 'number', value })

/** The columns of the file that an operand needs. */
export function columnsIn(operand: Operand): Column[] {
  switch (operand.kind) {
    case 'column':
      return [operand.column]
    case 'part':
      return operand.column ? [operand.column] : []
    case 'math':
      return [...columnsIn(operand.left), ...columnsIn(operand.right)]
    case 'days':
      return [...columnsIn(operand.from), ...columnsIn(operand.until)]
    default:
      return []
  }
}

export const columnsOfTests = (tests: readonly Test[]) =>
  tests.flatMap(({ left, right }) => [...columnsIn(left), ...columnsIn(right)])
