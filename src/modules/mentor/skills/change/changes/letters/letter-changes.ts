import type { Change } from '../../change'
import { countsReturnedChange } from './counts-returned'
import { eachCountedChange, moreVowelsChange } from './each-counted'
import { wordsReversedChange } from './words-reversed'

/** What is counted of a text, otherwise or one by one. */
export const LETTER_CHANGES: readonly Change[] = [
  wordsReversedChange,
  countsReturnedChange,
  moreVowelsChange,
  eachCountedChange,
]
