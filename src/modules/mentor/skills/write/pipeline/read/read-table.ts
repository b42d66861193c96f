import { folded } from '~/platform/text/folded'
import { literally } from '~/platform/text/literally'
import { identifier } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import { findData } from '../../plan/tables/data'
import type { Column, DateFormat } from '../../report/read/column'
import { assumedNote } from '../../report/sources/assumed-columns'
import { fileSource, isWrittenTo, namedColumns } from '../../report/sources/file-source'
import { givenSource } from '../../report/sources/given-source'
import type { Table } from '../pipeline'
import { type ColumnList, columnList } from './column-list'
import { mentions, spokenColumns } from './spoken-columns'

/** The rows of a request, the files that it wants written, and what is left of its text. */
export type ReadTable = { tables: Table[]; targets: string[]; rest: string }

const TABLE_FILE = /\.(?:csv|xlsx?|json)$/i

/** Reads which rows a request is about; null where it names none with columns. */
export function readTable(task: Task, message: string): ReadTable | null {
  const named = task.files.filter((file) => TABLE_FILE.test(file))
  const targets = named.filter(
    (file, at) => isWrittenTo(task.request.text, file) || (at > 0 && isTarget(message, file)),
  )
  const sources = named.filter((file) => !targets.includes(file))
  const { found, rest } = findData(message)
  if (sources.length > 2) return null
  if (sources.length > 0) return filesOf(task, message, { sources, targets })
  const [data] = found
  const table = data && !UNNAMED.test(message) ? givenTable(data, rest, message) : null
  return table ? { tables: [table], targets, rest } : unnamed(task, message, targets)
}

/** «a limpio.csv», «en otro.xlsx»: behind a word of direction. */
const isTarget = (message: string, file: string) =>
  new RegExp(
    String.raw`\b(?:en|a|al|como|llame|llamado)\s+(?:un |otro |nuevo |excel |csv |json |archivo |fichero |llamado )*["'«]?${literally(file)}`,
    'i',
  ).test(message)

type Files = { sources: string[]; targets: string[] }

function filesOf(task: Task, message: string, { sources, targets }: Files): ReadTable | null {
  const tables: Table[] = []
  let rest = message
  for (const file of sources) {
    const from = rest.toLowerCase().indexOf(file.toLowerCase())
    const after = sources.length > 1 ? nextFile(rest, from + file.length) : rest.length
    const text = sources.length > 1 ? rest.slice(from, after) : rest
    const list = columnList(text)
    const offset = sources.length > 1 ? from : 0
    const table = fileTable(task, { file, list, message })
    if (table === null) return null
    tables.push(table)
    if (list) rest = `${rest.slice(0, offset + list.from)} , ${rest.slice(offset + list.to)}`
  }
  return { tables, targets, rest }
}

function nextFile(text: string, from: number): number {
  const next = /[\w-]+\.(?:csv|xlsx?|json)\b/i.exec(text.slice(from))
  return next ? from + next.index : text.length
}

function fileTable(
  task: Task,
  { file, list, message }: { file: string; list: ColumnList | null; message: string },
): Table | null {
  const sample = sampleColumns(task, file, message)
  const spoken = list === null && sample === null ? spokenColumns(task, message, file) : []
  const names = list?.names ?? spoken
  if (names.length === 0 && sample === null) return null
  const separator = separatorOf(message, list?.separator ?? null)
  const columns = sample ?? namedColumns(names, [])
  if (sample === null)
    for (const [at, column] of columns.entries()) typed(column, list?.notes[at] ?? '', message, separator)
  const hasComma = /\bcoma decimal|decimales? con coma|\d,\d\d\b/.test(folded(message)) || separator === ';'
  for (const column of columns) column.hasComma = hasComma
  return {
    columns,
    file,
    more: moreOf(message, file),
    separator,
    hasComma,
    setup: [],
    variable: 'filas',
    isPartial: spoken.length > 0,
    notes: [
      ...(spoken.length > 0 && mentions(message).length === 0 ? [assumedNote(names)] : []),
      ...joinedNote(list, message),
    ],
  }
}

/** Names of several words are written as one: that is said. */
function joinedNote(list: ColumnList | null, message: string): string[] {
  const joined = (list?.names ?? []).filter((name) => name.includes('_') && !message.includes(name))
  return joined.length === 0
    ? []
    : [
        `He supuesto que en el archivo se llama${joined.length > 1 ? 'n' : ''} ${joined.map((name) => `\`${name}\``).join(', ')}. Si no es así, cambia el nombre en el código.`,
      ]
}

const moreOf = (message: string, file: string): Table['more'] =>
  /\.xlsx?$/i.test(file) &&
  /\b(?:todas las (?:hojas|pesta[nñ]as)|varias (?:hojas|pesta[nñ]as)|cada (?:hoja|pesta[nñ]a)|(?:junt|un|combin|concaten)\w+ (?:todas )?las (?:hojas|pesta[nñ]as)|una (?:hoja|pesta[nñ]a) por)/i.test(
    message,
  )
    ? 'sheets'
    : null

/** The columns of rows that are pasted beside a file's name. */
function sampleColumns(task: Task, file: string, message: string): Column[] | null {
  const { found } = findData(message)
  const rows = found.find(({ data }) => data.kind === 'rows' && data.columns !== null)
  const source = rows && /\.csv$/i.test(file) ? fileSource(task, { file, found: rows, message }) : null
  return source?.shape === 'dicts' ? source.columns : null
}

const UNNAMED =
  /\b(?:un|el|mi|este|otro|archivo|fichero)\s+(?:archivo\s+|fichero\s+)?(?:de\s+)?(csv|excel|json)\b|^(csv|excel|json)\b/iu

/** How days are written, by what is shown of them. */
const FORMATS: readonly (readonly [DateFormat, RegExp])[] = [
  ['%d/%m/%Y', /\bd{1,2}\/m{1,2}\/|\bd[ií]a\/mes|\b\d{1,2}\/\d{1,2}\/(?:19|20)\d\d\b/i],
  ['%Y-%m-%d', /\b(?:19|20)\d\d-\d{1,2}-\d{1,2}\b|\ba{4}-m{2}|\byyyy-mm|\biso\b/i],
  ['%d-%m-%Y', /\bd{1,2}-m{1,2}-a|\b\d{1,2}-\d{1,2}-(?:19|20)\d\d\b/i],
]
/** Whether a request shows how its days are written. */
export const showsDays = (message: string): boolean => FORMATS.some(([, pattern]) => pattern.test(message))

const YES_NO = /\b(s[ií]|s)\s*(?:\/|,|o|y|u)\s*(no|n)\b/i
/** What something has become, or not: such a column says yes or no. */
const PARTICIPLE = /(?:ad|id)[oa]$|^activ[oa]$|^devuelt[oa]$|^(?:es|esta|tiene)_|^presente$/
const BARE =
  /^(?:salid|entrad|medid|cantid|unid|bebid|comid|partid|ciud|vend|llegad|jornad|recaud|client|mercad|estad|empleado|pedido|helad|producid)/

/** What is noted of a column says how its cells are written. */
function typed(column: Column, note: string, message: string, separator = ','): void {
  if (column.type === 'date') {
    const said = [note, message].find((text) => FORMATS.some(([, pattern]) => pattern.test(text)))
    const format = said === undefined ? undefined : FORMATS.find(([, pattern]) => pattern.test(said))?.[0]
    // What writes semicolons writes days as people say them.
    column.format = format ?? (separator === ';' ? '%d/%m/%Y' : '%Y-%m-%d')
    return
  }
  if (column.type === 'unknown' && /^(?:anio|ano|edad)$/.test(column.name)) column.type = 'whole'
  const told = new RegExp(
    String.raw`\b${literally(column.header)}(?:\s+(?:pone|es|son|con|dice|puede|ser|vale|va|tiene|que|un|una)){0,2}\s*[:(]?\s*(s[ií]|s)\s*(?:\/|,|o|y|u)\s*(no|n)\b`,
    'iu',
  ).exec(message)
  const answers = YES_NO.exec(note) ?? told
  const isAnswer = answers !== null || (PARTICIPLE.test(column.name) && !BARE.test(column.name))
  if (isAnswer) {
    column.type = 'text'
    column.values = answers ? [answers[1] ?? 'si', answers[2] ?? 'no'] : ['si', 'no']
  }
}

function separatorOf(message: string, listed: string | null): string {
  const text = folded(message)
  if (/\bpunto y coma\b|\bpor ;|\bcon ;|separad\w+ (?:por |con )?;/.test(text)) return ';'
  return listed === ';' ? ';' : /\btabulador|\btabs?\b/.test(text) ? '\t' : ','
}

/** A DataFrame of the person's own, or a file whose name is not told. */
function unnamed(task: Task, message: string, targets: string[]): ReadTable | null {
  const list = columnList(message)
  const rest = list ? `${message.slice(0, list.from)} , ${message.slice(list.to)}` : message
  if (/\b(?:df|dataframe)\b/i.test(task.request.text)) {
    const columns = namedColumns(list?.names ?? mentions(message), [])
    for (const [at, column] of columns.entries()) typed(column, list?.notes[at] ?? '', message)
    const table: Table = { ...EMPTY, columns, variable: 'df', isPartial: list === null }
    return columns.length > 0 ? { tables: [table], targets, rest } : null
  }
  const [, one, other] = UNNAMED.exec(message) ?? []
  const kind = (one ?? other)?.toLowerCase()
  if (kind === undefined || list === null) return null
  const noun = /\b(?:csv|excel|json) (?:con|de) (?:las |los |mis |una lista de )?(\p{L}{4,})/iu.exec(message)?.[1]
  const name =
    noun === undefined || /^(?:columnas?|campos?|datos)$/i.test(noun) || list.names.includes(noun)
      ? 'datos'
      : identifier(folded(noun))
  const file = `${name}.${kind === 'excel' ? 'xlsx' : kind}`
  const table = fileTable(task, { file, list, message })
  if (table === null) return null
  const note = `No me has dicho cómo se llama el archivo: he puesto \`${file}\`.`
  return { tables: [{ ...table, notes: [note, ...table.notes] }], targets, rest }
}

const EMPTY: Table = {
  columns: [],
  file: null,
  more: null,
  separator: ',',
  hasComma: false,
  setup: [],
  variable: 'filas',
  isPartial: false,
  notes: [],
}

/** A list of dictionaries that the request shows. */
function givenTable(data: Parameters<typeof givenSource>[0], rest: string, message: string): Table | null {
  const source = givenSource(data, { rest, message })
  if (source === null || source.shape !== 'dicts') return null
  return { ...EMPTY, columns: source.columns, setup: source.setup, variable: source.variable }
}
