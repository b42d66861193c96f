import { argumentsOf, comparison, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import { inserted, replaced } from '../../../../python/program/line-edits'
import { CERTAIN, type Detectors, LIKELY, POSSIBLE } from '../../found'
import { indexesOf, lengthOf, rangeLoops } from '../flow/ranges'

/** Positions that are one off. */
export const INDEXES: Detectors = {
  *'index-past-end'(p) {
    for (const { node, variable, bounds } of rangeLoops(p)) {
      const { stop } = bounds
      if (bounds.step !== 1) continue
      const isMore = stop.kind === 'binary' && stop.operator === '+' && numberOf(stop.right) === 1
      const list = isMore ? lengthOf(stop.left) : null
      if (!list || !indexesOf(p, node.body, list).some((index) => nameOf(index) === variable)) continue
      yield {
        at: bounds.call,
        certainty: 0.9,
        facts: { test: p.text(bounds.call), list },
        edits: [replaced(stop, p.text(isMore ? stop.left : stop))],
      }
    }
    for (const { node } of p.places('while')) {
      const test = comparison(node.test)
      const variable = nameOf(test?.left)
      const list = test?.operator === '<=' ? lengthOf(test.right) : null
      if (!test || !variable || !list || !indexesOf(p, node.body, list).some((index) => nameOf(index) === variable))
        continue
      const gap = { from: test.left.to, to: test.right.from }
      yield {
        at: node.test,
        certainty: 0.9,
        facts: { test: p.text(node.test), list },
        edits: [replaced(gap, p.text(gap).replace('<=', '<'))],
      }
    }
    for (const { node } of p.spots('subscript')) {
      const list = lengthOf(node.index)
      if (!list || p.text(node.value) !== list) continue
      yield { at: node, certainty: CERTAIN, facts: { test: p.text(node), list }, edits: [replaced(node.index, '-1')] }
    }
  },

  *'countdown-misses-zero'(p) {
    for (const { node, variable, bounds } of rangeLoops(p)) {
      const [start, stop] = bounds.arguments
      if (bounds.step !== -1 || !start || !stop || numberOf(stop) !== 0) continue
      const list =
        start.kind === 'binary' && start.operator === '-' && numberOf(start.right) === 1 ? lengthOf(start.left) : null
      const indexes = list ? indexesOf(p, node.body, list) : []
      if (!list || indexes.length === 0 || !indexes.every((index) => nameOf(index) === variable)) continue
      yield {
        at: bounds.call,
        certainty: LIKELY,
        facts: { range: p.text(bounds.call), list },
        edits: [replaced(stop, '-1')],
      }
    }
    for (const { node, variable, bounds } of rangeLoops(p)) {
      const [start] = bounds.arguments
      const list = start && bounds.step === -1 ? lengthOf(start) : null
      if (!list || !start || !indexesOf(p, node.body, list).some((index) => nameOf(index) === variable)) continue
      yield {
        at: bounds.call,
        certainty: 0.9,
        facts: { range: p.text(bounds.call), list },
        edits: [inserted(start.to, ' - 1')],
      }
    }
  },

  *'slice-drops-last'(p) {
    for (const { node, parent } of p.spots('slice')) {
      const list = parent?.node.kind === 'subscript' ? p.text(parent.node.value) : null
      const { upper, lower, step } = node
      if (!list || !upper || step || (lower && numberOf(lower) !== 0)) continue
      if (
        upper.kind !== 'binary' ||
        upper.operator !== '-' ||
        numberOf(upper.right) !== 1 ||
        lengthOf(upper.left) !== list
      )
        continue
      yield {
        at: node,
        certainty: POSSIBLE,
        facts: { slice: p.text(parent?.node ?? node), list },
        edits: [replaced(upper, '')],
      }
    }
  },

  *'first-index-is-zero'(p) {
    for (const { node } of p.places('assign')) {
      const [target] = node.targets
      const name = nameOf(target)
      if (!name || node.value.kind !== 'subscript' || numberOf(node.value.index) !== 1) continue
      if (!/^primer[ao]?(_|$)|^first(_|$)|^inicial$/.test(name)) continue
      yield {
        at: node,
        certainty: 0.85,
        facts: { name, item: p.text(node.value), list: p.text(node.value.value) },
        edits: [replaced(node.value.index, '0')],
      }
    }
  },

  *'random-index-past-end'(p) {
    for (const { node, parent } of p.spots('call')) {
      const method = methodCall(node)
      const name = method?.name ?? nameOf(node.callee)
      const [low, high] = argumentsOf(node) ?? []
      const list = high ? lengthOf(high) : null
      if (name !== 'randint' || !low || !high || !list || numberOf(low) !== 0) continue
      yield {
        at: parent?.node ?? node,
        certainty: 0.9,
        facts: { call: p.text(node), list },
        edits: [inserted(high.to, ' - 1')],
      }
    }
    for (const { node } of p.spots('call')) {
      const [low, high] = argumentsOf(node) ?? []
      const name = methodCall(node)?.name ?? nameOf(node.callee)
      if (name !== 'randrange' || !low || !high || numberOf(low) !== 1 || numberOf(high) !== 6) continue
      yield { at: node, certainty: 0.82, facts: { call: p.text(node), list: 'range' }, edits: [replaced(high, '7')] }
    }
  },
}
