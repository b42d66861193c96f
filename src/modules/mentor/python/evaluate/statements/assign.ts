import type { Expression } from '../../ast'
import { setAttribute } from '../expressions/attributes'
import { setSubscript } from '../expressions/subscript'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { iterate } from '../values/iterate'
import { special } from '../values/special'
import { raise, typeName } from '../values/types'
import { PyDeque, PyDict, PyIterator, PyList, PyRange, PySet, PyTuple, PyView, type Value } from '../values/values'
import { store } from './names'
import { privateName } from './private-names'

export type Evaluate = (machine: Machine, node: Expression, frame: Frame) => Value

/** Binds a target to a value: a name, `a.b`, `a[b]`, or several at once. */
export function assign(machine: Machine, target: Expression, value: Value, frame: Frame, evaluate: Evaluate): void {
  switch (target.kind) {
    case 'name':
      store(frame, target.name, value)
      return
    case 'attribute':
      setAttribute(machine, evaluate(machine, target.value, frame), privateName(frame, target.name), value)
      return
    case 'subscript': {
      const object = evaluate(machine, target.value, frame)
      setSubscript(machine, object, evaluate(machine, target.index, frame), value)
      return
    }
    case 'tuple':
    case 'list':
      unpack(machine, target.items, value).forEach((part, at) => {
        const item = target.items[at]
        if (item) assign(machine, item.kind === 'starred' ? item.value : item, part, frame, evaluate)
      })
      return
    default:
      throw new Outside('invalid', target.kind)
  }
}

/** One value for each target; a starred one gets a list. */
function unpack(machine: Machine, targets: readonly Expression[], value: Value): Value[] {
  if (!isIterable(value)) raise('TypeError', `cannot unpack non-iterable ${typeName(value)} object`)
  const next = iterate(machine, value)
  const star = targets.findIndex(({ kind }) => kind === 'starred')
  const before = star === -1 ? targets.length : star
  const values: Value[] = []
  for (let item = next(); item !== undefined; item = next()) {
    values.push(item)
    if (star === -1 && values.length > before) return tooMany(before, value)
  }
  const least = star === -1 ? before : targets.length - 1
  if (values.length < least) {
    const expected = star === -1 ? `expected ${least}` : `expected at least ${least}`
    return raise('ValueError', `not enough values to unpack (${expected}, got ${values.length})`)
  }
  if (star === -1) return values
  const after = targets.length - star - 1
  const middle = values.slice(star, values.length - after)
  return [...values.slice(0, star), new PyList(middle), ...values.slice(values.length - after)]
}

/** Python counts what it got where that costs nothing. */
function tooMany(expected: number, value: Value): never {
  const got =
    value instanceof PyList || value instanceof PyTuple
      ? value.items.length
      : value instanceof PyDict
        ? value.entries.size
        : null
  return raise('ValueError', `too many values to unpack (expected ${expected}${got === null ? '' : `, got ${got}`})`)
}

const CONTAINERS = [PyList, PyTuple, PyDict, PySet, PyRange, PyDeque, PyView, PyIterator]

const isIterable = (value: Value) =>
  typeof value === 'string' ||
  CONTAINERS.some((type) => value instanceof type) ||
  special(value, '__iter__') !== undefined ||
  special(value, '__getitem__') !== undefined
