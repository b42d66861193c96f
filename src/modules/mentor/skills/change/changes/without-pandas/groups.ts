import type { Expression } from '../../../../python/ast'
import { methodCall } from '../../../../python/program/expression-shapes'
import { positional } from '../../../../python/program/source'
import type { Tables } from './tables'

const GROUPED: Record<string, (list: string) => string> = {
  sum: (list) => `sum(${list})`,
  mean: (list) => `sum(${list}) / len(${list})`,
  max: (list) => `max(${list})`,
  min: (list) => `min(${list})`,
  count: (list) => `len(${list})`,
  size: (list) => `len(${list})`,
}

/** A dictionary of groups, and what is shown of each. */
export type Groups = { imports?: string[]; lines: string[]; key: string; value: string }

/** `df.groupby("a")["b"].sum()`, `df["a"].value_counts()`: a dictionary, shown a line for each key. */
export function groupsOf(node: Expression, tables: Tables): Groups | null {
  const call = methodCall(node)
  if (!call || positional(call.call).length > 0) return null
  if (call.name === 'value_counts') {
    const column = tables.column(call.object)
    if (column === null) return null
    return {
      imports: ['from collections import Counter'],
      lines: [`cuentas = Counter(fila["${column.name}"] for fila in ${column.rows})`],
      key: 'clave, veces in cuentas.most_common()',
      value: 'clave, veces',
    }
  }
  const result = GROUPED[call.name]
  const grouped = call.object.kind === 'subscript' ? call.object : null
  const groupby = methodCall(grouped ? grouped.value : call.object)
  const rows = groupby?.name === 'groupby' ? tables.rows(groupby.object) : null
  const [by] = groupby ? positional(groupby.call) : []
  if (!Object.hasOwn(GROUPED, call.name) || result === undefined || rows === null || by?.kind !== 'string') return null
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(by.value)) return null
  const isSize = call.name === 'size'
  if (!isSize && grouped?.index.kind !== 'string') return null
  const column = grouped?.index.kind === 'string' ? grouped.index.value : by.value
  const cell = isSize || call.name === 'count' ? `fila["${column}"]` : tables.number(column)
  return {
    lines: ['grupos = {}', `for fila in ${rows}:`, `    grupos.setdefault(fila["${by.value}"], []).append(${cell})`],
    key: `${by.value}, valores in sorted(grupos.items())`,
    value: `${by.value}, ${result('valores')}`,
  }
}
