import { asInteger, asText, positional } from '../expressions/arguments'
import { Outside } from '../result'
import { fractionOf } from '../text/float'
import { PyBytes } from '../values/bytes'
import { raise } from '../values/types'
import { PyTuple, type Run, type Value } from '../values/values'

const size = (value: Value | undefined) => {
  if (typeof value === 'boolean') return BigInt(value)
  if (typeof value === 'bigint') return value < 0n ? -value : value
  throw new Outside('unsupported', 'bit')
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

export const NUMBER_METHODS: Partial<Record<string, Run>> = {
  is_integer: (_machine, [self = null]) =>
    typeof self === 'bigint' || typeof self === 'boolean' || (typeof self === 'number' && Number.isInteger(self)),
  bit_length: (_machine, args, keywords) => {
    positional('bit_length', [1, 1], args, keywords)
    const value = size(args[0])
    return value === 0n ? 0n : BigInt(value.toString(2).length)
  },
  bit_count: (_machine, [self]) => BigInt(size(self).toString(2).replaceAll('0', '').length),
  conjugate: (_machine, [self = null]) => (typeof self === 'boolean' ? BigInt(self) : self),
  as_integer_ratio: (_machine, [self = null]) => {
    if (typeof self !== 'number') return new PyTuple([typeof self === 'bigint' ? self : size(self), 1n])
    if (Number.isNaN(self)) return raise('ValueError', 'cannot convert NaN to integer ratio')
    if (!Number.isFinite(self)) return raise('OverflowError', 'cannot convert Infinity to integer ratio')
    const { over, under } = fractionOf(self)
    const common = divisor(over < 0n ? -over : over, under)
    return new PyTuple([over / common, under / common])
  },
  to_bytes: (_machine, [self, length = 1n, order = 'big'], keywords) => {
    const count = asInteger(keywords.get('length') ?? length)
    const name = asText(keywords.get('byteorder') ?? order, 'to_bytes')
    if (typeof self !== 'bigint' || count > 64 || keywords.has('signed')) throw new Outside('unsupported', 'to_bytes()')
    if (self < 0n) return raise('OverflowError', "can't convert negative int to unsigned")
    if (self >> BigInt(8 * count) > 0n) return raise('OverflowError', 'int too big to convert')
    const bytes = Array.from({ length: count }, (_none, at) => Number((self >> BigInt(8 * at)) & 255n))
    return new PyBytes(name === 'big' ? bytes.reverse() : bytes)
  },
}

/** What a number has besides methods. */
export function partOfNumber(self: Value, name: string): Value | undefined {
  if (typeof self !== 'bigint' && typeof self !== 'number' && typeof self !== 'boolean') return undefined
  const value = typeof self === 'boolean' ? BigInt(self) : self
  if (name === 'real') return value
  if (name === 'imag') return typeof value === 'number' ? 0 : 0n
  if (typeof value === 'number') return undefined
  if (name === 'numerator') return value
  return name === 'denominator' ? 1n : undefined
}
