import { identifier, singular } from '../../../../engine/task/identifier'
import type { Column, Task } from '../../../../engine/task/task'
import type { Reading } from '../reading'
import { askLine, type Input, markSignature, readInputs } from '../scalars/inputs'
import { nounType } from '../scalars/nouns'

/** Rows with named columns: where they come from. */
export type Rows = {
  plural: string
  one: string
  columns: Column[]
  origin: 'keyboard' | 'given' | 'parameter' | 'path' | 'csv' | 'json' | 'xlsx'
  file: string | null
  /** Python for the file's name: a text, or the parameter that holds it. */
  path: string | null
  separator: string
  code: string | null
}

const NUMERIC =
  /^(?:cantidad|precio|importe|monto|total|nota|edad|horas|unidades|stock|sueldo|salario|valor|venta|ventas|coste|costo|gasto|puntos|saldo|peso|altura|temperatura|km|kilometros|iva|descuento|existencias|duracion|minutos|goles|poblacion|anio|calificacion|importe_total)s?$/

/** The rows that a request is about; null where it is about none. */
export function readRows(task: Task, reading: Reading): Rows | null {
  const asked = typedRows(task, reading)
  if (asked) return asked
  const columns = columnsOf(task, reading)
  const file =
    task.files.find((name) => /\.(?:csv|json|xlsx)$/i.test(name)) ??
    (/\bcsv\b/.test(reading.text) && task.data === null && columns.length > 0 ? 'datos.csv' : null)
  if (columns.length === 0) return null
  const separator =
    /\b(?:separad\w*|separador)(?: \w+){0,3} (?:; |; ?$|por ;|punto y coma)|separador es ;|punto y coma/.test(
      reading.text,
    )
      ? ';'
      : /\btabulador/.test(reading.text)
        ? '\\t'
        : ','
  reading.take(
    /\b(?:ojo )?(?:el )?separador(?: es| :| de)*(?: ;| ,| punto y coma| coma)?|\bseparad\w+ (?:por|con) (?:;|punto y coma|comas?)/,
  )
  const [signature] = task.functions
  markSignature(task, reading)
  for (const name of task.files) reading.take(new RegExp(`${name.toLowerCase().replace(/[.]/g, '\\.')}`))
  const base = { columns, separator, code: null, file, path: null }
  if (signature) {
    const [parameter] = signature.parameters
    if (signature.parameters.length !== 1 || parameter === undefined) return null
    const isPath = /^(?:ruta|archivo|fichero|path|nombre_archivo|filename|csv)$/.test(parameter)
    const stem = file?.replace(/\.\w+$/, '').toLowerCase() ?? 'filas'
    if (isPath)
      return { ...base, ...namesOf(identifier(stem)), origin: 'path', path: parameter, file: file ?? 'datos.csv' }
    return { ...base, ...namesOf(parameter), origin: 'parameter' }
  }
  if (task.data?.kind === 'rows') {
    const name =
      /\b([a-z_]\w*) ?= ?(?=$|[,;.a-z])/.exec(reading.text)?.[1] ??
      /\b(?:lista de |las |los |mis |tengo )([a-z]{4,}s)\b/.exec(reading.text)?.[1] ??
      'filas'
    return { ...base, ...namesOf(identifier(name)), origin: 'given', code: task.data.code }
  }
  if (file === null) return null
  const origin = file.endsWith('.json') ? 'json' : file.endsWith('.xlsx') ? 'xlsx' : 'csv'
  return { ...base, ...namesOf(identifier(file.replace(/\.\w+$/, '').toLowerCase())), origin, path: `'${file}'` }
}

/** «nota de los alumnos» is a nota: all are of the same. */
const withoutOwner = (input: Input): Input => {
  const label = input.label.replace(/ (?:de|del) (?:los |las |cada |el |la |un |una )?\S+$/, '')
  return label === input.label ? input : { ...input, label, name: identifier(label.toLowerCase()) }
}

/** «pida nombre y precio hasta que ponga fin»: several things of each, the first of which ends it. */
function typedRows(task: Task, reading: Reading): Rows | null {
  const until = task.constraints.find((each) => each.kind === 'repeat-until')
  const found = task.functions.length === 0 && until ? readInputs(reading) : null
  const [first, ...others] = (found?.items ?? []).map(withoutOwner)
  if (!found || until?.kind !== 'repeat-until' || first?.type !== 'text' || others.length === 0) return null
  reading.use(found.span)
  reading.take(/\b(?:de cada (?:producto|alumno|cliente|articulo|uno|una)|\( ?en (?:ese|este) orden ?\))/)
  reading.take(
    /\b(?:hasta que|hasta|cuando)(?: [^,;.]*?)? (?:«[^ ]+»|fin|salir|exit|vaci[oa]|nada|enter|intro|parar|stop|terminar|listo|ya|no|n|s|x)(?!\w)/,
  )
  const plural =
    /\b(productos|alumnos|clientes|articulos|gastos|ventas|empleados|libros|personas|estudiantes)\b/.exec(
      reading.text,
    )?.[1] ?? 'filas'
  const word = until.word.toLowerCase()
  const stop = word === '' ? `if not ${first.name}:` : `if ${first.name}.lower() == '${word}':`
  const prompt = word === '' ? 'Intro' : word
  const fields = [first, ...others].map(({ name }) => `'${name}': ${name}`).join(', ')
  const lines = [
    `${plural} = []`,
    'while True:',
    `    ${first.name} = input('${first.label} (${prompt} para terminar): ').strip()`,
    `    ${stop}`,
    '        break',
    ...others.map((input) => `    ${askLine(input)}`),
    `    ${plural}.append({${fields}})`,
  ]
  const columns = [first, ...others].map(({ name, type }) => ({ name, isNumber: type !== 'text' }))
  return {
    ...namesOf(plural),
    columns,
    origin: 'keyboard',
    file: null,
    path: null,
    separator: ',',
    code: lines.join('\n'),
  }
}

function namesOf(name: string): { plural: string; one: string } {
  const one = singular(name)
  return one === name ? { plural: name, one: 'fila' } : { plural: name, one }
}

const NAMES = '((?:«?[a-z_]+»?)(?: ?(?:,|y|e) ?(?:«?[a-z_]+»?))+)'

function columnsOf(task: Task, reading: Reading): Column[] {
  if (task.data?.kind === 'rows') return task.data.columns
  const stated =
    reading.find(
      new RegExp(
        `\\b(?:diccionarios|dicts?|diccs?|claves|campos|columnas)(?: (?:con|de|son|que|tienen|cada|uno|tipo|:|las|los|claves|llamadas|tiene))* ${NAMES}`,
      ),
    ) ?? reading.find(new RegExp(`\\.(?:csv|json|xlsx) (?:con|tiene|que tiene)(?: (?:las|los|columnas))* ${NAMES}`))
  if (task.columns.length > 0) {
    for (const name of task.columns) reading.take(new RegExp(`\\b${name.toLowerCase()}\\b`))
    return task.columns.map(columnOf)
  }
  if (!stated) return []
  reading.use(stated)
  const names = (stated.groups[0] ?? '')
    .split(/ (?:,|y|e) | ?, ?/)
    .map((name) => identifier(name.replace(/[«»]/g, '').trim()))
  return names.filter((name) => name !== '' && !/^(?:quiero|que|saca|y)$/.test(name)).map(columnOf)
}

const columnOf = (name: string): Column => ({
  name,
  isNumber:
    NUMERIC.test(name.toLowerCase()) ||
    (['int', 'float', 'money'].includes(nounType(name.toLowerCase()) ?? 'text') &&
      !/^(?:producto|cliente|empleado|vendedor|nombre|id|codigo)/.test(name.toLowerCase())),
})

/** The lines that read a file into a list of dictionaries, its numbers as numbers. `used`: the columns that are reckoned with. */
export function readLines(rows: Rows, used: readonly Column[]): { lines: string[]; imports: string[]; how: string[] } {
  const { plural, one, origin, path, separator, code } = rows
  const numbers = used.filter(({ isNumber }) => isNumber)
  if (origin === 'parameter') return { lines: [], imports: [], how: [] }
  if (origin === 'keyboard') {
    const how = ['Cada vuelta guarda lo que escribes en un diccionario; `break` sale con la palabra de fin.']
    return { lines: (code ?? '').split('\n'), imports: [], how }
  }
  if (origin === 'given') return { lines: givenLines(plural, code ?? '[]'), imports: [], how: [] }
  if (origin === 'json')
    return {
      lines: [`with open(${path}, encoding='utf-8') as archivo:`, `    ${plural} = json.load(archivo)`],
      imports: ['import json'],
      how: ['`json.load` convierte el archivo en listas y diccionarios de Python.'],
    }
  if (origin === 'xlsx') {
    const lines = [
      `hoja = load_workbook(${path}).active`,
      'filas = list(hoja.iter_rows(values_only=True))',
      `${plural} = [dict(zip(filas[0], fila)) for fila in filas[1:]]`,
    ]
    return {
      lines,
      imports: ['from openpyxl import load_workbook'],
      how: [
        '`openpyxl` lee el Excel (se instala con `pip install openpyxl`); la primera fila son los nombres de las columnas.',
      ],
    }
  }
  const delimiter = separator === ',' ? '' : `, delimiter='${separator}'`
  const converted = numbers.map(({ name }) => `    ${one}['${name}'] = float(${one}['${name}'].replace(',', '.'))`)
  return {
    lines: [
      `with open(${path}, encoding='utf-8', newline='') as archivo:`,
      `    ${plural} = list(csv.DictReader(archivo${delimiter}))`,
      ...(converted.length > 0 ? [`for ${one} in ${plural}:`, ...converted] : []),
    ],
    imports: ['import csv'],
    how: [
      '`csv.DictReader` da cada fila como un diccionario con los nombres de la cabecera.',
      ...(converted.length > 0 ? ['De un CSV todo llega como texto: `float(…)` lo convierte en número.'] : []),
    ],
  }
}

/** One row a line, quotation marks as everywhere. */
function givenLines(plural: string, code: string): string[] {
  const rows = [...code.matchAll(/\{[^{}]*\}/g)].map(([row]) =>
    row
      .replace(/"([^"'\\]*)"/g, "'$1'")
      .replace(/\s+/g, ' ')
      .replace(/ ?: ?/g, ': ')
      .replace(/ ?, ?/g, ', ')
      .replace(/\{ /g, '{')
      .replace(/,? \}/g, '}'),
  )
  return [`${plural} = [`, ...rows.map((row) => `    ${row},`), ']']
}
