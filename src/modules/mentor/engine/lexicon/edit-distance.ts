/** Finds what a mistyped word was meant to be. */
export type TypoIndex = { meanings(word: string): Set<string> }

/** In shorter words one slip makes any word of any other. */
const SHORTEST_CORRECTED = 5
/** From this length on two slips still leave a word recognisable. */
const LONG_WORD = 9
const LONGEST_WORD = 24

/**
 * Indexes words by what is left of them when letters are dropped: a slip (a letter wrong, missing, too much, or two swapped) leaves the
 * same rest. One dropped letter for words of five letters, two from nine on.
 */
export function createTypoIndex(meaningOf: ReadonlyMap<string, string>): TypoIndex {
  const byRest = new Map<string, string[]>()
  for (const word of meaningOf.keys()) {
    if (word.length < SHORTEST_CORRECTED) continue
    for (const rest of restsOf(word)) {
      const words = byRest.get(rest)
      if (words === undefined) byRest.set(rest, [word])
      else words.push(word)
    }
  }
  return {
    meanings(word) {
      const found = new Set<string>()
      if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_WORD) return found
      const near = new Set([...restsOf(word)].flatMap((rest) => byRest.get(rest) ?? []))
      let least = word.length >= LONG_WORD ? 2 : 1
      for (const candidate of near) {
        // People seldom miss the first letter.
        if (candidate[0] !== word[0]) continue
        const distance = slips(word, candidate)
        if (distance > least || (candidate.length < LONG_WORD && distance > 1)) continue
        if (distance < least) found.clear()
        least = distance
        found.add(meaningOf.get(candidate) ?? '')
      }
      return found
    },
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

/** How many letters are wrong, missing or too much, or swapped with their neighbour. */
export function slips(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}
