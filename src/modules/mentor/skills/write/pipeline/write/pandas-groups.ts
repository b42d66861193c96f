import { quoted } from '../../../../engine/task/read-data'
import type { Key, Measure } from '../pipeline'
import { METHODS, type Pandas } from './pandas-state'
import { operandIn, testsIn } from './terms'

/** A key that is a part of a day, and what is no column yet, get columns of their own. */
function keyLines({ terms, lines }: Pandas, keys: readonly Key[]): string[] {
  if (keys.some(({ part }) => part === 'weekday'))
    lines.push("DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']")
  return keys.map(({ column, part, name }) => {
    if (part === 'whole') return column.header
    lines.push(`df['${name}'] = ${operandIn({ kind: 'part', column, part }, terms)}`)
    return name
  })
}

function valueName({ terms, lines }: Pandas, { value, name }: Measure): string {
  if (value?.kind === 'column') return value.column.header
  if (value?.kind === 'made') return value.name
  if (value === null) return ''
  const own = `valor_${name}`
  lines.push(`df['${own}'] = ${operandIn(value, terms)}`)
  return own
}

export function groupLines(pandas: Pandas): void {
  const { pipeline, terms, lines, how, done, decimals } = pandas
  const { group, measures, share, order, limit } = pipeline
  const keys = keyLines(pandas, group)
  const by = keys.length === 1 ? quoted(keys[0] ?? '') : `[${keys.map(quoted).join(', ')}]`
  const figures = measures.map((measure) => {
    if (measure.where.length > 0) {
      lines.push(`df['${measure.name}_'] = ${testsIn(measure.where, terms)}`)
      return `    ${measure.name}=('${measure.name}_', 'sum'),`
    }
    const column = measure.operation === 'count' ? (keys[0] ?? '') : valueName(pandas, measure)
    return `    ${measure.name}=(${quoted(column)}, '${METHODS[measure.operation]}'),`
  })
  lines.push(`resumen = df.groupby(${by}, as_index=False).agg(`, ...figures, ')')
  how.push(
    `\`groupby\` junta las filas de cada ${keys.join(' y ')}, y \`agg\` dice qué se calcula: \`nombre=(columna, función)\`.`,
  )
  if (share) lines.push(`resumen['porcentaje'] = resumen['${share}'] / resumen['${share}'].sum() * 100`)
  if (decimals !== null || share || measures.some(({ operation }) => operation === 'mean'))
    lines.push(`resumen = resumen.round(${decimals ?? 2})`)
  if (pipeline.having.length > 0)
    lines.push(`resumen = resumen[${testsIn(pipeline.having, { ...terms, made: (name) => `resumen['${name}']` })}]`)
  if (order) {
    const key = group.findIndex(({ name }) => name === order.by)
    const name = key === -1 ? order.by : (keys[key] ?? order.by)
    lines.push(`resumen = resumen.sort_values('${name}'${order.isDown ? ', ascending=False' : ''})`)
    how.push(
      `\`sort_values\` ordena por \`${name}\`${order.isDown ? '; con `ascending=False`, de mayor a menor' : ''}.`,
    )
  }
  if (limit !== null) lines.push(`resumen = resumen.head(${limit})`)
  done.push(
    `calcula lo de cada ${group.map(({ name }) => name.replace('anio', 'año').replace('dia_semana', 'día de la semana')).join(' y ')}`,
  )
}

export function acrossLines(pandas: Pandas, across: Key): void {
  const { pipeline, lines, how, done } = pandas
  const [rows = '', columns = ''] = keyLines(pandas, [...pipeline.group, across])
  const [measure] = pipeline.measures
  if (!measure) return
  const value = measure.operation === 'count' ? rows : valueName(pandas, measure)
  lines.push(
    'resumen = df.pivot_table(',
    `    index=${quoted(rows)},`,
    `    columns=${quoted(columns)},`,
    `    values=${quoted(value)},`,
    `    aggfunc='${measure.operation === 'count' ? 'count' : METHODS[measure.operation]}',`,
    '    fill_value=0,',
    ')',
  )
  how.push(
    '`index` son las filas, `columns` las columnas y `values` lo que va en cada casilla; `fill_value=0` pone 0 donde no hay nada.',
  )
  done.push('hace la tabla cruzada')
}
