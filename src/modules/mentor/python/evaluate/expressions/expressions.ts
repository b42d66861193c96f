import type { Argument, Expression, ExpressionOf, FormatPart } from '../../ast'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { addItem } from '../methods/methods-set'
import { Outside } from '../result'
import { assign } from '../statements/assign'
import { load } from '../statements/names'
import { privateName } from '../statements/private-names'
import { format } from '../text/format'
import { repr, str } from '../text/repr'
import { PyBytes } from '../values/bytes'
import { isTrue } from '../values/compare'
import { PyForeign } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { binary, compare } from '../values/operators'
import { special } from '../values/special'
import { raise, typeName } from '../values/types'
import { ELLIPSIS, PyDict, PyList, PySet, PySlice, PyTuple, Raised, type Value } from '../values/values'
import { attribute } from './attributes'
import { runComprehension } from './comprehension'
import { makeFunction } from './functions'
import { numberIn } from './number-in'
import { subscript } from './subscript'
import { superOf } from './super'

/** The value of an expression. The innermost expression that fails says where. */
export function evaluate(machine: Machine, node: Expression, frame: Frame): Value {
  machine.spend(1)
  machine.nesting += 1
  if (machine.nesting > 900) throw new Outside('size', 'nesting')
  try {
    const value = work(machine, node, frame)
    if (!frame.isLibrary) machine.watch?.valued?.(node, value)
    return value
  } catch (thrown) {
    if (thrown instanceof Raised && thrown.offset === -1 && !frame.isLibrary) thrown.offset = placeOf(node)
    throw thrown
  } finally {
    machine.nesting -= 1
  }
}

/** Python names the line of the method in a chain of calls over several lines, and of the first operand otherwise. */
const placeOf = (node: Expression): number => {
  if (node.kind === 'call' && node.callee.kind === 'attribute') return node.callee.nameFrom
  return node.kind === 'attribute' ? node.nameFrom : node.from
}

const held = new WeakMap<Expression, Value>()
/** An expression that has been worked out already. */
export function given(node: Expression, value: Value): Expression {
  const { from, to } = node
  const made: Expression = { kind: 'ellipsis', from, to }
  held.set(made, value)
  return made
}

function work(machine: Machine, node: Expression, frame: Frame): Value {
  const value = (part: Expression) => evaluate(machine, part, frame)
  switch (node.kind) {
    case 'name':
      return load(machine, frame, node.name)
    case 'number':
      return numberIn(node.text)
    case 'string':
      return node.isBytes ? bytesIn(node.value) : node.value
    case 'format-string':
      return formatted(machine, node.parts, frame)
    case 'boolean':
      return node.value
    case 'none':
      return null
    case 'ellipsis':
      return held.has(node) ? (held.get(node) ?? null) : ELLIPSIS
    case 'binary':
      return binary(machine, node.operator, [value(node.left), value(node.right)])
    case 'boolean-operation':
      return chosen(machine, node, frame)
    case 'not':
      return !isTrue(machine, value(node.operand))
    case 'unary':
      return unary(machine, node.operator, value(node.operand))
    case 'compare':
      return comparison(machine, node, frame)
    case 'call':
      return call(machine, node, frame)
    case 'attribute':
      return attribute(machine, value(node.value), privateName(frame, node.name))
    case 'subscript':
      return subscript(machine, value(node.value), value(node.index))
    case 'slice':
      return new PySlice(...(sliceParts(node).map((part) => (part ? value(part) : null)) as [Value, Value, Value]))
    default:
      return ofCollection(machine, node, frame)
  }
}

const sliceParts = ({ lower, upper, step }: ExpressionOf<'slice'>) => [lower, upper, step]

const bytesIn = (text: string): Value => {
  if (/[^\0-\xff]/.test(text)) throw new Outside('invalid', 'bytes')
  return new PyBytes(Array.from(text, (letter) => letter.charCodeAt(0)))
}

function ofCollection(machine: Machine, node: Expression, frame: Frame): Value {
  const value = (part: Expression) => evaluate(machine, part, frame)
  switch (node.kind) {
    case 'list':
      return new PyList(items(machine, node.items, frame))
    case 'tuple':
      return new PyTuple(items(machine, node.items, frame))
    case 'set': {
      const set = new PySet()
      for (const item of items(machine, node.items, frame)) addItem(machine, set, item)
      return set
    }
    case 'dict':
      return dictOf(machine, node, frame)
    case 'comprehension':
      return runComprehension(machine, node, frame, evaluate)
    case 'conditional':
      return isTrue(machine, value(node.test)) ? value(node.consequent) : value(node.alternate)
    case 'lambda':
      return makeFunction({ node, name: '<lambda>', parameters: node.parameters, body: node.body }, frame, value)
    case 'named': {
      const result = value(node.value)
      assign(machine, node.target, result, outsideComprehension(frame), evaluate)
      return result
    }
    default:
      throw new Outside('unsupported', node.kind)
  }
}

/** A walrus binds in the block around a comprehension. */
const outsideComprehension = (frame: Frame): Frame =>
  frame.scope.form === 'comprehension' && frame.outer ? outsideComprehension(frame.outer) : frame

function items(machine: Machine, nodes: readonly Expression[], frame: Frame): Value[] {
  const values: Value[] = []
  for (const node of nodes) {
    if (node.kind === 'starred') values.push(...starred(machine, evaluate(machine, node.value, frame)))
    else values.push(evaluate(machine, node, frame))
  }
  machine.grow(values.length)
  return values
}

function starred(machine: Machine, value: Value): Value[] {
  if (value === null || typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean') {
    return raise('TypeError', `Value after * must be an iterable, not ${typeName(value)}`)
  }
  return itemsOf(machine, value)
}

function dictOf(machine: Machine, node: ExpressionOf<'dict'>, frame: Frame): PyDict {
  const dict = new PyDict()
  for (const { key, value } of node.entries) {
    if (key !== null) {
      const keyValue = evaluate(machine, key, frame)
      setEntry(machine, dict, keyValue, evaluate(machine, value, frame))
      continue
    }
    const other = evaluate(machine, value, frame)
    if (!(other instanceof PyDict)) return raise('TypeError', `'${typeName(other)}' object is not a mapping`)
    for (const entry of other.entries.values()) setEntry(machine, dict, entry.key, entry.value)
  }
  return dict
}

function chosen(machine: Machine, node: ExpressionOf<'boolean-operation'>, frame: Frame): Value {
  let result: Value = null
  for (const part of node.values) {
    result = evaluate(machine, part, frame)
    if (isTrue(machine, result) === (node.operator === 'or')) return result
  }
  return result
}

function unary(machine: Machine, operator: '-' | '+' | '~', value: Value): Value {
  if (value instanceof PyForeign) return value.unary(machine, operator)
  const names = { '-': '__neg__', '+': '__pos__', '~': '__invert__' } as const
  const own = special(value, names[operator])
  if (own !== undefined) return machine.call(own, [])
  if (value instanceof PyDict && value.form === 'Counter' && operator === '+')
    return binary(machine, '+', [value, new PyDict('Counter')])
  if (typeof value === 'number' && operator !== '~') return operator === '-' ? -value : value
  if (typeof value === 'bigint' || typeof value === 'boolean') {
    const number = BigInt(value)
    if (operator === '-') return -number
    if (operator === '~' && typeof value === 'boolean') throw new Outside('unsupported', '~')
    return operator === '+' ? number : ~number
  }
  return raise('TypeError', `bad operand type for unary ${operator}: '${typeName(value)}'`)
}

function comparison(machine: Machine, node: ExpressionOf<'compare'>, frame: Frame): Value {
  let left = evaluate(machine, node.left, frame)
  let result: Value = true
  for (const [at, { operator, right }] of node.comparisons.entries()) {
    const value = evaluate(machine, right, frame)
    result = compare(machine, operator, left, value)
    // A column that is compared gives a column, whose truth Python asks only where the chain goes on.
    if (result instanceof PyForeign && at === node.comparisons.length - 1) {
      if (at === 0) watchColumns(machine, node, [left, value], result)
      return result
    }
    const holds = isTrue(machine, result)
    if (!frame.isLibrary) machine.watch?.compared(node, [left, value], holds)
    if (!holds) return result
    left = value
  }
  return result
}

/** Tells of each place of a column what it was compared with. */
function watchColumns(
  machine: Machine,
  node: ExpressionOf<'compare'>,
  [left, right]: readonly [Value, Value],
  result: PyForeign,
): void {
  const all = (value: Value) =>
    value instanceof PyForeign && value.isColumn ? new PyList(itemsOf(machine, value)) : value
  if (machine.watch && result.isColumn)
    machine.watch.comparedAll(node, [all(left), all(right)], itemsOf(machine, result))
}

function formatted(machine: Machine, parts: readonly FormatPart[], frame: Frame): string {
  let text = ''
  for (const part of parts) {
    if (part.kind === 'text') {
      text += part.text
      continue
    }
    const value = evaluate(machine, part.value, frame)
    const spec = formatted(machine, part.spec, frame)
    // `{x=}` shows its own source and, unless told otherwise, the value as it would be written.
    const label = part.isSelfDocumenting ? labelOf(machine.source.slice(part.from, part.to)) : ''
    const conversion = part.conversion || (part.isSelfDocumenting && spec === '' ? '!r' : '')
    if (conversion === '!a') throw new Outside('unsupported', '!a')
    const shown = conversion === '!r' ? repr(machine, value) : conversion === '!s' ? str(machine, value) : value
    text += label + format(machine, shown, spec)
  }
  machine.grow(text.length)
  return text
}

const labelOf = (field: string): string => {
  const [, label] = /^\{([^={}!:<>]*=\s*)(?:[!:}]|$)/.exec(field) ?? []
  if (label === undefined) throw new Outside('unsupported', '{=}')
  return label
}

function call(machine: Machine, node: ExpressionOf<'call'>, frame: Frame): Value {
  if (node.callee.kind === 'name' && node.callee.name === 'super' && node.arguments.length === 0) return superOf(frame)
  const callee = evaluate(machine, node.callee, frame)
  const args: Value[] = []
  const keywords = new Map<string, Value>()
  for (const argument of node.arguments) addArgument(machine, argument, { args, keywords, frame })
  machine.frame = frame
  return machine.call(callee, args, keywords)
}

type Call = { args: Value[]; keywords: Map<string, Value>; frame: Frame }

function addArgument(machine: Machine, { form, name, value: node }: Argument, { args, keywords, frame }: Call): void {
  const value = evaluate(machine, node, frame)
  const add = (keyword: string, given: Value) => {
    if (keywords.has(keyword)) throw new Outside('unsupported', keyword)
    keywords.set(keyword, given)
  }
  if (form === 'positional') args.push(value)
  else if (form === 'keyword') add(name ?? '', value)
  else if (form === 'star') {
    if (value === null || typeof value === 'bigint' || typeof value === 'number') throw new Outside('unsupported', '*')
    args.push(...itemsOf(machine, value))
  } else {
    if (!(value instanceof PyDict)) throw new Outside('unsupported', '**')
    for (const { key, value: given } of value.entries.values()) {
      if (typeof key !== 'string') raise('TypeError', 'keywords must be strings')
      else add(key, given)
    }
  }
}
