import type { Expression, ExpressionOf } from '../../../../python/ast'
import { callTo, comparison, methodCall, nameOf, within } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'

/** Values that are taken for something else in a condition. */
export const MISREAD: Detectors = {
  *'find-taken-for-truth'(p) {
    for (const { test } of tests(p)) {
      const method = methodCall(test)
      const [piece] = method?.call.arguments ?? []
      if (method?.name !== 'find' || !piece || method.call.arguments.length !== 1) continue
      const mended = `${p.text(piece.value)} in ${p.text(method.object)}`
      yield { at: test, certainty: 0.93, facts: { call: p.text(test), mended }, edits: [replaced(test, mended)] }
    }
  },

  *'zero-taken-for-none'(p) {
    for (const { test, isNot, whole, scope } of tests(p)) {
      const name = nameOf(test)
      const call = name === null ? null : p.binds(name, scope)[0]?.value
      const of = call && callTo(call) ? p.functionNamed(nameOf(callTo(call)?.callee) ?? '', scope) : undefined
      if (!name || !of || !givesPosition(of.node.body)) continue
      yield {
        at: test,
        certainty: 0.85,
        facts: { name, test: p.text(test), function: of.node.name },
        edits: [replaced(whole, `${name} is ${isNot ? '' : 'not '}None`)],
      }
    }
  },

  *'text-compared-with-true'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !['==', 'is'].includes(parts.operator) || parts.right.kind !== 'boolean') continue
      const name = nameOf(parts.left)
      const value = name === null ? null : p.binds(name, scope)[0]?.value
      const isText = value?.kind === 'string' || (value && callTo(value, 'input') !== null)
      if (!isText || p.binds(name ?? '', scope).length !== 1) continue
      yield {
        at: node,
        certainty: 0.92,
        facts: { test: p.text(node), name: name ?? '' },
        edits: [replaced({ from: parts.left.to, to: node.to }, ` == "${parts.right.value ? 'True' : 'False'}"`)],
      }
    }
  },

  *'nothing-equals-nan'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !['==', '!='].includes(parts.operator)) continue
      const isNan = isNanValue(p, parts.right)
      const column = parts.left.kind === 'subscript' && parts.right.kind === 'none' && usesPandas(p)
      if (!isNan && !column) continue
      const left = p.text(parts.left)
      const isTable = column || parts.left.kind === 'subscript'
      const test = isTable ? `${left}.${parts.operator === '==' ? 'isna' : 'notna'}()` : `math.isnan(${left})`
      yield {
        at: node,
        certainty: 0.94,
        facts: { test: p.text(node), mended: test },
        edits: [
          replaced(p.whole(node), isTable || parts.operator === '==' ? test : `not ${test}`),
          ...(isTable || importsMath(p) ? [] : [inserted(0, 'import math\n')]),
        ],
      }
    }
  },

  *'amount-between-is-empty'(p) {
    for (const { node } of p.spots('compare')) {
      const [one, two] = node.comparisons
      if (!one || !two || node.comparisons.length !== 2) continue
      const low = node.left.kind === 'number' ? Number(node.left.text) : Number.NaN
      const high = two.right.kind === 'number' ? Number(two.right.text) : Number.NaN
      const isDown = /^>=?$/.test(one.operator) && /^>=?$/.test(two.operator)
      const isUp = /^<=?$/.test(one.operator) && /^<=?$/.test(two.operator)
      if (!(isDown && low <= high) && !(isUp && low >= high)) continue
      const middle = p.text(one.right)
      const [a, b] = [p.text(node.left), p.text(two.right)]
      const mended = isDown
        ? `${a} ${one.operator.replace('>', '<')} ${middle} ${two.operator.replace('>', '<')} ${b}`
        : `${b} ${one.operator} ${middle} ${two.operator} ${a}`
      yield {
        at: node,
        certainty: 0.94,
        facts: { test: p.text(node), mended },
        edits: [replaced(p.whole(node), mended)],
      }
    }
  },

  *'ampersand-between-tests'(p) {
    for (const { node } of p.spots('compare')) {
      const inner = [node.left, ...node.comparisons.map(({ right }) => right)].find(
        (part) => part.kind === 'binary' && !part.isParenthesized && /^[&|]$/.test(part.operator),
      ) as ExpressionOf<'binary'> | undefined
      if (!inner || node.comparisons.length < 2) continue
      const isTable = usesPandas(p)
      const word = inner.operator === '&' ? 'and' : 'or'
      const at = p.source.indexOf(inner.operator, inner.left.to)
      const whole = p.whole(node)
      yield {
        at: node,
        certainty: 0.94,
        facts: { test: p.text(node), sign: inner.operator, word },
        edits: isTable
          ? [
              inserted(whole.from, '('),
              inserted(inner.left.to, ')'),
              inserted(inner.right.from, '('),
              inserted(whole.to, ')'),
            ]
          : [replaced({ from: at, to: at + 1 }, word)],
      }
    }
  },

  *'objects-never-equal'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      const made = callTo(parts?.left)
      const name = nameOf(made?.callee)
      if (!parts || !name || !['==', '!='].includes(parts.operator) || nameOf(callTo(parts.right)?.callee) !== name)
        continue
      const own = p.places('class').find(({ node: { name: each } }) => each === name)?.node
      const isPlain = own && own.decorators.length === 0 && own.arguments.length === 0
      if (!isPlain || own.body.some((each) => each.kind === 'function' && each.name === '__eq__')) continue
      yield { at: node, certainty: 0.92, facts: { test: p.text(node), class: name } }
    }
  },
}

type Test = { test: Expression; isNot: boolean; whole: Expression; scope: Scope }

/** Conditions, without a `not` before them. */
const tests = (p: Program): Test[] =>
  [...p.places('if'), ...p.places('while')].map(({ node: { test }, scope }) => ({
    test: test.kind === 'not' ? test.operand : test,
    isNot: test.kind === 'not',
    whole: test,
    scope,
  }))

/** Whether a function gives back a position, or None: of positions the first is 0. */
function givesPosition(body: Parameters<typeof within>[0]): boolean {
  const all = [...within(body)]
  const counters = new Set(
    all.flatMap((node) => {
      if (node.kind !== 'for') return []
      if (callTo(node.iterable, 'range')) return [nameOf(node.target)]
      return callTo(node.iterable, 'enumerate') && node.target.kind === 'tuple' ? [nameOf(node.target.items[0])] : []
    }),
  )
  return all.some((node) => node.kind === 'return' && node.value?.kind === 'name' && counters.has(node.value.name))
}

function isNanValue(p: Program, node: Expression): boolean {
  if (callTo(node, 'float')?.arguments[0]?.value.kind === 'string') return /nan/i.test(p.text(node))
  return /^(?:np|numpy|math|pd)\.(?:nan|NaN|NA)$/.test(p.text(node))
}

const usesPandas = (p: Program) =>
  p.places('import').some(({ node }) => node.names.some(({ name }) => name === 'pandas'))
const importsMath = (p: Program) =>
  p.places('import').some(({ node }) => node.names.some(({ name }) => name === 'math'))
