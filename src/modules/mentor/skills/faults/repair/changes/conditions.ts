import type { CompareOperator } from '../../../../python/ast'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

const AT_LIMIT: Partial<Record<CompareOperator, CompareOperator>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const ROUND: Partial<Record<CompareOperator, readonly CompareOperator[]>> = {
  '<': ['>', '>='],
  '<=': ['>=', '>'],
  '>': ['<', '<='],
  '>=': ['<=', '<'],
  '==': ['!='],
  '!=': ['=='],
  in: ['not in'],
  'not in': ['in'],
}

/** Conditions that could be meant another way. */
export const CONDITION_CHANGES: Detectors = {
  *'try-limit'(p) {
    for (const { node } of p.spots('compare')) {
      const [only, second] = node.comparisons
      const next = only && AT_LIMIT[only.operator]
      if (!only || second || !next) continue
      const gap = { from: node.left.to, to: only.right.from }
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), mended: swapped(p.text(node), only.operator, next), limit: p.text(only.right) },
        edits: [replaced(gap, p.text(gap).replace(only.operator, next))],
      }
    }
  },

  *'try-opposite'(p) {
    for (const { node } of p.spots('compare')) {
      const [only, second] = node.comparisons
      if (!only || second) continue
      for (const next of ROUND[only.operator] ?? []) {
        const gap = { from: node.left.to, to: only.right.from }
        const written = p.text(gap)
        const pattern = new RegExp(only.operator.replace(' ', '\\s+'))
        yield {
          at: node,
          certainty: next.length > 1 && only.operator.length === 1 ? 0.66 : 0.7,
          facts: { written: p.text(node), mended: swapped(p.text(node), only.operator, next) },
          edits: [replaced(gap, written.replace(pattern, next))],
        }
      }
    }
  },

  /** `letra == "a"`, `letra in "aeiou"`, where capitals count as well. */
  *'try-any-case'(p) {
    for (const { node } of p.spots('compare')) {
      const [only, second] = node.comparisons
      if (!only || second || !/^(?:==|!=|in|not in)$/.test(only.operator) || only.right.kind !== 'string') continue
      const { value } = only.right
      const isCased = value === value.toLowerCase() && value !== value.toUpperCase()
      if (!isCased || !/^(?:name|subscript)$/.test(node.left.kind)) continue
      const left = p.text(node.left)
      yield {
        at: node,
        certainty: 0.87,
        facts: { written: p.text(node), left, mended: `${left}.lower()${p.text(node).slice(left.length)}` },
        edits: [inserted(node.left.to, '.lower()')],
      }
    }
  },

  *'try-any-of'(p) {
    for (const { node } of p.spots('compare')) {
      const [only, second] = node.comparisons
      if (!only || second || !/^[!=]=$/.test(only.operator) || only.right.kind !== 'subscript') continue
      if (only.right.index.kind === 'slice') continue
      const next = only.operator === '==' ? 'in' : 'not in'
      const mended = `${p.text(node.left)} ${next} ${p.text(only.right.value)}`
      yield {
        at: node,
        certainty: 0.84,
        facts: { written: p.text(node), one: p.text(only.right), all: p.text(only.right.value), mended },
        edits: [replaced({ from: node.left.to, to: only.right.to }, ` ${next} ${p.text(only.right.value)}`)],
      }
    }
  },

  /** `letra in "aei"`: a test of vowels that lacks some. */
  *'try-vowels'(p) {
    for (const { node } of p.spots('string')) {
      if (!/^[aeiou]{2,9}$/i.test(node.value)) continue
      for (const all of ['aeiou', 'aeiouAEIOU', 'aeiouáéíóú', 'aeiouáéíóúAEIOUÁÉÍÓÚ'])
        if (all !== node.value)
          yield {
            at: node,
            certainty: 0.9,
            facts: { written: p.text(node), mended: JSON.stringify(all) },
            edits: [replaced(node, JSON.stringify(all))],
          }
    }
  },

  *'try-and-or'(p) {
    for (const { node } of p.spots('boolean-operation')) {
      const [first, second, third] = node.values
      if (!first || !second || third) continue
      const next = node.operator === 'and' ? 'or' : 'and'
      const gap = { from: first.to, to: second.from }
      yield {
        at: node,
        certainty: 0.85,
        facts: { written: p.text(node), word: node.operator, next },
        edits: [replaced(gap, p.text(gap).replace(node.operator, next))],
      }
    }
  },

  *'try-grouping'(p) {
    for (const { node } of p.spots('boolean-operation')) {
      if (node.operator !== 'or') continue
      for (const [at, value] of node.values.entries()) {
        if (value.kind !== 'boolean-operation' || value.operator !== 'and' || value.isParenthesized) continue
        const neighbour = node.values[at === 0 ? 1 : at - 1]
        const [from, to] = at === 0 ? [value.values.at(-1), neighbour] : [neighbour, value.values[0]]
        if (!from || !to) continue
        yield {
          at: node,
          certainty: 0.86,
          facts: { written: p.text(node), group: `(${p.text({ from: from.from, to: to.to })})` },
          edits: [replaced({ from: from.from, to: from.from }, '('), replaced({ from: to.to, to: to.to }, ')')],
        }
      }
    }
  },

  *'try-branches-order'(p) {
    for (const { node } of p.places('if')) {
      const [next, more] = node.otherwise
      if (more || next?.kind !== 'if' || !next.isElif) continue
      const parts = [node, next].map((branch) => ({
        from: branch.test.from,
        to: branch.body.at(-1)?.to ?? branch.test.to,
      }))
      const [first, second] = parts
      if (!first || !second) continue
      yield {
        at: node.test,
        certainty: 0.82,
        facts: { first: p.text(node.test), second: p.text(next.test), secondLine: p.line(next) },
        edits: [
          replaced(first, p.source.slice(second.from, second.to)),
          replaced(second, p.source.slice(first.from, first.to)),
        ],
      }
    }
    // A later branch that asks for more than the first: it goes before all others.
    for (const { node } of p.places('if')) {
      if (node.isElif) continue
      let last = node
      while (last.otherwise[0]?.kind === 'if' && last.otherwise[0].isElif) last = last.otherwise[0]
      const [first, end] = [node.body.at(-1), last.body.at(-1)]
      if (last === node || last === node.otherwise[0] || !first || !end) continue
      const [a, b] = [
        { from: node.test.from, to: first.to },
        { from: last.test.from, to: end.to },
      ]
      yield {
        at: node.test,
        certainty: 0.81,
        facts: { first: p.text(node.test), second: p.text(last.test), secondLine: p.line(last) },
        edits: [replaced(a, p.source.slice(b.from, b.to)), replaced(b, p.source.slice(a.from, a.to))],
      }
    }
  },

  *'try-elif'(p) {
    for (const { node, block, at } of p.places('if')) {
      const before = block[at - 1]
      if (node.isElif || before?.kind !== 'if' || before.otherwise.length > 0) continue
      yield {
        at: node,
        certainty: 0.8,
        facts: { first: p.text(before.test), firstLine: p.line(before) },
        edits: [replaced({ from: node.from, to: node.from + 2 }, 'elif')],
      }
    }
  },
}

const swapped = (written: string, operator: string, next: string) =>
  written.replace(new RegExp(`(?<![<>=!])${operator.replace(' ', '\\s+')}(?!=)`), next)
