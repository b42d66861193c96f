import type { Expression, ExpressionOf } from '../../../../python/ast'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'

/** Methods of tables that give a new one and leave theirs as it was. */
const GIVES_NEW = new Set(
  'drop dropna fillna sort_values sort_index reset_index set_index rename replace astype drop_duplicates groupby merge query filter assign round head nlargest'.split(
    ' ',
  ),
)

/** Likewise of a column, and of the texts in it. */
const OF_COLUMN = new Set(
  'fillna replace astype round clip map apply strip lstrip rstrip upper lower title capitalize zfill pad removeprefix removesuffix'.split(
    ' ',
  ),
)

/** `df["faltas"]`, and `df["faltas"].str`. */
function columnOf(node: Expression | undefined): ExpressionOf<'subscript'> | null {
  const column = node?.kind === 'attribute' && node.name === 'str' ? node.value : node
  return column?.kind === 'subscript' && column.index.kind === 'string' ? column : null
}

/** Tables (pandas) whose new version nobody keeps. */
export const TABLES: Detectors = {
  *'table-result-lost'(p) {
    for (const { node } of p.places('expression')) {
      const { value } = node
      const scope = p.placeOf(node)?.scope
      const method = methodCall(value)
      const column = columnOf(method?.object)
      const table = column?.value ?? (value.kind === 'subscript' ? value.value : method?.object)
      const name = nameOf(table)
      if (!scope || !name || !isTable(p, name, scope)) continue
      const isChange =
        value.kind === 'subscript' || (method !== null && (column === null ? GIVES_NEW : OF_COLUMN).has(method.name))
      const isInPlace = method?.call.arguments.some(({ name: each }) => each === 'inplace') ?? false
      const isRead = p.uses(name, scope).some(({ node: use }) => use.from > node.to)
      if (!isChange || isInPlace || !isRead) continue
      const kept = column === null ? name : p.text(column)
      yield {
        at: node,
        certainty: 0.93,
        facts: { written: p.text(node), name: kept, mended: `${kept} = ${p.text(node)}` },
        edits: [inserted(node.from, `${kept} = `)],
      }
    }
  },
}

/** A name that `pd.read_…` or `pd.DataFrame` gave its value. */
export const isTable = (p: Program, name: string, scope: Scope) =>
  p.binds(name, scope).some(({ value }) => isMadeTable(value))

function isMadeTable(value: Expression | null): boolean {
  const method = methodCall(value)
  return (
    method !== null &&
    nameOf(method.object) === 'pd' &&
    /^(?:read_\w+|DataFrame|Series|concat|merge)$/.test(method.name)
  )
}
