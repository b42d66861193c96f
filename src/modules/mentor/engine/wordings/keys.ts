import { hashOf } from '../lexicon/hash'
import type { Said } from './said'

/** Pairs are many and mostly rare: they share so many places. */
const PAIRS = 2 ** 18

/** Numbers for terms and for pairs of them. */
export type Keys = {
  size: () => number
  /** A term that has none yet gets one. */
  added: (said: Said) => Read
  /** A term that has none is nothing. */
  read: (said: Said) => Read
}
/** Keys of terms (−1 for one that is not known) and of pairs. */
export type Read = { terms: readonly number[]; pairs: readonly number[] }

export function createKeys(): Keys {
  const known = new Map<string, number>()
  const add = (term: string) => {
    const key = PAIRS + known.size
    known.set(term, key)
    return key
  }
  return {
    size: () => PAIRS + known.size,
    added: ({ terms, pairs }) => ({
      terms: terms.map((term) => known.get(term) ?? add(term)),
      pairs: pairs.map(placeOf),
    }),
    read: ({ terms, pairs }) => ({
      terms: terms.map((term) => known.get(term) ?? -1),
      pairs: pairs.map(placeOf),
    }),
  }
}

const placeOf = (pair: string) => hashOf(pair) % PAIRS
