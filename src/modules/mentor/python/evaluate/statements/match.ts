import type { Expression, ExpressionOf, Range } from '../../ast'
import { parsePython } from '../../parse'
import { attribute, untilMissing } from '../expressions/attributes'
import { evaluate } from '../expressions/expressions'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { equals, isIdentical } from '../values/compare'
import { keyOf } from '../values/hash'
import { itemsOf } from '../values/iterate'
import { isBuiltinType, typeOf } from '../values/types'
import { PyClass, PyDeque, PyDict, PyList, PyRange, PyTuple, type Value } from '../values/values'
import { store } from './names'

const read = new Map<string, Expression | null>()

/** Patterns look like expressions and are read as such, `as` as an `==`, which binds as loosely and is in none. */
function patternIn(text: string): Expression | null {
  const known = read.get(text)
  if (known !== undefined) return known
  const shown = text.replace(/"[^"\\\n]*"|'[^'\\\n]*'|\bas\b/g, (part) => (part === 'as' ? '==' : part))
  const { body, errors } = parsePython(shown)
  const [statement] = body
  const isRead = statement?.kind === 'expression' && errors.length === 0 && body.length === 1
  if (read.size > 500) read.clear()
  read.set(text, isRead ? statement.value : null)
  return isRead ? statement.value : null
}

/** Whether a pattern fits; the names that it captures are bound. */
export function matches(machine: Machine, pattern: Range, subject: Value, frame: Frame): boolean {
  const text = machine.source.slice(pattern.from, pattern.to)
  const expression = frame.isLibrary || text.length > 500 ? null : patternIn(text)
  if (expression === null) throw new Outside('unsupported', 'match')
  return fits(machine, expression, subject, frame)
}

function fits(machine: Machine, node: Expression, subject: Value, frame: Frame): boolean {
  machine.spend(1)
  switch (node.kind) {
    case 'name':
      if (node.name !== '_') store(frame, node.name, subject)
      return true
    case 'none':
    case 'boolean':
      return isIdentical(subject, node.kind === 'none' ? null : node.value)
    case 'number':
    case 'string':
    case 'unary':
    case 'attribute':
      return equals(machine, subject, evaluate(machine, node, frame))
    case 'binary':
      if (node.operator !== '|') throw new Outside('unsupported', 'match')
      return fits(machine, node.left, subject, frame) || fits(machine, node.right, subject, frame)
    case 'compare': {
      const name = node.comparisons[0]?.right
      if (name?.kind !== 'name' || node.comparisons.length > 1) throw new Outside('unsupported', 'match')
      if (!fits(machine, node.left, subject, frame)) return false
      store(frame, name.name, subject)
      return true
    }
    case 'list':
    case 'tuple':
      return fitsItems(machine, node.items, subject, frame)
    case 'dict':
      return fitsDict(machine, node, subject, frame)
    case 'call':
      return fitsClass(machine, node, subject, frame)
    default:
      throw new Outside('unsupported', 'match')
  }
}

function fitsItems(machine: Machine, nodes: readonly Expression[], subject: Value, frame: Frame): boolean {
  if (
    !(
      subject instanceof PyList ||
      subject instanceof PyTuple ||
      subject instanceof PyDeque ||
      subject instanceof PyRange
    )
  )
    return false
  const items = itemsOf(machine, subject)
  const star = nodes.findIndex(({ kind }) => kind === 'starred')
  if (star === -1 ? items.length !== nodes.length : items.length < nodes.length - 1) return false
  return nodes.every((node, at) => {
    if (node.kind !== 'starred')
      return fits(machine, node, items[star === -1 || at < star ? at : at + items.length - nodes.length] ?? null, frame)
    const rest = items.slice(at, at + 1 + items.length - nodes.length)
    return fits(machine, node.value, new PyList(rest), frame)
  })
}

function fitsDict(machine: Machine, node: ExpressionOf<'dict'>, subject: Value, frame: Frame): boolean {
  if (!(subject instanceof PyDict)) return false
  const rest = new Map(subject.entries)
  for (const { key, value } of node.entries) {
    if (key === null) {
      const others = new PyDict()
      others.entries = rest
      return fits(machine, value, others, frame)
    }
    const hash = keyOf(evaluate(machine, key, frame))
    const entry = typeof hash === 'string' ? rest.get(hash) : undefined
    if (entry === undefined || !fits(machine, value, entry.value, frame)) return false
    if (typeof hash === 'string') rest.delete(hash)
  }
  return true
}

/** Classes whose pattern takes the value itself by position. */
const OF_ITSELF = new Set('bool bytearray bytes dict float frozenset int list set str tuple'.split(' '))

function fitsClass(machine: Machine, node: ExpressionOf<'call'>, subject: Value, frame: Frame): boolean {
  const type = evaluate(machine, node.callee, frame)
  if (!(type instanceof PyClass)) throw new Outside('unsupported', 'match')
  if (!typeOf(subject).isSubclassOf(type)) return false
  const places = isBuiltinType(type) && OF_ITSELF.has(type.name) ? null : placesIn(machine, type)
  return node.arguments.every(({ form, name, value }, at) => {
    if (form === 'positional' && places === null && at === 0) return fits(machine, value, subject, frame)
    const wanted = form === 'positional' ? places?.[at] : name
    if (typeof wanted !== 'string') throw new Outside('unsupported', 'match')
    const found = untilMissing(() => attribute(machine, subject, wanted))
    return found !== undefined && fits(machine, value, found, frame)
  })
}

/** The attributes that a class's pattern takes by position. */
function placesIn(machine: Machine, type: PyClass): readonly Value[] {
  const names = type.find('__match_args__')
  return names === undefined ? [] : itemsOf(machine, names)
}
