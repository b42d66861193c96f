import type { Expression } from '../../../../python/ast'
import {
  callTo,
  methodCall,
  nameOf,
  namesIn,
  numberOf,
  plainAssign,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import { type Detectors, POSSIBLE } from '../../found'

/** Numbers of real life: thousands, hours and minutes, coins, percentages. */
export const AMOUNTS: Detectors = {
  *'thousands-read-as-decimals'(p) {
    const numbers = textsIn(p).filter((text) => /\d,\d/.test(text))
    const isThousands =
      numbers.length > 0 && numbers.every((text) => !/\d,\d{1,2}(?!\d)/.test(text) && /\d,\d{3}(?!\d)/.test(text))
    if (!isThousands) return
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const [from, to] = node.arguments.map(({ value }) => (value.kind === 'string' ? value.value : null))
      const target = node.arguments[1]?.value
      if (method?.name !== 'replace' || from !== ',' || to !== '.' || !target) continue
      const [first = ''] = numbers.flatMap((text) => text.match(/\d{1,3}(?:,\d{3})+/) ?? [])
      yield {
        at: node,
        certainty: 0.94,
        facts: { call: p.text(node), number: `"${first}"`, read: first.replace(',', '.') },
        edits: [replaced(target, '""')],
      }
    }
  },

  *'share-taken-as-amount'(p) {
    for (const { node, scope } of p.spots('binary')) {
      const { left, right, operator } = node
      if ((operator !== '-' && operator !== '+') || right.kind !== 'name' || left.kind !== 'name') continue
      if (!PERCENT_NAME.test(right.name)) continue
      const [only, other] = p.binds(right.name, scope)
      const share = only?.value
      const value = numberOf(share)
      const isShare =
        (value !== null && value > 0 && value < 1) ||
        (share?.kind === 'binary' && share.operator === '/' && numberOf(share.right) === 100 && namesIn(share).size < 2)
      if (!isShare || other) continue
      const mended = `${left.name} ${operator} ${left.name} * ${right.name}`
      yield {
        at: node,
        certainty: 0.93,
        facts: { written: p.text(node), share: right.name, whole: left.name, mended },
        edits: [replaced(node, mended)],
      }
    }
  },

  *'rest-not-taken'(p) {
    for (const { node, block, at } of p.places('assign')) {
      const part = divided(node)
      if (!part) continue
      const next = block
        .slice(at + 1)
        .map(divided)
        .find((each) => each !== null)
      if (!next || next.of !== part.of || next.isRest || part.isRest || next.by >= part.by || part.by % next.by !== 0)
        continue
      yield {
        at: next.whole,
        certainty: 0.86,
        facts: { written: p.text(next.whole), of: part.of, first: part.by, second: next.by },
        edits: [replaced(next.operand, `${part.of} % ${part.by}`)],
      }
    }
  },

  *'rest-of-too-much'(p) {
    for (const { node, block, at } of p.places('assign')) {
      const plain = plainAssign(node)
      const rest = plain?.value.kind === 'binary' && plain.value.operator === '%' ? plain.value : null
      const [of, by] = [nameOf(rest?.left), numberOf(rest?.right)]
      const before = block
        .slice(0, at)
        .map(divided)
        .findLast((each) => each !== null)
      if (
        !rest ||
        !of ||
        by === null ||
        !before?.isRest ||
        before.of !== of ||
        before.by >= by ||
        !/seg|second|resto|cent|min/i.test(plain?.name ?? '')
      )
        continue
      yield {
        at: node,
        certainty: 0.86,
        facts: { written: p.text(node), first: by, second: before.by },
        edits: [replaced(rest.right, String(before.by))],
      }
    }
  },

  *'quotient-kept-for-rest'(p) {
    for (const { node, block, at } of p.places('assign')) {
      const [own, before] = [divided(node), at > 0 ? divided(block[at - 1]) : null]
      const name = plainAssign(node)?.name
      if (!own || !before || own.of !== name || before.of !== own.of || own.by !== before.by || own.isRest) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), of: own.of, by: own.by },
        edits: [replaced({ from: own.operand.to, to: own.whole.to }, ` % ${own.by}`)],
      }
    }
  },

  *'percent-without-hundred'(p) {
    for (const { node } of p.places('assign')) {
      const plain = plainAssign(node)
      const product = plain?.value.kind === 'binary' && plain.value.operator === '*' ? plain.value : null
      const rate = numberOf(product?.right)
      if (
        !plain ||
        !product ||
        rate === null ||
        !/iva|descuento|dto|rebaja|comision|interes|impuesto|recargo/i.test(plain.name)
      )
        continue
      if (![4, 5, 10, 15, 16, 19, 20, 21, 25, 30, 50].includes(rate)) continue
      yield {
        at: node,
        certainty: 0.86,
        facts: { written: p.text(node), rate, name: plain.name },
        edits: [replaced(product.right, `${rate} / 100`)],
      }
    }
  },

  *'cut-not-rounded'(p) {
    for (const { node, scope } of p.spots('call')) {
      const value = callTo(node, 'int')?.arguments[0]?.value
      const number = value && decimalOf(p, value, scope)
      if (!value || number === null || number === undefined) continue
      yield {
        at: node,
        certainty: POSSIBLE,
        facts: { call: p.text(node), number: String(number), cut: Math.trunc(number) },
        edits: [replaced(node, `round(${p.text(value)})`)],
      }
    }
  },
}

/** All texts of the program. */
const textsIn = (p: Program) => p.spots('string').map(({ node }) => node.value)

type Divided = { of: string; by: number; isRest: boolean; whole: Expression; operand: Expression }

/** `x = s // 60`, and `x = s % 3600 // 60` with `isRest`. */
function divided(node: Parameters<typeof plainAssign>[0] | undefined): Divided | null {
  const value = node && plainAssign(node)?.value
  if (value?.kind !== 'binary' || value.operator !== '//') return null
  const [by, isRest] = [numberOf(value.right), value.left.kind === 'binary' && value.left.operator === '%']
  const of = nameOf(isRest && value.left.kind === 'binary' ? value.left.left : value.left)
  return of && by !== null ? { of, by, isRest, whole: value, operand: value.left } : null
}

function decimalOf(p: Program, node: Expression, scope: Scope): number | null {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : node
  const number = numberOf(value)
  return number !== null && !Number.isInteger(number) ? number : null
}

const PERCENT_NAME =
  /desc|iva|porc|pct|tasa|interes|inter[eé]s|propina|comision|comisión|rebaja|impuesto|percent|recargo|dto/i
