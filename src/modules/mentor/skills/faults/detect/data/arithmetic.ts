import type { Expression, Statement } from '../../../../python/ast'
import {
  callTo,
  comparison,
  methodCall,
  nameOf,
  numberOf,
  plainAssign,
  updateOf,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Place, Scope } from '../../../../python/scope'
import { expressionsIn } from '../../../../python/walk'
import { CERTAIN, type Detectors, LIKELY, POSSIBLE } from '../../found'
import { typeOf } from '../../type-of'

/** Sums that Python does in another order, or of other things, than was meant. */
export const ARITHMETIC: Detectors = {
  *'mean-without-parentheses'(p) {
    for (const { node, parent, place } of p.spots('binary')) {
      if (node.operator !== '+' || parent?.node.kind === 'binary') continue
      const terms = termsOf(node)
      const last = terms.at(-1)
      if (last?.kind !== 'binary' || (last.operator !== '/' && last.operator !== '//') || last.isParenthesized) continue
      const divisor = numberOf(last.right)
      const isPlain = terms.slice(0, -1).every(isTerm) && isTerm(last.left)
      if (!isPlain || divisor !== terms.length || !Number.isInteger(divisor)) continue
      yield {
        at: node,
        certainty: MEAN_WORDS.test(p.text(place.node)) || functionNamed(place, MEAN_WORDS) ? CERTAIN : POSSIBLE,
        facts: {
          written: p.text(node),
          divided: p.text(last),
          mended: `(${p.text({ from: node.from, to: last.left.to })}) / ${divisor}`,
        },
        edits: [inserted(node.from, '('), inserted(last.left.to, ')')],
      }
    }
  },

  *'mean-by-wrong-count'(p) {
    for (const { node, scope } of p.spots('binary')) {
      if (node.operator !== '/' && node.operator !== '//') continue
      const list = callTo(node.left, 'sum')?.arguments[0]?.value
      if (list?.kind !== 'name') continue
      const value = p.binds(list.name, scope).length === 1 ? p.binds(list.name, scope)[0]?.value : null
      const count = numberOf(node.right)
      const other = callTo(node.right, 'len')?.arguments[0]?.value
      const isWrongNumber =
        count !== null &&
        value?.kind === 'list' &&
        value.items.length > 0 &&
        value.items.length !== count &&
        !isMutated(p, list.name, scope)
      const isOtherList = other?.kind === 'name' && other.name !== list.name
      if (!isWrongNumber && !isOtherList) continue
      yield {
        at: node,
        certainty: isWrongNumber ? 0.85 : 0.7,
        facts: { written: p.text(node), list: list.name, mended: `sum(${list.name}) / len(${list.name})` },
        edits: [replaced(node.right, `len(${list.name})`)],
      }
    }
  },

  *'whole-division-for-real'(p) {
    for (const place of p.allPlaces) {
      const { node, scope } = place
      const assign = plainAssign(node)
      const value = node.kind === 'return' ? node.value : assign?.value
      const words = assign?.name ?? (scope.node && 'name' in scope.node ? scope.node.name : '')
      if (!value || !REAL_WORDS.test(words)) continue
      const int = callTo(value, 'int')
      const inner = int?.arguments[0]?.value
      if (value.kind === 'binary' && value.operator === '//') {
        const gap = { from: value.left.to, to: value.right.from }
        yield {
          at: value,
          certainty: 0.85,
          facts: { written: p.text(value), name: words, mended: p.text(value).replace('//', '/') },
          edits: [replaced(gap, p.text(gap).replace('//', '/'))],
        }
      } else if (int && inner?.kind === 'binary' && inner.operator === '/' && p.binds('int', scope).length === 0) {
        yield {
          at: value,
          certainty: LIKELY,
          facts: { written: p.text(value), name: words, mended: p.text(inner) },
          edits: [replaced(value, p.text(inner))],
        }
      }
    }
  },

  *'mean-without-decimals'(p) {
    for (const { node, place } of p.spots('binary')) {
      if (node.operator !== '//' || !callTo(node.right, 'len') || !callTo(node.left, 'sum')) continue
      // Told by the name that it gets, where there is one.
      if (plainAssign(place.node) !== null || place.node.kind === 'return') continue
      const gap = { from: node.left.to, to: node.right.from }
      yield {
        at: node,
        certainty: LIKELY,
        facts: { written: p.text(node), mended: p.text(node).replace('//', '/') },
        edits: [replaced(gap, p.text(gap).replace('//', '/'))],
      }
    }
  },

  *'caret-is-not-power'(p) {
    for (const { node, scope } of p.spots('binary')) {
      if (node.operator !== '^') continue
      const types = [typeOf(node.left, scope), typeOf(node.right, scope)]
      if (
        types.includes('set') ||
        types.includes('bool') ||
        numberOf(node.right) === null ||
        /^0[xb]/i.test(p.text(node.right))
      )
        continue
      const gap = { from: node.left.to, to: node.right.from }
      yield {
        at: node,
        certainty: 0.88,
        facts: { written: p.text(node), mended: p.text(node).replace('^', '**') },
        edits: [replaced(gap, p.text(gap).replace('^', '**'))],
      }
    }
  },

  *'minus-before-power'(p) {
    for (const { node } of p.spots('unary')) {
      const { operand } = node
      if (
        node.operator !== '-' ||
        operand.kind !== 'binary' ||
        operand.operator !== '**' ||
        operand.isParenthesized ||
        operand.left.kind !== 'number'
      )
        continue
      yield {
        at: node,
        certainty: LIKELY,
        facts: { written: p.text(node), mended: `(-${p.text(operand.left)}) ** ${p.text(operand.right)}` },
        edits: [inserted(node.from, '('), inserted(operand.left.to, ')')],
      }
    }
  },

  *'divides-then-multiplies'(p) {
    for (const { node, place } of p.spots('binary')) {
      if (
        node.operator !== '*' ||
        node.left.kind !== 'binary' ||
        node.left.operator !== '/' ||
        node.left.isParenthesized
      )
        continue
      const divisor = node.left.right
      if (numberOf(divisor) !== 2 || node.right.kind !== 'name' || !node.left.left.isParenthesized) continue
      const text = p.text(place.node)
      const isQuadratic = node.right.name === 'a' && /-\s*b\b/.test(text) && /sqrt|\*\*|raiz|disc/.test(text)
      if (!isQuadratic) continue
      yield {
        at: node,
        certainty: 0.92,
        facts: { written: p.text(node), mended: `${p.text(divisor)} * ${node.right.name}` },
        edits: [inserted(divisor.from, '('), inserted(node.right.to, ')')],
      }
    }
  },

  *'degrees-for-radians'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const name = nameOf(node.callee) ?? method?.name ?? ''
      const argument = node.arguments[0]?.value
      if (!['sin', 'cos', 'tan'].includes(name) || !argument) continue
      const bound = nameOf(argument) ? p.binds(nameOf(argument) ?? '', scope)[0]?.value : null
      const value = numberOf(argument) ?? (bound ? numberOf(bound) : null)
      const isDegrees =
        (value !== null && Number.isInteger(value) && value >= 15) || /grado|degree/i.test(p.text(argument))
      if (!isDegrees || /radian/.test(p.text(argument))) continue
      const prefix = method ? `${p.text(method.object)}.radians` : null
      yield {
        at: node,
        certainty: 0.9,
        facts: { call: p.text(node), argument: p.text(argument) },
        edits: prefix ? [inserted(argument.from, `${prefix}(`), inserted(argument.to, ')')] : null,
      }
    }
  },

  *'leap-year-by-four'(p) {
    for (const { node, place } of [...p.spots('compare')]) {
      const parts = comparison(node)
      if (
        parts?.left.kind !== 'binary' ||
        parts.left.operator !== '%' ||
        numberOf(parts.left.right) !== 4 ||
        numberOf(parts.right) !== 0
      )
        continue
      const { scope } = place
      const owner = scope.node && 'from' in scope.node ? p.text(scope.node) : p.source
      if (!/bisiest|leap/i.test(owner) || owner.includes('100') || parts.operator !== '==') continue
      const year = p.text(parts.left.left)
      yield {
        at: node,
        certainty: 0.9,
        facts: { test: p.text(node), year },
        edits: [replaced(p.whole(node), `(${year} % 4 == 0 and ${year} % 100 != 0) or ${year} % 400 == 0`)],
      }
    }
  },

  *'percent-of-wrong-base'(p) {
    for (const { node } of p.spots('binary')) {
      if (node.operator !== '+' && node.operator !== '-') continue
      const [base, rate] = [nameOf(node.left), node.right]
      const isBare =
        rate.kind === 'binary' &&
        rate.operator === '/' &&
        numberOf(rate.right) === 100 &&
        ['name', 'number'].includes(rate.left.kind)
      const isRateName =
        rate.kind === 'binary' && rate.left.kind === 'name' && /iva|desc|porc|tasa|inter[eé]s|igv/i.test(rate.left.name)
      if (
        !base ||
        !isBare ||
        !/precio|importe|total|coste|costo|base|sueldo|salario|monto/i.test(base) ||
        !(isRateName || rate.left.kind === 'number')
      )
        continue
      yield {
        at: node,
        certainty: 0.88,
        facts: { written: p.text(node), base, mended: `${base} * ${p.text(rate)}` },
        edits: [inserted(rate.from, `${base} * `)],
      }
    }
  },

  *'digits-never-shrink'(p) {
    for (const { node } of p.places('while')) {
      for (const inner of node.body) {
        const update = updateOf(inner)
        if (update?.operator !== '/' || numberOf(update.value) !== 10 || !p.text(node.test).includes(update.name))
          continue
        const isDigits = node.body.some((other) =>
          [...expressionsOf(other)].some(
            (part) => part.kind === 'binary' && part.operator === '%' && nameOf(part.left) === update.name,
          ),
        )
        if (!isDigits) continue
        const source = p.text(inner)
        yield {
          at: inner,
          certainty: 0.93,
          facts: { written: source, mended: source.replace('/', '//') },
          edits: [replaced(inner, source.replace('/', '//'))],
        }
      }
    }
  },
}

/** One of the values of which a mean is taken. */
const isTerm = ({ kind }: Expression) =>
  kind === 'name' || kind === 'number' || kind === 'subscript' || kind === 'attribute'
const MEAN_WORDS = /media|promedio|average|\bmean|medio|prom\b/i
const REAL_WORDS = /media|promedio|average|porcentaje|precio|iva\b|por_persona|decimal|ratio|proporcion/i

const termsOf = (node: Expression): Expression[] =>
  node.kind === 'binary' && node.operator === '+' && !node.isParenthesized
    ? [...termsOf(node.left), node.right]
    : [node]

const functionNamed = ({ scope }: Place, words: RegExp) =>
  scope.node !== null && 'name' in scope.node && words.test(scope.node.name)

const isMutated = (p: Program, name: string, scope: Scope) =>
  p
    .uses(name, scope)
    .some(
      ({ parent }) =>
        parent?.node.kind === 'attribute' && ['append', 'extend', 'remove', 'pop', 'insert'].includes(parent.node.name),
    )

function* expressionsOf(node: Statement): Generator<Expression> {
  if (node.kind === 'assign' || node.kind === 'augmented-assign') yield* expressionsIn(node.value)
  if (node.kind === 'expression') yield* expressionsIn(node.value)
}
