import type { CompareOperator } from '../../ast'
import { boundsOf } from '../expressions/subscript'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from './foreign'
import { raise, typeName } from './types'
import { PyBuiltin, PySlice, type Run, type Value } from './values'

/** `bytes`. */
export class PyBytes extends PyForeign {
  readonly kind = 'bytes'
  override readonly reason = 'unsupported'
  readonly bytes: readonly number[]
  constructor(bytes: readonly number[]) {
    super()
    this.bytes = bytes
  }
  protected override outside(subject: string): never {
    throw new Outside('unsupported', `bytes.${subject}`)
  }
  override get className(): string {
    return 'bytes'
  }
  override get size(): number {
    return this.bytes.length
  }
  override isTrue(): boolean {
    return this.bytes.length > 0
  }
  override iterate(): () => Value | undefined {
    let at = 0
    return () => {
      const byte = this.bytes[at]
      at += 1
      return byte === undefined ? undefined : BigInt(byte)
    }
  }
  override get(_machine: Machine, key: Value): Value {
    if (key instanceof PySlice) {
      const { start, stop, step } = boundsOf(key, this.bytes.length)
      if (step !== 1) return this.outside('[::]')
      return new PyBytes(this.bytes.slice(start, Math.max(start, stop)))
    }
    if (typeof key !== 'bigint') return this.outside('[]')
    const byte = this.bytes.at(Number(key))
    return byte === undefined ? raise('IndexError', 'index out of range') : BigInt(byte)
  }
  override set(): void {
    raise('TypeError', "'bytes' object does not support item assignment")
  }
  override contains(_machine: Machine, item: Value): boolean {
    if (typeof item === 'bigint') return this.bytes.includes(Number(item))
    return item instanceof PyBytes ? this.#text().includes(item.#text()) : this.outside('in')
  }
  override binary(machine: Machine, operator: string, other: Value, isReflected: boolean): Value {
    if (operator === '+' && other instanceof PyBytes) {
      machine.grow(this.size + other.size)
      return new PyBytes(isReflected ? [...other.bytes, ...this.bytes] : [...this.bytes, ...other.bytes])
    }
    if (operator === '+' && typeof other === 'string')
      return isReflected
        ? raise('TypeError', 'can only concatenate str (not "bytes") to str')
        : raise('TypeError', "can't concat str to bytes")
    return this.outside(operator)
  }
  override compare(_machine: Machine, operator: CompareOperator, other: Value): Value {
    if (other instanceof PyBytes) {
      if (operator === '==') return this.#text() === other.#text()
      if (operator === '!=') return this.#text() !== other.#text()
    } else if (operator === '==' || operator === '!=') return operator === '!='
    return this.outside(operator)
  }
  override plain(): Value {
    return this.outside('value')
  }
  override attribute(_machine: Machine, name: string): Value {
    const run = this.#methods[name]
    return run === undefined ? this.outside(name) : new PyBuiltin(name, run)
  }
  override repr(): string {
    const text = Array.from(this.bytes, (byte) => {
      const known = { 9: '\\t', 10: '\\n', 13: '\\r', 92: '\\\\' }[byte]
      if (known !== undefined) return known
      return byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`
    }).join('')
    if (!text.includes("'")) return `b'${text}'`
    return text.includes('"') ? `b'${text.replaceAll("'", "\\'")}'` : `b"${text}"`
  }
  override get shown(): string | null {
    return this.bytes.length > 20 ? null : this.repr()
  }
  #text(): string {
    return String.fromCharCode(...this.bytes)
  }
  readonly #methods: Readonly<Record<string, Run>> = {
    decode: (_machine, [encoding = 'utf-8', ...more], keywords) =>
      decoded(this.bytes, keywords.get('encoding') ?? encoding, more.length + keywords.size),
    hex: (_machine, args) =>
      args.length > 0 ? this.outside('hex') : this.bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    upper: () => new PyBytes(this.bytes.map((byte) => (byte >= 97 && byte <= 122 ? byte - 32 : byte))),
    lower: () => new PyBytes(this.bytes.map((byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte))),
  }
}

const kindOf = (name: Value): 'utf-8' | 'latin-1' | 'ascii' => {
  const plain = typeof name === 'string' ? name.toLowerCase().replaceAll('_', '-') : ''
  if (plain === 'utf-8' || plain === 'utf8') return 'utf-8'
  if (plain === 'latin-1' || plain === 'latin1' || plain === 'iso-8859-1') return 'latin-1'
  if (plain === 'ascii' || plain === 'us-ascii') return 'ascii'
  throw new Outside('unsupported', 'encoding')
}

function decoded(bytes: readonly number[], encoding: Value, others: number): string {
  const kind = kindOf(encoding)
  if (others > (encoding === 'utf-8' ? 0 : 1)) throw new Outside('unsupported', 'decode()')
  if (kind === 'latin-1') return String.fromCharCode(...bytes)
  if (kind === 'ascii' && bytes.some((byte) => byte > 127)) throw new Outside('unsupported', 'decode()')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes))
  } catch {
    throw new Outside('unsupported', 'decode()')
  }
}

/** `text.encode(…)`. */
export function encoded(text: string, encoding: Value, errors: Value): PyBytes {
  const kind = kindOf(encoding)
  if (/[\ud800-\udfff]/.test(text) && kind !== 'utf-8') throw new Outside('unsupported', 'encode()')
  if (kind === 'utf-8') return new PyBytes([...new TextEncoder().encode(text)])
  const most = kind === 'ascii' ? 127 : 255
  const codes = Array.from(text, (letter) => letter.charCodeAt(0))
  if (errors === 'ignore') return new PyBytes(codes.filter((code) => code <= most))
  if (errors === 'replace') return new PyBytes(codes.map((code) => (code <= most ? code : 63)))
  if (codes.some((code) => code > most)) throw new Outside('unsupported', 'encode()')
  return new PyBytes(codes)
}

/** `bytes(…)`. */
export function bytesOf(items: readonly Value[]): PyBytes {
  return new PyBytes(
    items.map((item) => {
      if (typeof item !== 'bigint')
        return raise('TypeError', `'${typeName(item)}' object cannot be interpreted as an integer`)
      return item >= 0n && item < 256n ? Number(item) : raise('ValueError', 'bytes must be in range(0, 256)')
    }),
  )
}
