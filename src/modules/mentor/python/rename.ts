import type { ExpressionOf } from './ast'
import type { Edit } from './edit'
import { type Binding, type Scope, type Scopes, type Spot, scopeOfName } from './scope'

/**
 * Edits that give a variable of a scope another name wherever that scope's variable is meant: also in inner functions, in fields of
 * f-strings and in keyword arguments of calls to a function whose parameter it is. Null where this cannot be told from the tree (imports,
 * `global`), or where the new name is something else there.
 */
export function renameVariable(
  { scopes, spots }: Scopes,
  { source, scope, from, to }: { source: string; scope: Scope; from: string; to: string },
): Edit[] | null {
  if (from === to) return []
  const seenBy = scopes.filter(
    (one) => one.uses.some(({ node }) => node.name === from) && scopeOfName(from, one) === scope,
  )
  if (isTaken([scope, ...seenBy], to) || scopes.some(({ outer }) => outer.has(from))) return null
  const edits: Edit[] = []
  for (const binding of scope.bindings.get(from) ?? []) {
    const at = placeOf(binding, source)
    if (at === null) return null
    edits.push({ from: at, to: at + from.length, text: to })
  }
  for (const { uses } of seenBy)
    for (const { node } of uses) if (node.name === from) edits.push({ from: node.from, to: node.to, text: to })
  return unique([...edits, ...keywordEdits(spots, { scope, from, to })])
}

/** Where the name itself stands in what binds it. */
function placeOf({ form, name, from, to }: Binding, source: string): number | null {
  if (form === 'import' || form === 'except' || form === 'other') return null
  const at = form === 'parameter' ? from + (/^\*+/.exec(source.slice(from, to))?.[0].length ?? 0) : from
  return source.startsWith(name, at) ? at : null
}

const isTaken = (scopes: readonly Scope[], name: string) =>
  scopes.some(({ bindings, uses }) => bindings.has(name) || uses.some(({ node }) => node.name === name))

/** `area(base=2)` where `base` is a parameter of `area`. */
function keywordEdits(spots: readonly Spot[], { scope, from, to }: { scope: Scope; from: string; to: string }): Edit[] {
  const { node } = scope
  if (node?.kind !== 'function') return []
  const name = node.name === '__init__' && scope.parent?.node?.kind === 'class' ? scope.parent.node.name : node.name
  return spots.flatMap(({ node: call }) =>
    call.kind !== 'call' || calleeOf(call) !== name
      ? []
      : call.arguments
          .filter((argument) => argument.form === 'keyword' && argument.name === from)
          .map((argument): Edit => ({ from: argument.from, to: argument.from + from.length, text: to })),
  )
}

const calleeOf = ({ callee }: ExpressionOf<'call'>) =>
  callee.kind === 'name' || callee.kind === 'attribute' ? callee.name : null

const unique = (edits: readonly Edit[]) => [...new Map(edits.map((edit) => [edit.from, edit])).values()]
