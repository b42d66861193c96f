import type { Frame, State } from '../../engine/frame'
import { ownCode } from '../../engine/state'
import { EVERYDAY_CHANGES } from './changes/everyday/everyday-changes'
import type { Changed } from './make-changes'

/** «Y el máximo?», «en vez de la media la suma»: of the program at hand, which can do it, before what is told of any program. */
export const isOfThis = (
  { message, plain }: Frame,
  { made, names, why, unmade, asks }: Changed,
  { isExample }: State,
) =>
  !isExample &&
  ownCode(message) === null &&
  made.length + why.length > 0 &&
  made.length + why.length <= TOGETHER &&
  unmade.length + asks.length === 0 &&
  !ASKS_ABOUT.test(plain) &&
  (names.length > 0 || THERE.test(why[0] ?? '')) &&
  names.every(
    (name) =>
      READ_WHOLE.has(name) ||
      (FIGURES.has(name) && BARE_FIGURE.test(plain)) ||
      (FORMS.has(name) && names.some((other) => FIGURES.has(other)) && BARE_FIGURE.test(plain)) ||
      (name === 'sort' && BARE_ORDER.test(plain)),
  )
const THERE = /^Eso ya lo (?:hace|muestra) tu programa/
const READ_WHOLE: ReadonlySet<string> = new Set(EVERYDAY_CHANGES.map(({ name }) => name))
/** «y la media con un decimal» is a figure and how it is written. */
const TOGETHER = 2
const FORMS: ReadonlySet<string> = new Set(['decimals', 'currency', 'amounts'])
const FIGURES: ReadonlySet<string> = new Set(['report', 'aggregate'])
const BARE_ORDER = /^(?:(?:y|ahora|que|salgan|esten|pero) ){0,4}ordenad[oa]s?(?: (?:por|del?|de) [a-z ]{2,40})?$/
const BARE_FIGURE =
  /^(?:(?:y|ahora|tambien|si|quiero|que|me|diga|de|saque) ){0,6}(?:(?:el|la) (?:[a-z]+ )?[a-z]+(?: [a-z]+){0,2}|cuant[oa]s (?:son|hay|salen|quedan|van)(?: en total)?)$/

/** Asked what it is, and not for a change. */
export const ASKS_ABOUT =
  /^(?:y |oye |hola |pero |no |pues |dime |decime |di )*(?:que (?:es|hace|significa|imprime|pasa|quiere decir)|por ?que|para que|como funciona|cual es)\b|\b(?:explicam\w*|(?:esta|va|lo tengo) bien|que te parece|por ?que (?:me |no |se |sale|da|pone|hace|falla))\b/
