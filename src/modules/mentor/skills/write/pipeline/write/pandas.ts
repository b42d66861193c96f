import { quoted } from '../../../../engine/task/read-data'
import type { Program } from '../../compose/program'
import { columnsIn, columnsOfTests, type Join, type Measure, type Part, type Pipeline, type Table } from '../pipeline'
import { cleaningLines } from './pandas-cleaning'
import { acrossLines, groupLines } from './pandas-groups'
import { METHODS, type Pandas } from './pandas-state'
import { LABELS } from './plain-results'
import { madeSaid, operandIn, spaced, type Terms, testsIn } from './terms'

type Written = Program & Pick<Pandas, 'how' | 'done'>

export const PANDAS_NOTE =
  'pandas se instala aparte: `pip install pandas`; para leer o escribir Excel hace falta además `pip install openpyxl`.'

/** The program of a pipeline with pandas. */
export function pandasOf(pipeline: Pipeline, decimals: number | null): Written | null {
  const { table } = pipeline
  if (table.file === null && table.variable !== 'df') return null
  const pandas: Pandas = {
    pipeline,
    terms: TERMS,
    lines: readLines(table),
    how: [],
    done: table.file === null ? [] : [`lee ${table.file}`],
    decimals,
  }
  if (table.more === 'sheets')
    pandas.how.push('Con `sheet_name=None` se leen todas las hojas, y `pd.concat` las pone una debajo de otra.')
  if (pipeline.join) pandas.lines.push(...joinLines(pipeline.join))
  pandas.lines.push(...stepLines(pandas))
  return { imports: ['import pandas as pd'], body: spaced(pandas.lines), how: pandas.how, done: pandas.done }
}

/** What is done with the rows of somebody's own table, by its name. */
export function frameLines(pipeline: Pipeline, frame: string): { lines: string[]; how: string[] } {
  const pandas: Pandas = { pipeline, terms: TERMS, lines: [], how: [], done: [], decimals: null }
  const lines = stepLines(pandas).map((line) => line.replace(/\bdf\b/g, frame))
  return { lines, how: pandas.how }
}

/** What is done with the rows that `df` holds, from the dates on. */
function stepLines(pandas: Pandas): string[] {
  const before = pandas.lines
  pandas.lines = []
  dateLines(pandas)
  cleaningLines(pandas)
  rowLines(pandas)
  resultLines(pandas)
  const { lines } = pandas
  pandas.lines = before
  return lines
}

const TERMS: Terms = {
  cell: ({ header }) => `df[${quoted(header)}]`,
  column: ({ header }) => `df[${quoted(header)}]`,
  made: (name) => `df['${name}']`,
  day: ({ header }) => `df[${quoted(header)}]`,
  date: (year, month, day) => `pd.Timestamp(${year}, ${month}, ${day})`,
  today: (minus) => `pd.Timestamp.today().normalize()${minus === 0 ? '' : ` - pd.Timedelta(days=${minus})`}`,
  part: (day, part) => partOf(day, part),
  days: (from, until) => `(${until} - ${from}).dt.days`,
  loose: (text) => `${text}.str.strip().str.lower()`,
  and: ' & ',
  or: ' | ',
  isBracketed: true,
}

function partOf(day: string, part: Part | 'number-of-month'): string {
  const of = day.startsWith('pd.Timestamp') ? day : `${day}.dt`
  return {
    year: `${of}.year`,
    'number-of-month': `${of}.month`,
    month: `${of}.strftime('%Y-%m')`,
    week: `${of}.strftime('%G-S%V')`,
    weekday: `${of}.dayofweek.map(dict(enumerate(DIAS)))`,
    quarter: `${of}.to_period('Q').astype(str)`,
  }[part]
}

function readLines({ file, separator, hasComma, more }: Table, name = 'df'): string[] {
  if (file === null) return []
  if (/\.xlsx?$/i.test(file) && more === 'sheets')
    return [
      `hojas = pd.read_excel('${file}', sheet_name=None)`,
      `${name} = pd.concat(hojas.values(), ignore_index=True)`,
      '',
    ]
  if (/\.xlsx?$/i.test(file)) return [`${name} = pd.read_excel('${file}')`, '']
  if (/\.json$/i.test(file)) return [`${name} = pd.read_json('${file}')`, '']
  const sep = separator === ',' ? '' : `, sep='${separator === '\t' ? '\\t' : separator}'`
  return [`${name} = pd.read_csv('${file}'${sep}${hasComma ? ", decimal=','" : ''})`, '']
}

/** The rows of another file beside those that belong to them. */
function joinLines({ table, left, right }: Join): string[] {
  const [own, other] = [quoted(left.header), quoted(right.header)]
  const on = own === other ? `on=${own}` : `left_on=${own}, right_on=${other}`
  return [...readLines(table, 'otros'), `df = df.merge(otros, ${on}, how='left')`, '']
}

/** Columns of days that something is worked out from. */
function dateLines({ pipeline, lines, how }: Pandas): void {
  const { where, made, group, across, measures, table, order } = pipeline
  const used = [
    ...columnsOfTests([...where, ...measures.flatMap((measure) => measure.where)]),
    ...made.flatMap(({ value }) => columnsIn(value)),
    ...[...group, ...(across ? [across] : [])].flatMap(({ column, part }) => (part === 'whole' ? [] : [column])),
    ...table.columns.filter(({ header }) => header === order?.by),
  ]
  const days = table.columns.filter((column) => column.type === 'date' && used.includes(column))
  for (const { header, format } of days)
    lines.push(
      `df[${quoted(header)}] = pd.to_datetime(df[${quoted(header)}]${format === '%Y-%m-%d' || format === null ? '' : ', dayfirst=True'})`,
    )
  if (days.length > 0)
    how.push(
      `\`pd.to_datetime\` convierte los textos en fechas${days.some(({ format }) => format !== '%Y-%m-%d') ? '; `dayfirst=True`: primero el día' : ''}.`,
    )
}

function rowLines({ pipeline, terms, lines, how, done }: Pandas): void {
  for (const { name, value } of pipeline.made) {
    lines.push(`df['${name}'] = ${operandIn(value, terms)}`)
    how.push('La cuenta se hace de una vez con toda la columna: no hace falta un bucle.')
    done.push(madeSaid(name))
  }
  if (pipeline.where.length > 0) {
    lines.push(`df = df[${testsIn(pipeline.where, terms)}]`)
    how.push(
      pipeline.where.length > 1
        ? 'Entre corchetes van las condiciones, cada una entre paréntesis: `&` es «y», `|` es «o».'
        : 'Entre corchetes, la condición deja solo las filas que la cumplen.',
    )
    done.push('se queda con las filas que pides')
  }
}

/** What comes out of the rows that are left. */
function resultLines(pandas: Pandas): void {
  const { pipeline, lines } = pandas
  if (lines.length > 0) lines.push('')
  const { group, listed, saving, across } = pipeline
  if (across) acrossLines(pandas, across)
  else if (group.length > 0) groupLines(pandas)
  else if (listed !== null) listLines(pandas)
  else totalLines(pandas, pipeline.measures)
  const name = group.length > 0 || across ? 'resumen' : 'df'
  const isKeyed = across === null
  if (group.length > 0 || across || listed !== null) {
    if (saving === null || saving.isShownToo || group.length > 0)
      lines.push(`print(${name}${isKeyed ? '.to_string(index=False)' : ''})`)
    if (listed !== null && group.length === 0) totalLines(pandas, pipeline.measures)
    if (pipeline.totals.length > 0) totalLines(pandas, pipeline.totals)
    if (saving) saveLine(pandas, name, isKeyed)
  }
}

function saveLine({ pipeline, lines, how, done }: Pandas, name: string, isKeyed: boolean): void {
  const file = pipeline.saving?.file ?? ''
  const index = isKeyed ? ', index=False' : ''
  if (/\.xlsx?$/i.test(file)) lines.push(`${name}.to_excel('${file}'${index})`)
  else if (/\.json$/i.test(file))
    lines.push(`${name}.to_json('${file}', orient='records', force_ascii=False, indent=2)`)
  else lines.push(`${name}.to_csv('${file}'${index})`)
  if (isKeyed && !/\.json$/i.test(file)) how.push('`index=False` deja fuera los números de fila que pone pandas.')
  done.push(`guarda ${file}`)
}

function listLines({ pipeline, lines, how, done }: Pandas): void {
  const { order, limit, listed, table, made } = pipeline
  if (order) {
    lines.push(`df = df.sort_values('${order.by}'${order.isDown ? ', ascending=False' : ''})`)
    how.push(
      `\`sort_values\` ordena por \`${order.by}\`${order.isDown ? '; con `ascending=False`, de mayor a menor' : ''}.`,
    )
    done.push('ordena')
  }
  if (limit !== null) lines.push(`df = df.head(${limit})`)
  if (
    listed &&
    !(table.isPartial && listed.length >= table.columns.length) &&
    listed.length < table.columns.length + made.length
  )
    lines.push(`df = df[[${listed.map(quoted).join(', ')}]]`)
}

function totalLines({ terms, lines, decimals, done }: Pandas, measures: readonly Measure[]): void {
  for (const { operation, value, where } of measures) {
    const rows = where.length > 0 ? `df[${testsIn(where, terms)}]` : 'df'
    const of = value === null ? '' : operandIn(value, terms)
    const name = /^df\['(.+)'\]$/.exec(of)?.[1]
    const figure =
      operation === 'count'
        ? `len(${rows})`
        : name === undefined
          ? `(${of}).${METHODS[operation]}()`
          : `${rows}['${name}'].${METHODS[operation]}()`
    lines.push(
      `print(f'${LABELS[operation]}: {${figure.replaceAll("'", '"')}${operation === 'count' || operation === 'distinct' ? '' : `:.${decimals ?? 2}f`}}')`,
    )
  }
  if (measures.length > 0) done.push('dice lo que sale de todas')
}
