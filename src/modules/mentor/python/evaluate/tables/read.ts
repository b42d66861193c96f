import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { StringIO } from '../modules/string-io'
import { Outside } from '../result'
import { plainOf } from '../values/foreign'
import { raise } from '../values/types'
import type { Keywords, Value } from '../values/values'
import { Column, columnOf, isMissing } from './column'
import { numberIn } from './convert'
import { DataFrame } from './frame'
import { Labels } from './labels'

/** What pandas reads as missing. */
const MISSING = new Set(' #N/A #NA -NaN -nan <NA> N/A NA NULL NaN None n/a nan null'.split(' '))
const TRUTHS = new Set(['True', 'False', 'TRUE', 'FALSE', 'true', 'false'])

/** `pd.read_csv(StringIO(text), sep=, decimal=)`; files are not seen here. */
export function readCsv(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  const [source = null, sep = ',', decimal = '.', names, index] = take(
    'read_csv',
    ['filepath_or_buffer', 'sep', 'decimal', 'encoding', 'index_col'],
    1,
    [args, keywords],
  )
  if (!(source instanceof StringIO)) throw new Outside('file', 'read_csv')
  if (typeof sep !== 'string' || sep.length !== 1 || names !== undefined || (decimal !== '.' && decimal !== ','))
    throw new Outside('table', 'read_csv()')
  const text = source.read()
  machine.grow(text.length)
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => cellsOf(line, sep))
  const [heads = [], ...body] = rows
  if (heads.length === 0 || new Set(heads).size < heads.length || body.length === 0 || heads.includes(''))
    throw new Outside('table', 'read_csv()')
  if (body.some((row) => row.length > heads.length)) throw new Outside('table', 'read_csv()')
  const columns = heads.map((_, at) =>
    columnRead(
      machine,
      body.map((row) => row[at] ?? ''),
      decimal,
    ),
  )
  const frame = new DataFrame(columns, Labels.of(machine, heads), Labels.counted(body.length))
  return index === undefined ? frame : machine.call(frame.attribute(machine, 'set_index'), [index])
}

function cellsOf(line: string, sep: string): string[] {
  if (!line.includes('"')) return line.split(sep)
  const cells = [
    ...line.matchAll(
      new RegExp(
        `(?:^|[${sep === '\t' ? '\\t' : `\\${sep}`}])(?:"([^"]*)"|([^"]*?))(?=[${sep === '\t' ? '\\t' : `\\${sep}`}]|$)`,
        'g',
      ),
    ),
  ]
  if (cells.map(([cell]) => cell).join('') !== line) throw new Outside('table', 'read_csv()')
  return cells.map(([, quoted, plain]) => quoted ?? plain ?? '')
}

function columnRead(machine: Machine, cells: readonly string[], decimal: string): Column {
  const values = cells.map((cell) => (cell === '' || MISSING.has(cell) ? null : cell))
  const present = values.filter((value) => value !== null)
  if (present.length === 0)
    return new Column(
      'float64',
      values.map(() => Number.NaN),
    )
  if (present.every((cell) => /^ *[-+]?\d{1,15} *$/.test(cell)))
    return columnOf(
      machine,
      values.map((cell) => (cell === null ? null : BigInt(cell.trim().replace('+', '')))),
    )
  const plain = (cell: string) => (decimal === ',' ? cell.replace(',', '.') : cell)
  if (
    present.every(
      (cell) => !/[_a-z]/i.test(cell) && numberIn(plain(cell)) !== null && !(decimal === ',' && cell.includes('.')),
    )
  )
    return new Column(
      'float64',
      values.map((cell) => (cell === null ? Number.NaN : Number(plain(cell)))),
    )
  if (present.some((cell) => TRUTHS.has(cell) || /^[-+]?(?:inf|\d+[eE])/i.test(cell))) {
    if (!present.every((cell) => cell === 'True' || cell === 'False') || present.length < values.length)
      throw new Outside('table', 'read_csv()')
    return new Column(
      'bool',
      present.map((cell) => cell === 'True'),
    )
  }
  return new Column(
    'str',
    values.map((cell) => cell ?? Number.NaN),
  )
}

/** `pd.to_numeric(s, errors="coerce")` */
export function toNumeric(machine: Machine, column: Column, errors: Value): Column {
  if (column.dtype === 'int64' || column.dtype === 'float64') return column
  if (column.dtype !== 'str') throw new Outside('table', 'to_numeric()')
  const values = column.values.map((value, at) => {
    if (isMissing(value)) return Number.NaN
    const text = String(plainOf(value))
    if (text.trim() === '') throw new Outside('table', 'to_numeric()')
    if (/^[-+]?\d{1,15}$/.test(text.trim())) return BigInt(text.trim().replace('+', ''))
    const number = numberIn(text)
    if (number !== null) return number
    return errors === 'coerce' ? Number.NaN : raise('ValueError', `Unable to parse string "${text}" at position ${at}`)
  })
  const made = columnOf(machine, values)
  return made.dtype === 'object' ? new Column('float64', values) : made
}
