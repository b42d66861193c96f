import type { Cell } from '../../plan/tables/data'

/** `numbers` are several of one row («tres notas»); `unknown` is a column of which only its name is known. */
export type ColumnType = 'text' | 'whole' | 'number' | 'money' | 'date' | 'numbers' | 'unknown'
/** How days are written: `15/01/2025`, `2025-01-15`, `15-01-2025`. */
export type DateFormat = '%d/%m/%Y' | '%Y-%m-%d' | '%d-%m-%Y'
/**
 * A column of rows. `name` is its variable, `header` what the file calls it. `isText`: its cells are read as text (a file, «3,50 €») and have
 * to become numbers. `values` are those that the request shows.
 */
export type Column = {
  name: string
  header: string
  type: ColumnType
  isText: boolean
  hasComma: boolean
  sign: string
  format: DateFormat | null
  values: readonly Cell[]
}

export type Shape = 'dict' | 'tuples' | 'dicts' | 'plain' | 'fields' | 'joined'
/**
 * Rows, wherever they come from. `items` is what a loop goes through: rows with keys (`dicts`), tuples, pairs of a dictionary, single values,
 * the fields of a line of text, or two dictionaries that are `joined` by their keys. `isOneEach`: no two rows are of the same thing.
 */
export type Source = {
  columns: Column[]
  shape: Shape
  variable: string
  one: string
  setup: string[]
  imports: string[]
  how: string[]
  isOneEach: boolean
  file: string | null
  /** What was taken for granted of it, each a sentence. */
  notes?: string[]
  /** Where all rows go, where several files are put together. */
  target?: string
}

export const isNumeric = ({ type }: Column): boolean =>
  type === 'whole' || type === 'number' || type === 'money' || type === 'unknown'

const DATES: readonly [DateFormat, RegExp][] = [
  ['%d/%m/%Y', /^\d{1,2}\/\d{1,2}\/\d{4}$/],
  ['%Y-%m-%d', /^\d{4}-\d{1,2}-\d{1,2}$/],
  ['%d-%m-%Y', /^\d{1,2}-\d{1,2}-\d{4}$/],
]

/** How all of some texts are written as days; null where they are none. */
export const dateFormatOf = (values: readonly Cell[]): DateFormat | null =>
  values.length === 0
    ? null
    : (DATES.find(([, pattern]) => values.every((value) => pattern.test(String(value).trim())))?.[0] ?? null)

const MONEY = /^-?\d[\d.]*(?:,\d+)? ?(€|\$|euros?|eur)$|^-?\d+(?:\.\d+)? ?(€|\$|euros?|eur)$|^(\$|€) ?-?\d[\d.,]*$/i

/** The sign of money that all of some texts carry; null where they are no amounts. */
export function moneySign(values: readonly Cell[]): string | null {
  const found = values.map((value) => MONEY.exec(String(value).trim()))
  const [first] = found
  const sign = first?.[1] ?? first?.[2] ?? first?.[3]
  return sign !== undefined && found.every((match) => match !== null) ? sign : null
}

/** The Python that makes a number of a cell. */
export function numberOfCell(column: Column, cell: string): string {
  if (!column.isText) return cell
  const bare = column.sign === '' ? cell : `${cell}.replace('${column.sign}', '')`
  const hasThousands = column.hasComma && column.values.some((value) => /\d\.\d{3},/.test(String(value)))
  if (column.type === 'whole') return `int(${bare})`
  return `float(${hasThousands ? `${bare}.replace('.', '')` : bare}${column.hasComma ? ".replace(',', '.')" : ''})`
}
