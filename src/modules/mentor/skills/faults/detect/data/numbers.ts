import { argumentsOf, callTo, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { atTop, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** Numbers that are not what they look like: decimals, halves, whole divisions. */
export const NUMBERS: Detectors = {
  *'rounds-half-to-even'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'round')
      const given = call && argumentsOf(call)
      const [value, second] = given ?? []
      if (!call || !value || second || p.binds('round', scope).length > 0) continue
      if (value.kind !== 'number' || !/\.50*$/.test(value.text)) continue
      const half = Number(value.text)
      yield {
        at: call,
        certainty: 0.65,
        facts: {
          call: p.text(call),
          result: String(2 * Math.round(half / 2)),
          up: String(Math.floor(half + 0.5)),
          value: value.text,
        },
        edits: together(p, [replaced(call, `math.floor(${value.text} + 0.5)`)]),
      }
    }
  },

  *'whole-division-then-times'(p) {
    for (const { node } of p.spots('binary')) {
      const { left } = node
      if (node.operator !== '*' || left.kind !== 'binary' || left.operator !== '//' || numberOf(left.right) !== null)
        continue
      const factor = numberOf(node.right)
      if (factor !== 100 && factor !== 1000) continue
      const gap = { from: left.left.to, to: left.right.from }
      yield {
        at: node,
        certainty: 0.93,
        facts: { written: p.text(node), division: p.text(left), mended: p.text(node).replace('//', '/') },
        edits: [replaced(gap, p.text(gap).replace('//', '/'))],
      }
    }
  },
}

const together = (p: Program, edits: ReturnType<typeof replaced>[]) =>
  p.binds('math', p.scopes[0] ?? failed()).length > 0 ? edits : [...edits, atTop(p, 'import math')]

function failed(): never {
  throw new Error('a program has a scope')
}
