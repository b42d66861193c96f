import { literally } from '~/platform/text/literally'
/** How a column is read: as the program converts it, or else as its name suggests. */
export type Column = { name: string; kind: 'text' | 'int' | 'float' }
/** What a program reads of each line, and whether it expects a first line with names. */
export type Layout = { columns: readonly Column[]; hasNames: boolean; separator: string }

const MAX_COLUMNS = 12
const QUOTED = `(['"])([^'"\\n]{1,40})`
const KEY = new RegExp(`\\b(\\w{1,40})(?:\\[\\s*${QUOTED}\\2\\s*\\]|\\.get\\(\\s*${QUOTED}\\4)`, 'g')
const FIELDS = /fieldnames\s*=\s*\[([^\]]{1,400})\]/
const UNPACKED = /^[ \t]*(?:for[ \t]+)?(\w{1,40}(?:[ \t]*,[ \t]*\w{1,40}){1,11})[ \t]*(?:=[^\n]{0,80}\.split\(|in\b)/m
const NUMBERED = /\b\w{1,40}\[(\d)\]/g
const SEPARATOR = /(?:delimiter\s*=|sep\s*=|\.split\()\s*(['"])(\\t|[,;|:])\1/
const SKIPS_NAMES = /\bnext\(|\[1:\]|\.readline\(\)|islice\(/
const NUMBERED_NAMES = [
  'nombre',
  'cantidad',
  'precio',
  'fecha',
  'ciudad',
  'categoría',
  'nota',
  'código',
  'total',
  'edad',
]

/** The columns that a program asks of a table by name or number; null where it asks for none. */
export function layoutOf(code: string): Layout | null {
  const separator = (code.match(SEPARATOR)?.[2] ?? ',').replace('\\t', '\t')
  const names = keysIn(code).map(({ key }) => key)
  const fields = [...(code.match(FIELDS)?.[1] ?? '').matchAll(/(['"])([^'"\n]{1,40})\1/g)].map(
    ([, , name = '']) => name,
  )
  if (fields.length > 0) return { columns: columnsOf(fields, code), hasNames: false, separator }
  if (names.length > 0) return { columns: columnsOf(names, code), hasNames: true, separator }
  const plain = unpackedIn(code) ?? numberedIn(code)
  return plain && { columns: columnsOf(plain, code), hasNames: SKIPS_NAMES.test(code), separator }
}

/** What is asked for by name, and of which variable; each name once. */
export function keysIn(code: string): { of: string; key: string }[] {
  const found = new Map<string, string>()
  for (const [, of = '', , first, , second] of code.matchAll(KEY)) {
    const key = first ?? second ?? ''
    if (of !== 'environ' && !found.has(key) && found.size < MAX_COLUMNS) found.set(key, of)
  }
  return Array.from(found, ([key, of]) => ({ of, key }))
}

const unpackedIn = (code: string) =>
  code
    .match(UNPACKED)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? null

function numberedIn(code: string): string[] | null {
  const numbers = Array.from(code.matchAll(NUMBERED), ([, number]) => Number(number))
  return numbers.length === 0 ? null : NUMBERED_NAMES.slice(0, Math.max(...numbers) + 1)
}

const columnsOf = (names: readonly string[], code: string): Column[] =>
  [...new Set(names)].slice(0, MAX_COLUMNS).map((name) => ({ name, kind: kindOf(name, code) }))

/** Words that columns with numbers have in their names. */
const FLOATS =
  /precio|importe|total|salario|sueldo|coste|venta|nota|media|temperatura|peso|altura|price|amount|salary|saldo/i
const INTS = /cantidad|unidades|stock|edad|a[ñn]o|\bid\b|puntos|quantity|age|year|count|horas|d[ií]as/i

function kindOf(name: string, code: string): Column['kind'] {
  const plain = literally(name)
  const read = code.match(
    new RegExp(`\\b(int|float|Decimal)\\(\\s*(?:\\w{1,40}(?:\\[|\\.get\\()\\s*['"])?${plain}\\b`),
  )?.[1]
  if (read !== undefined) return read === 'int' ? 'int' : 'float'
  if (INTS.test(name)) return 'int'
  return FLOATS.test(name) ? 'float' : 'text'
}
