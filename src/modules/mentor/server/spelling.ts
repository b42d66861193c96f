import SearchableMap from 'minisearch/SearchableMap'
import { termOf, vocabularyWords } from './spanish-terms'

/** In shorter words one edit makes any word of any other. */
const SHORTEST_CORRECTED = 5
/** From this length on, two edits still leave a word recognisable. */
const LONG_WORD = 8

export type Speller = { correct(word: string): string }

/**
 * Corrects words (as `askedWordsIn` gives them) that neither the lessons nor the search's own vocabulary know in any of
 * their forms. A word without a near neighbour stays as it is.
 */
export function createSpeller(lessonWords: Iterable<string>): Speller {
  const known = new SearchableMap<true>()
  for (const word of [...lessonWords, ...vocabularyWords()]) known.set(word, true)
  const terms = new Set([...known.keys()].map(termOf))
  return {
    correct(word) {
      if (known.has(word) || terms.has(termOf(word))) return word
      return swapped(word, known) ?? nearest(word, known) ?? word
    },
  }
}

/** Two letters swapped are the commonest slip of the fingers; edit distance would count them as two. */
function swapped(word: string, known: SearchableMap<true>): string | undefined {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => {
    return word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
  }).find((candidate) => known.has(candidate))
}

/** People seldom miss the first letter, and "gato" must not become "dato". */
function nearest(word: string, known: SearchableMap<true>): string | undefined {
  if (word.length < SHORTEST_CORRECTED) return undefined
  const near = [...known.fuzzyGet(word, word.length < LONG_WORD ? 1 : 2)]
    .filter(([candidate]) => candidate[0] === word[0] && candidate.length >= SHORTEST_CORRECTED)
    .map(([candidate, [, distance]]) => ({ candidate, distance }))
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.candidate
}
