import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign, plainOf } from './foreign'
import { classOf, ownSpecial, plainly, special } from './special'
import { raise, typeName } from './types'
import {
  NOT_IMPLEMENTED,
  PyDeque,
  PyDict,
  PyInstance,
  PyList,
  PyRange,
  PySet,
  PyTuple,
  PyView,
  type Value,
} from './values'

export const isNumber = (value: Value): value is boolean | bigint | number =>
  typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean'
/** True and False count as 1 and 0. */
export const numberOf = (value: boolean | bigint | number) => (typeof value === 'boolean' ? BigInt(value) : value)

/** An integer and a float are equal where the float is exactly that integer. */
function sameNumber(a: bigint | number, b: bigint | number): boolean {
  if (typeof a === typeof b) return a === b
  const [whole, float] = typeof a === 'bigint' ? [a, Number(b)] : [BigInt(b), a]
  return Number.isInteger(float) && BigInt(float) === whole
}

/** `a == b`. */
export function equals(machine: Machine, a: Value, b: Value): boolean {
  machine.spend(1)
  if (a instanceof PyForeign || b instanceof PyForeign) return a === b || equals(machine, plainOf(a), plainOf(b))
  if (isNumber(a) && isNumber(b)) return sameNumber(numberOf(a), numberOf(b))
  if (a instanceof PyInstance || b instanceof PyInstance || hasOwn(a, b, '__eq__')) return equalInstances(machine, a, b)
  if (a instanceof PyList && b instanceof PyList) return sameItems(machine, a.items, b.items)
  if (a instanceof PyTuple && b instanceof PyTuple) return sameItems(machine, a.items, b.items)
  if (a instanceof PyDeque && b instanceof PyDeque) return sameItems(machine, a.items, b.items)
  if (a instanceof PySet && b instanceof PySet) {
    return a.items.size === b.items.size && [...a.items.keys()].every((key) => b.items.has(key))
  }
  if (a instanceof PyDict && b instanceof PyDict) return equalDicts(machine, a, b)
  if (a instanceof PyRange && b instanceof PyRange) {
    return a.length === b.length && (a.length === 0 || (a.start === b.start && (a.length === 1 || a.step === b.step)))
  }
  if (a instanceof PyView && b instanceof PyView && a.form === 'keys' && b.form === 'keys')
    return (
      a.dict.entries.size === b.dict.entries.size && [...a.dict.entries.keys()].every((key) => b.dict.entries.has(key))
    )
  if (a instanceof PyView || b instanceof PyView) throw new Outside('unsupported', 'dict view ==')
  return a === b
}

function sameItems(machine: Machine, a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((item, at) => isSame(machine, item, b[at] ?? null))
}

/** What containers ask: the same object, or an equal one. */
export function isSame(machine: Machine, a: Value, b: Value): boolean {
  if (typeof a === 'number' && Number.isNaN(a)) throw new Outside('unsupported', 'nan')
  return a === b || equals(machine, a, b)
}

function equalDicts(machine: Machine, a: PyDict, b: PyDict): boolean {
  if (a.form === 'Counter' && b.form === 'Counter') return equalCounters(a, b)
  if (a.entries.size !== b.entries.size) return false
  for (const [key, { value }] of a.entries) {
    const other = b.entries.get(key)
    if (other === undefined || !isSame(machine, value, other.value)) return false
  }
  return true
}

/** What is not there counts as 0. */
function equalCounters(a: PyDict, b: PyDict): boolean {
  const count = (dict: PyDict, key: string) => dict.entries.get(key)?.value ?? 0n
  return [...a.entries.keys(), ...b.entries.keys()].every((key) => count(a, key) === count(b, key))
}

function equalInstances(machine: Machine, a: Value, b: Value): boolean {
  const order = isOfSubclass(b, a)
  for (const [one, other] of order ? [[b, a] as const, [a, b] as const] : [[a, b] as const, [b, a] as const]) {
    const method = special(one, '__eq__')
    if (method === undefined) continue
    const result = machine.call(method, [other])
    if (result !== NOT_IMPLEMENTED) {
      return isTrue(machine, result)
    }
  }
  if (!(a instanceof PyInstance) && !(b instanceof PyInstance))
    return plainly(a, () => plainly(b, () => equals(machine, a, b)))
  return a === b
}

const hasOwn = (a: Value, b: Value, name: string) =>
  ownSpecial(a, name) !== undefined || ownSpecial(b, name) !== undefined

const MIRRORED = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const
export type Order = keyof typeof MIRRORED
const METHODS = { '<': '__lt__', '>': '__gt__', '<=': '__le__', '>=': '__ge__' } as const

/** `a < b` and the like. */
export function isOrdered(machine: Machine, operator: Order, a: Value, b: Value): boolean {
  machine.spend(1)
  if (a instanceof PyForeign || b instanceof PyForeign) return isOrdered(machine, operator, plainOf(a), plainOf(b))
  if (isNumber(a) && isNumber(b)) return byOrder(operator, numberOf(a), numberOf(b))
  if (typeof a === 'string' && typeof b === 'string') return byOrder(operator, compareTexts(a, b), 0)
  if (hasOwn(a, b, METHODS[operator])) return orderInstances(machine, operator, a, b)
  if ((a instanceof PyList && b instanceof PyList) || (a instanceof PyTuple && b instanceof PyTuple)) {
    return orderItems(machine, operator, a.items, b.items)
  }
  if (a instanceof PySet && b instanceof PySet) return orderSets(operator, a, b)
  if (a instanceof PyInstance || b instanceof PyInstance) return orderInstances(machine, operator, a, b)
  if (a instanceof PyView || b instanceof PyView || a instanceof PyDeque || b instanceof PyDeque)
    throw new Outside('unsupported', operator)
  if (a instanceof PyDict && a.form === 'Counter') throw new Outside('unsupported', operator)
  return notOrdered(operator, a, b)
}

const notOrdered = (operator: Order, a: Value, b: Value): never =>
  raise('TypeError', `'${operator}' not supported between instances of '${typeName(a)}' and '${typeName(b)}'`)

function byOrder<T extends bigint | number>(operator: Order, a: T, b: T | bigint | number): boolean {
  if (operator === '<') return a < b
  if (operator === '>') return a > b
  return operator === '<=' ? a <= b : a >= b
}

/** By code points, as Python compares; UTF-16 differs only where there are surrogates. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  if (/[\ud800-\udfff]/.test(a) || /[\ud800-\udfff]/.test(b)) throw new Outside('unsupported', 'str <')
  return a < b ? -1 : 1
}

function orderItems(machine: Machine, operator: Order, a: readonly Value[], b: readonly Value[]): boolean {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [a[at] ?? null, b[at] ?? null]
    if (!isSame(machine, one, other)) return isOrdered(machine, operator, one, other)
  }
  return byOrder(operator, a.length, b.length)
}

function orderSets(operator: Order, a: PySet, b: PySet): boolean {
  const [small, large] = operator.startsWith('<') ? [a, b] : [b, a]
  const isSubset = [...small.items.keys()].every((key) => large.items.has(key))
  return isSubset && (operator.length === 2 || small.items.size < large.items.size)
}

function orderInstances(machine: Machine, operator: Order, a: Value, b: Value): boolean {
  const sides = [
    [a, METHODS[operator], b],
    [b, METHODS[MIRRORED[operator]], a],
  ] as const
  for (const [self, name, other] of isOfSubclass(b, a) ? sides.toReversed() : sides) {
    const own = special(self, name)
    const result = own === undefined ? NOT_IMPLEMENTED : machine.call(own, [other])
    if (result !== NOT_IMPLEMENTED) return isTrue(machine, result)
  }
  if (!(a instanceof PyInstance) && !(b instanceof PyInstance))
    return plainly(a, () => plainly(b, () => isOrdered(machine, operator, a, b)))
  return notOrdered(operator, a, b)
}

/** Whether the class of `b` is below that of `a`, which makes Python ask it first. */
export function isOfSubclass(b: Value, a: Value): boolean {
  const [below, above] = [classOf(b), classOf(a)]
  return below !== null && above !== null && below !== above && below.isSubclassOf(above)
}

/** `a is b`; of numbers, texts and tuples Python decides case by case whether they are one object. */
export function isIdentical(a: Value, b: Value): boolean {
  if (a === null || b === null || typeof a === 'boolean' || typeof b === 'boolean') return a === b
  if (typeName(a) !== typeName(b)) return false
  if (typeof a !== 'object' || a instanceof PyTuple) {
    if (a === b && typeof a === 'object') return true
    throw new Outside('unsupported', 'is')
  }
  return a === b
}

/** Python's truth of a value. */
export function isTrue(machine: Machine, value: Value): boolean {
  if (value === null) return false
  switch (typeof value) {
    case 'boolean':
      return value
    case 'bigint':
      return value !== 0n
    case 'number':
      return value !== 0
    case 'string':
      return value !== ''
  }
  const own = special(value, '__bool__') ?? special(value, '__len__')
  if (own !== undefined) return truthOf(machine.call(own, []))
  if (value instanceof PyList || value instanceof PyTuple || value instanceof PyDeque) return value.items.length > 0
  if (value instanceof PyDict) return value.entries.size > 0
  if (value instanceof PySet) return value.items.size > 0
  if (value instanceof PyRange) return value.length > 0
  if (value instanceof PyForeign) return value.isTrue(machine)
  if (value instanceof PyView) return value.dict.entries.size > 0
  return true
}

function truthOf(result: Value): boolean {
  if (typeof result !== 'boolean' && (typeof result !== 'bigint' || result < 0n))
    throw new Outside('unsupported', '__bool__')
  return Boolean(result)
}
