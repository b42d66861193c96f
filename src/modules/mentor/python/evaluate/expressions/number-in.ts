import { Outside } from '../result'
import { bounded } from '../values/numbers'
import type { Value } from '../values/values'

const NUMBER = /^(?:0[xX](?:_?[\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|0(?:_?0)*|[1-9](?:_?\d)*)$/

const FLOAT = /^(?:(?:\d(?:_?\d)*)?\.\d(?:_?\d)*|\d(?:_?\d)*\.|\d(?:_?\d)*(?=[eE]))(?:[eE][-+]?\d(?:_?\d)*)?$/

export function numberIn(text: string): Value {
  const plain = text.replaceAll('_', '')
  if (NUMBER.test(text)) return bounded(BigInt(plain))
  if (FLOAT.test(text)) return Number(plain)
  throw new Outside(/[jJ]$/.test(text) ? 'unsupported' : 'invalid', text)
}
