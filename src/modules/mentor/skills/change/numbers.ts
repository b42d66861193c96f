import { folded } from '~/platform/text/folded'
import { NUMBER_WORDS } from '../../engine/lexicon/number-words'

/** For patterns over plain words: a number in digits or as a word. */
export const NUMBER = `(?:-?\\d{1,9}(?:[.,]\\d{1,6})?|(?!una? (?:numero|valor|dato|limite|texto|nombre|archivo|mensaje)\\b)(?:${[...NUMBER_WORDS.keys()].toReversed().join('|')})\\b)`

/** Its value; null where it is none. A comma is a decimal one. */
export function numberFrom(text: string | undefined): number | null {
  if (text === undefined) return null
  const plain = folded(text)
  const known = NUMBER_WORDS.get(plain)
  if (known !== undefined) return known
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}
