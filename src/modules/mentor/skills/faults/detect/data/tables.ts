import type { Expression } from '../../../../python/ast'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'
import { inserted } from '../../mend'
import type { Program } from '../../program'
import { methodCall, nameOf } from '../../shapes'

/** Methods of tables that give a new one and leave theirs as it was. */
const GIVES_NEW = new Set(
  'drop dropna fillna sort_values sort_index reset_index set_index rename replace astype drop_duplicates groupby merge query filter assign round head nlargest'.split(
    ' ',
  ),
)

/** Tables (pandas) whose new version nobody keeps. */
export const TABLES: Detectors = {
  *'table-result-lost'(p) {
    for (const { node } of p.places('expression')) {
      const { value } = node
      const scope = p.placeOf(node)?.scope
      const table = value.kind === 'subscript' ? value.value : (methodCall(value)?.object ?? null)
      const name = nameOf(table)
      if (!scope || !name || !isTable(p, name, scope)) continue
      const method = methodCall(value)
      const isChange = value.kind === 'subscript' || (method !== null && GIVES_NEW.has(method.name))
      const isInPlace = method?.call.arguments.some(({ name: each }) => each === 'inplace') ?? false
      const isRead = p.uses(name, scope).some(({ node: use }) => use.from > node.to)
      if (!isChange || isInPlace || !isRead) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { written: p.text(node), name, mended: `${name} = ${p.text(node)}` },
        edits: [inserted(node.from, `${name} = `)],
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
