import { inlineCode } from '../../../engine/compose'
import type { Evaluation } from '../../../python/evaluate/result'

/** «o sea que sale 4, ¿no?», «da True, ¿verdad?» */
const GUESS =
  /\b(?:sale|saldr[ií]a|da|dar[ií]a|imprime|imprimir[ií]a|devuelve|vale|queda|quedar[ií]a|ser[ií]a) (?:un |una |el |la )?[`"'«]?([^\s,;?¿`"'»]{1,40})[`"'»]?,? ¿?(?:no|verdad|cierto|o no|o qu[eé]|correcto)\s*[?!.]*\s*$/iu

/** «Yo digo 12», «a mí me da 8», «creo que son 3»: what somebody has worked out. */
const BELIEVED =
  /\b(?:yo (?:digo|dir[ií]a|creo|pongo|puse|cuento|calcul[oé])|(?:a m[ií] )?me (?:dan?|daba|salen?|sal[ií]a|dio|sali[oó])|seg[uú]n yo|(?:creo|cre[ií]a|pensaba|pens[eé]|pienso|supongo|dir[ií]a|juraba) (?:yo )?que)(?: que)?(?: (?:da|daba|son|era|eran|es|sale|sal[ií]a|imprime|imprim[ií]a|vale|ser[ií]an?|hay))? (?:un |una |el |los |las )?(-?\d+(?:[.,]\d+)?)(?![\w.,]*\d|[-/:%])/iu

/** The number that somebody has worked out; null where none is said. */
export const believedNumber = (prose: string): string | null => BELIEVED.exec(prose)?.[1]?.replace(',', '.') ?? null

/** Whether what somebody expects comes out, as the first sentence; null where nothing is expected or the output is longer. */
export function guessVerdict(prose: string, result: Evaluation): string | null {
  const guess = GUESS.exec(prose.trim())?.[1] ?? believedNumber(prose)
  if (guess === null || result.kind !== 'done') return null
  const printed = result.output.trim()
  if (printed === '' || printed.includes('\n') || printed.length > 80) return null
  return sameValue(guess, printed)
    ? `**Sí**, sale ${inlineCode(printed)}.`
    : `**No:** sale ${inlineCode(printed)}, no ${inlineCode(guess)}.`
}

const sameValue = (guess: string, printed: string) => guess.toLowerCase() === printed.toLowerCase()
