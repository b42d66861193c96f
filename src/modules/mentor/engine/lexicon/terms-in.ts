import { plainText } from './plain-text'
import { isFiller, termOf, wordsOf } from './terms'

/** The terms of a text in their order, each once, filler left out: by them two wordings of one question are compared. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    wordsOf(plainText(text))
      .filter((word) => !isFiller(word))
      .map(termOf),
  ),
]
