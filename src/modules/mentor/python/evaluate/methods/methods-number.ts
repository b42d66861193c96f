import { positional } from '../expressions/arguments'
import { Outside } from '../result'
import type { Run, Value } from '../values/values'

const size = (value: Value | undefined) => {
  if (typeof value === 'bigint') return value < 0n ? -value : value
  throw new Outside('unsupported', 'bit')
}

export const NUMBER_METHODS: Partial<Record<string, Run>> = {
  is_integer: (_machine, [self = null]) =>
    typeof self === 'bigint' || (typeof self === 'number' && Number.isInteger(self)),
  bit_length: (_machine, args, keywords) => {
    positional('bit_length', [1, 1], args, keywords)
    const value = size(args[0])
    return value === 0n ? 0n : BigInt(value.toString(2).length)
  },
  bit_count: (_machine, [self]) => BigInt(size(self).toString(2).replaceAll('0', '').length),
}
