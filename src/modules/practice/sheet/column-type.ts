/** What the cells of a column are, in the words of who reads the table. */
export type ColumnType =
  | 'entero'
  | 'decimal con coma'
  | 'decimal con punto'
  | 'fecha dd/mm/aaaa'
  | 'fecha aaaa-mm-dd'
  | 'sí/no'
  | 'texto'
  | 'vacía'

const INTEGER = /^[+-]?\d{1,15}$/
const COMMA = /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d{1,15})(?:,\d{1,15})?\s?[€%]?$/
const POINT = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,15})?\s?[€%]?$/
const DAY_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?Z?)?$/
const YES_NO = /^(?:s[ií]|no|true|false|verdadero|falso)$/i
const LONGEST = 40

const TYPES: readonly [ColumnType, (cell: string) => boolean][] = [
  // 007 and postcodes are no numbers.
  ['entero', (cell) => INTEGER.test(cell) && !/^[+-]?0\d/.test(cell)],
  ['decimal con coma', (cell) => COMMA.test(cell) && !/^0\d/.test(cell)],
  ['decimal con punto', (cell) => POINT.test(cell) && !/^0\d/.test(cell)],
  ['fecha dd/mm/aaaa', (cell) => isDay(DAY_FIRST.exec(cell), { day: 1, month: 2 })],
  ['fecha aaaa-mm-dd', (cell) => isDay(YEAR_FIRST.exec(cell), { day: 3, month: 2 })],
  ['sí/no', (cell) => YES_NO.test(cell)],
]

/** The first type that all cells have which are not empty; text where they have none. */
export function columnType(cells: readonly string[]): ColumnType {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return 'vacía'
  if (filled.some(({ length }) => length > LONGEST)) return 'texto'
  return TYPES.find(([, fits]) => filled.every(fits))?.[0] ?? 'texto'
}

function isDay(match: RegExpExecArray | null, at: { day: number; month: number }): boolean {
  if (match === null) return false
  const [day, month] = [Number(match[at.day]), Number(match[at.month])]
  return day >= 1 && day <= 31 && month >= 1 && month <= 12
}
