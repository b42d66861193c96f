import type { Program } from '../../compose/program'
import { type Condition, isDerived, type Measure, type Query, type Value } from '../query'
import type { Column, Source } from '../read/column'
import type { Tokens } from '../read/tokens'
import type { Writer } from './python-terms'

/** A pivot table: one column down the side, one across, and what is within. */
export type Pivot = {
  rows: Column
  columns: Column
  value: Column
  measure: 'sum' | 'mean' | 'count'
  hasTotals: boolean
}

const PIVOT = /\b(?:tabla dinamica|tablas dinamicas|pivot\w*|tabla cruzada|crosstab)\b/
const IN_ROWS =
  /\b(C\d+)(?: (?:van|vayan|como|puestos|puestas)){0,8} (?:en|como)(?: las| de)? (?:filas|indice|vertical)\b|\b(?:filas|indice|izquierda)(?: (?:los|las|el|la|:|con|por|sean|son|son los|quiero|WANT)){0,8} (C\d+)/
const IN_COLUMNS =
  /\b(C\d+|MONTH)(?: (?:van|vayan|como)){0,8} (?:en|como)(?: las| de)? (?:columnas|horizontal|arriba)\b|\b(?:columnas|arriba)(?: (?:los|las|el|la|:|con|por|sean|son)){0,8} (C\d+)(?! en)/
const WITHIN =
  /\b(?:adentro|dentro|valores|celdas?|relleno|cada celda|cruce)(?: (?:de|la|el|los|las|con|van|va|este|quiero|,|:)){0,8} (?:(SUM|MEAN|MANY) )?(?:(?:de|del|la|el|los|las) ){0,8}(C\d+)|\b(SUM|MEAN) (?:de |del |la |el |los |las ){0,8}(C\d+)/

/** «sucursales en las filas, meses en las columnas y adentro la suma de venta». */
export function readPivot(tokens: Tokens): Pivot | null {
  const asked = tokens.find(PIVOT)
  const listed = /\bcolumnas?(?: (?:son|llamadas|de|las|los|la|el|:|que)){0,8} C\d+ (?:,|y)/.exec(tokens.text)
  const from = listed ? listed.index + listed[0].length : 0
  const [down, across, inside] = [IN_ROWS, IN_COLUMNS, WITHIN].map((pattern) => tokens.find(pattern, from))
  const columnOf = (match: typeof down) =>
    tokens.column(match?.groups.find((group) => group !== undefined && /^C\d+$/.test(group)))
  const [rows, columns, value] = [columnOf(down), columnOf(across), columnOf(inside)]
  if ((!asked && !(down && across)) || !rows || !columns || !value || rows === columns) return null
  for (const match of [asked, down, across, inside]) if (match) tokens.use(match)
  tokens.take(/\b(?:WANT )?(?:lo mismo que )?(?:ONE |la )?(?:tabla dinamica)(?: (?:de|del|como|en) excel)?\b/)
  const totals = tokens.take(
    /\b(?:(?:y|con|los|las) ){0,8}SUM(?: (?:general(?:es)?|por|BY|fila|y|columna|de)){0,8}(?: si se puede)?\b(?! C| MONEY)/,
  )
  const word = inside?.groups.find((group) => group !== undefined && !/^C\d/.test(group))
  return {
    rows,
    columns,
    value,
    measure: word === 'MEAN' ? 'mean' : word === 'MANY' ? 'count' : 'sum',
    hasTotals: totals !== null || /\btotales generales\b|\bgran total\b/.test(tokens.reading.text),
  }
}

function readLine({ file, setup, columns }: Source): string[] {
  if (file === null) return []
  if (/\.json$/i.test(file)) return [`datos = pd.read_json('${file}')`, '']
  if (/\.xlsx$/i.test(file)) return [`datos = pd.read_excel('${file}')`, '']
  const separator = setup.join('').includes("delimiter=';'") ? ", sep=';'" : ''
  const comma = columns.some(({ hasComma, values }) => hasComma && values.length > 0) ? ", decimal=','" : ''
  return [`datos = pd.read_csv('${file}'${separator}${comma})`, '']
}

export function pivotProgram(
  { rows, columns, value, measure, hasTotals }: Pivot,
  source: Source,
  frame: string,
): { program: Program; how: string[]; done: string[] } {
  return {
    program: {
      imports: ['import pandas as pd'],
      body: [
        ...readLine(source),
        'tabla = pd.pivot_table(',
        `    ${frame},`,
        `    index='${rows.header}',`,
        `    columns='${columns.header}',`,
        `    values='${value.header}',`,
        `    aggfunc='${measure}',`,
        '    fill_value=0,',
        ...(hasTotals ? ['    margins=True,', "    margins_name='Total',"] : []),
        ')',
        'print(tabla)',
      ],
    },
    how: [
      `\`index\` son las filas, \`columns\` las columnas y \`values\` lo que va dentro; \`aggfunc='${measure}'\` dice qué hacer con ello.`,
      '`fill_value=0` pone 0 donde no hay ningún dato.',
      ...(hasTotals ? ['`margins=True` añade los totales de cada fila y de cada columna.'] : []),
    ],
    done: ['hace la tabla dinámica'],
  }
}

const AGG: Partial<Record<Measure['operation'], string>> = {
  sum: 'sum',
  mean: 'mean',
  count: 'size',
  max: 'max',
  min: 'min',
  median: 'median',
}

/** The program of a query with pandas: chosen rows, groups with what is told of them, order and the first ones. */
export function pandasOf(writer: Writer, frame: string): Program | null {
  const { query, source } = writer
  if (
    query.saving ||
    query.tax ||
    query.derived.length > 0 ||
    query.measures.some(({ operation, where }) => (operation !== 'ratio' && !AGG[operation]) || where.length > 0)
  )
    return null
  const lines = readLine(source)
  let current = frame
  if (query.where.length > 0) {
    lines.push(`elegidos = ${frame}[${query.where.map((one) => test(one, frame, query.where.length > 1)).join(' & ')}]`)
    writer.how.push('Entre corchetes, la condición deja solo las filas que la cumplen.')
    writer.done.push('se queda con las filas que pides')
    current = 'elegidos'
  }
  const grouped = query.group ? groupLines(writer, current) : null
  if (query.group && grouped === null) return null
  if (grouped) {
    lines.push(...grouped)
    current = 'resumen'
  } else if (query.measures.length > 0) {
    for (const { operation, value, label } of query.measures) {
      const text =
        operation === 'count'
          ? `len(${current})`
          : value?.kind === 'column'
            ? `${current}["${value.column.header}"].${AGG[operation]}()`
            : null
      if (text === null) return null
      lines.push(`print(f'${label}: {${text}}')`)
    }
    writer.done.push('calcula lo que pides')
    return { imports: ['import pandas as pd'], body: lines }
  }
  const by = sortColumn(query)
  if (by) {
    lines.push(`${current} = ${current}.sort_values('${by}'${query.order?.isDown ? ', ascending=False' : ''})`)
    writer.how.push(
      `\`sort_values\` ordena por \`${by}\`${query.order?.isDown ? '; con `ascending=False`, de mayor a menor' : ''}.`,
    )
    writer.done.push('ordena')
  }
  if (query.limit !== null) lines.push(`${current} = ${current}.head(${query.limit})`)
  lines.push(`print(${current}${query.group ? '.to_string(index=False)' : ''})`)
  return { imports: ['import pandas as pd'], body: lines }
}

function sortColumn({ order, group, measures }: Query): string | null {
  if (order === null) return null
  if (typeof order.by === 'object') return isDerived(order.by) ? order.by.name : order.by.header
  if (order.by === 'key') return group?.column.header ?? null
  const [first] = measures
  return first ? nameOf(first) : null
}

const nameOf = ({ operation, value, label }: Measure): string =>
  operation === 'ratio'
    ? label.replaceAll(' ', '_')
    : operation === 'count'
      ? 'cuantos'
      : value?.kind === 'column'
        ? operation === 'sum'
          ? value.column.header
          : `${value.column.header}_${operation === 'mean' ? 'media' : operation}`
        : 'total'

const PERIODS = {
  month: "to_period('M').astype(str)",
  quarter: "to_period('Q').astype(str)",
  year: 'year',
} as const

function groupLines({ query, how, done, decimals }: Writer, current: string): string[] | null {
  const { group, measures } = query
  if (!group) return null
  const lines: string[] = []
  let key = group.column.header
  if (group.part !== 'whole') {
    key = { month: 'mes', quarter: 'trimestre', year: 'anio' }[group.part]
    lines.push(
      `${current}['${key}'] = pd.to_datetime(${current}['${group.column.header}']${group.column.format === '%Y-%m-%d' ? '' : ', dayfirst=True'}).dt.${PERIODS[group.part]}`,
    )
    how.push(`\`pd.to_datetime\` entiende las fechas, y \`dt\` saca de ellas el ${key === 'anio' ? 'año' : key}.`)
  }
  const named = new Map<string, string>()
  for (const { operation, value, other } of measures) {
    if (operation === 'ratio') {
      for (const each of [value, other])
        if (each?.kind === 'column') named.set(each.column.header, `('${each.column.header}', 'sum')`)
    } else if (operation === 'count') named.set('cuantos', `('${key}', 'size')`)
    else if (value?.kind === 'column')
      named.set(nameOf({ operation, value } as Measure), `('${value.column.header}', '${AGG[operation]}')`)
    else return null
  }
  lines.push(
    `resumen = ${current}.groupby('${key}', as_index=False).agg(`,
    ...[...named].map(([name, what]) => `    ${name}=${what},`),
    ')',
  )
  for (const measure of measures)
    if (measure.operation === 'ratio' && measure.value?.kind === 'column' && measure.other?.kind === 'column')
      lines.push(
        `resumen['${nameOf(measure)}'] = (resumen['${measure.value.column.header}'] / resumen['${measure.other.column.header}']).round(${decimals ?? 2})`,
      )
  how.push(`\`groupby('${key}')\` junta las filas iguales, y \`agg\` dice qué se calcula de cada grupo.`)
  if (decimals !== null && measures.every(({ operation }) => operation !== 'ratio'))
    lines.push(`resumen = resumen.round(${decimals})`)
  done.push(`calcula lo de cada ${key}`)
  return lines
}

function test({ left, operator, right, raw }: Condition, frame: string, isOne: boolean): string {
  const it = pandasValue(left, frame)
  const text = raw ? raw(it) : `${it} ${operator} ${pandasValue(right, frame)}`
  return isOne ? `(${text})` : text
}

function pandasValue(value: Value, frame: string): string {
  switch (value.kind) {
    case 'column':
      return `${frame}['${value.column.header}']`
    case 'text':
      return `'${value.value}'`
    case 'number':
      return String(value.value)
    case 'date': {
      const { header, format } = value.column
      const days = `pd.to_datetime(${frame}['${header}']${format === '%Y-%m-%d' ? '' : ', dayfirst=True'})`
      return value.part === null ? days : `${days}.dt.${value.part}`
    }
    case 'day':
      return value.code
        .replaceAll('date.today()', 'pd.Timestamp.today()')
        .replace(/\bdate\(/g, 'pd.Timestamp(')
        .replaceAll('timedelta', 'pd.Timedelta')
    default:
      return ''
  }
}
