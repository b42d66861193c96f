import { asInteger, asText, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { Outside } from '../result'
import { floatText } from '../text/float'
import { PyForeign } from '../values/foreign'
import { type Keywords, PyDict, PyList, PyTuple, type Run, type Value } from '../values/values'
import { writeInto } from './files'

const MAX_DEPTH = 50
/** Python refuses to read longer ones. */
const MAX_DIGITS = 4_300
const TOKEN =
  /\s*("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null|[{}[\]:,])/uy

/** Reads a text of JSON; of one that is none Python has words of its own, which are outside. */
class Reader {
  #at = 0
  readonly #text: string
  readonly #machine: Machine
  constructor(machine: Machine, text: string) {
    this.#machine = machine
    this.#text = text
  }

  whole(): Value {
    const value = this.#value(this.#next(), 0)
    if (this.#text.slice(this.#at).trim() !== '') throw new Outside('unsupported', 'JSONDecodeError')
    return value
  }

  #next(): string {
    TOKEN.lastIndex = this.#at
    const token = TOKEN.exec(this.#text)?.[1]
    if (token === undefined) throw new Outside('unsupported', 'JSONDecodeError')
    this.#at = TOKEN.lastIndex
    this.#machine.grow(1)
    return token
  }

  #value(token: string, depth: number): Value {
    if (depth > MAX_DEPTH) throw new Outside('size', 'json')
    if (token === '{') return this.#object(depth)
    if (token === '[') return this.#list(depth)
    if (token.startsWith('"')) return this.#string(token)
    if (token === 'null') return null
    if (token === 'true' || token === 'false') return token === 'true'
    if (!/^-?\d/.test(token)) throw new Outside('unsupported', 'JSONDecodeError')
    if (token.length > MAX_DIGITS) throw new Outside('size', 'json')
    return /[.eE]/.test(token) ? Number(token) : BigInt(token)
  }

  #string(token: string): string {
    if (!token.startsWith('"')) throw new Outside('unsupported', 'JSONDecodeError')
    return JSON.parse(token) as string
  }

  #list(depth: number): PyList {
    const items: Value[] = []
    let token = this.#next()
    if (token === ']') return new PyList(items)
    for (;;) {
      items.push(this.#value(token, depth + 1))
      if (this.#isEnd(']')) return new PyList(items)
      token = this.#next()
    }
  }

  #object(depth: number): PyDict {
    const made = new PyDict()
    let token = this.#next()
    if (token === '}') return made
    for (;;) {
      const key = this.#string(token)
      if (this.#next() !== ':') throw new Outside('unsupported', 'JSONDecodeError')
      setEntry(this.#machine, made, key, this.#value(this.#next(), depth + 1))
      if (this.#isEnd('}')) return made
      token = this.#next()
    }
  }

  #isEnd(sign: string): boolean {
    const token = this.#next()
    if (token !== sign && token !== ',') throw new Outside('unsupported', 'JSONDecodeError')
    return token === sign
  }
}

type Style = { indent: number | null; isAscii: boolean; isSorted: boolean }

function written(machine: Machine, value: Value, style: Style, depth = 0): string {
  machine.grow(1)
  if (depth > MAX_DEPTH) throw new Outside('size', 'json')
  if (typeof value === 'string') return textOf(value, style)
  if (value === null) return 'null'
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Outside('unsupported', 'json')
    return floatText(value)
  }
  const inner = (item: Value) => written(machine, item, style, depth + 1)
  if (value instanceof PyList || value instanceof PyTuple) return block('[]', value.items.map(inner), style, depth)
  if (!(value instanceof PyDict)) throw new Outside('unsupported', 'json')
  const pairs = [...value.entries.values()].map(({ key, value: held }) => {
    if (typeof key !== 'string' && typeof key !== 'bigint') throw new Outside('unsupported', 'json')
    return { name: String(key), text: `${textOf(String(key), style)}: ${inner(held)}` }
  })
  if (style.isSorted) pairs.sort((a, b) => (a.name < b.name ? -1 : 1))
  return block(
    '{}',
    pairs.map(({ text }) => text),
    style,
    depth,
  )
}

function block([open, close]: string, items: readonly string[], { indent }: Style, depth: number): string {
  if (items.length === 0) return `${open}${close}`
  if (indent === null) return `${open}${items.join(', ')}${close}`
  const margin = `\n${' '.repeat(indent * (depth + 1))}`
  return `${open}${margin}${items.join(`,${margin}`)}\n${' '.repeat(indent * depth)}${close}`
}

const textOf = (text: string, { isAscii }: Style) => {
  const quoted = JSON.stringify(text)
  if (!isAscii) return quoted
  return quoted.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** JSON, read and written. */
export const JSON_MODULE: Record<string, Run> = {
  loads: (machine, args, keywords) => {
    const [text] = take('loads', ['s'], 1, [args, keywords])
    return new Reader(machine, asText(text, 'loads')).whole()
  },
  load: (machine, [file = null, ...more], keywords) => {
    if (!(file instanceof PyForeign) || more.length + keywords.size > 0) throw new Outside('unsupported', 'load()')
    return new Reader(machine, asText(machine.call(file.attribute(machine, 'read'), []), 'load')).whole()
  },
  dumps: (machine, args, keywords) => dumped(machine, args, keywords),
  dump: (machine, [value = null, file = null, ...more], keywords) => {
    writeInto(machine, file, dumped(machine, [value, ...more], keywords))
    return null
  },
}

function dumped(machine: Machine, args: readonly Value[], keywords: Keywords): string {
  if (args.length !== 1) throw new Outside('unsupported', 'dumps()')
  const names = ['obj', 'indent', 'ensure_ascii', 'sort_keys']
  const [value = null, indent = null, isAscii = true, isSorted = false] = take('dumps', names, 1, [args, keywords])
  const width = indent === null ? null : asInteger(indent)
  if (width !== null && (width < 1 || width > 16)) throw new Outside('unsupported', 'dumps(indent=)')
  return written(machine, value, { indent: width, isAscii: isAscii === true, isSorted: isSorted === true })
}
