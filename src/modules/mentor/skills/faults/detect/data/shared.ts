import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { atTop, replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import { CERTAIN, type Detectors } from '../../found'
import { typeOf } from '../../type-of'

/** One list in several places: what is changed in one of them changes in all. */
export const SHARED: Detectors = {
  *'one-list-many-places'(p) {
    for (const { node, scope } of p.spots('binary')) {
      const [only, second] = node.left.kind === 'list' ? node.left.items : []
      const list = only && !second && isList(p, only, scope) ? nameOf(only) : null
      if (node.operator !== '*' || !list) continue
      yield shared(p, node, list, `[${list}[:] for _ in range(${p.text(node.right)})]`)
    }
    for (const { node, scope } of p.spots('comprehension')) {
      const list = node.form === 'list' && isList(p, node.element, scope) ? nameOf(node.element) : null
      if (list && !node.clauses.some(({ target }) => nameOf(target) === list)) {
        yield shared(p, node, list, p.text(node).replace(list, `${list}[:]`))
      }
    }
    for (const { node, scope } of p.spots<'list' | 'tuple' | 'set'>('list')) {
      const [first, ...others] = node.items
      const list = first && others.length > 0 && isList(p, first, scope) ? nameOf(first) : null
      if (list && others.every((item) => nameOf(item) === list))
        yield shared(p, node, list, `[${node.items.map(() => `${list}[:]`).join(', ')}]`)
    }
  },

  *'one-value-for-all-keys'(p) {
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const [keys, value] = node.arguments
      if (method?.name !== 'fromkeys' || !keys || !value || !isNewCollection(value.value)) continue
      const made = p.text(value.value)
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { written: p.text(node), value: made },
        edits: [replaced(node, `{clave: ${made} for clave in ${p.text(keys.value)}}`)],
      }
    }
  },

  *'copy-shares-its-rows'(p) {
    for (const { name, value, place } of p.scopes.flatMap(({ bindings }) => [...bindings.values()].flat())) {
      const original = value && copied(value)
      if (!place || !original || !isTable(p, original, place.scope) || !changesRow(p, name, place.scope)) continue
      yield {
        at: value,
        certainty: 0.9,
        facts: { written: p.text(value), original: p.text(original), name },
        edits: [replaced(value, `copy.deepcopy(${p.text(original)})`), atTop(p, 'import copy')],
      }
    }
  },
}

const shared = (p: Program, node: Expression, list: string, mended: string) => ({
  at: node,
  certainty: CERTAIN,
  facts: { written: p.text(node), list, mended },
  edits: [replaced(p.whole(node), mended)],
})

const isList = (p: Program, node: Expression, scope: Scope) =>
  node.kind === 'name' && p.binds(node.name, scope).length === 1 && typeOf(node, scope) === 'list'

const isNewCollection = (node: Expression) =>
  node.kind === 'list' || node.kind === 'dict' || node.kind === 'set' || callTo(node, 'list', 'dict', 'set') !== null

/** What `m[:]`, `list(m)`, `m.copy()` copy. */
function copied(value: Expression): Expression | null {
  if (value.kind === 'subscript' && value.index.kind === 'slice' && !value.index.lower && !value.index.upper)
    return value.value
  const method = methodCall(value)
  if (method?.name === 'copy' && method.call.arguments.length === 0) return method.object
  return callTo(value, 'list')?.arguments[0]?.value ?? null
}

/** A list of lists, or a dictionary of lists. */
function isTable(p: Program, node: Expression, scope: Scope): boolean {
  const name = nameOf(node)
  const value = name === null ? null : p.binds(name, scope)[0]?.value
  if (value?.kind === 'list') return value.items.length > 0 && value.items.every(({ kind }) => kind === 'list')
  return (
    value?.kind === 'dict' && value.entries.length > 0 && value.entries.every(({ value: { kind } }) => kind === 'list')
  )
}

/** Whether `name[…]` is itself changed: `name[0][1] = …`, `name[0].append(…)`. */
const changesRow = (p: Program, name: string, scope: Scope) =>
  p.uses(name, scope).some(({ parent }) => {
    if (parent?.node.kind !== 'subscript') return false
    const around = parent.parent?.node
    if (around?.kind === 'attribute') return /^(?:append|insert|extend|pop|remove|sort|clear)$/.test(around.name)
    if (around?.kind !== 'subscript') return false
    const { node } = parent.place
    return (
      (node.kind === 'assign' && node.targets.includes(around)) ||
      (node.kind === 'augmented-assign' && node.target === around)
    )
  })
