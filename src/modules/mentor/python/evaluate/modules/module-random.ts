import { asInteger } from '../expressions/arguments'
import { itemsOf } from '../values/iterate'
import { raise } from '../values/types'
import { PyList, type Run, type Value } from '../values/values'

const pick = (items: readonly Value[]): Value =>
  items[Math.floor(items.length / 2)] ?? raise('IndexError', 'Cannot choose from an empty sequence')
const whole = (value: Value | undefined) => BigInt(asInteger(value ?? 0n))

function between(from: bigint, to: bigint): bigint {
  if (from > to) raise('ValueError', `empty range in randrange(${from}, ${to + 1n})`)
  return (from + to) / 2n
}

/** Chance as one of the ways in which it may turn out, for who only wants to know where a program fails. */
export const PRETENDED_RANDOM: Record<string, Run> = {
  seed: () => null,
  random: () => 0.5,
  uniform: (_machine, [from = 0, to = 1]) => (Number(from) + Number(to)) / 2,
  randint: (_machine, [from, to]) => between(whole(from), whole(to)),
  randrange: (_machine, [from, to]) =>
    to === undefined ? between(0n, whole(from) - 1n) : between(whole(from), whole(to) - 1n),
  choice: (machine, [items = null]) => pick(itemsOf(machine, items)),
  shuffle: (_machine, [items = null]) => {
    if (items instanceof PyList) items.items.reverse()
    return null
  },
  sample: (machine, [items = null, count], keywords) => {
    const all = itemsOf(machine, items)
    const wanted = Number(asInteger(count ?? keywords.get('k') ?? 1n))
    return wanted > all.length
      ? raise('ValueError', 'Sample larger than population or is negative')
      : new PyList(all.slice(0, wanted))
  },
  choices: (machine, [items = null], keywords) => {
    const all = itemsOf(machine, items)
    return new PyList(Array.from({ length: Number(keywords.get('k') ?? 1n) }, () => pick(all)))
  },
}
