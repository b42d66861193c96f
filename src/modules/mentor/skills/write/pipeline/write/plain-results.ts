import { quoted } from '../../../../engine/task/read-data'
import { isNumeric } from '../../report/read/column'
import type { Measure } from '../pipeline'
import type { Plain } from './plain-state'
import { operandIn, testsIn } from './terms'

export const LABELS: Readonly<Record<Measure['operation'], string>> = {
  sum: 'Total',
  mean: 'Media',
  median: 'Mediana',
  min: 'Mínimo',
  max: 'Máximo',
  count: 'Cuántos',
  distinct: 'Distintos',
}

/** One figure of some rows, as an expression. */
export function figureOf(plain: Plain, { operation, value, where }: Measure, rows: string): string {
  const test = where.length > 0 ? ` if ${testsIn(where, plain.terms)}` : ''
  if (operation === 'count') return test === '' ? `len(${rows})` : `sum(1 for fila in ${rows}${test})`
  const of = value ? operandIn(value, plain.terms) : '0'
  if (operation === 'distinct')
    return `len({${value?.kind === 'column' ? plain.terms.cell(value.column) : of} for fila in ${rows}${test}})`
  const all = `${of} for fila in ${rows}${test}`
  if (operation === 'mean') return test === '' ? `sum(${all}) / len(${rows})` : `statistics.mean(${all})`
  return operation === 'median'
    ? `statistics.median(${all})`
    : operation === 'sum'
      ? `sum(${all})`
      : `${operation}(${all})`
}

/** How a figure is written in an f-string. */
export function formatOf({ decimals }: Plain, { operation, value }: Measure): string {
  if (operation === 'count' || operation === 'distinct') return ''
  const isWhole = operation !== 'mean' && value?.kind === 'column' && value.column.type === 'whole'
  return isWhole ? '' : `:.${decimals}f`
}

export function signOf({ currency }: Plain, { operation, value }: Measure): string {
  return operation !== 'count' && value?.kind === 'column' && value.column.type === 'money' ? currency : ''
}

/** What is told of all rows that are left. */
export function totalLines(plain: Plain, measures: readonly Measure[]): void {
  const { table, limit } = plain.pipeline
  if (measures.length > 0 && plain.lines.at(-1) !== '') plain.lines.push('')
  const rows = limit === null || plain.pipeline.group.length > 0 ? plain.current : plain.all
  const needsRows = measures.some(
    ({ operation, where }) =>
      (operation === 'mean' && where.length === 0) ||
      operation === 'max' ||
      operation === 'min' ||
      operation === 'median',
  )
  const lines = measures.map((measure) => {
    const figure = figureOf(plain, measure, rows).replaceAll("'", '"')
    const column =
      measure.value?.kind === 'column' && measures.filter(({ operation }) => operation === measure.operation).length > 1
        ? ` de ${measure.value.column.header}`
        : ''
    return `print(f'${LABELS[measure.operation]}${column}: {${figure}${formatOf(plain, measure)}}${signOf(plain, measure)}')`
  })
  if (lines.length === 0) return
  if (measures.some(({ operation, where }) => operation === 'median' || (operation === 'mean' && where.length > 0)))
    plain.imports.push('import statistics')
  if (needsRows && table.file !== null)
    plain.lines.push(`if ${rows}:`, ...lines.map((line) => `    ${line}`), 'else:', "    print('No hay ninguna fila.')")
  else plain.lines.push(...lines)
  plain.lines.push('')
  plain.done.push('dice lo que sale de todas')
}

/** Rows one by one. */
export function shownRows(plain: Plain): void {
  const { listed, table, made } = plain.pipeline
  if (table.isPartial && listed && listed.length === table.columns.length + made.length) {
    plain.lines.push(`for fila in ${plain.current}:`, "    print(', '.join(str(dato) for dato in fila.values()))", '')
    plain.done.push('lo muestra')
    return
  }
  const [first = '', ...rest] = (listed ?? []).map((name) => {
    const own = made.find((one) => one.name === name)
    const column = table.columns.find(({ header }) => header === name)
    const cell = `{fila["${name}"]`
    if (own?.isWhole) return `${cell}}${own.value.kind === 'days' ? ' días' : ''}`
    if (own) return `${cell}:.${plain.decimals}f}`
    const isNumber =
      column && isNumeric(column) && plain.terms.column(column) === `fila[${quoted(name)}]` && table.file !== null
    return isNumber && column.type !== 'whole' && isUsed(plain, name) ? `${cell}:.${plain.decimals}f}` : `${cell}}`
  })
  plain.lines.push(
    `for fila in ${plain.current}:`,
    `    print(f'${rest.length === 0 ? first : `${first}: ${rest.join(', ')}`}')`,
    '',
  )
  plain.done.push('lo muestra')
}

/** A number that was made of its text. */
const isUsed = ({ lines }: Plain, name: string) => lines.some((line) => line.includes(`fila['${name}'] = float`))

/** Rows are written to a file, with the columns that are told. */
export function savedLines(plain: Plain, rows: string, names: readonly string[]): void {
  const { saving, table } = plain.pipeline
  if (!saving) return
  const isWhole =
    rows !== 'resumen' &&
    table.columns.every(({ header }) => names.includes(header)) &&
    names.length === table.columns.length + plain.pipeline.made.length
  if (/\.json$/i.test(saving.file)) {
    plain.imports.push('import json')
    plain.lines.push(
      `with open('${saving.file}', 'w', encoding='utf-8') as salida:`,
      `    json.dump(${rows}, salida, ensure_ascii=False, indent=2, default=str)`,
    )
    plain.how.push('`json.dump` lo escribe como JSON; `ensure_ascii=False` deja las tildes como están.')
  } else {
    plain.imports.push('import csv')
    const option = table.separator === ';' && rows !== 'resumen' ? ", delimiter=';'" : ''
    plain.lines.push(
      `columnas = ${table.isPartial && rows !== 'resumen' ? 'list(filas[0])' : `[${names.map(quoted).join(', ')}]`}`,
      `with open('${saving.file}', 'w', encoding='utf-8', newline='') as salida:`,
      `    escritor = csv.DictWriter(salida, fieldnames=columnas${option}${isWhole || rows === 'resumen' || table.isPartial ? '' : ", extrasaction='ignore'"})`,
      '    escritor.writeheader()',
      `    escritor.writerows(${rows})`,
    )
    plain.how.push(`\`DictWriter\` escribe en \`${saving.file}\` la cabecera y después las filas.`)
  }
  plain.lines.push(`print(f'Guardadas {len(${rows})} filas en ${saving.file}')`)
  plain.done.push(`guarda ${saving.file}`)
}
