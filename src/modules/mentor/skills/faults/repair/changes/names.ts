import type { Expression, StatementOf } from '../../../../python/ast'
import { nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import { loopsAround, namesInTarget, type Place, type Scope, type Spot } from '../../../../python/scope'
import type { Detectors, Found } from '../../found'

/** Names, positions and keys that could be meant to be others. */
export const NAME_CHANGES: Detectors = {
  *'try-name'(p) {
    for (const spot of p.spots('name')) {
      const { node, parent, scope } = spot
      if (parent?.node.kind === 'call' && parent.node.callee === node) continue
      if (scopeHas(p, scope, node.name) === false) continue
      for (const other of variablesSeenFrom(scope)) {
        if (other === node.name) continue
        yield {
          at: node,
          certainty: isTarget(spot) ? 0.72 : 0.75,
          facts: { written: p.text(spot.place.node).split('\n')[0] ?? '', name: node.name, mended: other },
          edits: [replaced(node, other)],
        }
      }
    }
    for (const { node } of p.places('augmented-assign')) {
      const { target } = node
      if (target.kind !== 'name') continue
      const scope = p.placeOf(node)?.scope
      for (const other of scope ? variablesSeenFrom(scope) : []) {
        if (other === target.name) continue
        yield {
          at: node,
          certainty: 0.78,
          facts: { written: p.text(node), name: target.name, mended: other },
          edits: [replaced(target, other)],
        }
      }
    }
  },

  *'try-key'(p) {
    for (const { node, place, scope } of p.spots('subscript')) {
      const { index } = node
      const isFixed = numberOf(index) !== null || index.kind === 'string'
      if (!isFixed) continue
      for (const name of loopNames(place, scope)) {
        yield {
          at: node,
          certainty: 0.86,
          facts: { written: p.text(node), fixed: p.text(index), name, mended: `${p.text(node.value)}[${name}]` },
          edits: [replaced(index, name)],
        }
      }
      yield {
        at: node,
        certainty: 0.7,
        facts: { written: p.text(node), fixed: p.text(index), name: p.text(node.value), mended: p.text(node.value) },
        edits: [replaced({ from: node.value.to, to: node.to }, '')],
      }
    }
    // A key, and the same name as the first argument of `get`.
    for (const { node, place, scope } of p.spots('subscript')) {
      const { index, value } = node
      const owner = nameOf(value)
      if (index.kind !== 'string' || owner === null) continue
      for (const name of loopNames(place, scope)) {
        const same = p
          .spots('string')
          .filter((spot) => spot.place === place && p.text(spot.node) === p.text(index))
          .map((spot) => replaced(spot.node, name))
        if (same.length < 2) continue
        yield {
          at: node,
          certainty: 0.87,
          facts: { written: p.text(node), fixed: p.text(index), name, mended: `${owner}[${name}]` },
          edits: same,
        }
      }
    }
  },

  *'try-value-of-key'(p) {
    for (const { node, place, scope, parent } of p.spots('name')) {
      if (parent?.node.kind === 'subscript' && parent.node.index === node) continue
      for (const loop of loopsAround(place)) {
        if (loop.node.kind !== 'for' || nameOf(loop.node.target) !== node.name) continue
        const held = holderOf(p, loop.node.iterable, scope)
        if (held === null) continue
        yield {
          at: node,
          certainty: 0.8,
          facts: { name: node.name, holder: held, mended: `${held}[${node.name}]` },
          edits: [replaced(node, `${held}[${node.name}]`)],
        }
      }
    }
  },

  *'try-count'(p) {
    for (const { node, scope, place } of p.spots('binary')) {
      if (node.operator !== '/' && node.operator !== '//') continue
      for (const list of [...variablesSeenFrom(scope)].filter((name) => holdsMany(p, name, scope))) {
        const mended = `len(${list})`
        if (p.text(node.right) === mended) continue
        yield {
          at: node,
          certainty: 0.84,
          facts: { written: p.text(place.node).split('\n')[0] ?? '', divisor: p.text(node.right), mended },
          edits: [replaced(p.whole(node.right), mended)],
        }
      }
    }
  },

  *'try-accumulate'(p) {
    for (const place of p.places('assign')) {
      const { node } = place
      const [target, other] = node.targets
      if (!target || other || target.kind === 'tuple' || target.kind === 'list') continue
      const gap = { from: target.to, to: node.value.from }
      for (const [certainty, sign] of [
        [0.84, '+='],
        [0.7, '-='],
        [0.6, '*='],
      ] as const) {
        yield {
          at: node,
          certainty: target.kind === 'name' && loopsAround(place).length === 0 ? certainty - 0.15 : certainty,
          facts: {
            written: p.text(node),
            name: p.text(target),
            mended: `${p.text(target)} ${sign} ${p.text(node.value)}`,
          },
          edits: [replaced(gap, p.text(gap).replace('=', sign))],
        }
      }
    }
    for (const place of p.places('assign')) yield* addedToKey(p, place)
    for (const { node } of p.places('augmented-assign')) {
      const gap = { from: node.target.to, to: node.value.from }
      yield {
        at: node,
        certainty: 0.66,
        facts: {
          written: p.text(node),
          name: p.text(node.target),
          mended: `${p.text(node.target)} = ${p.text(node.value)}`,
        },
        edits: [replaced(gap, p.text(gap).replace(`${node.operator}=`, '='))],
      }
      if (node.operator === '+') yield* valueAdded(p, node)
    }
  },
}

/** One added for each, or the item itself: the one for the other. */
function* valueAdded(
  p: Program,
  node: { target: Expression; value: Expression; from: number; to: number },
): Generator<Found> {
  const place = p.allPlaces.find((each) => each.node.from === node.from && each.node.to === node.to)
  if (!place) return
  const names = [...loopNames(place, place.scope)].filter((name) => p.text(node.value) !== name)
  for (const next of [...(numberOf(node.value) === null ? ['1'] : []), ...names]) {
    yield {
      at: node,
      certainty: 0.83,
      facts: { written: p.text(place.node), name: p.text(node.target), mended: `${p.text(node.target)} += ${next}` },
      edits: [replaced(p.whole(node.value), next)],
    }
  }
  if (names.length > 1 || p.text(node.value) !== '1') {
    for (const name of names.filter((each) => each !== p.text(node.value))) {
      yield {
        at: node,
        certainty: 0.7,
        facts: {
          written: p.text(place.node),
          name: p.text(node.target),
          mended: `${p.text(node.target)} += ${p.text(node.value)} * ${name}`,
        },
        edits: [inserted(p.whole(node.value).to, ` * ${name}`)],
      }
    }
  }
}

/** `d[k] = v` in a loop: what stands there is lost, where it should be added to. */
function* addedToKey(p: Program, place: Place<StatementOf<'assign'>>): Generator<Found> {
  const [target, other] = place.node.targets
  if (!target || other || target.kind !== 'subscript' || loopsAround(place).length === 0) return
  const { value, index } = target
  const mended = `${p.text(target)} = ${p.text(value)}.get(${p.text(index)}, 0) + ${p.text(place.node.value)}`
  yield {
    at: place.node,
    certainty: 0.8,
    facts: { written: p.text(place.node), name: p.text(target), mended },
    edits: [inserted(place.node.value.from, `${p.text(value)}.get(${p.text(index)}, 0) + `)],
  }
}

const MAX_NAMES = 8

/** The variables that a place can read, its own first. */
function variablesSeenFrom(scope: Scope): Set<string> {
  const names = new Set<string>()
  for (let at: Scope | null = scope; at; at = at.parent) {
    for (const [name, bindings] of at.bindings) {
      const isVariable = bindings.every(({ form }) => form !== 'definition' && form !== 'import')
      if (isVariable && name !== 'self' && name !== '_' && names.size < MAX_NAMES) names.add(name)
    }
  }
  return names
}

const scopeHas = (p: Program, scope: Scope, name: string) =>
  p.binds(name, scope).every(({ form }) => form !== 'definition')

/** The variables of the loops around, innermost first. */
function loopNames(place: Spot['place'], scope: Scope): Set<string> {
  const names = new Set<string>()
  for (const { node } of loopsAround(place)) {
    if (node.kind === 'for') for (const { name } of namesInTarget(node.target)) names.add(name)
  }
  if (scope.kind === 'comprehension') for (const name of scope.bindings.keys()) names.add(name)
  return names
}

/** What a loop's variable is a key or a position of. */
function holderOf(p: Program, iterable: Expression, scope: Scope): string | null {
  const name = nameOf(iterable)
  if (name !== null) return p.lastAssigned(name, scope, iterable.from)?.value?.kind === 'dict' ? name : null
  if (iterable.kind !== 'call' || nameOf(iterable.callee) !== 'range') return null
  const inner = iterable.arguments.at(-1)?.value
  return inner?.kind === 'call' && nameOf(inner.callee) === 'len' ? nameOf(inner.arguments[0]?.value) : null
}

function holdsMany(p: Program, name: string, scope: Scope): boolean {
  return p
    .binds(name, scope)
    .some(
      ({ value, form }) =>
        form === 'parameter' || ['list', 'tuple', 'dict', 'set', 'comprehension'].includes(value?.kind ?? ''),
    )
}

const isTarget = ({ node, place }: Spot) => place.node.kind === 'assign' && place.node.targets.includes(node)
