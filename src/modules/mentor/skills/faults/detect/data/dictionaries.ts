import {
  callTo,
  mentions,
  methodCall,
  nameOf,
  numberOf,
  reads,
  updateOf,
} from '../../../../python/program/expression-shapes'
import { inserted, replaced } from '../../../../python/program/line-edits'
import { CERTAIN, type Detectors } from '../../found'
import { typeOf } from '../../type-of'

/** Dictionaries and sets that behave otherwise than expected. */
export const DICTIONARIES: Detectors = {
  *'get-may-be-none'(p) {
    for (const { node, parent } of p.spots('call')) {
      const method = methodCall(node)
      if (method?.name !== 'get' || node.arguments.length !== 1 || parent?.node.kind !== 'binary') continue
      const other = parent.node.left === node ? parent.node.right : parent.node.left
      if (numberOf(other) === null) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { call: p.text(node), whole: p.text(parent.node) },
        edits: [inserted(node.to - 1, ', 0')],
      }
    }
  },

  *'count-always-one'(p) {
    for (const loop of p.places('for')) {
      for (const node of loop.node.body) {
        const [target] = node.kind === 'assign' ? node.targets : []
        if (node.kind !== 'assign' || target?.kind !== 'subscript' || numberOf(node.value) !== 1) continue
        const name = nameOf(target.value)
        const start = name ? p.lastAssigned(name, loop.scope, loop.node.from)?.value : null
        if (!name || start?.kind !== 'dict' || start.entries.length > 0) continue
        if (loop.node.body.some((inner) => inner !== node && reads([inner], name))) continue
        yield {
          at: node,
          certainty: /cont|cuent|frec|count|veces|repet|total/i.test(name) ? 0.85 : 0.6,
          facts: { dict: name, assign: p.text(node) },
          edits: [replaced(node.value, `${name}.get(${p.text(target.index)}, 0) + 1`)],
        }
      }
    }
  },

  *'sums-keys-not-values'(p) {
    for (const place of p.places('for')) {
      const target = nameOf(place.node.target)
      const dict = nameOf(place.node.iterable)
      if (!target || !dict || typeOf(place.node.iterable, place.scope) !== 'dict') continue
      const values = p.binds(dict, place.scope)[0]?.value
      for (const node of place.node.body) {
        const update = updateOf(node)
        if (!update || nameOf(update.value) !== target || values?.kind !== 'dict' || mentions(update.value, dict))
          continue
        if (!values.entries.every(({ value }) => numberOf(value) !== null)) continue
        yield {
          at: node,
          certainty: 0.9,
          facts: { dict, key: target, update: p.text(node) },
          edits: [replaced(update.value, `${dict}[${target}]`)],
        }
      }
    }
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'sum')
      const dict = call?.arguments[0]?.value
      if (!call || !dict || dict.kind !== 'name' || typeOf(dict, scope) !== 'dict') continue
      yield {
        at: node,
        certainty: 0.85,
        facts: { dict: dict.name, key: dict.name, update: p.text(node) },
        edits: [inserted(dict.to, '.values()')],
      }
    }
  },

  *'unpacks-keys'(p) {
    for (const place of p.places('for')) {
      const { target, iterable } = place.node
      if (
        target.kind !== 'tuple' ||
        target.items.length !== 2 ||
        iterable.kind !== 'name' ||
        typeOf(iterable, place.scope) !== 'dict'
      )
        continue
      const value = p.binds(iterable.name, place.scope)[0]?.value
      if (value?.kind !== 'dict' || value.entries.some(({ key }) => key?.kind === 'tuple')) continue
      yield {
        at: place.node,
        certainty: 0.9,
        facts: { dict: iterable.name, target: p.text(target) },
        edits: [inserted(iterable.to, '.items()')],
      }
    }
  },

  *'empty-braces-are-dict'(p) {
    for (const { node, scope } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (!name || node.value.kind !== 'dict' || node.value.entries.length > 0 || p.binds(name, scope).length > 1)
        continue
      const added = p
        .uses(name, scope)
        .find(
          ({ parent }) =>
            parent?.node.kind === 'attribute' && (parent.node.name === 'add' || parent.node.name === 'discard'),
        )
      if (!added) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name, use: p.text(added.parent?.node ?? added.node) },
        edits: [replaced(node.value, 'set()')],
      }
    }
  },

  *'key-written-twice'(p) {
    for (const { node } of p.spots('dict')) {
      const keys = node.entries.map(({ key }) =>
        key && (key.kind === 'string' || key.kind === 'number') ? p.text(key) : null,
      )
      const at = keys.findIndex((key, i) => key !== null && keys.indexOf(key) < i)
      const entry = node.entries[at]
      if (!entry?.key) continue
      const before = node.entries[keys.indexOf(keys[at] ?? null)]
      yield {
        at: entry.key,
        certainty: 0.88,
        facts: { key: p.text(entry.key), value: p.text(entry.value), lost: before ? p.text(before.value) : '' },
      }
    }
  },
}
