import { plainText } from '../lexicon/plain-text'
import { termOf, wordsOf } from '../lexicon/terms'

/** What a text is compared by: its terms, each once, and each two that stand side by side, in either order. */
export type Said = { terms: readonly string[]; pairs: readonly string[] }

/** Reads a text; words of a name («diasEntre», `dias_entre`) are words. */
export function saidIn(text: string): Said {
  const terms = new Set<string>()
  const pairs = new Set<string>()
  let before: string | undefined
  for (const word of wordsOf(plainText(text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')))) {
    const term = termOf(word)
    if (before !== undefined) pairs.add(before < term ? `${before} ${term}` : `${term} ${before}`)
    terms.add(term)
    before = term
  }
  return { terms: [...terms], pairs: [...pairs] }
}
