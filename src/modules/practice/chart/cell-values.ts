import type { ColumnType } from '../sheet/column-type'

/** What a column's cells can be drawn as. */
export type Measure = 'number' | 'date' | 'category'

export function measureOf(type: ColumnType): Measure {
  if (type === 'entero' || type.startsWith('decimal')) return 'number'
  return type.startsWith('fecha') ? 'date' : 'category'
}

/** A cell as a number, a date as seconds since 1970 in UTC; null where the cell is not what its column is. */
export function measured(cell: string, type: ColumnType): number | null {
  const text = cell.trim()
  if (text === '' || text.length > 40) return null
  if (type === 'fecha dd/mm/aaaa')
    return secondsOf(/^(?<day>\d{1,2})[/-](?<month>\d{1,2})[/-](?<year>\d{2,4})$/.exec(text))
  if (type === 'fecha aaaa-mm-dd') return secondsOf(YEAR_FIRST.exec(text))
  const bare = text.replace(/[\s€%]/g, '')
  const plain = type === 'decimal con coma' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

const YEAR_FIRST =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?/

function secondsOf(match: RegExpExecArray | null): number | null {
  if (!match?.groups) return null
  const { year = '', month, day, hour = 0, minute = 0, second = 0 } = match.groups
  const whole = year.length === 2 ? 2_000 + Number(year) : Number(year)
  const date = new Date(Date.UTC(whole, Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)))
  // The 31st of February is none.
  return date.getUTCDate() === Number(day) ? date.getTime() / 1000 : null
}
