import { asInteger, asText, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { floatText } from '../text/float'
import { str } from '../text/repr'
import { PyForeign } from '../values/foreign'
import { raise, typeName, typeNamed } from '../values/types'
import { type Keywords, PyBuiltin, PyDict, PyInstance, PyList, PyTuple, type Run, type Value } from '../values/values'
import { writeInto } from './files'
import { readJson } from './json-reader'

const MAX_DEPTH = 50

type Style = {
  indent: string | null
  isAscii: boolean
  isSorted: boolean
  separators: readonly [string, string]
  standard: Value
}

function written(machine: Machine, value: Value, style: Style, depth = 0): string {
  machine.grow(1)
  if (depth > MAX_DEPTH) throw new Outside('size', 'json')
  if (typeof value === 'string') return textOf(value, style)
  if (value === null || typeof value !== 'object') return plainText(value)
  const inner = (item: Value) => written(machine, item, style, depth + 1)
  if (value instanceof PyList || value instanceof PyTuple) return block('[]', value.items.map(inner), style, depth)
  if (value instanceof PyDict) return block('{}', pairsOf(value, style, inner), style, depth)
  if (style.standard !== null) return inner(machine.call(style.standard, [value]))
  if (
    value instanceof PyForeign ||
    (value instanceof PyInstance && value.type.order.some(({ name }) => name === 'int' || name === 'str'))
  )
    throw new Outside('unsupported', 'json')
  return raise('TypeError', `Object of type ${typeName(value).split('.').at(-1)} is not JSON serializable`)
}

function plainText(value: null | boolean | bigint | number): string {
  if (value === null) return 'null'
  if (typeof value !== 'number') return String(value)
  if (Number.isNaN(value)) return 'NaN'
  return Number.isFinite(value) ? floatText(value) : value > 0 ? 'Infinity' : '-Infinity'
}

function pairsOf(dict: PyDict, style: Style, inner: (item: Value) => string): string[] {
  const pairs = [...dict.entries.values()].map(({ key, value }) => {
    if (key !== null && typeof key === 'object')
      return raise('TypeError', `keys must be str, int, float, bool or None, not ${typeName(key)}`)
    const name = typeof key === 'string' ? key : plainText(key)
    return { name, isText: typeof key === 'string', value }
  })
  if (style.isSorted) {
    if (pairs.some(({ isText }) => !isText)) throw new Outside('unsupported', 'dumps(sort_keys=)')
    pairs.sort((a, b) => (a.name < b.name ? -1 : 1))
  }
  return pairs.map(({ name, value }) => `${textOf(name, style)}${style.separators[1]}${inner(value)}`)
}

function block([open, close]: string, items: readonly string[], { indent, separators }: Style, depth: number): string {
  if (items.length === 0) return `${open}${close}`
  if (indent === null) return `${open}${items.join(separators[0])}${close}`
  const margin = `\n${indent.repeat(depth + 1)}`
  return `${open}${margin}${items.join(`${separators[0]}${margin}`)}\n${indent.repeat(depth)}${close}`
}

const textOf = (text: string, { isAscii }: Style) => {
  const quoted = JSON.stringify(text)
  if (!isAscii) return quoted
  return quoted.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const FUNCTIONS: Record<string, Run> = {
  loads: (machine, args, keywords) => {
    const [text] = take('loads', ['s'], 1, [args, keywords])
    return readJson(machine, asText(text, 'loads'))
  },
  load: (machine, [file = null, ...more], keywords) => {
    if (!(file instanceof PyForeign) || more.length + keywords.size > 0) throw new Outside('unsupported', 'load()')
    return readJson(machine, asText(machine.call(file.attribute(machine, 'read'), []), 'load'))
  },
  dumps: (machine, args, keywords) => dumped(machine, args, keywords),
  dump: (machine, [value = null, file = null, ...more], keywords) => {
    writeInto(machine, file, dumped(machine, [value, ...more], keywords))
    return null
  },
}

/** JSON, read and written. */
export const JSON_MODULE: [string, Value][] = [
  ...Object.entries(FUNCTIONS).map(([name, run]): [string, Value] => [name, new PyBuiltin(name, run)]),
  ['JSONDecodeError', typeNamed('JSONDecodeError')],
]

const NAMES = ['obj', 'indent', 'ensure_ascii', 'sort_keys', 'separators', 'default']

function dumped(machine: Machine, args: readonly Value[], keywords: Keywords): string {
  if (args.length !== 1) throw new Outside('unsupported', 'dumps()')
  const [value = null, indent = null, isAscii = true, isSorted = false, separators = null, standard = null] = take(
    'dumps',
    NAMES,
    1,
    [args, keywords],
  )
  const width =
    typeof indent === 'string' ? indent : indent === null ? null : ' '.repeat(Math.max(0, asInteger(indent)))
  if (width !== null && width.length > 16) throw new Outside('unsupported', 'dumps(indent=)')
  const signs = separators instanceof PyTuple ? separators.items.map((each) => str(machine, each)) : []
  return written(machine, value, {
    indent: width,
    isAscii: isAscii === true,
    isSorted: isSorted === true,
    separators: separators === null ? [width === null ? ', ' : ',', ': '] : [signs[0] ?? '', signs[1] ?? ''],
    standard,
  })
}
