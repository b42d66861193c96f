import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../../../engine/task/identifier'
import { quoted } from '../../../../engine/task/read-data'
import { nameOf, plural } from '../../plan/noun-names'
import type { Cell, FoundData, PlanData } from '../../plan/tables/data'
import { keyName, valueName } from '../../plan/tables/given-table'
import { type Column, dateFormatOf, type Source } from '../read/column'
import { columnOf, dictOf } from '../read/column-of'

type About = { rest: string; message: string }

/** Data of the request as rows in a variable. */
export function givenSource({ data, noun, name }: FoundData, { rest, message }: About): Source | null {
  const about = `${noun} ${rest}`
  switch (data.kind) {
    case 'numbers': {
      const one = singular(identifier(folded(name ?? valueName(noun, rest)))) || 'numero'
      return plain(one, { values: data.values, variable: name })
    }
    case 'words': {
      const one = name === undefined ? keyName(data.values, noun, about) : nameOf(name)
      return plain(one, { values: data.values, variable: name })
    }
    case 'pairs': {
      const labels = data.entries.map(([label]) => label)
      const key = columnOf(keyName(labels, noun, rest), labels)
      const valueWord = valueName(`${noun} ${name ?? ''}`, rest)
      const value = columnOf(
        data.isPercent ? 'porcentaje' : valueWord === key.name ? 'cantidad' : valueWord,
        data.entries.map(([, number]) => number),
      )
      const variable = name ?? distinct(plural(value.name), [key.name, value.name])
      if (variable === value.name) value.name = value.name === 'cantidad' ? 'valor' : 'cantidad'
      return dictOf(variable, { key, value, cells: data.entries.map(([, number]) => String(number)) })
    }
    case 'lists': {
      const labels = data.entries.map(([label]) => label)
      const key = columnOf(keyName(labels, noun, rest), labels)
      const values = data.entries.flatMap(([, numbers]) => numbers)
      const word = plural(valueName(`${noun} ${name ?? ''}`, rest))
      const value: Column = { ...columnOf(word, values), type: 'numbers' }
      return dictOf(name ?? `${word}_por_${key.name}`, {
        key,
        value,
        cells: data.entries.map(([, numbers]) => `[${numbers.join(', ')}]`),
      })
    }
    case 'rows':
      return rowsOf(data, { name, about, message })
    case 'coded':
      return null
  }
}

const distinct = (name: string, taken: readonly string[]): string => (taken.includes(name) ? `${name}_dados` : name)

function plain(one: string, { values, variable }: { values: readonly Cell[]; variable: string | undefined }): Source {
  const column = columnOf(one, values)
  const list = variable ?? distinct(plural(one), [one])
  if (column.name === list) column.name = `${list}_valor`
  return {
    columns: [column],
    shape: 'plain',
    variable: list,
    one: column.isText ? 'texto' : column.name,
    setup: [`${list} = [${values.map(literal).join(', ')}]`],
    imports: [],
    how: [],
    isOneEach: new Set(values).size === values.length || values.some((value) => typeof value === 'number'),
    file: null,
  }
}

const literal = (value: Cell): string => (typeof value === 'number' ? String(value) : quoted(value))

type Rows = Extract<PlanData, { kind: 'rows' }>

/** Rows with a header, or named by a list of as many words («(local, visitante, goles local, goles visitante)»), or by what they hold. */
function rowsOf(
  data: Rows,
  { name, about, message }: { name: string | undefined; about: string; message: string },
): Source {
  const width = data.columns?.length ?? data.rows[0]?.length ?? 0
  const headers = data.columns ?? listedNames(message, width) ?? guessedNames(data, about)
  const columns = headers.map((header, at) =>
    columnOf(
      header,
      data.rows.map((row) => row[at] ?? ''),
    ),
  )
  const variable = name ?? 'filas'
  const isJson = data.separator === 'json'
  const row = (cells: readonly Cell[]) =>
    isJson
      ? `    {${cells.map((cell, at) => `${quoted(columns[at]?.header ?? '')}: ${literal(cell)}`).join(', ')}},`
      : `    (${cells.map(literal).join(', ')}),`
  return {
    columns,
    shape: isJson ? 'dicts' : 'tuples',
    variable,
    one: 'fila',
    setup: [`${variable} = [`, ...data.rows.map(row), ']'],
    imports: [],
    how: [],
    isOneEach: false,
    file: null,
  }
}

/** Names in brackets, as many as there are columns. */
function listedNames(message: string, width: number): string[] | null {
  for (const [, inside = ''] of message.matchAll(/\(([^()[\]{}"'\d]{3,160})\)/g)) {
    const names = inside.split(/,| y /).map((part) => part.trim())
    if (names.length === width && names.every((part) => /^[\p{L}_ ]{2,30}$/u.test(part))) return names
  }
  return null
}

/** Texts by what is said of them, numbers by their noun. */
function guessedNames({ rows }: Rows, about: string): string[] {
  const width = rows[0]?.length ?? 0
  const isNumber = (at: number) => rows.every((row) => typeof row[at] === 'number')
  const numbers = Array.from({ length: width }, (_, at) => at).filter(isNumber)
  const texts = Array.from({ length: width }, (_, at) => at).filter(
    (at) => !isNumber(at) && dateFormatOf(rows.map((row) => row[at] ?? '')) === null,
  )
  const said = texts.length > 1 ? shownNames(about, texts.length) : []
  return Array.from({ length: width }, (_, at) => {
    if (isNumber(at))
      return numbers.length === 1
        ? valueName('', about)
        : at === numbers[0]
          ? 'cantidad'
          : at === numbers.at(-1)
            ? 'precio'
            : `valor${at}`
    if (!texts.includes(at)) return 'fecha'
    const place = texts.indexOf(at)
    return (
      said[place] ??
      (place === 0
        ? keyName(
            rows.map((row) => String(row[0])),
            '',
            about,
          )
        : `dato${at + 1}`)
    )
  })
}

const SHOWN =
  /\b(?:imprim\w+|muestr\w+|saqu\w+|sac\w+|list\w+|diga|dime|dame|ensen\w+)(?: (?:el|la|los|las|su|sus|en pantalla)){0,8} ([a-z]+(?:(?: ?,| y| e)?(?: el| la| los| las| su)? [a-z]+){1,5})/g
const NO_NAME =
  /^(?:que|q|ya|se|de|del|por|en|un|una|cada|uno|solo|nomas|dias?|cuant\w+|total|todo|los|las|y|e|con|pantalla|resultado|siguiente|lo)$/

/** «imprima folio, cliente y días»: what as many texts are called. */
function shownNames(about: string, count: number): string[] {
  for (const [, list = ''] of folded(about).matchAll(SHOWN)) {
    const names: string[] = []
    for (const word of list.split(/[ ,]+/)) {
      if (/^(?:y|e|el|la|los|las|su)$/.test(word)) continue
      if (NO_NAME.test(word)) break
      names.push(word)
    }
    if (names.length === count) return names
  }
  return []
}
