import { inlineCode } from '../../../engine/compose'
import type { Evaluation } from '../../../python/evaluate/result'

/** «o sea que sale 4, ¿no?», «da True, ¿verdad?» */
const GUESS =
  /\b(?:sale|saldr[ií]a|da|dar[ií]a|imprime|imprimir[ií]a|devuelve|vale|queda|quedar[ií]a|ser[ií]a) (?:un |una |el |la )?[`"'«]?([^\s,;?¿`"'»]{1,40})[`"'»]?,? ¿?(?:no|verdad|cierto|o no|o qu[eé]|correcto)\s*[?!.]*\s*$/iu

/** Whether what somebody expects comes out, as the first sentence; null where nothing is expected or the output is longer. */
export function guessVerdict(prose: string, result: Evaluation): string | null {
  const guess = GUESS.exec(prose.trim())?.[1]
  if (guess === undefined || result.kind !== 'done') return null
  const printed = result.output.trim()
  if (printed === '' || printed.includes('\n') || printed.length > 80) return null
  return sameValue(guess, printed)
    ? `**Sí**, sale ${inlineCode(printed)}.`
    : `**No:** sale ${inlineCode(printed)}, no ${inlineCode(guess)}.`
}

const sameValue = (guess: string, printed: string) => guess.toLowerCase() === printed.toLowerCase()
