import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnose, type Diagnosis, insertAt, replaceWith, sourceOf, suspectsOf } from '../case'

const NAMES = /(?:Index\(|columns?[^\n]{0,40}?|columnas?[^\n]{0,40}?)\[([^\]\n]{1,600})\]/gi
/** «La columna se llama Peso (g)». */
const TOLD =
  /(?:columna|encabezado|t[ií]tulo)\s(?:[^.\n]{0,30}\s)?(?:se llama|es|pone|dice)\s["'«]?([^"'»,.\n]{2,40}?)["'»]?(?=\s*(?:[,.\n]|$|\sy\s))/gi
const QUOTED = /'([^'\n]{1,80})'|"([^"\n]{1,80})"/g
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[\s_()[\]./\ufeff-]/gu, '')
    .toLowerCase()

/** The columns that the person shows: of `print(df.columns)`, or the first row of the file. */
export function shownColumns(around: string): string[] {
  const listed = [...around.matchAll(NAMES)].flatMap(([, list = '']) =>
    [...list.matchAll(QUOTED)].map(([, single, double]) => single ?? double ?? ''),
  )
  const told = [...around.matchAll(TOLD)].map(([, name = '']) => name.trim())
  if (listed.length + told.length > 0) return [...listed, ...told]
  const row = around.split('\n').find((line) => /^[^()=?¿"'<>]{3,200}$/.test(line) && /[;,\t]/.test(line))
  if (row === undefined) return []
  // «Las columnas son nombre, precio y cantidad»: in a sentence the space behind a comma is none of a name's.
  const [sentence] =
    /^.{0,60}\b(?:columnas?|campos|cabeceras?|encabezados?)\b[^:,;]{0,30}?(?:\bson\b|:|se llaman)\s*/i.exec(row) ?? ['']
  const names = row.slice(sentence.length).split(sentence === '' ? /[;,\t]/ : /[;,\t]|\s+y\s+/)
  return sentence === '' ? names : names.map((name) => name.trim())
}

/** The columns of a table that the program writes down itself. */
const writtenColumns = ({ program }: Case): string[] =>
  program.expressions.flatMap(({ node }) =>
    node.kind === 'call' && node.callee.kind === 'attribute' && node.callee.name === 'DataFrame'
      ? node.arguments.flatMap(({ value }) =>
          value.kind === 'dict' ? value.entries.flatMap(({ key }) => (key?.kind === 'string' ? [key.value] : [])) : [],
        )
      : [],
  )

/** A column that is there, written in another way: with spaces, other letters, or an accent. */
export function likeColumn(wanted: string, columns: readonly string[]): string | null {
  const others = columns.filter((column) => column !== wanted)
  const same = others.find((column) => plain(column) === plain(wanted))
  return same ?? (wanted.length < 3 ? null : nearest(wanted, others, 2))
}

/** Columns of other names for the same thing, one thing a line. */
const SAME_COLUMN = [
  'precio pvp importe coste costo tarifa monto valor price amount cuota',
  'nombre name cliente alumno alumna persona empleado titular apellidos razonsocial',
  'producto articulo descripcion concepto item nombre',
  'cantidad unidades uds cant qty stock existencias numero',
  'fecha date dia fechaalta fechafactura',
  'telefono movil tel celular tlf phone',
  'correo email mail emailcontacto',
  'edad anos age',
  'ciudad poblacion localidad municipio provincia',
  'nota calificacion puntuacion notafinal resultado',
  'total suma importe importetotal base',
  'codigo id ref referencia sku cod',
  'sueldo salario nomina bruto',
].map((names) => names.split(' '))

/** The column that means the same: «PVP» for «Precio». Only of a table that is surely the one that is read. */
function sameColumn(wanted: string, columns: readonly string[]): string | null {
  const groups = SAME_COLUMN.filter((names) => names.includes(plain(wanted)))
  const found = columns.filter((column) => groups.some((names) => names.includes(plain(column))))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Whether the program reads another column of those that are shown: then they are the columns of what it reads. */
const isOfTable = (fault: Case, columns: readonly string[], wanted: string): boolean =>
  suspectsOf({ ...fault, suspects: fault.program.expressions }, 'subscript').some(
    ({ node }) => node.index.kind === 'string' && node.index.value !== wanted && columns.includes(node.index.value),
  )

function columnCause(wanted: string, column: string): string {
  const shown = `${inlineCode(JSON.stringify(column))}`
  if (column.trim() === wanted)
    return `La columna se llama ${shown}, con un espacio ${column.startsWith(' ') ? 'delante' : 'detrás'}, y pides ${inlineCode(JSON.stringify(wanted))}. Para Python son dos nombres distintos. Los espacios suelen venir del propio archivo y se quitan con \`str.strip()\`.`
  if (column.trim().toLowerCase() === wanted.trim().toLowerCase())
    return `La columna se llama ${shown}, y pides ${inlineCode(JSON.stringify(wanted))}: cambian las mayúsculas y minúsculas${column === column.trim() ? '' : ', y lleva un espacio'}, y para Python son dos nombres distintos.`
  return `La columna se llama ${shown}, y pides ${inlineCode(JSON.stringify(wanted))}: los nombres tienen que ser iguales letra a letra.`
}

/** A column that the table does not have, where the program reads one. */
export const missingColumn: Diagnose = (fault) => {
  const told = fault.message.trim()
  const wanted = /\['([^'\n]{1,80})'\]/.exec(told)?.[1] ?? /^(['"])(.*)\1$/s.exec(told)?.[2] ?? told
  const marked = MARK.test(fault.around) ? markBefore(fault, wanted) : null
  if (marked) return marked
  const column = likeColumn(wanted, shownColumns(fault.around)) ?? likeColumn(wanted, writtenColumns(fault))
  const use = suspectsOf(fault, 'subscript').find(({ node: { index } }) =>
    [index, ...(index.kind === 'list' ? index.items : [])].some(
      (each) => each.kind === 'string' && each.value === wanted,
    ),
  )
  if (use && column === null && isTable(fault, use.node.value)) {
    const table = sourceOf(fault, use.node.value)
    return {
      line: fault.lines.lineAt(use.node.from),
      cause: `${inlineCode(table)} es una tabla de pandas, y no tiene ninguna columna que se llame exactamente ${inlineCode(JSON.stringify(wanted))}: cuentan las mayúsculas, las tildes y los espacios.`,
      edits: [],
      kind: 'columns-missing',
      decide: `Mira cómo se llaman con ${inlineCode(`print(${table}.columns)`)}. Si sale una sola columna con todos los nombres juntos, el archivo separa con punto y coma: léelo con \`sep=";"\`. Si los nombres llevan espacios, ${inlineCode(`${table}.columns = ${table}.columns.str.strip()`)} los quita.`,
    }
  }
  const columns = shownColumns(fault.around)
  if (use && column === null && columns.length > 1 && isOfTable(fault, columns, wanted))
    return otherColumn(fault, { wanted, columns, from: use.node.from })
  if (!use || column === null) return null
  return {
    line: fault.lines.lineAt(use.node.from),
    cause: columnCause(wanted, column),
    ...(isTable(fault, use.node.value) && { kind: 'columns-missing' }),
    ...mended(fault, wanted, column, use.node.index),
  }
}

/** What Excel writes at the beginning of a file: read as a letter, it belongs to the first column's name. */
const MARK = /\ufeff|\\ufeff|ï»¿/i

function markBefore(fault: Case, wanted: string): Diagnosis | null {
  const use = suspectsOf(fault, 'subscript').find(
    ({ node }) => node.index.kind === 'string' && node.index.value === wanted,
  )
  const opened = suspectsOf({ ...fault, suspects: fault.program.expressions }, 'call').find(
    ({ node: { callee } }) =>
      (callee.kind === 'name' && callee.name === 'open') ||
      (callee.kind === 'attribute' && (callee.name === 'read_csv' || callee.name === 'open')),
  )?.node
  if (!use || !opened) return null
  const encoding = opened.arguments.find(({ name }) => name === 'encoding')
  return {
    line: fault.lines.lineAt(opened.from),
    failsAt: fault.lines.lineAt(use.node.from),
    cause: `El archivo empieza por una marca invisible (\`\\ufeff\`, la pone Excel al guardar), y se queda pegada al nombre de la primera columna: la clave es ${inlineCode(`'\\ufeff${wanted}'`)}, no ${inlineCode(`'${wanted}'`)}. Con \`encoding="utf-8-sig"\` Python la quita al leer.`,
    edits: [encoding ? replaceWith(encoding.value, '"utf-8-sig"') : insertAt(opened.to - 1, ', encoding="utf-8-sig"')],
  }
}

/** The first row of the file tells which columns there are. */
function otherColumn(
  fault: Case,
  { wanted, columns, from }: { wanted: string; columns: readonly string[]; from: number },
): Diagnosis {
  const line = fault.lines.lineAt(from)
  const all = columns.map((column) => inlineCode(JSON.stringify(column))).join(', ')
  const same = sameColumn(wanted, columns)
  const cause = `En el archivo no hay ninguna columna ${inlineCode(JSON.stringify(wanted))}. Su primera fila dice cómo se llaman: ${all}.`
  if (same === null)
    return { line, cause, edits: [], decide: 'Pon entre los corchetes el nombre de la que quieras, letra a letra.' }
  return {
    line,
    cause: `${cause} La que buscas se llama ${inlineCode(JSON.stringify(same))}.`,
    ...mended(fault, wanted, same),
  }
}

/** What pandas has read or made. */
export function isTable({ program, around, isQuoted }: Case, node: Expression): boolean {
  if (node.kind !== 'name') return false
  // A line that is quoted says nothing of where the table comes from: their words do.
  if (isQuoted || program.bindings.every(({ name }) => name !== node.name))
    return (
      /^df(?![a-z])/i.test(node.name) ||
      (/^(?:df\w*|tabla|datos)$/.test(node.name) && /\b(?:columnas?|excel|pandas|dataframe|jupyter)\b/i.test(around))
    )
  return program.bindings.some(
    ({ name, value }) =>
      name === node.name &&
      value?.kind === 'call' &&
      value.callee.kind === 'attribute' &&
      /^(?:read_\w+|DataFrame|merge|concat)$/.test(value.callee.name),
  )
}

/** The other columns of a list that are written otherwise, too. */
function othersOf({ around }: Case, wanted: string, index: Expression | undefined) {
  const columns = shownColumns(around)
  const items = index?.kind === 'list' ? index.items : []
  return items.flatMap((item) => {
    if (item.kind !== 'string' || item.value === wanted || columns.includes(item.value)) return []
    const like = likeColumn(item.value, columns)
    return like === null || plain(like) !== plain(item.value) ? [] : [replaceWith(item, JSON.stringify(like))]
  })
}

function mended(fault: Case, wanted: string, column: string, index?: Expression): Pick<Diagnosis, 'edits' | 'decide'> {
  const read = fault.program.places.find(
    ({ node }) =>
      node.kind === 'assign' &&
      node.value.kind === 'call' &&
      node.value.callee.kind === 'attribute' &&
      node.value.callee.name.startsWith('read_'),
  )?.node
  const [table] = read?.kind === 'assign' ? read.targets : []
  if (column.trim() === wanted && read && table) {
    const name = sourceOf(fault, table)
    return { edits: [insertAt(read.to, `\n${name}.columns = ${name}.columns.str.strip()`)] }
  }
  const uses = suspectsOf({ ...fault, suspects: fault.program.expressions }, 'string').filter(
    ({ node }) => node.value === wanted,
  )
  return {
    edits: [...uses.map(({ node }) => replaceWith(node, JSON.stringify(column))), ...othersOf(fault, wanted, index)],
  }
}
