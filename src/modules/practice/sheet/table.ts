import { type ColumnType, columnType } from './column-type'
import { decode, type Encoding } from './decode'
import { type Delimiter, delimiterOf, readRows, readTop } from './rows'

export type Column = { name: string; type: ColumnType; empty: number }
export type Table = {
  columns: readonly Column[]
  /** The first of them. */
  rows: readonly (readonly string[])[]
  total: number
  encoding: Encoding
  delimiter: Delimiter
}

const SHOWN_ROWS = 50
/** Rows from which types are told. */
const TYPED_ROWS = 2_000
export const MAX_COLUMNS = 100

/** Reads a file of comma-separated values, or what is like one; null where there is no row in it. The first row has the names. */
export function readTable(content: Uint8Array): Table | null {
  const { text, encoding } = decode(content)
  const delimiter = delimiterOf(text)
  const top = readTop(text, delimiter, TYPED_ROWS)
  const [head, ...rows] = top.rows
  if (head === undefined) return null
  const columns = head.slice(0, MAX_COLUMNS).map((name, at) => {
    const cells = rows.map((row) => row[at] ?? '')
    const empty = cells.filter((cell) => cell.trim() === '').length
    return { name: name.trim() || `columna ${at + 1}`, type: columnType(cells), empty }
  })
  return { columns, rows: rows.slice(0, SHOWN_ROWS), total: top.total - 1, encoding, delimiter }
}

/** Rows that a chart is drawn of. */
export const MAX_CHARTED = 50_000

/** The first rows of what `readTable` has read, without the names. */
export const readAllRows = (content: Uint8Array, { delimiter }: Table): string[][] =>
  readRows(decode(content).text, delimiter, MAX_CHARTED + 1).slice(1)
