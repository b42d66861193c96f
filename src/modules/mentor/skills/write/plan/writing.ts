import type { Reading } from '../compose/reading'
import type { FieldType, Table } from './tables/table'

/** A program that is being written: its lines, and what is told of it. */
export type Writing = {
  reading: Reading
  table: Table
  /** What holds the rows now: the table itself, or what a step has made of it. */
  current: string
  imports: string[]
  lines: string[]
  how: string[]
  /** What has been done, for the title: «suma los importes». */
  done: string[]
  /** What of the request was understood as something to do and could not be done. */
  missing: string[]
  decimals: number | null
  currency: string
}

/** A value within an f-string. */
export function told(
  writing: Pick<Writing, 'decimals' | 'currency'>,
  expression: string,
  type: FieldType | 'mean',
): string {
  const places = type === 'text' || type === 'whole' ? null : (writing.decimals ?? (type === 'number' ? null : 2))
  // A conversion inside quotation marks of the other kind.
  const inner = expression.replaceAll("'", '"')
  const sign = type === 'money' ? writing.currency : ''
  return `${places === null ? `{${inner}}` : `{${inner}:.${places}f}`}${sign}`
}

/** A text of Python with values in it; the other quotation marks where a value needs them. */
export function shown(text: string): string {
  const hasField = /\{/.test(text)
  return `print(${hasField ? 'f' : ''}'${text}')`
}

export const currencyOf = (text: string): string =>
  /€|\beuros?\b/.test(text) ? ' €' : /\$|\bdolares\b/.test(text) ? ' $' : /\bpesos\b/.test(text) ? ' pesos' : ''
