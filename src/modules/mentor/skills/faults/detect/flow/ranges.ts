import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../../python/ast'
import {
  argumentsOf,
  callTo,
  comparison,
  mentions,
  nameOf,
  numberOf,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Place } from '../../../../python/scope'
import { expressionsIn } from '../../../../python/walk'
import { CERTAIN, type Detectors, POSSIBLE } from '../../found'
import { isOnlyShown } from '../../only-shown'

/** `range` and index bounds that are one off, or the wrong way round. */
export const RANGES: Detectors = {
  *'range-skips-last'(p) {
    for (const { node, variable, bounds } of rangeLoops(p)) {
      const less = bounds.stop
      if (less.kind !== 'binary' || less.operator !== '-' || numberOf(less.right) !== 1) continue
      const list = lengthOf(less.left)
      if (!list || bounds.step !== 1) continue
      const indexes = indexesOf(p, node.body, list)
      if (indexes.length === 0 || !indexes.every((index) => nameOf(index) === variable)) continue
      // Counted aloud (`i + 1`), it is still only a number for the item.
      const isCounted = isOnlyShown(p, node.body, variable, indexes)
      if (usedOutsideIndex(node.body, variable, indexes) && !isCounted) continue
      yield {
        at: bounds.call,
        certainty: 0.85,
        facts: { range: p.text(bounds.call), list },
        edits: [replaced(less, p.text(less.left))],
      }
    }
  },

  *'range-misses-end'(p) {
    for (const { node, variable, bounds } of rangeLoops(p)) {
      const isPlain = bounds.step === 1 && bounds.start === 1
      if (!isPlain && !(bounds.step !== null && bounds.step > 0 && bounds.start !== null && bounds.start > 0)) continue
      if (lengthOf(bounds.stop)) continue
      const { stop } = bounds
      const isBare = stop.kind === 'name' || stop.kind === 'number'
      if (!isBare || numberOf(stop) === 1) continue
      if (testsDivisors(node.body, variable) || (stop.kind === 'name' && isDivisorBound(p, node.body, stop.name)))
        continue
      const limit = numberOf(stop)
      const more = limit === null ? `${p.text(stop)} + 1` : String(limit + 1)
      const isProduct = node.body.some((inner) => {
        const update = updateOf(inner)
        return (
          update !== null && (update.operator === '*' || update.operator === '+') && nameOf(update.value) === variable
        )
      })
      yield {
        at: bounds.call,
        certainty: !isPlain
          ? 0.45
          : isProduct && limit === null
            ? 0.75
            : limit !== null && limit % 5 === 0
              ? 0.6
              : POSSIBLE,
        facts: {
          range: p.text(bounds.call),
          end: p.text(stop),
          wanted: p.text(stop),
          mended: p.text(bounds.call).replace(new RegExp(`, *${p.text(stop)}(?=[,)])`), `, ${more}`),
        },
        edits: [replaced(stop, more)],
      }
    }
  },

  *'product-from-zero'(p) {
    for (const { node, variable, bounds } of rangeLoops(p)) {
      if (bounds.start !== 0 || bounds.step !== 1) continue
      for (const inner of node.body) {
        const update = updateOf(inner)
        if (update?.operator !== '*' || nameOf(update.value) !== variable) continue
        const { stop } = bounds
        const isPlain = stop.kind === 'name' || stop.kind === 'number'
        const [only] = bounds.arguments
        yield {
          at: bounds.call,
          certainty: CERTAIN,
          facts: { range: p.text(bounds.call), variable, product: update.name },
          edits:
            bounds.arguments.length === 1 && only
              ? [replaced(only, `1, ${p.text(stop)}${isPlain ? ' + 1' : ''}`)]
              : [replaced(bounds.arguments[0] ?? stop, '1')],
        }
      }
    }
  },

  *'first-term-twice'(p) {
    for (const { node, variable, bounds, place } of rangeLoops(p)) {
      const [only] = bounds.arguments
      if (bounds.start !== 0 || bounds.arguments.length !== 1 || !only) continue
      for (const inner of within(node.body)) {
        const update = updateOf(inner)
        if (update?.operator !== '+') continue
        const start = p.lastAssigned(update.name, place.scope, node.from)?.value
        if (!start) continue
        const called = [...expressionsIn(update.value)].flatMap((part) => {
          const call = callTo(part)
          const argument = call?.arguments[0]?.value
          return call && argument && mentions(argument, variable) && argument.kind === 'binary'
            ? [{ call, base: p.text(argument.left) }]
            : []
        })
        const [term] = called
        const isCounted =
          term && [...expressionsIn(start)].some((part) => p.text(part) === `${p.text(term.call.callee)}(${term.base})`)
        if (!term || !isCounted) continue
        yield {
          at: bounds.call,
          certainty: 0.88,
          facts: {
            range: p.text(bounds.call),
            variable,
            term: `${p.text(term.call.callee)}(${term.base})`,
            start: p.text(start),
          },
          edits: [replaced(only, `1, ${p.text(only)}`)],
        }
      }
    }
  },

  *'range-never-starts'(p) {
    for (const { node } of p.spots('call')) {
      const call = callTo(node, 'range')
      const given = call && argumentsOf(call)
      if (!call || !given || given.length < 2) continue
      const [start, stop, step] = given
      if (!start || !stop) continue
      const [from, to] = [numberOf(start), numberOf(stop)]
      const by = step ? numberOf(step) : 1
      const countsDown = lengthOf(start.kind === 'binary' ? start.left : start) !== null && (to === 0 || to === -1)
      const isEmpty =
        by !== null &&
        ((from !== null && to !== null && from !== to && from < to === by < 0) ||
          (by > 0 && (countsDown || (nameOf(start) !== null && (to === 0 || to === -1)))))
      if (!isEmpty || !by) continue
      yield {
        at: call,
        certainty: from !== null ? CERTAIN : 0.85,
        facts: { range: p.text(call), start: p.text(start), stop: p.text(stop), step: String(by) },
        edits: step
          ? by < 0
            ? [replaced({ from: stop.to, to: step.to }, '')]
            : [replaced(step, String(-by))]
          : [inserted(stop.to, ', -1')],
      }
    }
  },

  *'divisor-range'(p) {
    for (const { node, variable, bounds, place } of rangeLoops(p)) {
      const tested = divisibilityOf(node.body, variable)
      if (!tested || (place.scope.kind === 'module' && !node.body.some(setsFlag)) || !endsOrFlags(node.body)) continue
      const { stop } = bounds
      const [first] = bounds.arguments
      if (!first || bounds.step !== 1) continue
      if (bounds.start === 1 && bounds.arguments.length > 1) {
        yield {
          at: bounds.call,
          certainty: 0.93,
          facts: { range: p.text(bounds.call), number: tested, divisor: '1' },
          edits: [replaced(first, '2')],
        }
      } else if (
        bounds.start === 2 &&
        stop.kind === 'binary' &&
        stop.operator === '+' &&
        nameOf(stop.left) === tested &&
        numberOf(stop.right) === 1
      ) {
        yield {
          at: bounds.call,
          certainty: 0.93,
          facts: { range: p.text(bounds.call), number: tested, divisor: tested },
          edits: [replaced(stop, tested)],
        }
      }
    }
  },
}

type Bounds = {
  call: ExpressionOf<'call'>
  arguments: Expression[]
  start: number | null
  stop: Expression
  step: number | null
}

export function boundsOf(node: Expression): Bounds | null {
  const call = callTo(node, 'range')
  const given = call && argumentsOf(call)
  if (!call || !given) return null
  const [first, second, third] = given
  const stop = second ?? first
  if (!stop || !first) return null
  return { call, arguments: given, start: second ? numberOf(first) : 0, stop, step: third ? numberOf(third) : 1 }
}

/** `for name in range(...)`. */
export function rangeLoops(p: Program): { node: StatementOf<'for'>; place: Place; variable: string; bounds: Bounds }[] {
  return p.places('for').flatMap((place) => {
    const variable = nameOf(place.node.target)
    const bounds = boundsOf(place.node.iterable)
    return variable && bounds ? [{ node: place.node, place, variable, bounds }] : []
  })
}

/** The `x` of `len(x)`, as it is written. */
export function lengthOf(node: Expression): string | null {
  const argument = callTo(node, 'len')?.arguments[0]?.value
  return argument?.kind === 'name' || argument?.kind === 'attribute' ? writtenName(argument) : null
}

const writtenName = (node: Expression): string =>
  node.kind === 'attribute' ? `${writtenName(node.value)}.${node.name}` : (nameOf(node) ?? '')

function* expressionsOfBlock(body: readonly Statement[]) {
  for (const node of within(body)) yield* statementExpressions(node)
}

function* statementExpressions(node: Statement): Generator<Expression> {
  const own: Expression[] = []
  if (node.kind === 'assign') own.push(...node.targets, node.value)
  else if (node.kind === 'augmented-assign') own.push(node.target, node.value)
  else if (node.kind === 'expression') own.push(node.value)
  else if (node.kind === 'if' || node.kind === 'while') own.push(node.test)
  else if (node.kind === 'for') own.push(node.iterable)
  else if (node.kind === 'return' && node.value) own.push(node.value)
  for (const expression of own) yield* expressionsIn(expression)
}

/** What `list[…]` is indexed with in a block. */
export function indexesOf(p: Program, body: readonly Statement[], list: string): Expression[] {
  const indexes: Expression[] = []
  for (const part of expressionsOfBlock(body)) {
    if (part.kind === 'subscript' && p.text(part.value) === list) indexes.push(part.index)
  }
  return indexes
}

function usedOutsideIndex(body: readonly Statement[], variable: string, indexes: readonly Expression[]): boolean {
  let [uses, asIndex] = [0, 0]
  for (const part of expressionsOfBlock(body)) {
    if (part.kind === 'name' && part.name === variable) uses += 1
    if (indexes.includes(part)) asIndex += 1
  }
  return uses > asIndex
}

/** `n` of `n % i`. */
function divisibilityOf(body: readonly Statement[], variable: string): string | null {
  for (const node of body) {
    if (node.kind !== 'if') continue
    const test = comparison(node.test)
    if (test?.operator !== '==' || test.left.kind !== 'binary' || test.left.operator !== '%') continue
    if (nameOf(test.left.right) === variable && numberOf(test.right) === 0) return nameOf(test.left.left)
  }
  return null
}

const testsDivisors = (body: readonly Statement[], variable: string) => divisibilityOf(body, variable) !== null

/** `n % i` for the `n` that the range ends at. */
function isDivisorBound(p: Program, body: readonly Statement[], name: string): boolean {
  for (const part of expressionsOfBlock(body)) {
    if (part.kind === 'binary' && part.operator === '%' && p.text(part.left) === name) return true
  }
  return false
}

const setsFlag = (node: Statement): boolean =>
  node.kind === 'if' &&
  [...within(node.body)].some((inner) => inner.kind === 'assign' && inner.value.kind === 'boolean')

const endsOrFlags = (body: readonly Statement[]) =>
  body.some(
    (node) =>
      node.kind === 'if' &&
      [...within(node.body)].some(
        (inner) => setsFlag(node) || (inner.kind === 'return' && inner.value?.kind === 'boolean'),
      ),
  )
