import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { orderedItems } from '../values/set-order'
import { ownSpecial, plainly, special } from '../values/special'
import { isBuiltinType, typeName } from '../values/types'
import {
  ELLIPSIS,
  NOT_IMPLEMENTED,
  PyBuiltin,
  PyClass,
  PyDeque,
  PyDict,
  PyException,
  PyInstance,
  PyList,
  PyModule,
  PyRange,
  PySet,
  PyTuple,
  PyView,
  type Value,
} from '../values/values'
import { floatText } from './float'

/** `str(value)`. */
export function str(machine: Machine, value: Value): string {
  if (typeof value === 'string') return value
  if (value instanceof PyForeign) return value.str(machine)
  const own = special(value, '__str__')
  if (own !== undefined) return asText(machine.call(own, []), '__str__')
  if (value instanceof PyException && special(value, '__repr__') === undefined) return exceptionText(machine, value)
  return repr(machine, value)
}

const asText = (value: Value, method: string): string => {
  if (typeof value === 'string') return value
  throw new Outside('unsupported', method)
}

/** A KeyError shows the key as it is written; several arguments show as a tuple. */
export function exceptionText(machine: Machine, { type, args }: PyException): string {
  const [only] = args
  if (args.length === 0) return ''
  if (args.length > 1) {
    if (type.order.some(({ name }) => name === 'OSError')) throw new Outside('unsupported', 'OSError')
    return repr(machine, new PyTuple(args))
  }
  if (type.order.some(({ name }) => name === 'KeyError')) return repr(machine, only ?? null)
  return str(machine, only ?? null)
}

/** `repr(value)`. Values that show an address are outside. */
export function repr(machine: Machine, value: Value, above: readonly Value[] = []): string {
  machine.spend(1)
  if (value === null) return 'None'
  switch (typeof value) {
    case 'boolean':
      return value ? 'True' : 'False'
    case 'bigint':
      return String(value)
    case 'number':
      return floatText(value)
    case 'string':
      return textRepr(value)
  }
  const own = ownSpecial(value, '__repr__')
  if (own !== undefined) return asText(machine.call(own, []), '__repr__')
  if (above.includes(value)) throw new Outside('unsupported', 'recursive repr')
  if (above.length > 30) throw new Outside('size', 'repr')
  const within = [...above, value]
  const all = (items: readonly Value[]) => items.map((item) => repr(machine, item, within)).join(', ')
  if (value instanceof PyList) return `[${all(value.items)}]`
  if (value instanceof PyTuple) return value.items.length === 1 ? `(${all(value.items)},)` : `(${all(value.items)})`
  if (value instanceof PyDict) return dictRepr(machine, value, within)
  if (value instanceof PySet)
    return value.ownType === null
      ? setRepr(value, all)
      : `${value.ownType.name}(${value.items.size === 0 ? '' : plainly(value, () => setRepr(value, all))})`
  if (value instanceof PyDeque) return dequeRepr(value, all)
  if (value instanceof PyView) return viewRepr(machine, value, within)
  return otherRepr(machine, value)
}

function otherRepr(machine: Machine, value: Value): string {
  if (value instanceof PyRange) {
    const step = value.step === 1n ? '' : `, ${value.step}`
    return `range(${value.start}, ${value.stop}${step})`
  }
  if (value instanceof PyForeign) return value.repr(machine)
  if (value instanceof PyInstance) {
    const own = special(value, '__repr__')
    if (own !== undefined) return asText(machine.call(own, []), '__repr__')
    if (value instanceof PyException) {
      return `${value.type.name}(${value.args.map((item) => repr(machine, item)).join(', ')})`
    }
    throw new Outside('address', typeName(value))
  }
  if (value instanceof PyClass) {
    if (value.name.includes('<locals>')) throw new Outside('unsupported', value.name)
    if (isBuiltinType(value) || value.make !== null) return `<class '${value.name}'>`
    return `<class '${value.name.includes('.') ? value.name : `${value.module ?? '__main__'}.${value.name}`}'>`
  }
  if (value === ELLIPSIS) return 'Ellipsis'
  if (value === NOT_IMPLEMENTED) return 'NotImplemented'
  if (value instanceof PyBuiltin || value instanceof PyModule) throw new Outside('unsupported', 'repr')
  throw new Outside('address', typeName(value))
}

function dictRepr(machine: Machine, dict: PyDict, within: readonly Value[]): string {
  const entries = dict.form === 'Counter' ? byCount([...dict.entries.values()]) : [...dict.entries.values()]
  const text = entries
    .map(({ key, value }) => `${repr(machine, key, within)}: ${repr(machine, value, within)}`)
    .join(', ')
  if (dict.form === 'Counter') return entries.length === 0 ? 'Counter()' : `Counter({${text}})`
  if (dict.form === 'defaultdict') return `defaultdict(${repr(machine, dict.standard, within)}, {${text}})`
  return `{${text}}`
}

/** Entries by their counts, the largest first, equal ones in their order. */
export function byCount<T extends { value: Value }>(entries: readonly T[]): T[] {
  const count = ({ value }: T) => {
    if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
    throw new Outside('unsupported', 'Counter')
  }
  return entries.toSorted((a, b) => count(b) - count(a))
}

function setRepr(set: PySet, all: (items: readonly Value[]) => string): string {
  if (set.items.size === 0) return set.isFrozen ? 'frozenset()' : 'set()'
  const text = all(orderedItems(set))
  return set.isFrozen ? `frozenset({${text}})` : `{${text}}`
}

function dequeRepr({ items, limit }: PyDeque, all: (items: readonly Value[]) => string): string {
  return limit === null ? `deque([${all(items)}])` : `deque([${all(items)}], maxlen=${limit})`
}

function viewRepr(machine: Machine, { dict, form }: PyView, within: readonly Value[]): string {
  const items = [...dict.entries.values()].map(({ key, value }) => {
    if (form === 'keys') return repr(machine, key, within)
    if (form === 'values') return repr(machine, value, within)
    return `(${repr(machine, key, within)}, ${repr(machine, value, within)})`
  })
  return `dict_${form}([${items.join(', ')}])`
}

const NAMED_ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Single quotes, unless the text has those and no double ones; what cannot be printed is escaped. */
export function textRepr(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text.replace(/[\\\n\r\t'"]|[\p{C}\p{Z}]/gu, (letter) => {
    if (letter === ' ') return letter
    if (letter === quote) return `\\${letter}`
    if (letter === "'" || letter === '"') return letter
    return NAMED_ESCAPES[letter] ?? numericEscape(letter.codePointAt(0) ?? 0)
  })
  return quote + escaped + quote
}

function numericEscape(code: number): string {
  const hex = code.toString(16)
  if (code < 0x100) return `\\x${hex.padStart(2, '0')}`
  return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`
}
