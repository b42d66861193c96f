import { inlineCode } from '../../../engine/compose'
import { plainText } from '../../../engine/lexicon/plain-text'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { parsePython } from '../../../python/parse'
import type { Source } from '../idioms/idiom'
import type { Ask } from '../parts/questions/ask'
import { usesPandas } from '../parts/uses-pandas'
import { saidText } from './said'

const ROWS =
  /\bcuant[oa]s (?:filas?|registros?|renglones|lineas|personas?|clientes?|alumn\w+|productos?|datos|casos)\b(?=.*\b(?:queda\w*|tiene|sale\w*|hay|sobreviv\w+|deja|da|devuelve)\b)/
const ROW =
  /\b(primer|segund|tercer|cuart|ultim|penultim)[oa]? (?:fila|registro|renglon|linea|valor)\b|\b(?:fila|registro|renglon) (?:de )?(?:la |el )?(primer|segund|tercer|cuart|ultim|penultim)[oa]\b/
const WHAT_KIND =
  /\b(?:data ?frame|serie|series|tabla)\b.{0,30}\b(?:o|u)\b.{0,30}\b(?:que|serie|series|data ?frame|lista|tabla|columna|numero)\b|\bque (?:tipo|me devuelve|devuelve|es lo que devuelve|me da|clase)\b/
const AMOUNT = /\b(?:cuanto|cual|que (?:valor|numero|media|promedio|total)|con que|en que)\b/
const PLACES: Readonly<Record<string, readonly [place: number, word: string]>> = {
  primer: [0, 'primera'],
  segund: [1, 'segunda'],
  tercer: [2, 'tercera'],
  cuart: [3, 'cuarta'],
  ultim: [-1, 'última'],
  penultim: [-2, 'penúltima'],
}
const MAX_NAMES = 12
const MARK = '\u0001'
const BETWEEN = '\u0002'

type Table = { name: string; type: 'Series' | 'DataFrame'; rows: number; columns: string[] }

/** What a run tells of the tables of a program: how many rows one has, a value in a row, what a column or a group comes to. */
export function tableFact(said: string, source: Source): string | null {
  if (!usesPandas(source)) return null
  const tables = tablesIn(source)
  const named = tables.filter(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(said))
  const table = named.at(-1) ?? tables.at(-1)
  if (table === undefined) return null
  if (ROWS.test(said)) return rowsText(table)
  const kind = WHAT_KIND.test(said) ? kindText(table) : null
  const value = /\bpor que\b/.test(said)
    ? null
    : ROW.test(said)
      ? valueInRow(said, table, source)
      : AMOUNT.test(said)
        ? valueOfLabel(said, table, source)
        : null
  return kind === null && value === null ? null : [kind, value].filter((part) => part !== null).join(' ')
}

const rowsText = ({ name, rows }: Table): string =>
  `${inlineCode(name)} queda con **${rows}** ${rows === 1 ? 'fila' : 'filas'}: lo dice ${inlineCode(`len(${name})`)}.`

const kindText = ({ name, type, columns, rows }: Table): string =>
  type === 'Series'
    ? `${inlineCode(name)} es una **serie** (\`Series\`): una sola columna de ${rows} ${rows === 1 ? 'valor' : 'valores'}, cada uno con su etiqueta (el índice). Para convertirla en tabla, ${inlineCode(`${name}.reset_index()`)}.`
    : `${inlineCode(name)} es una **tabla** (\`DataFrame\`) con las columnas ${columns.map(inlineCode).join(', ')}.`

/** Whether something is asked that the run of a program with tables may tell. */
export function asksOfTable({ frame, source }: Ask): boolean {
  const said = saidText(frame.message.prose)
  return usesPandas(source) && [ROWS, ROW, WHAT_KIND, AMOUNT].some((asked) => asked.test(said))
}

/** The names of the program that hold tables at the end, in the order in which they first got one. */
function tablesIn(source: Source): Table[] {
  const { body } = source.module
  const names = [...new Set(body.flatMap((node) => (node.kind === 'assign' ? boundBy(node) : [])))].slice(-MAX_NAMES)
  const shown = shownAtEnd(
    source,
    names.flatMap((name) => {
      const type = `type(${name}).__name__`
      return [
        type,
        `len(${name}) if ${type} in ("Series", "DataFrame") else 0`,
        `"${BETWEEN}".join(str(c) for c in ${name}) if ${type} == "DataFrame" else ""`,
      ]
    }),
  )
  return names.flatMap((name, at) => {
    const [type, rows, columns = ''] = shown.slice(at * 3, at * 3 + 3)
    if (type !== 'Series' && type !== 'DataFrame') return []
    return [{ name, type, rows: Number(rows), columns: columns === '' ? [] : columns.split(BETWEEN) }]
  })
}

/** What expressions come to when the program has ended; nothing where that is not sure. */
function shownAtEnd({ module }: Source, expressions: readonly string[]): string[] {
  const prints = expressions.map((expression) => `print("${MARK}" + str(${expression}))`)
  const run = evaluatePiece(parsePython(`${module.source.trimEnd()}\n${prints.join('\n')}\n`))
  return run.kind === 'done'
    ? run.output
        .split(MARK)
        .slice(1)
        .map((text) => text.replace(/\n$/, ''))
    : []
}

const isSaid = (said: string, word: string) => {
  const plain = plainText(word)
    .replace(/[^\w ]/g, ' ')
    .trim()
  return plain.length > 0 && new RegExp(`(?<![\\w])${plain}(?![\\w])`).test(said)
}

/** «¿Cuánto queda en acum para la última fila?» */
function valueInRow(said: string, table: Table, source: Source): string | null {
  const [, before, behind] = ROW.exec(said) ?? []
  const found = PLACES[before ?? behind ?? '']
  const columns = table.columns.filter((column) => isSaid(said, column))
  const head = columns.at(-1)
  if (found === undefined || (table.type === 'DataFrame' && head === undefined)) return null
  const [place, word] = found
  const cell =
    table.type === 'Series' ? `${table.name}.iloc[${place}]` : `${table.name}[${JSON.stringify(head)}].iloc[${place}]`
  const [value] = shownAtEnd(source, [cell])
  if (value === undefined || value.includes('\n')) return null
  const what = table.type === 'Series' ? inlineCode(table.name) : inlineCode(head ?? '')
  return `En la **${word} fila**, ${what} vale ${inlineCode(value === 'nan' ? 'NaN' : value)}.`
}

/** «¿Cuánto le toca a Cali?», «¿con qué registro del cliente 7 se queda?»: the row of a label that is named. */
function valueOfLabel(said: string, table: Table, source: Source): string | null {
  const { name } = table
  const [index = '', ...cells] = shownAtEnd(source, [
    `"${BETWEEN}".join(str(e) for e in ${name}.index)`,
    ...table.columns.map((column) => `"${BETWEEN}".join(str(e) for e in ${name}[${JSON.stringify(column)}])`),
  ])
  const labels = index.split(BETWEEN)
  const at = labels.findIndex((label) => /[a-z]/i.test(label) && isSaid(said, label))
  if (at !== -1) return rowText(table, { at, label: labels[at] ?? '' }, source)
  for (const [column, text] of cells.entries()) {
    const values = text.split(BETWEEN)
    const found = values.flatMap((value, row) => (isSaid(said, value) && value.length > 0 ? [row] : []))
    const [row] = found
    // One row that a value of it stands for: a name, or a number beside the name of its column.
    const isNamed = /[a-z]/i.test(values[row ?? 0] ?? '') || new RegExp(`\\b${values[row ?? 0]}\\b`).test(said)
    if (row !== undefined && found.length === 1 && isNamed && new Set(values).size === values.length)
      return rowText(table, { at: row, label: `${table.columns[column]} = ${values[row]}` }, source)
  }
  return null
}

function rowText(
  { name, type, columns }: Table,
  { at, label }: { at: number; label: string },
  source: Source,
): string | null {
  if (type === 'Series') {
    const [value] = shownAtEnd(source, [`${name}.iloc[${at}]`])
    return value === undefined ? null : `Para ${inlineCode(label)}, ${inlineCode(name)} da **${value}**.`
  }
  const values = shownAtEnd(
    source,
    columns.map((column) => `${name}[${JSON.stringify(column)}].iloc[${at}]`),
  )
  if (values.length !== columns.length || values.some((value) => value.includes('\n'))) return null
  const told = columns.map((column, place) => `${inlineCode(column)} = ${inlineCode(values[place] ?? '')}`)
  return `La fila de ${inlineCode(label)} en ${inlineCode(name)} es: ${told.join(', ')}.`
}
