import { asInteger, asText, positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { PyForeign } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { raise } from '../values/types'
import { PyBuiltin, PyList, type Run, type Value } from '../values/values'

/** A text that is read and written as a file is. */
export class StringIO extends PyForeign {
  readonly kind = 'StringIO'
  override readonly reason = 'unsupported'
  override readonly isIterator = true
  #text: string
  #at = 0
  #isOpen = true
  constructor(text: string) {
    super()
    this.#text = text
  }
  /** What is left to read. */
  read(size = Number.POSITIVE_INFINITY): string {
    const text = this.#text.slice(this.#at, this.#at + size)
    this.#at += text.length
    return text
  }
  write(machine: Machine, text: string): void {
    this.#check()
    // Places are counted in other units than Python's where there are surrogates.
    if (/[\r\ud800-\udfff]/.test(text) && this.#at !== this.#text.length) this.outside('write')
    machine.grow(text.length)
    this.#text = this.#text.slice(0, this.#at) + text + this.#text.slice(this.#at + text.length)
    this.#at += text.length
  }
  override attribute(_machine: Machine, name: string): Value {
    if (name === 'closed') return !this.#isOpen
    const run = this.#methods[name]
    return run === undefined ? this.outside(name) : new PyBuiltin(name, run)
  }
  override iterate(): () => Value | undefined {
    this.#check()
    return () => this.#line() || undefined
  }
  override isTrue(): boolean {
    return true
  }
  #check(): void {
    if (!this.#isOpen) raise('ValueError', 'I/O operation on closed file')
  }
  #line(): string {
    const end = this.#text.indexOf('\n', this.#at)
    return this.read(end === -1 ? undefined : end + 1 - this.#at)
  }

  readonly #methods: Readonly<Record<string, Run>> = {
    __enter__: () => this,
    __exit__: () => {
      this.#isOpen = false
      return null
    },
    close: () => {
      this.#isOpen = false
      return null
    },
    flush: () => null,
    getvalue: () => {
      this.#check()
      return this.#text
    },
    write: (machine, [text]) => {
      this.write(machine, asText(text, 'write'))
      return BigInt(Array.from(asText(text, 'write')).length)
    },
    writelines: (machine, [lines = null]) => {
      for (const line of itemsOf(machine, lines)) this.write(machine, asText(line, 'writelines'))
      return null
    },
    read: (_machine, [size = null]) => {
      this.#check()
      return this.read(size === null || size === -1n ? undefined : asInteger(size))
    },
    readline: () => {
      this.#check()
      return this.#line()
    },
    readlines: (machine) => new PyList(itemsOf(machine, this)),
    seek: (_machine, [place = null, ...more]) => {
      if (more.length > 0) this.outside('seek')
      this.#at = asInteger(place)
      return BigInt(this.#at)
    },
    tell: () => BigInt(this.#at),
    truncate: (_machine, [size = null]) => {
      this.#text = this.#text.slice(0, size === null ? this.#at : asInteger(size))
      return BigInt(this.#text.length)
    },
  }
}

export const IO: [string, Value][] = [
  [
    'StringIO',
    new PyBuiltin('StringIO', (_machine, args, keywords) => {
      positional('StringIO', [0, 1], args, keywords)
      return new StringIO(args[0] === undefined ? '' : asText(args[0], 'StringIO'))
    }),
  ],
]
