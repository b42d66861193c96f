import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import { quoted } from '../../../../engine/task/read-data'
import { nameOf, plural, typeOfNoun } from '../noun-names'
import type { Cell, FoundData, PlanData } from './data'
import type { Field, FieldType, Table } from './table'

const DAYS = /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/
const MONTHS = /^(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*$/

/** The variable, its setup and its fields of data that a request states. `about` is the text of the request without it. */
export function givenTable({ data, noun }: FoundData, about: string): Table {
  const base = { imports: [], typed: [], how: [] }
  switch (data.kind) {
    case 'numbers': {
      const one = valueName(noun, about)
      const variable = plural(one)
      const field = { name: one, type: numeric(data.values, one), values: data.values }
      return {
        ...base,
        shape: 'plain',
        variable,
        one,
        fields: [field],
        setup: [`${variable} = [${data.values.join(', ')}]`],
      }
    }
    case 'words': {
      const one = keyName(data.values, noun, about)
      const variable = plural(one)
      const setup = wrapList(variable, data.values.map(quoted))
      return {
        ...base,
        shape: 'plain',
        variable,
        one,
        fields: [{ name: one, type: 'text', values: data.values }],
        setup,
      }
    }
    case 'pairs': {
      const key = keyName(
        data.entries.map(([label]) => label),
        noun,
        about,
      )
      const values = data.entries.map(([, value]) => value)
      const value = data.isPercent ? 'porcentaje' : other(valueName(noun, about), key)
      const variable = plural(value)
      const fields: Field[] = [
        { name: key, type: 'text', values: data.entries.map(([label]) => label) },
        { name: value, type: numeric(values, value), values },
      ]
      return { ...base, shape: 'dict', variable, one: key, fields, setup: dictOf(variable, data.entries) }
    }
    case 'coded': {
      const entries = data.text.split(data.between.trim()).map((part) => part.split(data.inside))
      const key = keyName(
        entries.map(([label = '']) => label),
        noun,
        about,
      )
      const value = other(valueName(noun, about), key)
      const variable = plural(value)
      const fields: Field[] = [
        { name: key, type: 'text' },
        { name: value, type: entries.every(([, each = '']) => /^\s*\d+\s*$/.test(each)) ? 'whole' : 'number' },
      ]
      const read = fields[1]?.type === 'whole' ? `int(${value})` : `float(${value})`
      const setup = [
        `texto = ${quoted(data.text)}`,
        `${variable} = {}`,
        `for parte in texto.split(${quoted(data.between.trim())}):`,
        `    ${key}, ${value} = parte.split(${quoted(data.inside)})`,
        `    ${variable}[${key}${data.inside === '=' || /\s/.test(data.text) ? '.strip()' : ''}] = ${read}`,
      ]
      return {
        ...base,
        shape: 'dict',
        variable,
        one: key,
        fields,
        setup,
        how: [
          `\`split(${quoted(data.between.trim())})\` separa el texto en partes, y \`split(${quoted(data.inside)})\` separa en cada una el nombre del número.`,
        ],
      }
    }
    case 'lists': {
      const key = keyName(
        data.entries.map(([label]) => label),
        noun,
        about,
      )
      const value = other(valueName(noun, about), key)
      const variable = plural(value)
      const all = data.entries.flatMap(([, values]) => values)
      const fields: Field[] = [
        { name: key, type: 'text' },
        { name: `${variable}_lista`, type: numeric(all, value), values: all },
      ]
      const lines = data.entries.map(([label, values]) => `    ${quoted(label)}: [${values.join(', ')}],`)
      return { ...base, shape: 'dict', variable, one: key, fields, setup: [`${variable} = {`, ...lines, '}'] }
    }
    case 'rows':
      return rowTable(data, noun, about)
  }
}

const other = (name: string, key: string) => (name === key ? 'cantidad' : name)

type Rows = Extract<PlanData, { kind: 'rows' }>

/** Rows with a header are dictionaries, rows without one tuples. */
function rowTable(data: Rows, noun: string, about: string): Table {
  const fields = fieldsOf(data, noun, about)
  const base = { imports: [], typed: [], how: [], fields }
  if (data.columns !== null && data.separator === 'json') {
    const lines = data.rows.map(
      (row) => `    {${row.map((cell, at) => `'${fields[at]?.name}': ${cellText(cell)}`).join(', ')}},`,
    )
    return { ...base, shape: 'dicts', variable: 'filas', one: 'fila', setup: ['filas = [', ...lines, ']'] }
  }
  const lines = data.rows.map((row) => `    (${row.map(cellText).join(', ')}),`)
  return { ...base, shape: 'tuples', variable: 'lineas', one: 'linea', setup: ['lineas = [', ...lines, ']'] }
}

export function fieldsOf({ columns, rows }: Rows, noun: string, about: string): Field[] {
  const width = columns?.length ?? rows[0]?.length ?? 0
  const names = columns?.map((column) => column.trim()) ?? guessedNames(rows, { width, noun, about })
  return names.map((name, at) => {
    const values = rows.map((row) => row[at] ?? '')
    const isNumber = values.length > 0 && values.every((value) => typeof value === 'number')
    return { name: columns ? name : identifier(name), type: isNumber ? numeric(values, name) : 'text', values }
  })
}

/** Of rows without a header: texts are what it is, whole numbers how many, the last numbers the price. */
function guessedNames(
  rows: readonly (readonly Cell[])[],
  { width, noun, about }: { width: number; noun: string; about: string },
): string[] {
  const isNumber = (at: number) => rows.every((row) => typeof row[at] === 'number')
  const numbers = Array.from({ length: width }, (_, at) => at).filter(isNumber)
  return Array.from({ length: width }, (_, at) => {
    if (!isNumber(at))
      return at === 0
        ? keyName(
            rows.map((row) => String(row[0])),
            noun,
            about,
          )
        : `dato${at + 1}`
    if (numbers.length === 1) return valueName(noun, about)
    return at === numbers[0] ? 'cantidad' : at === numbers.at(-1) ? 'precio' : `valor${at}`
  })
}

const cellText = (cell: Cell) => (typeof cell === 'number' ? String(cell) : quoted(cell))

function numeric(values: readonly Cell[], name: string): FieldType {
  const type = typeOfNoun(name)
  if (type === 'money') return 'money'
  return values.every((value) => Number.isInteger(value)) ? 'whole' : 'number'
}

const KEY = /\b(?:est[oa]s|los|las|mis|nuestr[oa]s|cada|de|por|cual|que) ([a-z]{3,}?(?:os|as|es|is|s)?)\b/g
const NO_KEY =
  /^(?:que|cada|con|programa|lista|datos|para|python|numeros?|precios?|notas?|los|las|una?|uno|euros|dias|horas|semana|examen|ano|curso|clase|iva|mes|mas|menos|total|media|suma|linea|mayor|menor|script|cuantas?|cuantos?|veces|barato|caro|cosas|siguientes|estas?|estos?|todos?|nota|precio|coeficientes|gastos?|euros|mi|un|dos|ingles|encuesta|respuestas|unidades|diccionario|string|almacen|compra|casos|porcentaje|resultados?|goles|puntos|horas|ventas|alquiler|gasto|edad|altura|lado|otro|otros|por|menor|ha|han|he|mucho|ellos|ellas|aprobados|suspensos|desaprobados)$/

/** What the names stand for, by the noun said of them: «estos tratamientos» → tratamiento; else by what they look like. */
export function keyName(labels: readonly string[], noun: string, about: string): string {
  if (labels.every((label) => DAYS.test(folded(label)))) return 'dia'
  if (labels.every((label) => MONTHS.test(folded(label)))) return 'mes'
  for (const text of [noun, folded(about)])
    for (const [, word = ''] of text.matchAll(KEY)) {
      const name = nameOf(word)
      const type = typeOfNoun(word)
      if (NO_KEY.test(word) || NO_KEY.test(name) || (type !== null && type !== 'text')) continue
      if (
        type === 'text' ||
        /^(?:est[oa]s|cada) /.test(text.slice(text.indexOf(word) - 6)) ||
        new RegExp(`\\b(?:est[oa]s|cada|mis|compañeros) ${word}\\b`).test(text)
      )
        return name
    }
  if (labels.every((label) => /^\p{Lu}\p{Ll}+$/u.test(label))) return 'nombre'
  return /\b(?:vend|producto|tienda|precio|cuest)/.test(folded(about)) ? 'producto' : 'concepto'
}

const VALUE =
  /\b(precio|nota|edad|altura|peso|sueldo|importe|hora|gol|punto|unidad|venta|temperatura|coste|tiempo|factura|gasto|ingreso|kilometro|km|huevo|respuesta|entrada|visita|litro|voto|poblacion|stock|dinero|saldo|cuota|calificacion|distancia|duracion|pedido|cantidad|euro)(?:s|es)?\b/

/** What the numbers are, by the noun nearest to them. */
export function valueName(noun: string, about: string): string {
  const found = VALUE.exec(noun)?.[1] ?? VALUE.exec(folded(about))?.[1]
  if (found === undefined) return /\bnumeros?\b/.test(`${noun} ${folded(about)}`) ? 'numero' : 'cantidad'
  return found === 'euro' ? 'importe' : found
}

const dictOf = (variable: string, entries: readonly [string, number][]): string[] => [
  `${variable} = {`,
  ...entries.map(([label, value]) => `    ${quoted(label)}: ${value},`),
  '}',
]

const wrapList = (variable: string, items: readonly string[]): string[] => [`${variable} = [${items.join(', ')}]`]
