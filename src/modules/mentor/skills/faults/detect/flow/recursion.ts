import type { Expression, ExpressionOf } from '../../../../python/ast'
import {
  after,
  alwaysLeaves,
  callTo,
  methodCall,
  nameOf,
  numberOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { indentOf, inserted, replaced } from '../../../../python/program/line-edits'
import type { Spot } from '../../../../python/scope'
import { expressionsIn } from '../../../../python/walk'
import { CERTAIN, type Detectors } from '../../found'
import { isInside, returnsOf } from '../function-body'

/** Functions that call themselves. */
export const RECURSION: Detectors = {
  *'return-missing-in-recursion'(p) {
    for (const place of p.places('function')) {
      if (!returnsOf(place).some(({ value }) => value && value.kind !== 'none')) continue
      for (const node of within(place.node.body)) {
        const isSum = node.kind === 'expression' && node.value.kind === 'binary' && hasCall(node.value, place.node.name)
        if (node.kind !== 'expression' || !(isSum || callTo(node.value, place.node.name))) continue
        const at = p.placeOf(node)
        if (!at || at.at !== at.block.length - 1) continue
        if ([...after(at)].some((next) => next.kind === 'return' && next.value !== null)) continue
        yield {
          at: node,
          certainty: isSum ? 0.97 : 0.93,
          facts: { function: place.node.name, call: p.text(node) },
          edits: [inserted(node.from, 'return ')],
        }
      }
    }
  },

  *'same-term-twice'(p) {
    for (const { node, place } of p.spots('binary')) {
      if (node.operator !== '+' || place.scope.node?.kind !== 'function') continue
      const { name } = place.scope.node
      const [first, second] = [callTo(node.left, name), callTo(node.right, name)]
      const argument = second?.arguments[0]?.value
      if (!first || !second || p.text(first) !== p.text(second) || argument?.kind !== 'binary') continue
      if (argument.operator !== '-' || numberOf(argument.right) !== 1 || !/^fib/i.test(name)) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { written: p.text(node), call: p.text(second), function: name },
        edits: [replaced(argument.right, '2')],
      }
    }
  },

  *'recursion-without-end'(p) {
    for (const place of p.places('function')) {
      const calls = ownCalls(p, place)
      const [first] = calls
      const hasBranch = [...within(place.node.body)].some(({ kind }) =>
        ['if', 'while', 'for', 'try', 'match'].includes(kind),
      )
      const isGuarded = calls.some(({ parent }) =>
        hasAncestor(parent, ['conditional', 'boolean-operation', 'comprehension']),
      )
      if (!first || hasBranch || isGuarded || place.scope.kind === 'class') continue
      const base = baseFor(p, place, first)
      const [statement] = place.node.body
      yield {
        at: first.node,
        certainty: CERTAIN,
        facts: { function: place.node.name, call: p.text(first.node) },
        edits:
          base && statement
            ? [
                inserted(
                  statement.from,
                  `${base.replace('\n', `\n${indentOf(p, statement)}`)}\n${indentOf(p, statement)}`,
                ),
              ]
            : null,
      }
    }
  },

  *'recursion-stands-still'(p) {
    for (const place of p.places('function')) {
      const names = place.node.parameters.map(({ name }) => name)
      for (const { node, scope } of ownCalls(p, place)) {
        const given = node.arguments.map(({ value }) => nameOf(value))
        if (names.length === 0 || given.length !== names.length || !names.every((name, at) => given[at] === name))
          continue
        if (names.some((name) => p.binds(name, scope).length > 1) || mutatesAny(place, names)) continue
        const tested = names.find((name) =>
          [...within(place.node.body)].some(
            (inner) => inner.kind === 'if' && [...expressionsIn(inner.test)].some((part) => nameOf(part) === name),
          ),
        )
        const at = tested ? names.indexOf(tested) : 0
        const argument = node.arguments[at]
        yield {
          at: node,
          certainty: 0.93,
          facts: { call: p.text(node), name: names[at] ?? '' },
          edits: argument && tested ? [inserted(argument.value.to, ' - 1')] : null,
        }
      }
    }
  },

  *'recursion-steps-away'(p) {
    for (const place of p.places('function')) {
      const [parameter] = place.node.parameters
      const base = place.node.body.find((node) => node.kind === 'if')
      if (
        !parameter ||
        base?.kind !== 'if' ||
        base.test.kind !== 'compare' ||
        nameOf(base.test.left) !== parameter.name
      )
        continue
      const limit = numberOf(base.test.comparisons[0]?.right)
      const operator = base.test.comparisons[0]?.operator
      if (limit === null || limit > 1 || !operator || !['==', '<=', '<'].includes(operator) || !alwaysLeaves(base.body))
        continue
      for (const { node } of ownCalls(p, place)) {
        const value = node.arguments[0]?.value
        if (
          value?.kind !== 'binary' ||
          value.operator !== '+' ||
          nameOf(value.left) !== parameter.name ||
          !numberOf(value.right)
        )
          continue
        const gap = { from: value.left.to, to: value.right.from }
        yield {
          at: node,
          certainty: 0.9,
          facts: { call: p.text(node), test: p.text(base.test), testLine: p.line(base) },
          edits: [replaced(gap, p.text(gap).replace('+', '-'))],
        }
      }
    }
  },

  *'product-base-is-zero'(p) {
    for (const place of p.places('function')) {
      const zero = returnsOf(place).find(({ value }) => numberOf(value) === 0)
      const isProduct = returnsOf(place).some(
        ({ value }) =>
          value?.kind === 'binary' &&
          value.operator === '*' &&
          [...expressionsIn(value)].some((part) => callTo(part, place.node.name)),
      )
      const others = returnsOf(place).filter(({ value }) => numberOf(value) !== null)
      if (!zero?.value || !isProduct || others.length > 1) continue
      yield {
        at: zero,
        certainty: CERTAIN,
        facts: { function: place.node.name, return: p.text(zero) },
        edits: [replaced(zero.value, '1')],
      }
    }
  },
}

function ownCalls(p: Program, place: FunctionPlace) {
  return p.callsOf(place).filter((spot) => isInside(spot, place))
}

function hasAncestor(spot: Spot | null, kinds: readonly string[]): boolean {
  for (let at = spot; at; at = at.parent) if (kinds.includes(at.node.kind)) return true
  return false
}

function mutatesAny({ node }: FunctionPlace, names: readonly string[]): boolean {
  for (const inner of within(node.body)) {
    const method = inner.kind === 'expression' ? methodCall(inner.value) : null
    if (method && names.includes(nameOf(method.object) ?? '')) return true
  }
  return [...within(node.body)].some(
    (inner) =>
      inner.kind === 'delete' || (inner.kind === 'assign' && inner.targets.some(({ kind }) => kind === 'subscript')),
  )
}

/** The end of a countdown by one: 1 for a product, 0 for a sum. */
function baseFor(p: Program, place: FunctionPlace, { node, parent }: Spot<ExpressionOf<'call'>>): string | null {
  const [parameter, second] = place.node.parameters
  const value: Expression | undefined = node.arguments[0]?.value
  const operation = parent?.node
  if (
    !parameter ||
    second ||
    value?.kind !== 'binary' ||
    value.operator !== '-' ||
    numberOf(value.right) !== 1 ||
    operation?.kind !== 'binary'
  )
    return null
  const level = indentOf(p, place.node.body[0] ?? place.node).slice(indentOf(p, place.node).length)
  if (operation.operator === '*') return `if ${parameter.name} <= 1:\n${level}return 1`
  return operation.operator === '+' ? `if ${parameter.name} <= 0:\n${level}return 0` : null
}

/** Whether a function is called in one of the two parts of a sum, or in theirs. */
function hasCall(node: Expression, name: string): boolean {
  if (node.kind === 'binary') return hasCall(node.left, name) || hasCall(node.right, name)
  return callTo(node, name) !== null
}
