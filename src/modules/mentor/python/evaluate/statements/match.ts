import type { Expression, Range } from '../../ast'
import { parsePython } from '../../parse'
import { attribute } from '../expressions/attributes'
import { evaluate } from '../expressions/expressions'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { equals, isIdentical } from '../values/compare'
import { keyOf } from '../values/hash'
import { isBuiltinType, typeOf } from '../values/types'
import { PyClass, PyDict, PyInstance, PyList, PyTuple, type Value } from '../values/values'
import { load, store } from './names'

/** Whether a pattern fits; the names that it captures are bound. Patterns look like expressions and are read as such. */
export function matches(machine: Machine, pattern: Range, subject: Value, frame: Frame): boolean {
  const text = machine.source.slice(pattern.from, pattern.to)
  const { body, errors } = parsePython(text)
  const [statement] = body
  if (statement?.kind !== 'expression' || errors.length > 0 || body.length > 1 || /\bas\b|\*/.test(text)) {
    throw new Outside('unsupported', 'match')
  }
  return fits(machine, statement.value, subject, frame)
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
    case 'list':
    case 'tuple': {
      if (!(subject instanceof PyList || subject instanceof PyTuple) || subject.items.length !== node.items.length)
        return false
      return node.items.every((item, at) => fits(machine, item, subject.items[at] ?? null, frame))
    }
    case 'dict':
      return (
        node.entries.every(({ key, value }) => {
          if (key === null) throw new Outside('unsupported', 'match')
          const hash = keyOf(evaluate(machine, key, frame))
          const entry = subject instanceof PyDict && typeof hash === 'string' ? subject.entries.get(hash) : undefined
          return entry !== undefined && fits(machine, value, entry.value, frame)
        }) && subject instanceof PyDict
      )
    case 'call':
      return fitsClass(machine, node, subject, frame)
    default:
      throw new Outside('unsupported', 'match')
  }
}

function fitsClass(
  machine: Machine,
  node: Extract<Expression, { kind: 'call' }>,
  subject: Value,
  frame: Frame,
): boolean {
  const type = node.callee.kind === 'name' ? load(machine, frame, node.callee.name) : null
  if (!(type instanceof PyClass)) throw new Outside('unsupported', 'match')
  if (!typeOf(subject).isSubclassOf(type)) return false
  const isOwn = isBuiltinType(type)
  return node.arguments.every(({ form, name, value }, at) => {
    if (isOwn && form === 'positional' && at === 0) return fits(machine, value, subject, frame)
    if (
      form !== 'keyword' ||
      name === null ||
      !(subject instanceof PyInstance) ||
      subject.attributes.get(name) === undefined
    ) {
      throw new Outside('unsupported', 'match')
    }
    return fits(machine, value, attribute(machine, subject, name), frame)
  })
}
