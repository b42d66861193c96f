import { quoted } from '../../../../engine/task/read-data'
import type { Key, Measure } from '../pipeline'
import { figureOf, formatOf, savedLines, signOf } from './plain-results'
import type { Plain } from './plain-state'
import { operandIn, testsIn } from './terms'

const keyOf = ({ terms }: Plain, { column, part }: Key): string =>
  part === 'whole' ? `fila[${quoted(column.header)}]` : operandIn({ kind: 'part', column, part }, terms)

/** Rows are put together, and what is worked out of each group is told or saved. */
export function groupLines(plain: Plain): void {
  const { group, measures, share, saving, having } = plain.pipeline
  const [measure] = measures
  const isPlain =
    group.length === 1 &&
    measures.length === 1 &&
    share === null &&
    saving === null &&
    measure?.where.length === 0 &&
    having.length === 0
  if (isPlain && measure && /^(?:sum|count)$/.test(measure.operation)) {
    runningLines(plain, measure)
    return
  }
  gatheredLines(plain)
  summaryLines(plain)
  const names = [
    ...group.map(({ name }) => name),
    ...measures.map(({ name }) => name),
    ...(share === null ? [] : ['porcentaje']),
  ]
  if (saving) savedLines(plain, 'resumen', names)
  else shownGroups(plain)
}

/** One sum or count of each: a dictionary that grows. */
function runningLines(plain: Plain, measure: Measure): void {
  const { group, order, limit } = plain.pipeline
  const [key] = group
  if (!key) return
  const isCount = measure.operation === 'count'
  const [all, one] = isCount ? ['cuentas', 'cuantos'] : ['totales', 'total']
  const name = key.name === one ? `${key.name}_` : key.name
  const added = isCount ? '1' : measure.value ? operandIn(measure.value, plain.terms) : '1'
  plain.lines.push(
    `${all} = {}`,
    `for fila in ${plain.current}:`,
    `    ${name} = ${keyOf(plain, key)}`,
    `    ${all}[${name}] = ${all}.get(${name}, 0) + ${added}`,
    '',
  )
  plain.how.push(`\`${all}.get(${name}, 0)\` da lo que llevaba cada ${name}, o 0 la primera vez.`)
  const isByKey = order?.by === key.name
  const sorted = order
    ? `sorted(${all}.items()${isByKey ? '' : ', key=lambda par: par[1]'}${order.isDown ? ', reverse=True' : ''})`
    : key.part === 'whole' || key.part === 'weekday'
      ? `${all}.items()`
      : `sorted(${all}.items())`
  if (limit !== null) plain.lines.push(`ordenados = ${order ? sorted : `list(${sorted})`}`)
  const items = limit === null ? sorted : `ordenados[:${limit}]`
  plain.lines.push(
    `for ${name}, ${one} in ${items}:`,
    `    print(f'{${name}}: {${one}${formatOf(plain, measure)}}${signOf(plain, measure)}')`,
  )
  if (order)
    plain.how.push(
      `\`sorted\` ordena las parejas${isByKey ? '' : ' por su número, `par[1]`'}${order.isDown ? '; con `reverse=True`, de mayor a menor' : ''}.`,
    )
  plain.done.push(`calcula ${isCount ? 'cuántos hay' : 'el total'} por ${said(key)}`)
}

const said = ({ name }: Key) => name.replace('anio', 'año').replace('dia_semana', 'día de la semana')

function gatheredLines(plain: Plain): void {
  const { group } = plain.pipeline
  const keys = group.map((key) => keyOf(plain, key))
  plain.lines.push(
    'grupos = {}',
    `for fila in ${plain.current}:`,
    `    clave = ${keys.length > 1 ? `(${keys.join(', ')})` : keys[0]}`,
    '    grupos.setdefault(clave, []).append(fila)',
    '',
  )
  plain.how.push(
    '`grupos.setdefault(clave, [])` crea la lista de un grupo la primera vez que sale; después cada fila va a la suya.',
  )
}

function summaryLines(plain: Plain): void {
  const { group, measures, share, order, limit } = plain.pipeline
  const names = group.map(({ name }) => name)
  const target = names.length > 1 ? `(${names.join(', ')})` : names[0]
  const shared = measures.find(({ name }) => name === share)
  if (shared) plain.lines.push(`todo = ${figureOf(plain, shared, plain.current)}`)
  plain.lines.push(
    'resumen = []',
    `for ${target}, suyas in grupos.items():`,
    '    resumen.append(',
    '        {',
    ...names.map((name) => `            '${name}': ${name},`),
    ...measures.map((measure) => `            '${measure.name}': ${rounded(plain, measure)},`),
    ...(shared ? [`            'porcentaje': round(${figureOf(plain, shared, 'suyas')} / todo * 100, 1),`] : []),
    '        }',
    '    )',
  )
  if (measures.some(({ operation }) => operation === 'median')) plain.imports.push('import statistics')
  havingLines(plain)
  if (order) {
    plain.lines.push(`resumen.sort(key=lambda grupo: grupo['${order.by}']${order.isDown ? ', reverse=True' : ''})`)
    plain.how.push(
      `\`sort\` ordena los grupos por \`${order.by}\`${order.isDown ? '; con `reverse=True`, de mayor a menor' : ''}.`,
    )
  } else if (group.some(({ part }) => part !== 'whole' && part !== 'weekday'))
    plain.lines.push(`resumen.sort(key=lambda grupo: grupo['${names[0]}'])`)
  if (limit !== null) plain.lines.push(`resumen = resumen[:${limit}]`)
  plain.lines.push('')
  plain.done.push(`calcula lo de cada ${group.map(said).join(' y ')}`)
}

/** Groups are chosen by their figures. */
function havingLines({ pipeline, terms, lines, how }: Plain): void {
  if (pipeline.having.length === 0) return
  const test = testsIn(pipeline.having, { ...terms, made: (name) => `grupo['${name}']` })
  lines.push(`resumen = [grupo for grupo in resumen if ${test}]`)
  how.push('Primero se calcula lo de cada grupo, y después se queda con los que cumplen la condición.')
}

const rounded = (plain: Plain, measure: Measure): string => {
  const figure = figureOf(plain, measure, 'suyas')
  return formatOf(plain, measure) === '' ? figure : `round(${figure}, ${plain.decimals})`
}

function shownGroups(plain: Plain): void {
  const { group, measures, share } = plain.pipeline
  const head = group.map(({ name }) => `{grupo["${name}"]}`).join(', ')
  const parts = measures.map(
    (measure) =>
      `${measures.length + (share === null ? 0 : 1) > 1 ? `${measure.name.replaceAll('_', ' ')} ` : ''}{grupo["${measure.name}"]${formatOf(plain, measure)}}${signOf(plain, measure)}`,
  )
  const percent = share === null ? [] : ['{grupo["porcentaje"]} %']
  plain.lines.push('for grupo in resumen:', `    print(f'${head}: ${[...parts, ...percent].join(', ')}')`)
}
