import type { Expression, ExpressionOf, FormatPart } from '../../ast'
import { partsOf } from '../../walk'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isTrue } from '../values/compare'
import { PyGenerator, PyYielded } from '../values/generator'
import { iterate } from '../values/iterate'
import type { Value } from '../values/values'
import { comprehensionOf } from './comprehension'
import { evaluate, given } from './expressions'
import { awaited, delegated } from './generators'

export type Waiting<T = Value> = Generator<Value, T, Value>

const waits = new WeakMap<Expression, boolean>()
/** Whether an expression holds a `yield` or an `await` of its own. */
export function isWaiting(node: Expression): boolean {
  const known = waits.get(node)
  if (known !== undefined) return known
  const found =
    node.kind === 'yield' ||
    node.kind === 'await' ||
    (node.kind === 'comprehension' && node.clauses.some(({ isAsync }) => isAsync)) ||
    (node.kind !== 'lambda' && partsOf(node).some(isWaiting))
  waits.set(node, found)
  return found
}

/** The value of an expression that may have to wait at a `yield` or an `await`. */
export function* worked(machine: Machine, node: Expression, frame: Frame): Waiting {
  return frame.scope.waits && isWaiting(node) ? yield* waited(machine, node, frame) : evaluate(machine, node, frame)
}

function* waited(machine: Machine, node: Expression, frame: Frame): Waiting {
  machine.spend(1)
  switch (node.kind) {
    case 'yield':
      return yield* yielded(machine, node, frame)
    case 'await':
      return yield* awaited(machine, yield* worked(machine, node.value, frame))
    case 'conditional': {
      const isChosen = isTrue(machine, yield* worked(machine, node.test, frame))
      return yield* worked(machine, isChosen ? node.consequent : node.alternate, frame)
    }
    case 'boolean-operation': {
      let result: Value = null
      for (const part of node.values) {
        result = yield* worked(machine, part, frame)
        if (isTrue(machine, result) === (node.operator === 'or')) break
      }
      return result
    }
    case 'comprehension':
      return yield* comprehensionOf(machine, node, frame, { worked, evaluate })
    default:
      return evaluate(machine, yield* settled(machine, node, frame), frame)
  }
}

/** The expression with its parts worked out, from left to right. */
function* settled(machine: Machine, node: Expression, frame: Frame): Waiting<Expression> {
  const part = function* (each: Expression): Waiting<Expression> {
    if (each.kind === 'starred') return { ...each, value: yield* part(each.value) }
    return given(each, yield* worked(machine, each, frame))
  }
  const all = function* (each: readonly Expression[]): Waiting<Expression[]> {
    const done: Expression[] = []
    for (const item of each) done.push(yield* part(item))
    return done
  }
  switch (node.kind) {
    case 'call': {
      const callee = isWaiting(node.callee) ? yield* settled(machine, node.callee, frame) : node.callee
      const values = yield* all(node.arguments.map(({ value }) => value))
      return {
        ...node,
        callee,
        arguments: node.arguments.map((each, at) => ({ ...each, value: values[at] ?? each.value })),
      }
    }
    case 'binary':
      return { ...node, left: yield* part(node.left), right: yield* part(node.right) }
    case 'compare': {
      const [only, ...more] = node.comparisons
      if (only === undefined || more.length > 0) throw new Outside('unsupported', 'await')
      return { ...node, left: yield* part(node.left), comparisons: [{ ...only, right: yield* part(only.right) }] }
    }
    case 'not':
    case 'unary':
      return { ...node, operand: yield* part(node.operand) }
    case 'attribute':
    case 'named':
    case 'starred':
      return { ...node, value: yield* part(node.value) }
    case 'subscript':
      return { ...node, value: yield* part(node.value), index: yield* part(node.index) }
    case 'list':
    case 'tuple':
    case 'set':
      return { ...node, items: yield* all(node.items) }
    case 'dict':
      return { ...node, entries: yield* entries(node) }
    case 'format-string':
      return { ...node, parts: yield* fields(node.parts) }
    default:
      throw new Outside('unsupported', 'await')
  }
  function* entries({ entries: each }: ExpressionOf<'dict'>): Waiting<ExpressionOf<'dict'>['entries']> {
    const done: ExpressionOf<'dict'>['entries'] = []
    for (const { key, value } of each) done.push({ key: key && (yield* part(key)), value: yield* part(value) })
    return done
  }
  function* fields(parts: readonly FormatPart[]): Waiting<FormatPart[]> {
    const done: FormatPart[] = []
    for (const each of parts)
      done.push(
        each.kind === 'text' ? each : { ...each, value: yield* part(each.value), spec: yield* fields(each.spec) },
      )
    return done
  }
}

function* yielded(machine: Machine, node: ExpressionOf<'yield'>, frame: Frame): Waiting {
  const value = node.value === null ? null : yield* worked(machine, node.value, frame)
  if (!node.isFrom) return yield frame.isAsync ? new PyYielded(value) : value
  if (value instanceof PyGenerator) return yield* delegated(value)
  const next = iterate(machine, value)
  for (let item = next(); item !== undefined; item = next()) yield item
  return null
}
