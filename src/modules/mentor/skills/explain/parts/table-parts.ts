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

/** Comparisons of columns, joined by `&`, `|` and `~`. */
function isMask(node: Expression): boolean {
  if (node.kind === 'compare') return node.left.kind === 'subscript' || node.left.kind === 'attribute'
  if (node.kind === 'binary') return (node.operator === '&' || node.operator === '|') && isMask(node.left)
  if (node.kind === 'unary') return node.operator === '~' && isMask(node.operand)
  return (
    node.kind === 'call' &&
    node.callee.kind === 'attribute' &&
    /^(?:isin|isna|notna|isnull|between|contains|startswith)$/.test(node.callee.name)
  )
}

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
