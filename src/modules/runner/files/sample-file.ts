import { literally } from '~/platform/text/literally'
import { type Column, keysIn, type Layout, layoutOf } from './sample-columns'
import { SAMPLE_ROWS, sampleValue } from './sample-values'

const TEXT = `Este es un texto de ejemplo.
Tiene varias líneas, y algunas palabras se repiten.
El texto sirve para probar un programa que lee líneas.
Una línea corta.
Y esta es la última línea del texto.
`

/** Invented content for a file that a program asks for, of the shape that the program reads; null for kinds of files that are no text. */
export function sampleFile(name: string, code: string): string | null {
  const kind = name.toLowerCase().match(/\.(csv|tsv|txt|log|dat|md|json)$/)?.[1]
  if (kind === undefined) return null
  if (kind === 'json') return `${JSON.stringify(sampleJson(code), null, 2)}\n`
  const layout = layoutOf(code)
  if (kind === 'csv' || kind === 'tsv') {
    const table = layout ?? { columns: DEFAULT_COLUMNS, hasNames: true, separator: ',' }
    return tableOf(kind === 'tsv' ? { ...table, separator: '\t' } : table)
  }
  if (layout !== null && /\.split\(|csv\./.test(code)) return tableOf(layout)
  const read = code.match(/\b(int|float)\(/)?.[1]
  if (read === undefined) return TEXT
  return rows((row) => String(sampleValue({ name: '', kind: read === 'int' ? 'int' : 'float' }, row)))
}

const DEFAULT_COLUMNS: readonly Column[] = [
  { name: 'nombre', kind: 'text' },
  { name: 'cantidad', kind: 'int' },
  { name: 'precio', kind: 'float' },
]

const rows = (row: (at: number) => string) => Array.from({ length: SAMPLE_ROWS }, (_, at) => `${row(at)}\n`).join('')

function tableOf({ columns, hasNames, separator }: Layout): string {
  const names = columns.map(({ name }) => name).join(separator)
  return (
    (hasNames ? `${names}\n` : '') +
    rows((row) => columns.map((column) => String(sampleValue(column, row))).join(separator))
  )
}

/** A list of objects, an object, or an object with a list in it: as the program goes through what it has loaded. */
function sampleJson(code: string): unknown {
  const loaded = code.match(/\b(\w{1,40})\s*=\s*json\.loads?\(/)?.[1]
  const keys = keysIn(code)
  const own = keys.filter(({ of }) => of === loaded).map(({ key }) => key)
  const inner = keys.filter(({ of }) => of !== loaded).map(({ key }) => key)
  const objects = (names: readonly string[]) =>
    Array.from({ length: SAMPLE_ROWS }, (_, row) =>
      objectOf(names.length > 0 ? names : ['nombre', 'cantidad'], code, row),
    )
  if (own.length === 0) {
    if (loaded !== undefined && new RegExp(`\\b${loaded}\\.items\\(`).test(code)) return { Ana: 3, Luis: 12, Marta: 7 }
    return objects(inner)
  }
  const whole = objectOf(own, code, 0)
  const list = own.find((key) =>
    new RegExp(`for\\s+\\w{1,40}\\s+in\\s+${loaded}(?:\\[|\\.get\\()\\s*['"]${literally(key)}['"]`).test(code),
  )
  return list === undefined ? whole : { ...whole, [list]: objects(inner) }
}

function objectOf(names: readonly string[], code: string, row: number): Record<string, string | number> {
  const kinds = new Map(layoutOf(code)?.columns.map((column) => [column.name, column]))
  return Object.fromEntries(names.map((name) => [name, sampleValue(kinds.get(name) ?? { name, kind: 'text' }, row)]))
}
