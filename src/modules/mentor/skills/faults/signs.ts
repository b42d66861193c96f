import { folded } from '~/platform/text/folded'
import type { Frame } from '../../engine/frame'
import { contrasts } from '../../engine/requests/contrast'
import { reports } from '../../engine/requests/reports'
import { COMPLAINTS } from './content/complaints'
import type { Sign } from './content/fault-text'
import { SIGN_WORDS } from './content/signs'

/** A longer text is no complaint. */
const MAX_CHARACTERS = 4_000

/** What a person sees of a fault, by their words and by the output that they pasted. */
export function signsIn({ plain, message }: Frame): Set<Sign> {
  const said = plain.slice(0, MAX_CHARACTERS).replace(NEVER_SEEN, ' ')
  const words = ` ${said} ${normalized(message.output ?? '')} `
  const signs = Object.entries(SIGN_WORDS) as [Sign, readonly string[]][]
  return new Set(
    signs.filter(([, phrases]) => phrases.some((phrase) => words.includes(` ${phrase}`))).map(([sign]) => sign),
  )
}

/** «Nunca lo había visto»: of what they know, not of what the program does. */
const NEVER_SEEN =
  /\b(?:nunca|jamas) (?:lo |la |los |las |me lo )?(?:habia|he|hemos|habiamos|hab[ei]\w*) (?:visto|usado|oido|leido|utilizado|entendido)\b/g

/** «Quiero … pero se para en 9»: what is wanted, and what happens instead. */
const CONTRAST =
  /\b(?:quiero|queria|quisiera|deberia|tendria|esperaba|espero|tiene que|tenia que|tengo que|hay que|habia que|debe|se supone|segun|en el libro)\b.{1,160}\b(?:pero|y|en cambio|sin embargo) (?:(?:me|se)(?! (?:gust|encant|vend|serv|ayud))|no|solo|sale|salen|da|para|nunca|siempre|imprime|muestra|dice|queda|llega|sigue|continua|hace|(?:me )?(?:lo|la|los|las) (?:mete|pone|deja|saca|imprime|muestra|ordena|borra|quita|guarda|cambia|agrega|coge|toma|hace|da|escribe))\b/

/** «me ordena de mayor a menor y lo quiero al revés»: what happens, and what is wanted instead. */
const SEEN_FIRST =
  /\b(?:me|se|solo|siempre|sale|salen|da|imprime|devuelve|son) .{1,160}\b(?:y|pero|cuando|en vez de|en lugar de) (?:yo |lo |la |los |las |en realidad )*(?:quiero|queria|quisiera|necesito|deber\w+|tendri\w+|esperaba|son|es|eran|seria|serian|me|tiene que|no)\b/

/** «cuenta 4 palabras y hay 3»: what comes out, and what is so. */
const COUNTED =
  /\b(?:cuenta|da|dan|sale|salen|dice|muestra|imprime|pone|devuelve|suma)\b[^.]{0,40}\d[^.]{0,40}\b(?:y|pero|cuando|si) (?:en realidad )?(?:hay|son|es|eran|era|tiene\w*|tenia\w*|deb\w+|vend\w+|compr\w+|met\w+|puse|pongo)\b/

/** «Tiene que dar 100»: what should come out, said beside a program that gives something else. */
const EXPECTS =
  /\b(?:tiene|tienen|tendria|tendrian|tenia|deberia|deberian|debe) (?:q(?:ue)? )?(?:dar|salir|quedar|ser|valer|haber)(?:me|se)? (?:\w+ ){0,2}?\d/

/** «Funciona, pero quisiera entender la línea 3»: what it does is asked, not what is wrong. */
const WANTS_TO_UNDERSTAND =
  /\b(?:quisiera|quiero|queria|gustaria|necesito|intento|trato de|puedes|podrias) (?:\w+ )?(?:entender|comprender|explicar\w*)\b/
/** «Funciona, pero con el 0 no», «anda, pero siempre sale 1». */
const GOES_WRONG =
  /\b(?:pero|salvo|excepto|menos) (?:\w+ ){0,5}?(?:no(?! (?:se|entiendo|pillo|soy|tengo|conozco|$))|siempre|nunca|solo|sale|salen|da|dan|falla|cuando)\b/
const WORKS = /(?<!\bno )(?<!\bno me )\b(?:funciona|anda|va bien|corre)\b/

/** «-5.55e-17», «0.30000000000000004»: nobody shows it who is content with it. */
const INEXACT = /\d\.\d{0,20}(?:0{7}|9{7})\d|\de-1[4-9]\b/

/** «No sé qué es», «no me aclaro»: what is not known, rather than what goes wrong. */
const NOT_KNOWN =
  /\bno (?:lo |la )?(?:se|me (?:entero|aclaro|queda claro|lo (?:explico|explican)|suena)|tengo(?: ni)?(?: \w+){0,2} idea)(?= |$)(?! (?:por ?que|porq|guard|sum|imprim|mueve|ve\b|cierra|actualiz|cambi|borr|ejecut|repit|orden|cumpl|conect|para\b|puede))(?: de)?(?: lo)?(?: (?:que|q|como|para que|si|cual|nada|mucho)(?! (?:falla|pasa|hago|hice|estoy|tiene mal|tengo|esta (?:mal|fall)|arregl|hacer)))?/g

export function complains({ plain: words, message, requests }: Frame): boolean {
  const plain = words.replace(NOT_KNOWN, ' ').replace(NEVER_SEEN, ' ')
  const isOfWorking = WANTS_TO_UNDERSTAND.test(plain) || requests.has('review') || requests.has('explain-code')
  if (isOfWorking && WORKS.test(plain) && !GOES_WRONG.test(plain)) return false
  if (message.code.length > 0 && (reports(message.prose) || (requests.size === 1 && requests.has('find-fault'))))
    return true
  if (message.code.length > 0 && INEXACT.test(message.prose)) return true
  if (message.code.length > 0 && (EXPECTS.test(plain) || contrasts(message.prose))) return true
  if ([CONTRAST, SEEN_FIRST, COUNTED].some((contrast) => contrast.test(plain.slice(0, MAX_CHARACTERS)))) return true
  const said = ` ${plain.slice(0, MAX_CHARACTERS)} `
  return COMPLAINTS.some(
    (phrase) => said.includes(` ${phrase} `) || (phrase.includes(' ') && said.includes(` ${phrase}`)),
  )
}

const normalized = (text: string) => folded(text.slice(0, MAX_CHARACTERS)).replace(/[^a-z0-9]+/g, ' ')
