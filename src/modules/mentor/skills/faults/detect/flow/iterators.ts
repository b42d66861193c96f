import type { Expression, Range } from '../../../../python/ast'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedBefore, inserted, replaced } from '../../../../python/program/line-edits'
import type { Place, Scope, Spot } from '../../../../python/scope'
import { CERTAIN, type Detectors } from '../../found'
import { typeOf } from '../../type-of'

/** Iterators that are shown, compared or used up. */
export const ITERATORS: Detectors = {
  *'iterator-shown'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'print', 'str')
      if (!call) continue
      for (const { value, form } of call.arguments) {
        if (form !== 'positional' || typeOf(value, scope) !== 'iterator') continue
        yield {
          at: value,
          certainty: CERTAIN,
          facts: { value: p.text(value), mended: `list(${p.text(value)})` },
          edits: [inserted(value.from, 'list('), inserted(value.to, ')')],
        }
      }
    }
  },

  *'iterator-used-twice'(p) {
    for (const { node, scope } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (
        !name ||
        node.targets.length !== 1 ||
        !(typeOf(node.value, scope) === 'iterator' || isOwnGenerator(p, node.value, scope)) ||
        p.binds(name, scope).length > 1
      )
        continue
      const consuming = p.uses(name, scope).filter(consumes)
      const [first, second] = consuming
      if (!first || !second || isOneBranch(first.place, second.place)) continue
      yield {
        at: second.node,
        certainty: 0.93,
        facts: { name, firstLine: p.line(first.node), value: p.text(node.value), made: p.line(node) },
        edits: stepsBefore(p, name, scope, first)
          ? addedBefore(p, first.place.node, `${name} = list(${name})`)
          : [inserted(node.value.from, 'list('), inserted(node.value.to, ')')],
      }
    }
  },

  *'reversed-compared'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const right = node.comparisons[0]?.right
      const side = [node.left, right].find((part) => callTo(part, 'reversed'))
      const argument = callTo(side, 'reversed')?.arguments[0]?.value
      if (!side || !argument || p.binds('reversed', scope).length > 0) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { call: p.text(side), text: p.text(argument) },
        edits: [replaced(side, `${p.text(argument)}[::-1]`)],
      }
    }
  },
}

/** A call of a function that yields, or gives back a generator. */
function isOwnGenerator(p: Program, value: Expression, scope: Scope): boolean {
  const name = value.kind === 'call' ? nameOf(value.callee) : null
  const made = name === null ? undefined : p.functionNamed(name, scope)?.node
  if (!made) return false
  const isInside = ({ from, to }: Range) => made.from <= from && to <= made.to
  if (p.spots('yield').some(({ node }) => isInside(node))) return true
  return p
    .places('return')
    .some(({ node, scope: own }) => isInside(node) && node.value !== null && typeOf(node.value, own) === 'iterator')
}

function consumes({ parent, place, node }: Spot): boolean {
  if (place.node.kind === 'for' && place.node.iterable === node) return true
  return (
    callTo(parent?.node, 'list', 'sum', 'max', 'min', 'sorted', 'set', 'tuple', 'any', 'all', 'dict') !== null ||
    parent?.node.kind === 'comprehension'
  )
}

/** Whether two places are on branches of the same `if`, of which only one runs. */
const isOneBranch = (one: Place, two: Place) =>
  one.parent !== null && one.parent === two.parent && one.block !== two.block

/** Whether `next(x)` takes from it before: of a list it cannot. */
const stepsBefore = (p: Program, name: string, scope: Scope, { node: first }: Spot) =>
  p.uses(name, scope).some(({ node, parent }) => node.from < first.from && callTo(parent?.node, 'next') !== null)
