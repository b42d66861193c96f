import { CHANGES_IN_PLACE } from '../../../python/in-place'
import { callTo, mentions, methodCall } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { replaced } from '../../../python/program/line-edits'
import type { Binding, Scope } from '../../../python/scope'
import { isSlip } from '../../../python/slip'
import { CERTAIN, type Detectors } from '../found'

/** Names that stand for something else than was meant. */
export const NAMES: Detectors = {
  *'builtin-overwritten'(p) {
    for (const [name, next] of Object.entries(BUILTINS)) {
      for (const scope of p.scopes) {
        const bindings = scope.bindings.get(name)
        const [first] = bindings ?? []
        if (
          !bindings ||
          !first ||
          bindings.some(({ form }) => form === 'import' || form === 'definition' || form === 'parameter') ||
          scope.kind === 'class'
        )
          continue
        const uses = p.uses(name, scope)
        const called = uses.find(
          ({ node, parent }) => parent?.node.kind === 'call' && parent.node.callee === node && node.from > first.from,
        )
        if (!called) continue
        const kept = uses.filter(({ node, parent }) => !(parent?.node.kind === 'call' && parent.node.callee === node))
        yield {
          at: first,
          certainty: CERTAIN,
          facts: {
            name,
            call: p.text(called.parent?.node ?? called.node),
            callLine: p.line(called.node),
            mended: next,
          },
          edits: [
            ...bindings.map((binding) => replaced(binding, next)),
            ...kept.map(({ node }) => replaced(p.whole(node), next)),
          ],
        }
      }
    }
  },

  *'two-spellings'(p) {
    for (const scope of p.scopes) {
      if (scope.kind === 'class') continue
      for (const [name, [binding, more]] of scope.bindings) {
        if (binding?.form !== 'assign' || name.startsWith('_') || name.length < 4 || more) continue
        if (p.uses(name, scope).length > 0 || scope.outer.has(name)) continue
        const other = similarName(p, scope, name, binding)
        if (!other) continue
        yield {
          at: binding,
          certainty: 0.9,
          facts: { name, other, otherLine: p.line(scope.bindings.get(other)?.[0] ?? binding) },
          edits: [replaced(binding, other)],
        }
      }
    }
  },

  *'input-shadowed-text'(p) {
    for (const { node } of p.spots('call')) {
      const [only] = node.arguments
      const print = callTo(node, 'print')
      if (print?.arguments.length !== 1 || only?.value.kind !== 'string') continue
      const name = only.value.value
      const spot = p.scopes[0]
      if (!spot || !/^[a-z_]\w*$/.test(name) || name.length < 3) continue
      const [binding] = p.binds(name, spot)
      if (binding?.form !== 'assign' || binding.from > node.from || p.uses(name, spot).length > 0) continue
      yield { at: node, certainty: 0.78, facts: { name, print: p.text(node) }, edits: [replaced(only.value, name)] }
    }
  },
}

/** Builtins that beginners take for names of their own, and what to call those. */
const BUILTINS: Readonly<Record<string, string>> = {
  list: 'lista',
  str: 'texto',
  sum: 'suma',
  max: 'maximo',
  min: 'minimo',
  input: 'entrada',
  len: 'longitud',
  print: 'mensaje',
  int: 'entero',
  float: 'decimal',
  dict: 'diccionario',
  set: 'conjunto',
  range: 'rango',
  type: 'tipo',
  sorted: 'ordenada',
  abs: 'absoluto',
  round: 'redondeado',
  tuple: 'tupla',
  open: 'abierto',
  map: 'mapa',
  filter: 'filtro',
  bool: 'booleano',
}

/** A name bound before, and read after, that differs by a slip. */
function similarName(p: Program, scope: Scope, name: string, binding: Binding): string | null {
  for (const [other, bindings] of scope.bindings) {
    if (
      other === name ||
      !bindings.some(({ from, form }) => from < binding.from && form === 'assign') ||
      !isSlip(name, other)
    )
      continue
    const readAfter = p.uses(other, scope).some(({ node }) => node.from > binding.from)
    const feeds = binding.value !== null && (mentions(binding.value, other) || binding.place?.parent !== null)
    if (readAfter && feeds) return other
  }
  return null
}

/** The first place after an offset that changes a list or the like in place. */
export function mutation(p: Program, name: string, scope: Scope, from: number) {
  for (const { node, place } of p.uses(name, scope)) {
    if (node.from < from) continue
    const call = place.node.kind === 'expression' ? methodCall(place.node.value) : null
    if (call && call.object === node && CHANGES_IN_PLACE.has(call.name))
      return { object: node, from: place.node.from, to: place.node.to }
    const target =
      place.node.kind === 'assign'
        ? place.node.targets[0]
        : place.node.kind === 'augmented-assign'
          ? place.node.target
          : null
    if (target?.kind === 'subscript' && target.value === node)
      return { object: node, from: place.node.from, to: place.node.to }
  }
  return null
}
