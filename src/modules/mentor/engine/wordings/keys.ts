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
export type Read = { terms: Int32Array; pairs: Int32Array }

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
      terms: Int32Array.from(terms, (term) => known.get(term) ?? add(term)),
      pairs: Int32Array.from(pairs, placeOf),
    }),
    read: ({ terms, pairs }) => ({
      terms: Int32Array.from(terms, (term) => known.get(term) ?? -1),
      pairs: Int32Array.from(pairs, placeOf),
    }),
  }
}

/** FNV-1a */
function placeOf(pair: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < pair.length; at += 1) hash = Math.imul(hash ^ pair.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % PAIRS
}
