import { indented } from '../../compose/program'
import { columnsOf, type GroupKey, type Measure, sameValue, type Value } from '../query'
import type { Column } from '../read/column'
import { loopOf } from './loop'
import { dayOf, expressionOf, loopLines, testOf, told, usedIn, type Writer } from './python-terms'

/** One line for each group: its key and what is told of it. */
export function groupLines(writer: Writer): string[] {
  const { query, source } = writer
  const { group, measures, where } = query
  if (!group) return []
  const key = keyName(group)
  const used = [
    group.column,
    ...measures.flatMap(({ value, other }) => [value, other].filter((each) => each !== null).flatMap(columnsOf)),
    ...usedIn([...where, ...measures.flatMap((measure) => measure.where)]),
  ]
  const loop = loopOf(source, used)
  const plan = accumulated(measures, key)
  const test = testOf(where)
  const fill = test === '' ? plan.fill : [`if ${test}:`, ...indented(plan.fill)]
  const lines = [
    ...plan.start,
    ...loopLines(loop, [...keyLines(group), ...fill]),
    '',
    ...tellLines(writer, { plan, key }),
  ]
  if (test !== '') writer.how.push(`Solo se cuentan las filas que cumplen \`${test}\`.`)
  writer.how.push(...keyHow(group), ...plan.how)
  writer.done.push(`calcula ${measures.map(({ operation }) => SAID[operation]).join(' y ')} por ${key}`)
  return lines
}

const SAID: Partial<Record<Measure['operation'], string>> = {
  sum: 'el total',
  mean: 'la media',
  count: 'cuántos hay',
  max: 'el máximo',
  min: 'el mínimo',
  median: 'la mediana',
  mode: 'la moda',
  ratio: 'la proporción',
}

const keyName = ({ part, column }: GroupKey): string => (part === 'whole' ? column.name : PART_NAMES[part])
const PART_NAMES = { month: 'mes', quarter: 'trimestre', year: 'anio' } as const

/** The month of a day that is written as a text, so that months sort by themselves: `2025-01`. */
function keyLines({ part, column }: GroupKey): string[] {
  if (part === 'whole') return []
  if (part === 'quarter') return quarterLines(column)
  if (column.format === null)
    return [part === 'month' ? `mes = f'{${column.name}:%Y-%m}'` : `anio = ${column.name}.year`]
  if (column.format === '%Y-%m-%d') return [part === 'month' ? `mes = ${column.name}[:7]` : `anio = ${column.name}[:4]`]
  const sign = column.format === '%d-%m-%Y' ? '-' : '/'
  return part === 'month'
    ? [`_, numero_mes, anio = ${column.name}.split('${sign}')`, "mes = f'{anio}-{numero_mes}'"]
    : [`_, _, anio = ${column.name}.split('${sign}')`]
}

function quarterLines(column: Column): string[] {
  return [`dia = ${dayOf(column, column.name)}`, "trimestre = f'{dia.year}-T{(dia.month + 2) // 3}'"]
}

function keyHow({ part, column }: GroupKey): string[] {
  if (part === 'quarter') return ['`(dia.month + 2) // 3` da el trimestre: de enero a marzo es 1.']
  if (part !== 'month') return []
  if (column.format === null) return ['`:%Y-%m` escribe de la fecha el año y el mes.']
  return column.format === '%Y-%m-%d'
    ? [`\`${column.name}[:7]\` son el año y el mes de la fecha: \`2025-01\`.`]
    : ['`split` separa la fecha; con el año delante (`2025-01`), los meses se ordenan bien.']
}

type Plan = {
  start: string[]
  fill: string[]
  how: string[]
  /** What a loop through all groups goes through, and the names within. */
  name: string
  item: string
  /** Within that loop: the expression of each measure. */
  tell: string[]
}

/** How the rows of each group are kept until all have been seen. */
function accumulated(measures: readonly Measure[], key: string): Plan {
  const values = distinctValues(measures)
  const needsList = measures.some(({ operation }) => /^(?:mean|max|min|median|mode)$/.test(operation))
  const [value] = values
  if (
    needsList &&
    value &&
    values.length === 1 &&
    measures.every((measure) => measure.operation !== 'count' || measure.where.length === 0)
  )
    return {
      start: ['grupos = {}'],
      fill: [`grupos.setdefault(${key}, []).append(${expressionOf(value)})`],
      how: [`\`setdefault\` crea la lista de cada ${key} la primera vez, y \`append\` va metiendo sus valores.`],
      name: 'grupos',
      item: 'valores',
      tell: measures.map(({ operation }) => OF_LIST[operation] ?? 'sum(valores)'),
    }
  const sums = new Map<string, { add: string; test: string }>()
  const nameFor = (measure: Measure, of: Value | null, isOnly: boolean): string => {
    const test = testOf(measure.where)
    const add = of === null ? '1' : expressionOf(of)
    const known = [...sums].find(([, one]) => one.add === add && one.test === test)
    if (known) return known[0]
    const base =
      of === null ? 'cuentas' : isOnly ? 'totales' : of.kind === 'column' ? `total_${of.column.name}` : 'totales'
    const name = sums.has(base) || base === key ? `${base}_${sums.size + 1}` : base
    sums.set(name, { add, test })
    return name
  }
  const isOnly = values.length < 2
  const tell = measures.map((measure) => {
    const own = nameFor(measure, measure.operation === 'count' ? null : measure.value, isOnly)
    if (measure.operation === 'ratio') return `${own}[${key}] / ${nameFor(measure, measure.other, false)}[${key}]`
    if (measure.operation === 'mean') return `${own}[${key}] / ${nameFor(measure, null, false)}[${key}]`
    return `${own}[${key}]`
  })
  const names = [...sums.keys()]
  const fill = [...sums].flatMap(([name, { add, test }]) => {
    const line = `${name}[${key}] = ${name}.get(${key}, 0) + ${add}`
    // A count of some still begins at nought for each group.
    return test === '' ? [line] : [`${name}.setdefault(${key}, 0)`, `if ${test}:`, `    ${name}[${key}] += ${add}`]
  })
  const [first = 'totales'] = names
  return {
    start: names.map((name) => `${name} = {}`),
    fill,
    how: [`\`${first}.get(${key}, 0)\` da lo que llevaba cada ${key}, o 0 la primera vez.`],
    name: first,
    item: names.length === 1 ? (measures[0]?.operation === 'count' ? 'cuantos' : 'total') : '',
    tell: names.length === 1 && tell.length === 1 ? [measures[0]?.operation === 'count' ? 'cuantos' : 'total'] : tell,
  }
}

const NAMES: Partial<Record<Measure['operation'], string>> = {
  sum: 'total',
  mean: 'media',
  max: 'maximo',
  min: 'minimo',
  median: 'mediana',
  mode: 'moda',
}

const OF_LIST: Partial<Record<Measure['operation'], string>> = {
  sum: 'sum(valores)',
  mean: 'sum(valores) / len(valores)',
  max: 'max(valores)',
  min: 'min(valores)',
  count: 'len(valores)',
  median: 'statistics.median(valores)',
  mode: 'statistics.mode(valores)',
}

function distinctValues(measures: readonly Measure[]): Value[] {
  const found: Value[] = []
  for (const { value, other } of measures)
    for (const each of [value, other]) if (each !== null && !found.some((one) => sameValue(one, each))) found.push(each)
  return found
}

function tellLines(writer: Writer, { plan, key }: { plan: Plan; key: string }): string[] {
  const { measures, order, limit, group } = writer.query
  if (plan.tell.some((each) => each.startsWith('statistics.'))) writer.imports.push('import statistics')
  const [first] = plan.tell
  const isByMeasure = order?.by === 'measure' || (order !== null && order.by !== 'key' && order.by !== group?.column)
  const pairs = plan.item === '' ? plan.name : `${plan.name}.items()`
  // Without an order of the measure, the groups stand as they come or by their keys.
  const isByKey = order !== null && !isByMeasure
  let items = pairs
  if (isByMeasure && first !== undefined) {
    const by =
      plan.item === ''
        ? `lambda ${key}: ${first}`
        : plan.item === 'valores'
          ? `lambda par: ${first.replaceAll('valores', 'par[1]')}`
          : 'lambda par: par[1]'
    items = `sorted(${pairs}, key=${by}${order?.isDown ? ', reverse=True' : ''})`
    writer.how.push(
      `\`sorted\` ordena por el número de cada ${key}${order?.isDown ? '; con `reverse=True`, de mayor a menor' : ''}.`,
    )
  } else if (isByKey || group?.part !== 'whole') items = `sorted(${pairs}${order?.isDown ? ', reverse=True' : ''})`
  if (limit !== null) items = items.startsWith('sorted') ? `${items}[:${limit}]` : `list(${items})[:${limit}]`
  const target = plan.item === '' ? key : `${key}, ${plan.item}`
  const isOne = measures.length === 1
  const own = measures.map(({ operation, label }) =>
    operation === 'ratio' ? label.replaceAll(' ', '_') : operation === 'count' ? 'cuantos' : NAMES[operation],
  )
  const lines: string[] = []
  const parts = measures.map(({ label, tell }, at) => {
    const expression = plan.tell[at] ?? ''
    const isPlain = /^\w+$/.test(expression)
    const name = isPlain ? expression : own.indexOf(own[at]) === at ? own[at] : `${own[at]}_${at + 1}`
    if (!isPlain) lines.push(`    ${name} = ${expression}`)
    const value = told(writer, name ?? expression, tell)
    return isOne ? value : `${label.toLowerCase()} ${value}`
  })
  const shown = [`for ${target} in ${items}:`, ...lines, `    print(f'{${key}}: ${parts.join(', ')}')`]
  const { saving } = writer.query
  if (saving === null || !/\.csv$/i.test(saving.file)) return shown
  const cells = measures.map((_, at) => plan.tell[at] ?? '')
  writer.imports.push('import csv')
  writer.done.push(`lo guarda en ${saving.file}`)
  writer.how.push(`\`csv.writer\` escribe en \`${saving.file}\` una línea por cada ${key}.`)
  return [
    ...shown,
    '',
    `with open('${saving.file}', 'w', encoding='utf-8', newline='') as salida:`,
    '    escritor = csv.writer(salida)',
    `    escritor.writerow([${[key, ...own].map((name) => `'${name}'`).join(', ')}])`,
    `    for ${target} in ${items}:`,
    `        escritor.writerow([${[key, ...cells].join(', ')}])`,
  ]
}
