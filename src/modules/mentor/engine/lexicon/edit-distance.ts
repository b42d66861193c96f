import { latest } from '~/platform/text/latest'
import { hashOf } from './hash'

/** Finds what a mistyped word was meant to be. */
export type TypoIndex = { meanings(word: string): ReadonlySet<string> }

/** In shorter words one slip makes any word of any other. */
const SHORTEST_CORRECTED = 5
/** From this length on two slips still leave a word recognisable. */
const LONG_WORD = 9
const LONGEST_WORD = 24
/** A message is read again and again, with other words left out each time. */
const MAX_KNOWN = 1_000

/**
 * Indexes words by what is left of them when letters are dropped: a slip (a letter wrong, missing, too much, or two swapped) leaves the
 * same rest. One dropped letter for words of five letters, two from nine on.
 */
export function createTypoIndex(meaningOf: ReadonlyMap<string, string>): TypoIndex {
  const words = [...meaningOf.keys()].filter(({ length }) => length >= SHORTEST_CORRECTED)
  const near = bucketsOf(words)
  const kept = latest<ReadonlySet<string>>(MAX_KNOWN)
  return {
    meanings: (word) => kept(word, meaningsOf),
  }
  function meaningsOf(word: string): ReadonlySet<string> {
    const found = new Set<string>()
    if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_WORD) return found
    let least = word.length >= LONG_WORD ? 2 : 1
    for (const at of near(word)) {
      const candidate = words[at] ?? ''
      // People seldom miss the first letter.
      if (candidate[0] !== word[0]) continue
      const distance = slipsBetween(word, candidate, least + 1)
      if (distance > least || (candidate.length < LONG_WORD && distance > 1)) continue
      if (distance < least) found.clear()
      least = distance
      found.add(meaningOf.get(candidate) ?? '')
    }
    return found
  }
}

/** Places of the words that share a rest with a word, and of a few others: rests are kept by their hash alone, for they are a hundred times the words. */
function bucketsOf(words: readonly string[]): (word: string) => Set<number> {
  const rests = words.flatMap((word, at) => [...restsOf(word)].map((rest) => [hashOf(rest), at] as const))
  const count = Math.max(1, rests.length)
  const starts = new Uint32Array(count + 1)
  for (const [hash] of rests) starts[(hash % count) + 1] = (starts[(hash % count) + 1] ?? 0) + 1
  for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const [places, next] = [new Uint16Array(rests.length), starts.slice()]
  for (const [hash, place] of rests) {
    const free = next[hash % count] ?? 0
    places[free] = place
    next[hash % count] = free + 1
  }
  return (word) => {
    const found = new Set<number>()
    for (const rest of restsOf(word)) {
      const bucket = hashOf(rest) % count
      const end = starts[bucket + 1] ?? 0
      for (let at = starts[bucket] ?? 0; at < end; at += 1) found.add(places[at] ?? 0)
    }
    return found
  }
}

function restsOf(word: string): Set<string> {
  const rests = new Set([word])
  const dropped = dropEach(word)
  for (const rest of dropped) rests.add(rest)
  if (word.length >= LONG_WORD) for (const rest of dropped) for (const shorter of dropEach(rest)) rests.add(shorter)
  return rests
}

const dropEach = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** The candidate with the fewest slips (a letter more, less, other, or two swapped), at most `limit`; the first of equals. */
export function nearest(word: string, candidates: Iterable<string>, limit: number): string | null {
  let best: string | null = null
  let least = limit + 1
  const letters = lettersOf(word)
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    // A slip takes one letter away and puts another in: most words have others, which is seen at a glance.
    if (isBeyond(letters ^ lettersOf(candidate), 2 * (least - 1))) continue
    const slips = slipsBetween(word, candidate, least)
    if (slips < least) [best, least] = [candidate, slips]
  }
  return best
}

/** Which letters a word has, a bit for each; some share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether more than so many bits are set. */
function isBeyond(bits: number, most: number): boolean {
  let left = bits
  for (let count = 0; count < most && left !== 0; count += 1) left &= left - 1
  return left !== 0
}

/** Damerau's distance between two words, `atMost` where it is that or more. */
export function slipsBetween(a: string, b: string, atMost: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((above[j - 1] ?? 0) + (isSame ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least >= atMost) return atMost
    before = above
    above = row
  }
  return Math.min(above[b.length] ?? atMost, atMost)
}
