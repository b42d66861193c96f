import { byWord } from '~/platform/text/by-word'
import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { formatPercent } from '../text/percent'
import { equals, isIdentical, isNumber, isOfSubclass, isOrdered, isSame, isTrue, numberOf, type Order } from './compare'
import { PyForeign } from './foreign'
import { hashOf } from './hash'
import { iterate } from './iterate'
import { arithmetic } from './numbers'
import { inherit, insertItem } from './set-order'
import { classOf, plainly, special } from './special'
import { raise, typeName } from './types'
import {
  NOT_IMPLEMENTED,
  PyClass,
  PyDeque,
  PyDict,
  PyInstance,
  PyList,
  PyObject,
  PyRange,
  PySet,
  PyTuple,
  PyView,
  type Value,
} from './values'

const NAMES: Record<string, string> = byWord({
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'truediv',
  '//': 'floordiv',
  '%': 'mod',
  '**': 'pow',
  '@': 'matmul',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '<<': 'lshift',
  '>>': 'rshift',
})

export const nameOf = (operator: string): string => NAMES[operator] ?? ''

/** `a operator b`; `augmented` for `+=` and the like, of values that are not changed in place. */
export function binary(machine: Machine, operator: string, [a, b]: readonly [Value, Value], augmented = false): Value {
  const foreign = ofForeign(a, b)
  if (foreign !== null) return foreign.binary(machine, operator, foreign === a ? b : a, foreign !== a)
  if (isOwn(a) || isOwn(b)) return ofInstances(machine, operator, [a, b], augmented)
  const result =
    arithmetic(operator, a, b) ?? (augmented && isFixed(a) ? undefined : ofSequences(machine, operator, a, b))
  return result === undefined ? unsupported(operator, [a, b], augmented) : result
}

const isOwn = (value: Value) => value instanceof PyObject && (value instanceof PyInstance || value.ownType !== null)

/** The side that knows what is done: of two the larger, a table before a column before a number. */
function ofForeign(a: Value, b: Value): PyForeign | null {
  if (!(b instanceof PyForeign)) return a instanceof PyForeign ? a : null
  return a instanceof PyForeign && a.rank >= b.rank ? a : b
}

/** Containers that know no `*` do not let the other side repeat itself in `*=`. */
const isFixed = (value: Value) => value instanceof PyRange

function unsupported(operator: string, [a, b]: readonly [Value, Value], augmented: boolean): never {
  const mark = operator === '**' && !augmented ? '** or pow()' : augmented ? `${operator}=` : operator
  return raise('TypeError', `unsupported operand type(s) for ${mark}: '${typeName(a)}' and '${typeName(b)}'`)
}

function ofInstances(machine: Machine, operator: string, [a, b]: readonly [Value, Value], augmented: boolean): Value {
  const name = NAMES[operator]
  if (augmented && special(a, `__i${name}__`) !== undefined) {
    const result = machine.call(special(a, `__i${name}__`) ?? null, [b])
    if (result !== NOT_IMPLEMENTED) return result
  }
  const sides = [
    [a, `__${name}__`, b],
    [b, `__r${name}__`, a],
  ] as const
  for (const [self, method, other] of isOfSubclass(b, a) && special(b, `__r${name}__`) !== undefined
    ? sides.toReversed()
    : sides) {
    const found = special(self, method)
    if (found === undefined || (self === b && classOf(a) !== null && classOf(a) === classOf(b))) continue
    const result = machine.call(found, [other])
    if (result !== NOT_IMPLEMENTED) return result
  }
  if (!(a instanceof PyInstance) && !(b instanceof PyInstance))
    return plainly(a, () => plainly(b, () => binary(machine, operator, [a, b], augmented)))
  if (typeof a === 'string' && operator === '%') throw new Outside('unsupported', '%')
  return operator === '+' && !augmented && special(b, '__radd__') === undefined
    ? (concatError(a, b) ?? unsupported(operator, [a, b], augmented))
    : unsupported(operator, [a, b], augmented)
}

/** Sequences explain themselves in words of their own. */
function concatError(a: Value, b: Value): undefined {
  if (typeof a === 'string') return raise('TypeError', `can only concatenate str (not "${typeName(b)}") to str`)
  if (a instanceof PyList) return raise('TypeError', `can only concatenate list (not "${typeName(b)}") to list`)
  if (a instanceof PyTuple) return raise('TypeError', `can only concatenate tuple (not "${typeName(b)}") to tuple`)
  return undefined
}

function ofSequences(machine: Machine, operator: string, a: Value, b: Value): Value | undefined {
  if (operator === '+') return concatenate(machine, a, b)
  if (operator === '*')
    return isRepeatable(a) ? repeat(machine, a, b) : isRepeatable(b) ? repeat(machine, b, a) : undefined
  if (operator === '%' && typeof a === 'string') return formatPercent(machine, a, b)
  if (
    (a instanceof PyView && a.form !== 'values') ||
    (b instanceof PyView && b.form !== 'values' && a instanceof PySet)
  )
    return '|&-^'.includes(operator) ? ofSets(operator, asSet(machine, a), asSet(machine, b)) : undefined
  if (a instanceof PyView || b instanceof PyView) throw new Outside('unsupported', 'dict view')
  if (a instanceof PySet && b instanceof PySet) return ofSets(operator, a, b)
  if (a instanceof PyDict && b instanceof PyDict) return ofDicts(machine, operator, a, b)
  if (a instanceof PyClass || b instanceof PyClass) throw new Outside('unsupported', operator)
  return undefined
}

function concatenate(machine: Machine, a: Value, b: Value): Value | undefined {
  if (typeof a === 'string' && typeof b === 'string') {
    machine.grow(a.length + b.length)
    return a + b
  }
  if (a instanceof PyList && b instanceof PyList) {
    machine.grow(a.items.length + b.items.length)
    return new PyList([...a.items, ...b.items])
  }
  if (a instanceof PyTuple && b instanceof PyTuple) {
    machine.grow(a.items.length + b.items.length)
    return new PyTuple([...a.items, ...b.items])
  }
  if (a instanceof PyDeque && b instanceof PyDeque) return new PyDeque([...a.items, ...b.items], a.limit)
  if (a instanceof PyDeque || b instanceof PyDeque) throw new Outside('unsupported', 'deque +')
  if (a instanceof PyDict && b instanceof PyDict) return ofDicts(machine, '+', a, b)
  return concatError(a, b)
}

const isRepeatable = (value: Value): value is string | PyList | PyTuple =>
  typeof value === 'string' || value instanceof PyList || value instanceof PyTuple

function repeat(machine: Machine, value: string | PyList | PyTuple, times: Value): Value {
  if (!isNumber(times) || typeof times === 'number') {
    return raise('TypeError', `can't multiply sequence by non-int of type '${typeName(times)}'`)
  }
  const wanted = numberOf(times)
  if (wanted > 1_000_000n) throw new Outside('size', '*')
  const count = wanted < 0n ? 0 : Number(wanted)
  if (typeof value === 'string') {
    machine.grow(value.length * count)
    return value.repeat(count)
  }
  machine.grow(value.items.length * count)
  const items = Array.from({ length: count }, () => value.items).flat()
  return value instanceof PyList ? new PyList(items) : new PyTuple(items)
}

function asSet(machine: Machine, value: Value): PySet {
  if (value instanceof PySet) return value
  const set = new PySet()
  const next = iterate(machine, value)
  for (let item = next(); item !== undefined; item = next()) insertItem(set, hashOf(item, 'set element'), item)
  return set
}

/** Union, intersection, difference and what is in one only. */
export function ofSets(operator: string, a: PySet, b: PySet): PySet | undefined {
  const result = new PySet(a.isFrozen)
  const add = (from: PySet, keep: (key: string) => boolean) => {
    for (const [key, item] of from.items) if (keep(key) && !result.items.has(key)) result.items.set(key, item)
  }
  if (operator === '|') add(a, () => true)
  if (operator === '|') add(b, () => true)
  if (operator === '&') add(a, (key) => b.items.has(key))
  if (operator === '-' || operator === '^') add(a, (key) => !b.items.has(key))
  if (operator === '^') add(b, (key) => !a.items.has(key))
  return '|&-^'.includes(operator) ? inherit(result, [a, b]) : undefined
}

function ofDicts(machine: Machine, operator: string, a: PyDict, b: PyDict): Value | undefined {
  if (a.form === 'Counter' && b.form === 'Counter') return ofCounters(operator, a, b)
  if (operator !== '|') return undefined
  if (a.form === 'Counter' || b.form === 'Counter') throw new Outside('unsupported', '|')
  const result = new PyDict(a.form, a.standard)
  machine.grow(a.entries.size + b.entries.size)
  for (const [key, entry] of a.entries) result.entries.set(key, entry)
  for (const [key, entry] of b.entries) {
    result.entries.set(key, { key: result.entries.get(key)?.key ?? entry.key, value: entry.value })
  }
  return result
}

function ofCounters(operator: string, a: PyDict, b: PyDict): Value {
  if (!'+-&|'.includes(operator)) throw new Outside('unsupported', 'Counter')
  const result = new PyDict('Counter')
  const countIn = (dict: PyDict, key: string) => {
    const count = dict.entries.get(key)?.value ?? 0n
    if (typeof count !== 'bigint') throw new Outside('unsupported', 'Counter')
    return count
  }
  for (const [key, { key: shown }] of [...a.entries, ...b.entries]) {
    const [one, other] = [countIn(a, key), countIn(b, key)]
    const value =
      { '+': one + other, '-': one - other, '&': one < other ? one : other, '|': one > other ? one : other }[
        operator
      ] ?? 0n
    if (value > 0n) result.entries.set(key, { key: shown, value })
  }
  return result
}

const TURNED = { '==': '==', '!=': '!=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const
const turned = (operator: CompareOperator): CompareOperator =>
  operator in TURNED ? TURNED[operator as keyof typeof TURNED] : operator

/** One link of a comparison. */
export function compare(machine: Machine, operator: CompareOperator, a: Value, b: Value): boolean | Value {
  const foreign = operator in TURNED ? ofForeign(a, b) : null
  if (foreign !== null)
    return foreign === a ? foreign.compare(machine, operator, b) : foreign.compare(machine, turned(operator), a)
  switch (operator) {
    case '==':
      return equals(machine, a, b)
    case '!=':
      return unequal(machine, a, b) ?? !equals(machine, a, b)
    case 'is':
      return isIdentical(a, b)
    case 'is not':
      return !isIdentical(a, b)
    case 'in':
      return contains(machine, b, a)
    case 'not in':
      return !contains(machine, b, a)
    default:
      return isOrdered(machine, operator satisfies Order, a, b)
  }
}

/** What a `__ne__` of the program says. */
function unequal(machine: Machine, a: Value, b: Value): Value | undefined {
  for (const [self, other] of [[a, b] as const, [b, a] as const]) {
    const own = special(self, '__ne__')
    const result = own === undefined ? NOT_IMPLEMENTED : machine.call(own, [other])
    if (result !== NOT_IMPLEMENTED) return result
  }
  return undefined
}

/** `item in container`. */
export function contains(machine: Machine, container: Value, item: Value): boolean {
  if (typeof container === 'string') {
    machine.spend(Math.floor(container.length / 50))
    if (typeof item === 'string') return container.includes(item)
    return raise('TypeError', `'in <string>' requires string as left operand, not ${typeName(item)}`)
  }
  const own = special(container, '__contains__')
  if (own !== undefined) return isTrue(machine, machine.call(own, [item]))
  if (container instanceof PyDict) return container.entries.has(hashOf(item, 'dict key'))
  // A set is looked for as the frozen set that it would be.
  if (container instanceof PySet && item instanceof PySet && !item.isFrozen)
    throw new Outside('unsupported', 'set in set')
  if (container instanceof PySet) return container.items.has(hashOf(item, 'set element'))
  if (container instanceof PyView) {
    if (container.form === 'keys') return container.dict.entries.has(hashOf(item, 'dict key'))
  }
  if (container instanceof PyRange) return inRange(container, item)
  if (container instanceof PyForeign) return container.contains(machine, item)
  if (!isIterable(container)) {
    return raise('TypeError', `argument of type '${typeName(container)}' is not a container or iterable`)
  }
  const next = iterate(machine, container)
  for (let other = next(); other !== undefined; other = next()) if (isSame(machine, other, item)) return true
  return false
}

function inRange(range: PyRange, item: Value): boolean {
  if (!isNumber(item)) return false
  const number = numberOf(item)
  if (typeof number === 'number' && !Number.isInteger(number)) return false
  const whole = BigInt(number)
  const [low, high] = range.step > 0n ? [range.start, range.stop] : [range.stop + 1n, range.start + 1n]
  return whole >= low && whole < high && (whole - range.start) % range.step === 0n
}

const isIterable = (value: Value) =>
  !(value === null || isNumber(value) || value instanceof PyClass) &&
  (typeof value === 'string' ||
    !(value instanceof PyInstance) ||
    special(value, '__iter__') !== undefined ||
    special(value, '__getitem__') !== undefined)
