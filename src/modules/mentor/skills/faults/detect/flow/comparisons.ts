import type { Expression, ExpressionOf } from '../../../../python/ast'
import { callTo, comparison, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import { CERTAIN, type Detectors, LIKELY } from '../../found'
import { typeOf } from '../../type-of'
import { operatorRange } from './conditions'

/** Comparisons that compare something else than what was meant. */
export const COMPARISONS: Detectors = {
  *'is-with-literal'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || (parts.operator !== 'is' && parts.operator !== 'is not')) continue
      const literal = [parts.right, parts.left].find((side) =>
        ['number', 'string', 'list', 'dict', 'tuple'].includes(side.kind),
      )
      if (!literal) continue
      const operator = parts.operator === 'is' ? '==' : '!='
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { is: parts.operator, operator, literal: p.text(literal) },
        edits: [replaced(operatorRange(p, node, parts.operator), operator)],
      }
    }
  },

  *'comparison-thrown-away'(p) {
    for (const { node } of p.places('expression')) {
      const parts = comparison(node.value)
      if (parts?.operator !== '==' || !/^(?:name|attribute|subscript)$/.test(parts.left.kind)) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name: p.text(parts.left), value: p.text(parts.right) },
        edits: [replaced(operatorRange(p, parts.node, '=='), '=')],
      }
    }
  },

  *'compares-itself'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || nameOf(parts.left) === null || nameOf(parts.left) !== nameOf(parts.right)) continue
      // What is not a number is known by that.
      if (parts.operator === 'in' || /\bnan\b/i.test(p.source)) continue
      yield { at: node, certainty: LIKELY, facts: { name: p.text(parts.left), test: p.text(node) } }
    }
  },

  *'capitals-after-lower'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const method = methodCall(parts?.left) ?? lastCaseChange(p, parts?.left, scope)
      if (!parts || !method || !['==', '!=', 'in', 'not in'].includes(parts.operator)) continue
      const change = CASES[method.name]
      if (!change) continue
      const named = storedText(p, parts.right, scope)
      if (named && named.value !== change(named.value) && !parts.operator.endsWith('in')) {
        yield {
          at: node,
          certainty: CERTAIN,
          facts: {
            method: `.${method.name}()`,
            literal: JSON.stringify(named.value),
            changed: JSON.stringify(change(named.value)),
          },
          edits: [inserted(parts.right.to, `.${method.name}()`)],
        }
        continue
      }
      const literals = parts.right.kind === 'string' ? [parts.right] : 'items' in parts.right ? parts.right.items : []
      if (parts.right.kind === 'string' && parts.operator.endsWith('in')) continue
      const wrong = literals.flatMap((item) =>
        item.kind === 'string' && item.value !== change(item.value) ? [item] : [],
      )
      const [first] = wrong
      if (!first) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { method: `.${method.name}()`, literal: p.text(first), changed: change(p.text(first)) },
        edits: wrong.map((item) => replaced(item, change(p.text(item)))),
      }
    }
  },

  *'text-always-true'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'bool')
      const value = call?.arguments[0]?.value
      if (!call || !value || p.binds('bool', scope).length > 0 || typeOf(value, scope) !== 'str') continue
      yield {
        at: node,
        certainty: LIKELY,
        facts: { test: p.text(node) },
        edits: [replaced(p.whole(node), `${p.text(value)} == "True"`)],
      }
    }
    for (const { node } of [...p.places('if'), ...p.places('while')]) {
      const name = nameOf(node.test) ?? (node.test.kind === 'not' ? nameOf(node.test.operand) : null)
      const place = p.placeOf(node)
      if (!name || !place) continue
      const values = p.binds(name, place.scope).map(({ value }) => value)
      const wrong = values.flatMap((value) => (value?.kind === 'string' && FALSE_WORDS.has(value.value) ? [value] : []))
      const [first] = wrong
      if (!first || !values.every((value) => value?.kind === 'string')) continue
      yield {
        at: node,
        certainty: LIKELY,
        facts: { test: name },
        edits: values.flatMap((value) => (value?.kind === 'string' ? [replaced(value, asBoolean(value.value))] : [])),
      }
    }
  },

  *'float-equality'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || (parts.operator !== '==' && parts.operator !== '!=')) continue
      const sides = [parts.left, parts.right]
      const isPlain = sides.some(isInexact) && sides.every((side) => /^(?:float|int)$/.test(typeOf(side, scope) ?? ''))
      if (!isPlain && !isDecimalTest(p, sides, scope)) continue
      const difference = `abs(${p.text(parts.left)} - ${atom(p, parts.right)})`
      yield {
        at: node,
        certainty: 0.85,
        facts: { test: p.text(node) },
        edits: [replaced(p.whole(node), parts.operator === '==' ? `${difference} < 1e-9` : `${difference} >= 1e-9`)],
      }
    }
  },

  *'division-for-remainder'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      if (parts?.left.kind !== 'binary' || numberOf(parts.right) !== 0) continue
      const { operator, right } = parts.left
      if (
        (operator !== '/' && operator !== '//') ||
        (numberOf(right) ?? 0) < 2 ||
        !['==', '!='].includes(parts.operator)
      )
        continue
      const gap = { from: parts.left.left.to, to: right.from }
      yield {
        at: node,
        certainty: 0.9,
        facts: { test: p.text(node), operator },
        edits: [replaced(gap, p.text(gap).replace(operator, '%'))],
      }
    }
  },

  *'one-in-parentheses'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || (parts.operator !== 'in' && parts.operator !== 'not in')) continue
      if (parts.right.kind !== 'string' || !parts.right.isParenthesized) continue
      yield {
        at: node,
        certainty: LIKELY,
        facts: { text: p.text(parts.right) },
        edits: [inserted(parts.right.to, ',')],
      }
    }
  },

  *'list-against-one'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (parts?.operator !== '==' && parts?.operator !== '!=') continue
      const [left, right] = [typeOf(parts.left, scope), typeOf(parts.right, scope)]
      const isOne = (type: unknown) => type === 'int' || type === 'str' || type === 'float'
      const [list, one] =
        left === 'list' && isOne(right)
          ? [parts.left, parts.right]
          : right === 'list' && isOne(left)
            ? [parts.right, parts.left]
            : []
      if (!list || !one) continue
      yield {
        at: node,
        certainty: LIKELY,
        facts: { list: p.text(list), one: p.text(one) },
        edits: [replaced(p.whole(node), `${p.text(one)} ${parts.operator === '==' ? 'in' : 'not in'} ${p.text(list)}`)],
      }
    }
  },
}

const CASES: Partial<Record<string, (text: string) => string>> = {
  lower: (text) => text.toLowerCase(),
  casefold: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
}

const FALSE_WORDS = new Set(['False', 'false', 'no', 'No', '0'])

const asBoolean = (text: string) => (FALSE_WORDS.has(text) ? 'False' : 'True')

/** `x = x.lower()` above stands for the comparison's own call. */
function lastCaseChange(p: Program, node: Expression | undefined, scope: Parameters<Program['binds']>[1]) {
  const name = nameOf(node)
  if (!name) return null
  const all = p.binds(name, scope)
  const value = all.at(-1)?.value
  if (!value || (node && (all.at(-1)?.from ?? 0) > node.from)) return null
  return methodCall(value)
}

const atom = (p: Program, node: Expression) => (node.kind === 'binary' ? `(${p.text(node)})` : p.text(node))

/** Arithmetic with numbers that have no exact binary form, such as 0.1. */
function isInexact(node: Expression): boolean {
  if (node.kind !== 'binary') return false
  return [node.left, node.right].some((side) => {
    const value = numberOf(side)
    return (value !== null && (value * 1024) % 1 !== 0) || isInexact(side)
  })
}

/** A decimal number, and what was made of decimals. */
function isDecimalTest(p: Program, sides: readonly Expression[], scope: Scope): boolean {
  const exact = sides.find((side) => side.kind === 'number' && /\.\d*[1-9]/.test(side.text))
  return exact !== undefined && sides.some((side) => side !== exact && isDecimalSum(p, side, scope))
}

/** A sum or product in which a decimal takes part, or a name that holds one. */
function isDecimalSum(p: Program, node: Expression, scope: Scope, depth = 0): boolean {
  if (depth > 3) return false
  if (node.kind === 'binary') {
    return (
      /^[-+*/]$/.test(node.operator) && [node.left, node.right].some((side) => isDecimal(p, side, scope, depth + 1))
    )
  }
  const name = nameOf(node)
  return (
    name !== null &&
    p.binds(name, scope).some(({ value, form }) => {
      if (!value) return false
      return form === 'augmented' ? isDecimal(p, value, scope, depth + 1) : isDecimalSum(p, value, scope, depth + 1)
    })
  )
}

const isDecimal = (p: Program, node: Expression, scope: Scope, depth: number): boolean =>
  (node.kind === 'number' && /\.\d*[1-9]/.test(node.text)) ||
  (node.kind === 'name' &&
    p.binds(node.name, scope).some(({ value }) => value?.kind === 'number' && /\.\d*[1-9]/.test(value.text))) ||
  isDecimalSum(p, node, scope, depth)

/** The one text that a name holds. */
function storedText(p: Program, node: Expression, scope: Scope): ExpressionOf<'string'> | null {
  const name = nameOf(node)
  const [only, more] = name === null ? [] : p.binds(name, scope)
  return only?.form === 'assign' && !more && only.value?.kind === 'string' ? only.value : null
}
