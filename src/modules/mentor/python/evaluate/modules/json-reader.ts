import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { Outside } from '../result'
import { raise } from '../values/types'
import { PyDict, PyList, type Value } from '../values/values'

const MAX_DEPTH = 50
/** Python refuses to read longer ones. */
const MAX_DIGITS = 4_300
const WORDS: Readonly<Record<string, Value>> = {
  null: null,
  true: true,
  false: false,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y
const WORD = /null|true|false|NaN|-?Infinity/y
const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
  '/': '/',
}

/** Reads a text of JSON, and says as Python does what is wrong with one that is none. */
class Reader {
  #at = 0
  readonly #text: string
  readonly #machine: Machine
  constructor(machine: Machine, text: string) {
    this.#machine = machine
    this.#text = text
  }

  whole(): Value {
    if (this.#text.startsWith('\ufeff')) throw new Outside('unsupported', 'JSONDecodeError')
    this.#blank()
    const value = this.#value(0)
    this.#blank()
    if (this.#at < this.#text.length) this.#fail('Extra data', this.#at)
    return value
  }

  #blank(): void {
    while (' \t\n\r'.includes(this.#text[this.#at] ?? 'x')) this.#at += 1
  }

  #fail(message: string, at: number): never {
    const before = this.#text.slice(0, at)
    const line = before.split('\n').length
    const column = at - before.lastIndexOf('\n')
    return raise('JSONDecodeError', `${message}: line ${line} column ${column} (char ${at})`, {
      msg: message,
      doc: this.#text,
      pos: BigInt(at),
      lineno: BigInt(line),
      colno: BigInt(column),
    })
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }

  #value(depth: number): Value {
    this.#machine.grow(1)
    if (depth > MAX_DEPTH) throw new Outside('size', 'json')
    const sign = this.#text[this.#at]
    if (sign === '{') return this.#object(depth)
    if (sign === '[') return this.#list(depth)
    if (sign === '"') return this.#string()
    const word = this.#match(WORD)
    if (word !== undefined) return WORDS[word] ?? null
    const number = this.#match(NUMBER)
    if (number === undefined) return this.#fail('Expecting value', this.#at)
    if (number.length > MAX_DIGITS) throw new Outside('size', 'json')
    return /[.eE]/.test(number) ? Number(number) : BigInt(number)
  }

  #string(): string {
    const start = this.#at
    let made = ''
    for (let at = start + 1; ; at += 1) {
      const sign = this.#text[at]
      if (sign === undefined) return this.#fail('Unterminated string starting at', start)
      if (sign === '"') {
        this.#at = at + 1
        this.#machine.grow(made.length)
        return made
      }
      if (sign < ' ') return this.#fail('Invalid control character at', at)
      if (sign !== '\\') {
        made += sign
        continue
      }
      at += 1
      const code = this.#text[at]
      if (code === undefined) return this.#fail('Unterminated string starting at', start)
      if (code === 'u') {
        const hex = this.#text.slice(at + 1, at + 5)
        if (!/^[\da-fA-F]{4}$/.test(hex)) return this.#fail('Invalid \\uXXXX escape', at + 1)
        made += String.fromCharCode(Number.parseInt(hex, 16))
        at += 4
      } else made += ESCAPES[code] ?? this.#fail('Invalid \\escape', at - 1)
    }
  }

  #list(depth: number): PyList {
    const items: Value[] = []
    this.#at += 1
    this.#blank()
    if (this.#text[this.#at] === ']') {
      this.#at += 1
      return new PyList(items)
    }
    for (;;) {
      items.push(this.#value(depth + 1))
      if (this.#isEnd(']', 'array')) return new PyList(items)
    }
  }

  #object(depth: number): PyDict {
    const made = new PyDict()
    this.#at += 1
    this.#blank()
    if (this.#text[this.#at] === '}') {
      this.#at += 1
      return made
    }
    for (;;) {
      if (this.#text[this.#at] !== '"') this.#fail('Expecting property name enclosed in double quotes', this.#at)
      const key = this.#string()
      this.#blank()
      if (this.#text[this.#at] !== ':') this.#fail("Expecting ':' delimiter", this.#at)
      this.#at += 1
      this.#blank()
      setEntry(this.#machine, made, key, this.#value(depth + 1))
      if (this.#isEnd('}', 'object')) return made
    }
  }

  /** Whether it ends here; else it stands at what follows the comma. */
  #isEnd(close: string, kind: string): boolean {
    this.#blank()
    const sign = this.#text[this.#at]
    if (sign === close) {
      this.#at += 1
      return true
    }
    if (sign !== ',') return this.#fail("Expecting ',' delimiter", this.#at)
    const comma = this.#at
    this.#at += 1
    this.#blank()
    if (this.#text[this.#at] === close) this.#fail(`Illegal trailing comma before end of ${kind}`, comma)
    return false
  }
}

export const readJson = (machine: Machine, text: string): Value => new Reader(machine, text).whole()
