import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import { typeOfNoun } from '../noun-names'
import type { FoundData } from './data'
import { fieldsOf } from './given-table'
import type { Field, Table } from './table'

/** The rows of a file that a request names: columns from its sample or from what is said. Null where too little is known of it. */
export function fileTable(file: string, found: FoundData | null, text: string): Table | null {
  const rows = found?.data.kind === 'rows' ? found.data : null
  if (/\.json$/.test(file)) {
    const fields = rows?.columns ? fieldsOf(rows, '', '') : statedFields(text)
    return fields.length === 0
      ? null
      : {
          ...shape(fields),
          setup: opened(file, 'filas = json.load(archivo)'),
          imports: ['import json'],
          how: [`\`json.load\` convierte \`${file}\` en una lista de diccionarios.`],
        }
  }
  const stated = rows?.columns ? fieldsOf(rows, '', '') : statedFields(text)
  if (/\.csv$/.test(file)) {
    if (stated.length === 0) return null
    const delimiter = rows?.separator ?? statedDelimiter(text)
    const option = delimiter === ',' ? '' : `, delimiter='${delimiter === '\t' ? '\\t' : delimiter}'`
    return {
      ...shape(stated),
      setup: opened(file, `filas = list(csv.DictReader(archivo${option}))`, ", newline=''"),
      imports: ['import csv'],
      how: [
        `\`csv.DictReader\` da cada línea de \`${file}\` como un diccionario: se usa \`fila['${stated[0]?.name ?? 'columna'}']\`.`,
      ],
    }
  }
  if (!/\.txt$/.test(file)) return null
  if (NUMBERS.test(text)) return numberLinesOf(file)
  const format =
    /\b(?:formato|lineas?|forma|tipo)(?: (?:con|del?|el|la|por|linea|es|:))* ([a-z]+(?: [,;] [a-z]+)+)/.exec(text)?.[1]
  if (format !== undefined) return splitLines(file, format)
  return {
    shape: 'plain',
    variable: 'lineas',
    one: 'linea',
    fields: [{ name: 'linea', type: 'text' }],
    setup: opened(file, 'lineas = [linea.strip() for linea in archivo if linea.strip()]'),
    imports: [],
    typed: [],
    how: [`\`with open\` abre \`${file}\` y lo cierra al acabar; \`strip()\` quita el salto de línea.`],
  }
}

const shape = (fields: Field[]) => ({ shape: 'dicts' as const, variable: 'filas', one: 'fila', fields, typed: [] })

const opened = (file: string, line: string, options = ''): string[] => [
  `with open('${file}', encoding='utf-8'${options}) as archivo:`,
  `    ${line}`,
]

/** «nombre,nota» on each line, without a header. */
function splitLines(file: string, format: string): Table {
  const sign = format.includes(';') ? ';' : ','
  const fields = format.split(sign).map((word): Field => {
    const name = identifier(folded(word.trim()))
    return { name, type: typeOfNoun(name) ?? 'text' }
  })
  const reads = fields.map(({ name, type }) =>
    type === 'text' ? `${name}.strip()` : type === 'whole' ? `int(${name})` : `float(${name})`,
  )
  return {
    shape: 'tuples',
    variable: 'filas',
    one: 'fila',
    fields,
    setup: [
      'filas = []',
      `with open('${file}', encoding='utf-8') as archivo:`,
      '    for linea in archivo:',
      "        if linea.strip() == '':",
      '            continue',
      `        ${fields.map(({ name }) => name).join(', ')} = linea.split('${sign}')`,
      `        filas.append((${reads.join(', ')}))`,
    ],
    imports: [],
    typed: [],
    how: [`\`split('${sign}')\` separa cada línea de \`${file}\` en sus partes; las líneas en blanco se saltan.`],
  }
}

const COLUMNS =
  /\b(?:columnas?|campos?|cabeceras?|encabezados?)(?: (?:son|llamadas|que son|se llaman|:|tipo|como|de|las|los|la))* ((?:«?[a-z_\d]+»?)(?:(?: (?:,|;) | [ye] (?=[a-z_]+(?: |$)))(?:(?:el|la) )?«?[a-z_\d]+»?)*)/

/** What begins the next part of the request. */
const NO_COLUMN =
  /^(?:quiero|quiere|queremos|dame|dime|necesito|sac\w+|imprim\w+|muestr\w+|calcul\w+|hay|que|haz\w*|hazme|suma|cuent\w+|orden\w+|me|se|donde|separad\w+)$/

/** Columns that are named in words, with the type of their nouns. */
export function statedFields(text: string, written: (plain: string) => string = (plain) => plain): Field[] {
  const list = COLUMNS.exec(text)?.[1]
  if (list === undefined) return []
  return list
    .split(/ (?:,|;|y|e) /)
    .map((word) => word.replace(/^(?:el|la) |[«»]/g, ''))
    .filter((word) => !NO_COLUMN.test(word))
    .map((name) => ({ name: written(name), type: typeOfNoun(name) ?? 'text' }))
}

const statedDelimiter = (text: string) =>
  /\bpunto y coma\b/.test(text) || /\bcolumnas? [a-z_]+ ;/.test(text) ? ';' : /\btabulador/.test(text) ? '\t' : ','

/** The line that turns a column of a file into numbers, once it is known that it is used as such. */
export const numberLines = (table: Table, fields: readonly Field[]): string[] => {
  if (table.shape !== 'dicts' || !table.imports.includes('import csv')) return []
  const numeric = fields.filter(({ type }) => type !== 'text')
  if (numeric.length === 0) return []
  return [
    'for fila in filas:',
    ...numeric.map(({ name, type }) =>
      type === 'whole'
        ? `    fila['${name}'] = int(fila['${name}'])`
        : `    fila['${name}'] = float(fila['${name}'].replace(',', '.'))`,
    ),
  ]
}

const NUMBERS = /\bun (?:numero|valor|precio|importe|dato) (?:por|en cada) linea\b/

/** A number on each line. */
const numberLinesOf = (file: string): Table => ({
  shape: 'plain',
  variable: 'numeros',
  one: 'numero',
  fields: [{ name: 'numero', type: 'number' }],
  setup: opened(file, "numeros = [float(linea.replace(',', '.')) for linea in archivo if linea.strip()]"),
  imports: [],
  typed: [],
  how: [`Cada línea de \`${file}\` se convierte en número con \`float\`; las que están en blanco se saltan.`],
})
