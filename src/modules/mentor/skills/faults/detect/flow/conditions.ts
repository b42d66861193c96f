import type { Expression, ExpressionOf } from '../../../../python/ast'
import { comparison, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, removed, replaced } from '../../../../python/program/line-edits'
import { CERTAIN, type Detectors, type Found, POSSIBLE } from '../../found'

/** Conditions that are always the same, or ask something else than what they look like. */
export const CONDITIONS: Detectors = {
  *'bare-alternative'(p) {
    yield* bareWithinAlternative(p)
    for (const { node, parent } of p.spots('boolean-operation')) {
      if (parent?.node.kind === 'call' || !node.values.slice(1).some(isFilledLiteral)) continue
      const first = comparison(node.values[0])
      if (!first) continue
      if (first.operator !== '==' && first.operator !== '!=') {
        yield* looseLimit(p, node, first)
        continue
      }
      if (!node.values.slice(1).every((value) => isFilledLiteral(value) || sameLeft(p, value, first.left))) continue
      const options = node.values.map((value) => (isFilledLiteral(value) ? value : (comparison(value)?.right ?? value)))
      const left = p.text(first.left)
      if (node.values.slice(1).every((value) => isNoRemainder(first.left, value))) {
        const facts = { subject: left, option: p.text(node.values[1] ?? node) }
        yield { at: node, certainty: CERTAIN, facts, edits: [replaced(p.whole(node), p.text(node.values[0] ?? node))] }
        continue
      }
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { subject: left, option: p.text(node.values.find(isFilledLiteral) ?? node) },
        edits: [
          replaced(
            p.whole(node),
            `${left} ${first.operator === '==' ? 'in' : 'not in'} (${options.map((option) => p.text(option)).join(', ')})`,
          ),
        ],
      }
    }
  },

  *'grouped-alternatives'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || (parts.operator !== '==' && parts.operator !== '!=')) continue
      const [group, other] =
        parts.right.kind === 'boolean-operation' ? [parts.right, parts.left] : [parts.left, parts.right]
      if (group.kind !== 'boolean-operation' || group.operator !== 'or') continue
      if (!group.values.slice(0, -1).some(isFilledLiteral) && !group.values.every(({ kind }) => kind === 'name'))
        continue
      const options = group.values.map((value) => p.text(value)).join(', ')
      const operator = parts.operator === '==' ? 'in' : 'not in'
      const used = group.values[0] ?? group
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { group: p.text(group), first: p.text(used) },
        edits: [replaced(p.whole(node), `${p.text(other)} ${operator} (${options})`)],
      }
    }
  },

  *'different-from-both'(p) {
    yield* samePair(p, 'or', '!=', 'and')
  },

  *'equal-to-both'(p) {
    yield* samePair(p, 'and', '==', 'or')
  },

  *'limits-cover-all'(p) {
    yield* limitPairs(p, 'or')
  },

  *'limits-exclude-all'(p) {
    yield* limitPairs(p, 'and')
  },

  *'and-or-mixed'(p) {
    for (const { node } of p.spots('boolean-operation')) {
      if (node.operator !== 'or') continue
      const plain = node.values.map((value) => (value.isParenthesized ? null : comparison(value)))
      const last = node.values.at(-1)
      if (last?.kind !== 'boolean-operation' || last.isParenthesized) continue
      const inner = comparison(last.values[0])
      const first = plain[0]
      if (!inner || first?.operator !== '==' || inner.operator !== '==' || p.text(first.left) !== p.text(inner.left))
        continue
      const [start, end] = [node.values[0], last.values[0]]
      if (!start || !end) continue
      yield {
        at: node,
        certainty: 0.6,
        facts: { first: p.text(start), last: p.text(last) },
        edits: [inserted(start.from, '('), inserted(end.to, ')')],
      }
    }
  },

  *'does-nothing-when-true'(p) {
    for (const place of p.places('if')) {
      const { node } = place
      const next = place.block[place.at + 1]
      if (node.isElif || node.otherwise.length > 0 || node.body.length !== 1 || node.body[0]?.kind !== 'pass' || !next)
        continue
      const update = updateOf(next)
      const isStep = update !== null && p.places('for').some(({ node: loop }) => loop.body.includes(next))
      yield {
        at: node,
        certainty: isStep ? 0.85 : POSSIBLE,
        facts: { test: p.text(node.test), next: p.line(next) },
        edits: isStep ? [replaced(node.body[0], p.text(next)), ...(removed(p, next) ?? [])] : null,
      }
    }
  },
}

const isFilledLiteral = (node: Expression) =>
  (node.kind === 'string' && node.value !== '') || (node.kind === 'number' && numberOf(node) !== 0)

/** `x % 2 == 0 or 2`: what is no remainder of the division cannot be meant as another one. */
function isNoRemainder(left: Expression, value: Expression): boolean {
  if (left.kind !== 'binary' || left.operator !== '%') return false
  const [divisor, option] = [numberOf(left.right), numberOf(value)]
  return divisor !== null && option !== null && (option >= divisor || option < 0)
}

function sameLeft(p: Program, value: Expression, left: Expression): boolean {
  const parts = comparison(value)
  return parts !== null && p.text(parts.left) === p.text(left)
}

export function operatorRange(p: Program, node: ExpressionOf<'compare'>, operator: string) {
  const right = node.comparisons[0]?.right.from ?? node.to
  const between = p.source.slice(node.left.to, right)
  const from = node.left.to + between.indexOf(operator.split(' ')[0] ?? operator)
  return { from, to: from + (/^is\s+not/.exec(p.source.slice(from))?.[0].length ?? operator.length) }
}

function* samePair(p: Program, joined: 'and' | 'or', operator: '==' | '!=', mended: string): Generator<Found> {
  for (const { node } of p.spots('boolean-operation')) {
    if (node.operator !== joined) continue
    const parts = node.values.map(comparison)
    const [first] = parts
    if (!first || !parts.every((part) => part?.operator === operator && p.text(part.left) === p.text(first.left)))
      continue
    const values = parts.flatMap((part) => (part ? [part.right] : []))
    if (!values.every(isConstant) || new Set(values.map((value) => p.text(value))).size < 2) continue
    yield {
      at: node,
      certainty: CERTAIN,
      facts: {
        subject: p.text(first.left),
        first: p.text(values[0] ?? node),
        second: p.text(values[1] ?? node),
        test: p.text(node),
      },
      edits: betweens(node).map((gap) => replaced(gap, p.text(gap).replace(joined, mended))),
    }
  }
}

function* limitPairs(p: Program, joined: 'and' | 'or'): Generator<Found> {
  for (const { node } of p.spots('boolean-operation')) {
    if (node.operator !== joined || node.values.length !== 2) continue
    const [one, two] = node.values.map(comparison)
    if (!one || !two || p.text(one.left) !== p.text(two.left)) continue
    const [low, high] = one.operator.startsWith('>') ? [one, two] : [two, one]
    if (!low.operator.startsWith('>') || !high.operator.startsWith('<')) continue
    const [from, to] = [numberOf(low.right), numberOf(high.right)]
    if (from === null || to === null || (joined === 'or' ? from >= to : from < to)) continue
    if (joined === 'and' && from === to && low.operator === '>=' && high.operator === '<=') continue
    yield {
      at: node,
      certainty: CERTAIN,
      facts: { subject: p.text(one.left), test: p.text(node), low: String(from), high: String(to) },
      edits: betweens(node).map((gap) => replaced(gap, p.text(gap).replace(joined, joined === 'or' ? 'and' : 'or'))),
    }
  }
}

const betweens = (node: ExpressionOf<'boolean-operation'>) =>
  node.values.slice(1).map((value, at) => ({ from: node.values[at]?.to ?? value.from, to: value.from }))

const isConstant = (node: Expression) => ['number', 'string', 'boolean', 'none'].includes(node.kind)

/** `edad >= 18 or 21`: the number is compared with nothing. */
function* looseLimit(
  p: Program,
  node: ExpressionOf<'boolean-operation'>,
  first: NonNullable<ReturnType<typeof comparison>>,
): Generator<Found> {
  const loose = node.values.slice(1).filter(isFilledLiteral)
  const [option] = loose
  if (!option || first.operator === 'in' || first.operator === 'not in' || first.operator === 'is') return
  yield {
    at: node,
    certainty: CERTAIN,
    facts: { subject: p.text(first.left), option: p.text(option) },
    edits: loose.map((value) => inserted(value.from, `${p.text(first.left)} ${first.operator} `)),
  }
}

/** `yo == "a" and … or "papel" and …`: a text that begins one of several alternatives and is held against nothing. */
function* bareWithinAlternative(p: Program): Iterable<Found> {
  for (const { node, parent } of p.spots('boolean-operation')) {
    const [first] = node.values
    const whole = parent?.node
    if (node.operator !== 'and' || first?.kind !== 'string' || whole?.kind !== 'boolean-operation') continue
    const before = p.spots('compare').find(({ node: each }) => whole.from <= each.from && each.to <= first.from)
    const parts = comparison(before?.node)
    if (parts?.operator !== '==' || parts.right.kind !== 'string') continue
    const subject = p.text(parts.left)
    yield {
      at: first,
      certainty: CERTAIN,
      facts: { subject, option: p.text(first) },
      edits: [inserted(first.from, `${subject} == `)],
    }
  }
}
