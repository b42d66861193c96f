import type { Expression, ExpressionOf } from '../../../python/ast'
import { listed, quote, type Source } from '../idioms/idiom'
import { keywordOf } from '../idioms/in-calls'

/** `df[df["edad"] > 18]`, `df.loc[mask, columns]`: which rows of a table stay, and which columns of them; null for any other part. */
export function filterText(node: Expression, source: Source): string | null {
  if (node.kind !== 'subscript') return null
  const isLoc = node.value.kind === 'attribute' && node.value.name === 'loc'
  const table = isLoc && node.value.kind === 'attribute' ? node.value.value : node.value
  const [mask, columns] = isLoc && node.index.kind === 'tuple' ? node.index.items : [node.index]
  if (!mask || !isMask(mask)) return null
  const all = `se queda solo con las **filas** de ${quote(source, table)} en las que se cumple ${quote(source, mask)}`
  const joined =
    mask.kind !== 'binary'
      ? ''
      : mask.operator === '&'
        ? ' (`&` es «y»: las dos cosas a la vez)'
        : ' (`|` es «o»: basta con una)'
  const names = columns?.kind === 'list' ? columns.items : columns ? [columns] : []
  const of =
    names.length === 0
      ? ''
      : `, y de ellas ${names.length === 1 ? 'la columna' : 'las columnas'} ${listed(names.map((name) => quote(source, name)))}`
  return `${all}${joined}${of}`
}

/** `df.loc[mask, "a"] = 0`: what is put into which cells; null for any other place. */
export function placedText(target: Expression, value: Expression, source: Source): string | null {
  if (target.kind !== 'subscript' || target.value.kind !== 'attribute' || target.value.name !== 'loc') return null
  const [mask, column, more] = target.index.kind === 'tuple' ? target.index.items : []
  if (!mask || !column || more || !isMask(mask)) return null
  const table = quote(source, target.value.value)
  return `pone ${quote(source, value)} en la **columna** ${quote(source, column)}, pero solo en las **filas** de ${table} en las que se cumple ${quote(source, mask)}: en \`loc[filas, columna]\`, lo de antes de la coma elige las filas y lo de después, la columna que se cambia`
}

/** Comparisons of columns, joined by `&`, `|` and `~`. */
export function isMask(node: Expression): boolean {
  if (node.kind === 'compare') return node.left.kind === 'subscript' || node.left.kind === 'attribute'
  if (node.kind === 'binary')
    return (node.operator === '&' || node.operator === '|') && (isMask(node.left) || isMask(node.right))
  if (node.kind === 'unary') return node.operator === '~' && (isMask(node.operand) || isColumn(node.operand))
  return (
    node.kind === 'call' &&
    node.callee.kind === 'attribute' &&
    /^(?:isin|isna|notna|isnull|between|contains|startswith)$/.test(node.callee.name)
  )
}

/** `df["baja"]`: a column that holds `True` and `False` itself. */
const isColumn = (node: Expression) => node.kind === 'subscript' && node.index.kind === 'string'

/** What a pivot table has in its rows, its columns and its cells. */
export function pivotText(call: ExpressionOf<'call'>, source: Source, summaryOf: (name: string) => string): string {
  const given = (name: string) => keywordOf(call, name)?.value
  const [rows, columns, values, how, filled] = ['index', 'columns', 'values', 'aggfunc', 'fill_value'].map(given)
  const summary = how === undefined ? 'la **media**' : how.kind === 'string' ? summaryOf(how.value) : quote(source, how)
  const parts = [
    ...(rows ? [`una **fila** por cada valor de ${quote(source, rows)}`] : []),
    ...(columns ? [`una **columna** por cada valor de ${quote(source, columns)}`] : []),
    ...(values ? [`en cada celda, ${summary} de ${quote(source, values)}`] : []),
  ]
  const gaps = filled ? `${quote(source, filled)} (\`fill_value\`)` : '`NaN` (hueco)'
  return parts.length === 0
    ? 'hace una tabla dinámica'
    : `hace una tabla dinámica, con ${listed(parts)}; las combinaciones que no existen en los datos se quedan en ${gaps}`
}

type SummaryOf = (name: string) => string

/** `agg("sum")`, `agg(["sum", "count"])`, `agg(total=("venta", "sum"))`: what is worked out, and under which names. */
export function summariesText(
  { arguments: given }: ExpressionOf<'call'>,
  source: Source,
  summaryOf: SummaryOf,
): string {
  const named = given.flatMap(({ name, value }) => {
    if (name === null) return []
    const summary =
      value.kind === 'tuple'
        ? pairText(value.items, source, summaryOf)
        : value.kind === 'string'
          ? summaryOf(value.value)
          : null
    return summary === null || name === 'func' ? [] : [`\`${name}\` (${summary})`]
  })
  if (named.length > 0) return `calcula una columna por cada nombre que va delante de un \`=\`: ${listed(named)}`
  const [first] = given
  if (first?.value.kind === 'dict') {
    const pairs = first.value.entries.flatMap(({ key, value }) =>
      key === null ? [] : [pairText([key, value], source, summaryOf) ?? quote(source, value)],
    )
    return `calcula, de cada columna, lo suyo: ${listed(pairs)}`
  }
  const items = first?.value.kind === 'list' ? first.value.items : first ? [first.value] : []
  const names = items.flatMap((item) => (item.kind === 'string' ? [summaryOf(item.value)] : []))
  return names.length === 0 ? 'calcula varios resúmenes' : `calcula ${listed(names)}`
}

/** A column and what is worked out of it. */
function pairText([column, summary]: readonly Expression[], source: Source, summaryOf: SummaryOf): string | null {
  if (!column || !summary) return null
  return `${summary.kind === 'string' ? summaryOf(summary.value) : quote(source, summary)} de ${quote(source, column)}`
}

/** A chain of calls in parentheses, so that it can go over several lines. */
export const isBrokenChain =
  ({ module }: Source) =>
  (node: Expression): boolean =>
    node.kind === 'call' &&
    node.isParenthesized === true &&
    node.callee.kind === 'attribute' &&
    module.source.slice(node.from, node.to).includes('\n')

/** What the parentheses around a chain are there for. */
export const chainBracketsText = (node: Expression, source: Source): string | null =>
  isBrokenChain(source)(node)
    ? 'Los **paréntesis de fuera** solo sirven para partir la cadena en **varias líneas**: lo que va entre paréntesis puede seguir en la siguiente. No cambian el resultado; sin ellos, una línea que empieza por `.` daría `SyntaxError` (habría que ponerlo todo seguido). Se lee de arriba abajo: cada `.método()` trabaja con lo que dejó el de antes.'
    : null
