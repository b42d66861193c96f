import { quoted } from '../../../../engine/task/read-data'
import type { Program } from '../../compose/program'
import { type Column, isNumeric } from '../../report/read/column'
import { columnsIn, columnsOfTests, type Pipeline } from '../pipeline'
import { cleaningLines } from './plain-cleaning'
import { groupLines } from './plain-groups'
import { joinLines } from './plain-join'
import { savedLines, shownRows, totalLines } from './plain-results'
import type { Plain } from './plain-state'
import { dayIn, madeSaid, numberIn, operandIn, spaced, type Terms, testsIn } from './terms'

type Style = { decimals: number | null; currency: string }

/** The program of a pipeline with the standard library; null where it takes more. */
export function plainOf(
  pipeline: Pipeline,
  { decimals, currency }: Style,
): (Program & Pick<Plain, 'how' | 'done'>) | null {
  const { table, saving } = pipeline
  if (
    [table.file, saving?.file].some((file) => /\.xlsx?$/i.test(file ?? '')) ||
    pipeline.across ||
    table.variable === 'df' ||
    table.more !== null
  )
    return null
  const isFile = table.file !== null
  const isKept = saving !== null && pipeline.group.length === 0
  // Rows that are written again keep their cells as they were.
  const isCsv = isFile && !/\.json$/i.test(table.file ?? '')
  const used = isFile && !isKept ? usedColumns(pipeline) : []
  // A JSON file holds numbers as numbers.
  const converted = new Set(isCsv ? used : used.filter(({ type }) => type === 'date'))
  const plain: Plain = {
    pipeline,
    terms: termsOf(converted, isCsv),
    current: table.variable,
    all: table.variable,
    lines: [...readLines(pipeline)],
    imports: /\.json$/i.test(table.file ?? '') ? ['import json'] : isFile ? ['import csv'] : [],
    how: [],
    done: isFile ? [`lee ${[table.file, pipeline.join?.table.file].filter(Boolean).join(' y ')}`] : [],
    decimals: decimals ?? 2,
    currency,
  }
  if (isFile && /\.csv$/i.test(table.file ?? ''))
    plain.how.push(
      `\`csv.DictReader\` da cada línea de \`${table.file}\` como un diccionario con los nombres de la cabecera.`,
    )
  if (pipeline.join) joinLines(plain, pipeline.join)
  cleaningLines(plain)
  preparedLines(plain, converted)
  chosenLines(plain)
  if (pipeline.listed !== null) {
    if (pipeline.group.length === 0) orderedRows(plain)
    if (saving === null || saving.isShownToo || pipeline.group.length > 0) shownRows(plain)
  }
  if (pipeline.group.length > 0) {
    groupLines(plain)
    totalLines(plain, pipeline.totals)
  } else {
    totalLines(plain, pipeline.measures)
    if (saving && pipeline.listed) savedLines(plain, plain.current, pipeline.listed)
  }
  const code = plain.lines.join('\n')
  const dates = ['date', 'datetime', 'timedelta'].filter((name) => new RegExp(`(?<![.\\w])${name}[.(]`).test(code))
  return {
    imports: [...plain.imports, ...(dates.length > 0 ? [`from datetime import ${dates.join(', ')}`] : [])],
    body: spaced(plain.lines),
    how: plain.how,
    done: plain.done,
  }
}

/** The columns whose cells are worked with as numbers or days. */
function usedColumns({ where, made, measures, totals, group, order, table, fill, listed }: Pipeline): Column[] {
  const sorted = table.columns.filter(({ header }) => header === order?.by && listed !== null)
  const used = [
    ...columnsOfTests(where),
    ...made.flatMap(({ value }) => columnsIn(value)),
    ...[...measures, ...totals].flatMap(({ value, where: own }) => [
      ...(value ? columnsIn(value) : []),
      ...columnsOfTests(own),
    ]),
    ...group.flatMap(({ column, part }) => (part === 'whole' ? [] : [column])),
    ...sorted,
    ...fill.map(({ column }) => column),
  ]
  const keys = new Set(group.filter(({ part }) => part === 'whole').map(({ column }) => column))
  return table.columns.filter(
    (column) =>
      used.includes(column) &&
      !keys.has(column) &&
      (column.type === 'date' || isNumeric(column)) &&
      !isText(column, where),
  )
}

/** A column of which only the name is known is text where it is compared with one. */
const isText = (column: Column, where: Pipeline['where']) =>
  column.type === 'unknown' &&
  where.some(({ left, right }) => right.kind === 'text' && columnsIn(left).includes(column))

const WEEKDAYS = 'DIAS'
function termsOf(converted: ReadonlySet<Column>, isCsv: boolean): Terms {
  const cell = ({ header }: Column) => `fila[${quoted(header)}]`
  return {
    cell,
    column: (column) => (converted.has(column) || !isCsv ? cell(column) : numberIn(column, cell(column))),
    made: (name) => `fila['${name}']`,
    day: (column) => (converted.has(column) ? cell(column) : dayIn(column, cell(column))),
    date: (year, month, day) => `date(${year}, ${month}, ${day})`,
    today: (minus) => (minus === 0 ? 'date.today()' : `date.today() - timedelta(days=${minus})`),
    part: (day, part) =>
      ({
        year: `${day}.year`,
        'number-of-month': `${day}.month`,
        month: `${day}.strftime('%Y-%m')`,
        week: `${day}.strftime('%G-S%V')`,
        weekday: `${WEEKDAYS}[${day}.weekday()]`,
        quarter: `str(${day}.year) + '-T' + str((${day}.month - 1) // 3 + 1)`,
      })[part],
    days: (from, until) => `(${until} - ${from}).days`,
    loose: (text) => `${text}.strip().lower()`,
    and: ' and ',
    or: ' or ',
    isBracketed: false,
  }
}

function readLines({ table, group }: Pipeline): string[] {
  const days = group.some(({ part }) => part === 'weekday')
    ? [`${WEEKDAYS} = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']`, '']
    : []
  if (table.file === null) return [...days, ...table.setup, '']
  if (/\.json$/i.test(table.file))
    return [...days, `with open('${table.file}', encoding='utf-8') as archivo:`, '    filas = json.load(archivo)', '']
  const option = table.separator === ',' ? '' : `, delimiter='${table.separator === '\t' ? '\\t' : table.separator}'`
  return [
    ...days,
    `with open('${table.file}', encoding='utf-8', newline='') as archivo:`,
    `    filas = list(csv.DictReader(archivo${option}))`,
    '',
  ]
}

/** Cells become numbers and days, and new columns are worked out. */
function preparedLines(plain: Plain, converted: ReadonlySet<Column>): void {
  const { pipeline, terms, current } = plain
  const cells = [...converted].map((column) => {
    const cell = `fila[${quoted(column.header)}]`
    return `${cell} = ${column.type === 'date' ? dayIn(column, cell) : numberIn(column, cell)}`
  })
  // A column is worked out of the rows that are left where it is no part of what they are chosen by.
  const made = pipeline.made.map(({ name, value }) => `fila['${name}'] = ${operandIn(value, terms)}`)
  if (cells.length + made.length === 0) return
  plain.lines.push(`for fila in ${current}:`, ...[...cells, ...made].map((line) => `    ${line}`), '')
  if (cells.length > 0)
    plain.how.push(
      'De un archivo todo llega como texto: el primer `for` convierte los números y las fechas que hacen falta.',
    )
  for (const { name, value } of pipeline.made) {
    plain.how.push(
      value.kind === 'days'
        ? 'Restar dos fechas da un intervalo, y `.days` sus días.'
        : `\`${name}\` se calcula en cada fila.`,
    )
    plain.done.push(madeSaid(name))
  }
}

function chosenLines(plain: Plain): void {
  const { pipeline, terms, current } = plain
  if (pipeline.where.length === 0) return
  const test = testsIn(pipeline.where, terms)
  const days = [...new Set(test.match(/\bdate\(\d+, \d+, \d+\)/g) ?? [])]
  const names = days.length === 1 ? ['limite'] : ['desde', 'hasta']
  const isNamed = days.length > 0 && days.length <= names.length
  if (isNamed) plain.lines.push(...days.map((day, at) => `${names[at]} = ${day}`))
  const said = isNamed ? days.reduce((text, day, at) => text.replaceAll(day, names[at] ?? ''), test) : test
  plain.lines.push(`elegidas = [fila for fila in ${current} if ${said}]`, '')
  plain.how.push('`elegidas` se queda solo con las filas que cumplen lo que va detrás del `if`.')
  plain.done.push('se queda con las filas que pides')
  plain.current = 'elegidas'
}

function orderedRows(plain: Plain): void {
  const { pipeline, terms, current } = plain
  const { order, limit, table, made } = pipeline
  if (order) {
    const column = table.columns.find(({ header }) => header === order.by)
    const key = made.some(({ name }) => name === order.by)
      ? terms.made(order.by)
      : column
        ? operandIn({ kind: 'column', column }, terms)
        : null
    if (key === null) return
    plain.lines.push(`${current}.sort(key=lambda fila: ${key}${order.isDown ? ', reverse=True' : ''})`)
    plain.how.push(
      `\`sort\` ordena por \`${order.by}\`${order.isDown ? '; con `reverse=True`, de mayor a menor' : ''}.`,
    )
    plain.done.push('ordena')
  }
  if (limit !== null) {
    plain.all = current
    plain.lines.push(`primeras = ${current}[:${limit}]`)
    plain.how.push(`\`[:${limit}]\` se queda con las ${limit} primeras.`)
    plain.current = 'primeras'
  }
  if (order ?? limit) plain.lines.push('')
}
