import { type ClauseText, clausePattern } from './clause-text'

const SAYS = clausePattern(
  '(?:(?:que|y|me|le|se|te|nos|entonces|el programa|solo|al final) )*(?:dig\\w+|dice|di|decir|avis\\w+|pong\\w+|pone|poner|muestr\\w+|mostrar|imprim\\w+|escrib[ae]|salg\\w+|sale|saque|indi(?:que|car|ca)|inform\\w+)(?: (?:que|de que|un|el|mensaje|texto|aviso|algo|como|error|de|:|en pantalla|por pantalla))*',
)
/** A lone sign, or a word with which something else begins. */
const ENDS = /^(?:[,;.:()¿?]|y|e|si|pero|cuando|hasta|que|me|vuelv\w*|pare|pida|pregunte|repita)$/
const MAX_WORDS = 8

/** What is to be said in so many words, «que ponga Acceso concedido»; null where no text is given. */
export function saidAt(c: ClauseText): string | null {
  const place = c.place
  if (!c.take(SAYS)) return null
  const said = textAt(c)
  if (said === null) c.goTo(place)
  return said
}

/** A text that is quoted, or runs to the end of its clause. */
function textAt(c: ClauseText): string | null {
  const from = c.place
  const quoted = c.take(clausePattern('«[^ ]+»'))
  if (quoted) return c.written(from, c.place)
  const words = c.rest.split(' ')
  const at = words.findIndex((word) => ENDS.test(word))
  const length = at === -1 ? words.length : at
  if (length === 0 || length > MAX_WORDS || /[\d%]/.test(words[0] ?? '')) return null
  const to = words.slice(0, length).join(' ').length
  c.goTo(Math.min(c.text.length, from + to + 1))
  return c.written(from, from + to)
}

/** Whether a text is given as it is to be shown: quoted, or with a capital of its own. */
export function isLiteral(c: ClauseText): boolean {
  return c.sees(/^«/) || /^\p{Lu}/u.test(c.written(c.place, c.place + 1))
}

/** «y luego diga Caja abierta»: a text that is told as it is. */
export function literalAt(c: ClauseText): string | null {
  const place = c.place
  if (!c.take(SAYS) || !isLiteral(c)) {
    c.goTo(place)
    return null
  }
  const said = textAt(c)
  if (said === null) c.goTo(place)
  return said
}

const RIGHT = clausePattern(
  '(?:(?:y|que|pero|una vez que|en cuanto|entonces) )*(?:si|cuando|al|en cuanto|que) (?:(?:l[oa]|el usuario|usuario|se|la ponga|lo ponga|la meta|lo meta|por fin|es|sea) )*(?:aciert\\w+|acert\\w+|bien|correct[oa]|coincid\\w+|adivin\\w+|consig\\w+)(?: (?:la|el|lo|contrasena|clave|palabra|numero|,))*',
)
const WRONG = clausePattern(
  '(?:(?:y|que|pero) )*(?:(?:si|cuando|cada vez que|mientras(?: que)?) (?:(?:l[oa]|el usuario|usuario|se|es|la pone|lo pone|sea|no) )*(?:falla\\w*|equivoc\\w+|mal|incorrect[oa]|aciert\\w+|coincid\\w+|correct[oa]|es|sea)(?: (?:la|el|lo|es[oa]|contrasena|clave|palabra|numero|,))*)',
)

/** What is said behind a question that is asked until it is answered rightly: `isRight` where it is. */
export function outcomeAt(c: ClauseText): { isRight: boolean; said: string } | null {
  const place = c.place
  const right = c.take(RIGHT)
  const found = right && !/\bno\b/.test(right[0]) ? right : null
  if (!found) c.goTo(place)
  if (
    !found &&
    !/^(?:y |pero |que )*(?:si|cuando|mientras|cada vez).*?\b(?:no|fall|equivoc|mal|incorrect)/.test(
      c.rest.slice(0, 60),
    )
  )
    return null
  if (!found && !c.take(WRONG)) return null
  const said = saidAt(c) ?? (isLiteral(c) ? textAt(c) : null)
  if (said !== null) return { isRight: found !== null, said }
  c.goTo(place)
  return null
}
