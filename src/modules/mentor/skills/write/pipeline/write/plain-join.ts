import { quoted } from '../../../../engine/task/read-data'
import { isNumeric } from '../../report/read/column'
import { columnsIn, columnsOfTests, type Join } from '../pipeline'
import type { Plain } from './plain-state'

/** The rows of another file, by their key, and what of them is needed beside each row. */
export function joinLines(plain: Plain, { table, left, right }: Join): void {
  const { where, made, measures, totals, group, listed, order } = plain.pipeline
  const used = new Set([
    ...columnsOfTests(where),
    ...made.flatMap(({ value }) => columnsIn(value)),
    ...[...measures, ...totals].flatMap(({ value, where: own }) => [
      ...(value ? columnsIn(value) : []),
      ...columnsOfTests(own),
    ]),
    ...group.map(({ column }) => column),
  ])
  const needed = table.columns.filter(
    (column) =>
      column !== right && (used.has(column) || listed?.includes(column.header) || order?.by === column.header),
  )
  const option = table.separator === ',' ? '' : `, delimiter='${table.separator}'`
  plain.lines.push(
    `with open('${table.file}', encoding='utf-8', newline='') as archivo:`,
    `    otros = {fila[${quoted(right.header)}]: fila for fila in csv.DictReader(archivo${option})}`,
    '',
    `for fila in ${plain.current}:`,
    `    otra = otros.get(fila[${quoted(left.header)}], {})`,
    ...needed.map(
      (column) =>
        `    fila[${quoted(column.header)}] = otra.get(${quoted(column.header)}, ${isNumeric(column) && column.type !== 'unknown' ? "'0'" : "''"})`,
    ),
    '',
  )
  plain.how.push(
    `\`otros\` es un diccionario con las filas de \`${table.file}\` por su \`${right.header}\`: así se encuentra la que va con cada fila.`,
  )
}
