import { upperFirst } from '~/platform/text/first-letter'
import { type ClauseText, clausePattern } from './clause-text'
import type { Want } from './dialogue'

const GREETS = clausePattern(
  '(?:(?:y|que|te|le|me|l[oa]|al usuario|el programa|despues|luego) )*salud\\w+(?: (?:a )?(?:al usuario|la persona|por (?:su|el|tu) nombre|con (?:su|el|tu) nombre|usando (?:su|el) nombre))*(?: (?:diciendo|con|poniendo))?(?: («[^ ]+»|hola|bienvenid[oa]|buen[oa]s(?: (?:dias|tardes|noches))?))?(?: (?:,|y|mas|seguido de|con|a))?(?: (?:el|su|tu|mi) nombre)?',
)
const SAYS_NAME = clausePattern(
  '(?:(?:y|que|me|te|le|luego|despues) )*(?:dig\\w+|muestr\\w+|imprim\\w+|pong\\w+|escrib\\w+) («[^ ]+»|hola|bienvenid[oa]|buen[oa]s(?: (?:dias|tardes|noches))?)(?: (?:,|y|mas|seguido de|con|a))?(?: (?:el|su|tu|mi) nombre)',
)

/** «y salude», «diga Hola y su nombre». */
export function greetingAt(c: ClauseText): Want | null {
  const from = c.place
  const found = c.take(GREETS) ?? c.take(SAYS_NAME)
  if (!found) return null
  const word = found[1]
  if (word === undefined) return { kind: 'greeting', text: 'Hola' }
  const at = from + found[0].indexOf(word)
  const said = c.written(at, at + word.length).replace(/[\s,]+$/, '')
  return { kind: 'greeting', text: upperFirst(said) }
}

const REMAINING = clausePattern(
  '(?:(?:y|que|me|te|le|dig\\w+|dime|decir|muestr\\w+|calcul\\w+|saber|imprim\\w+) )*cuant[oa]s? (?:([a-z]{3,}) )?(?:(?:le|me|te|nos|les) )?(?:faltan?|quedan?)(?: (?:para|hasta)(?: (?:l[oa]s|llegar|cumplir|tener|jubilarse|jubilarme|jubilar|ser|alcanzar|completar|a|el|la|edad|de|mayor|adult[oa]|votar|conducir|meta|objetivo))*)? (\\d+)(?: (?:anos|euros|puntos|dias|km|metros|pasos))?',
)

/** «cuántos años le faltan para los 65». */
export function remainingAt(c: ClauseText): Want | null {
  const found = c.take(REMAINING)
  return found && { kind: 'remaining', noun: found[1] ?? null, to: found[2] ?? '0' }
}
