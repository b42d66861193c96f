import type { BinaryOperator, Expression } from '../../../../python/ast'
import { numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** The operators that are taken for each other, the likeliest first. */
const OTHERS: Partial<Record<BinaryOperator, readonly BinaryOperator[]>> = {
  '+': ['-', '*'],
  '-': ['+'],
  '*': ['/', '**', '+'],
  '/': ['*', '//', '%'],
  '//': ['/', '%'],
  '%': ['//', '/'],
  '**': ['*'],
  '^': ['**'],
}

/** Sums that could be meant another way. */
export const ARITHMETIC_CHANGES: Detectors = {
  *'try-operator'(p) {
    for (const { node } of p.spots('binary')) {
      if (isOfTexts(node)) continue
      for (const [rank, next] of (OTHERS[node.operator] ?? []).entries()) {
        const gap = { from: node.left.to, to: node.right.from }
        yield {
          at: node,
          certainty: 0.8 - rank * 0.08,
          facts: { written: p.text(node), operator: node.operator, next },
          edits: [replaced(gap, p.text(gap).replace(node.operator, next))],
        }
      }
    }
    for (const { node } of p.places('augmented-assign')) {
      for (const [rank, next] of (OTHERS[node.operator] ?? []).entries()) {
        const gap = { from: node.target.to, to: node.value.from }
        yield {
          at: node,
          certainty: 0.8 - rank * 0.05,
          facts: { written: p.text(node), operator: `${node.operator}=`, next: `${next}=` },
          edits: [replaced(gap, p.text(gap).replace(`${node.operator}=`, `${next}=`))],
        }
      }
    }
  },

  *'try-sides'(p) {
    for (const { node } of p.spots('binary')) {
      if (!['-', '/', '//', '%', '+', '**'].includes(node.operator)) continue
      const [left, right] = [p.whole(node.left), p.whole(node.right)]
      yield {
        at: node,
        certainty: node.operator === '+' ? 0.8 : 0.72,
        facts: { written: p.text(node), left: p.text(node.left), right: p.text(node.right) },
        edits: [replaced(left, p.text(node.right)), replaced(right, p.text(node.left))],
      }
    }
  },

  *'try-parentheses'(p) {
    for (const { node } of p.spots('binary')) {
      const { left, right } = node
      // a + b / 2: (a + b) / 2, and 9 ** 1 / 2: 9 ** (1 / 2).
      for (const inner of [right, left]) {
        if (inner.kind !== 'binary' || inner.isParenthesized) continue
        const group =
          inner === right ? { from: left.from, to: inner.left.to } : { from: inner.right.from, to: right.to }
        yield {
          at: node,
          certainty: 0.82,
          facts: { written: p.text(node), group: `(${p.source.slice(group.from, group.to)})` },
          edits: [inserted(group.from, '('), inserted(group.to, ')')],
        }
      }
      // a / b + c * d: a / (b + c) * d.
      if (left.kind === 'binary' && right.kind === 'binary' && !left.isParenthesized && !right.isParenthesized) {
        const group = { from: left.right.from, to: right.left.to }
        yield {
          at: node,
          certainty: 0.76,
          facts: { written: p.text(node), group: `(${p.source.slice(group.from, group.to)})` },
          edits: [inserted(group.from, '('), inserted(group.to, ')')],
        }
      }
      yield* wholeRun(p, node)
      yield* multipliedFirst(p, node)
    }
  },

  /** `precio * pct / 100` is the part; what is left, or what is paid in all, is another. */
  *'try-rest'(p) {
    for (const { node, parent } of p.spots('binary')) {
      const product = node.left
      if (node.operator !== '/' || numberOf(node.right) !== 100 || product.kind !== 'binary') continue
      if (product.operator !== '*' || parent?.node.kind === 'binary') continue
      const whole = [product.left, product.right].find((side) => numberOf(side) === null && !PERCENT.test(p.text(side)))
      if (!whole) continue
      for (const [certainty, sign] of [
        [0.88, '-'],
        [0.87, '+'],
      ] as const) {
        const mended = `${p.text(whole)} ${sign} ${p.text(node)}`
        yield {
          at: node,
          certainty,
          facts: { written: p.text(node), whole: p.text(whole), mended },
          edits: [inserted(p.whole(node).from, `${p.text(whole)} ${sign} `)],
        }
      }
    }
  },

  /** `pvp - pvp * 0.21` for `pvp / (1 + 0.21)`: what was added is not taken from the whole. */
  *'try-rate-of-base'(p) {
    for (const { node } of p.spots('binary')) {
      const { left, right } = node
      if (node.operator !== '-' || right.kind !== 'binary' || right.operator !== '*') continue
      const sides = [p.text(right.left), p.text(right.right)]
      const rate = sides[0] === p.text(left) ? right.right : sides[1] === p.text(left) ? right.left : null
      if (rate === null) continue
      const mended = `${p.text(left)} / (1 + ${p.text(rate)})`
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), rate: p.text(rate), whole: p.text(left), mended },
        edits: [replaced(p.whole(node), mended)],
      }
    }
  },

  *'try-percent'(p) {
    for (const { node } of p.spots('binary')) {
      if (node.operator !== '*') continue
      const part = [node.right, node.left].find((side) => side.kind === 'name' && PERCENT.test(side.name))
      if (!part) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), name: p.text(part), mended: `${p.text(node)} / 100` },
        edits: [inserted(part.to, ' / 100')],
      }
    }
    for (const { node, parent } of p.spots('binary')) {
      const rate = numberOf(node.right)
      if (node.operator !== '*' || rate === null || rate <= 0 || rate >= 1 || parent?.node.kind === 'binary') continue
      for (const [certainty, factor] of [
        [0.78, 1 + rate],
        [0.76, 1 - rate],
      ] as const) {
        const mended = String(Math.round(factor * 10_000) / 10_000)
        yield {
          at: node,
          certainty,
          facts: { written: p.text(node), name: p.text(node.right), mended: `${p.text(node.left)} * ${mended}` },
          edits: [replaced(node.right, mended)],
        }
      }
    }
  },

  *'try-factor'(p) {
    for (const { node, parent } of p.spots('binary')) {
      if (parent?.node.kind === 'binary' || isOfTexts(node)) continue
      for (const [certainty, factor] of [
        [0.5, '/ 2'],
        [0.5, '* 2'],
        [0.48, '** 0.5'],
      ] as const) {
        const text = p.text(node)
        const isLow = factor === '** 0.5' || (node.operator !== '*' && node.operator !== '/')
        yield {
          at: node,
          certainty,
          facts: { written: text, mended: isLow ? `(${text}) ${factor}` : `${text} ${factor}` },
          edits: isLow
            ? [inserted(p.whole(node).from, '('), inserted(p.whole(node).to, `) ${factor}`)]
            : [inserted(p.whole(node).to, ` ${factor}`)],
        }
      }
      if ((node.operator === '/' || node.operator === '*') && node.right.kind === 'name') {
        yield {
          at: node,
          certainty: 0.55,
          facts: { written: p.text(node), mended: `${p.text(node)} ** 2` },
          edits: [inserted(node.right.to, ' ** 2')],
        }
      }
    }
  },
}

const PERCENT = /desc|iva|porc|pct|tasa|interes|inter[eé]s|propina|comision|rebaja|impuesto|tipo|percent/i

const isOfTexts = (node: Expression): boolean =>
  node.kind === 'string' ||
  node.kind === 'format-string' ||
  (node.kind === 'binary' && (isOfTexts(node.left) || (node.operator === '+' && isOfTexts(node.right))))

/** `a + b + c / 3`: all that stands before the division. */
function* wholeRun(p: Program, node: Extract<Expression, { kind: 'binary' }>) {
  const { right } = node
  if ((node.operator !== '+' && node.operator !== '-') || right.kind !== 'binary' || right.isParenthesized) return
  let last: Expression = right
  while (last.kind === 'binary' && !last.isParenthesized && last.left.kind === 'binary') last = last.left
  if (last === right || last.kind !== 'binary') return
  yield {
    at: node,
    certainty: 0.8,
    facts: { written: p.text(node), group: `(${p.source.slice(node.from, last.left.to)})` },
    edits: [inserted(node.from, '('), inserted(last.left.to, ')')],
  }
}

/** `(c + 32) * 9 / 5` for `c * 9 / 5 + 32`: what was to be added last is added first. */
function* multipliedFirst(p: Program, node: Extract<Expression, { kind: 'binary' }>) {
  let first: Expression = node
  while (first.kind === 'binary' && !first.isParenthesized) first = first.left
  if (first.kind !== 'binary' || !first.isParenthesized || (first.operator !== '+' && first.operator !== '-')) return
  if (first.right.kind !== 'number') return
  const [open, close] = [p.source.lastIndexOf('(', first.from), p.source.indexOf(')', first.to)]
  if (open < 0 || close < 0 || close > node.to) return
  const mended = `${p.text(first.left)}${p.source.slice(close + 1, node.to)} ${first.operator} ${p.text(first.right)}`
  yield {
    at: node,
    certainty: 0.7,
    facts: { written: p.text(node), group: mended },
    edits: [replaced({ from: open, to: node.to }, mended)],
  }
}
