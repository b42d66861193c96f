import { folded } from '~/platform/text/folded'
import { inDigits } from '../../../../engine/lexicon/number-words'
import type { Task } from '../../../../engine/task/task'
import { plural, typeOfNoun } from '../../plan/noun-names'
import type { Cell, FoundData } from '../../plan/tables/data'
import { type Column, dateFormatOf, type Source } from '../read/column'
import { columnOf } from '../read/column-of'
import { assumedColumns, assumedNote } from './assumed-columns'

type Named = { file: string; found: FoundData | null; message: string }

/** Whether a file is made by the program. */
export const isWrittenTo = (text: string, file: string): boolean =>
  new RegExp(
    `\\b(?:guard\\w+|export\\w+|escrib\\w+|grab\\w+|vuelc\\w+|vuelq\\w+|juntar\\w*|junt\\w+|un(?:ir|irlos|elos)|saqu\\w+|saca\\w*|pas\\w+|met\\w+|cre[ae]\\w*|llam\\w+)(?: [a-z]+){0,6} (?:en|a|al|como|llame)(?: (?:un|otro|nuevo|archivo|csv|txt|llamado)){0,8} ${escaped(file)}|\\bse llame ${escaped(file)}|\\b(?:otro|nuevo)(?: nuevo)? (?:archivo|csv|txt) (?:llamado )?${escaped(file)}`,
  ).test(text)

const escaped = (file: string) => file.toLowerCase().replaceAll('.', '\\.')

/** The rows of a file: columns from its sample, or from what is said of it. */
export function fileSource(task: Task, { file, found, message }: Named): Source | null {
  const rows = found?.data.kind === 'rows' ? found.data : null
  const isCsv = /\.csv$/i.test(file)
  const sample = rows === null ? '' : message.slice(found?.from, found?.to)
  const told = statedColumns(message, file)
  const assumed = told === null && rows === null && isCsv ? assumedColumns(task, file) : []
  const stated = told ?? (assumed.length > 0 ? { names: assumed, separator: null } : null)
  const hasHeader =
    rows?.columns != null ||
    (rows === null && isCsv && stated !== null) ||
    /\bcabecera|\bencabezado/.test(task.request.text)
  const separator = rows?.separator ?? separatorOf(message, stated?.separator ?? null)
  const hasComma = separator !== ',' && (rows === null || /\d,\d/.test(sample))
  const fields = rows?.columns ?? stated?.names ?? null
  if (fields === null) return null
  const width = rows?.rows[0]?.length ?? 0
  const columns =
    hasHeader || width === 0 || fields.length === width
      ? namedColumns(fields, rows?.rows ?? [])
      : grouped(fields, width)
  if (columns === null || columns.length === 0) return null
  if (rows === null) dateAsStated(columns, { message, separator })
  for (const column of columns)
    column.hasComma = hasComma || (rows === null && separator === ',' && /coma decimal/.test(task.request.text))
  const opened = `with open('${file}', encoding='utf-8'${hasHeader ? ", newline=''" : ''}) as archivo:`
  const notes = assumed.length > 0 ? [assumedNote(assumed)] : []
  const base = { columns, variable: 'filas', one: 'fila', isOneEach: false, file, notes }
  if (hasHeader) {
    const option = separator === ',' ? '' : `, delimiter='${separator === '\t' ? '\\t' : separator}'`
    return {
      ...base,
      shape: 'dicts',
      setup: [opened, `    filas = list(csv.DictReader(archivo${option}))`],
      imports: ['import csv'],
      how: [
        `\`csv.DictReader\` da cada línea de \`${file}\` como un diccionario con los nombres de la primera: \`fila['${columns[0]?.header}']\`.`,
      ],
    }
  }
  return {
    ...base,
    shape: 'fields',
    setup: [
      opened,
      `    filas = [linea.strip().split('${separator === '\t' ? '\\t' : separator}') for linea in archivo if linea.strip()]`,
    ],
    imports: [],
    how: [
      `\`split('${separator}')\` separa cada línea de \`${file}\` en sus partes; las que están en blanco se saltan.`,
    ],
  }
}

const fromFile = (header: string, values: readonly Cell[]): Column => {
  const column = columnOf(header, values)
  const known =
    values.length > 0 ? column.type : /^(?:mes|dia|ano|anio|hora)$/.test(column.name) ? null : typeOfNoun(header)
  const type = known === null ? 'unknown' : known
  if (values.length === 0 && DATED.test(folded(header)))
    return { ...column, type: 'date', format: '%Y-%m-%d', isText: true }
  return { ...column, type: dateFormatOf(values) === null ? type : 'date', isText: true }
}

/** Columns that hold days, by their names. */
const DATED =
  /^(?:fecha|dia$|venc(?:e|imiento|en)?$|caduc(?:a|idad|an)$|nacimiento|emision|ultim[oa]_(?:compra|visita|pago|pedido|acceso))/

/** «con fechas dd/mm/aaaa», «fecha (15/03/2025)»: how the days of a file are written, where no row is shown. */
function dateAsStated(
  columns: readonly Column[],
  { message, separator = ',' }: { message: string; separator?: string },
): void {
  const written = /\bdd ?\/ ?mm|\bd[ií]a ?\/ ?mes|fecha\w* \(?\d{1,2}\/\d{1,2}\/\d{4}/i.test(message)
    ? '%d/%m/%Y'
    : /\bdd ?- ?mm|fecha\w* \(?\d{1,2}-\d{1,2}-\d{4}/i.test(message)
      ? '%d-%m-%Y'
      : // What writes semicolons writes days as people say them.
        separator === ';' && !/\baaaa-|\d{4}-\d/i.test(message)
        ? '%d/%m/%Y'
        : null
  if (written !== null) for (const column of columns) if (column.type === 'date') column.format = written
}

export const namedColumns = (headers: readonly string[], rows: readonly (readonly Cell[])[]): Column[] =>
  headers.map((header, at) =>
    fromFile(
      header,
      rows.map((row) => row[at] ?? ''),
    ),
  )

/** A DataFrame that somebody has, by the columns that are said of it. */
export function frameSource(message: string): Source | null {
  const stated = statedColumns(message, 'archivo')
  if (stated === null) return null
  return {
    columns: namedColumns(stated.names, []),
    shape: 'dicts',
    variable: 'df',
    one: 'fila',
    setup: [],
    imports: [],
    how: [],
    isOneEach: false,
    file: null,
  }
}

/** «apellido y 3 notas» of four fields: one text and several numbers. */
function grouped(names: readonly string[], width: number): Column[] | null {
  const columns: Column[] = []
  let fields = 0
  for (const name of names) {
    const [, count, noun = name] = /^(\d+|dos|tres|cuatro|cinco|seis) (.+)$/.exec(name) ?? []
    const many = count === undefined ? 1 : Number(inDigits(count))
    fields += many
    const column = fromFile(many > 1 ? plural(noun) : noun, [])
    columns.push(many > 1 ? { ...column, type: 'numbers' } : column)
  }
  return fields === width && columns.filter(({ type }) => type === 'numbers').length === 1 ? columns : null
}

const WORD = String.raw`["'«]?[\p{L}_][\p{L}\d_]*["'»]?`
/** «columnas a, b y c», «tiene nombre,email,importe», «con a;b;c», «son apellido y 3 notas». */
const LISTS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:objetos|diccionarios|registros|elementos)(?: que)? (?:con|tienen|de)\s+((?:el |la |su )?${WORD}(?:(?:\s*[,;]\s*(?:y )?| y | e )(?:el |la |su )?${WORD}){1,8})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:con|tiene|trae|lleva|columnas?|campos?|\()\s*:?\s*(${WORD}(?: \p{L}{2,}){0,2}(?:;${WORD}(?: \p{L}{2,}){0,2}){1,8})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:columnas?|campos?|cabecera|encabezados?)(?: (?:son|llamadas|que son|se llaman|de|las|los|la|el|es|que|tiene)){0,8}\s*:?\s*\(?((?:(?:el |la )?${WORD})(?:(?:\s*[,;]\s*(?:y )?| y | e )(?:el |la )?${WORD}){1,8})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:con|tiene|tengo|trae|lleva|\(|\.csv:?)\s*(${WORD}(?:[,;] ?${WORD}){1,8}(?:,? (?:y|e) ${WORD})?)`,
    'iu',
  ),
  new RegExp(String.raw`\((${WORD} (?:y|e) ${WORD})\)`, 'iu'),
  new RegExp(
    String.raw`(?:\bson|l[ií]nea (?:es|son|tiene|lleva)|(?:tiene |hay |lleva )?(?:en |por )?cada l[ií]nea(?: hay| tiene| lleva| es| son| pone| viene| va| aparece| trae|:)?|formato|cada (?:uno|una))\s*:?\s+((?:el |la |un |una )?${WORD}(?:(?:\s*[,;]\s*| y | e )(?:el |la |un |una |sus )?(?:\d+ |dos |tres |cuatro |cinco )?${WORD}){1,24})`,
    'iu',
  ),
]
/** What begins the next part of a request. */
const NEXT =
  /^(?:quiero|quiere|queremos|dame|dime|necesito|sac\w+|imprim\w+|muestr\w+|calcul\w+|hay|que|haz\w*|suma|cuent\w+|orden\w+|me|se|donde|separad\w+|son|solo|ocupo|agrup\w+|mostr\w+|dec\w+|ver|quien|filtr\w+|guard\w+|busc\w+|pandas|numpy|python|punto|menu|cada|para|con|sin|los|las)$/i

/** The columns that a request lists in words, and the sign between them. */
export function statedColumns(message: string, file: string): { names: string[]; separator: string | null } | null {
  // «fecha (2024-03-15), producto e importe»: what is shown of a column is no column.
  const text = message
    .replace(file, 'archivo.csv')
    .replace(
      /\s\((?:(?:por )?ej\w*\.?[^)\n]{1,40}|\d[^)\n]{0,20}|[dam]{2,4}[/-][^)\n]{1,12}|s[ií] ?\/ ?no|s[ií] o no)\)/giu,
      '',
    )
    .replace(/\b(con|tiene|trae|lleva) (?:la )?(?:cabecera|encabezados?):? /gi, '$1 ')
  for (const pattern of LISTS) {
    const list = pattern.exec(text)?.[1]
    if (list === undefined) continue
    const names: string[] = []
    for (const part of list.split(/\s*[,;]\s*(?:y )?| y | e /)) {
      const name = part.replace(/^(?:(?:las|los) )?(?:columnas?|campos?) |^(?:el|la|un|una|sus) |["'«»]/gi, '').trim()
      const words = name.split(' ')
      const end = words.findIndex((word) => NEXT.test(word))
      if (end !== -1) {
        if (end > 0) names.push(words.slice(0, end).join(' '))
        break
      }
      names.push(name)
    }
    if (names.length > 1) return { names, separator: /\w;\w/.test(list) ? ';' : /\w,\w/.test(list) ? ',' : null }
  }
  return null
}

function separatorOf(message: string, listed: string | null): string {
  const text = folded(message)
  if (/\bpunto y coma\b|\bpor ;|\bcon ;|delimiter ;/.test(text)) return ';'
  if (/\btabulador|\btabs?\b/.test(text)) return '\t'
  return listed ?? ','
}
