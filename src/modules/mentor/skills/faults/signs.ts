import type { Frame } from '../../engine/frame'
import { reports } from '../../engine/requests/reports'
import { COMPLAINTS } from './content/complaints'
import type { Sign } from './content/fault-text'
import { SIGN_WORDS } from './content/signs'

/** A longer text is no complaint. */
const MAX_CHARACTERS = 4_000

/** What a person sees of a fault, by their words and by the output that they pasted. */
export function signsIn({ plain, message }: Frame): Set<Sign> {
  const words = ` ${plain.slice(0, MAX_CHARACTERS)} ${normalized(message.output ?? '')} `
  const signs = Object.entries(SIGN_WORDS) as [Sign, readonly string[]][]
  return new Set(
    signs.filter(([, phrases]) => phrases.some((phrase) => words.includes(` ${phrase}`))).map(([sign]) => sign),
  )
}

/** «Quiero … pero se para en 9»: what is wanted, and what happens instead. */
const CONTRAST =
  /\b(?:quiero|queria|quisiera|deberia|tendria|esperaba|espero|tiene que|tenia que|tengo que|hay que|habia que|debe|se supone|segun|en el libro)\b.{1,160}\b(?:pero|y|en cambio|sin embargo) (?:(?:me|se)(?! (?:gust|encant|vend|serv|ayud))|no|solo|sale|salen|da|para|nunca|siempre|imprime|muestra|dice|queda|llega|sigue|continua|hace|(?:me )?(?:lo|la|los|las) (?:mete|pone|deja|saca|imprime|muestra|ordena|borra|quita|guarda|cambia|agrega|coge|toma|hace|da|escribe))\b/

/** «me ordena de mayor a menor y lo quiero al revés»: what happens, and what is wanted instead. */
const SEEN_FIRST =
  /\b(?:me|se|solo|siempre|sale|salen|da|imprime|devuelve|son) .{1,160}\b(?:y|pero|cuando|en vez de|en lugar de) (?:yo |lo |la |los |las |en realidad )*(?:quiero|queria|quisiera|necesito|deber\w+|tendri\w+|esperaba|son|es|eran|seria|serian|me|tiene que|no)\b/

/** «cuenta 4 palabras y hay 3»: what comes out, and what is so. */
const COUNTED =
  /\b(?:cuenta|da|dan|sale|salen|dice|muestra|imprime|pone|devuelve|suma)\b[^.]{0,40}\d[^.]{0,40}\b(?:y|pero|cuando|si) (?:en realidad )?(?:hay|son|es|eran|era|tiene\w*|tenia\w*|deb\w+|vend\w+|compr\w+|met\w+|puse|pongo)\b/

/** «Funciona, pero quisiera entender la línea 3»: what it does is asked, not what is wrong. */
const WANTS_TO_UNDERSTAND =
  /\b(?:quisiera|quiero|queria|gustaria|necesito|intento|trato de|puedes|podrias) (?:\w+ )?(?:entender|comprender|explicar\w*)\b/
const WORKS = /(?<!\bno )(?<!\bno me )\b(?:funciona|anda|va bien|corre)\b/

export function complains({ plain, message }: Frame): boolean {
  if (WANTS_TO_UNDERSTAND.test(plain) && WORKS.test(plain)) return false
  if (message.code.length > 0 && reports(message.prose)) return true
  if ([CONTRAST, SEEN_FIRST, COUNTED].some((contrast) => contrast.test(plain.slice(0, MAX_CHARACTERS)))) return true
  const words = ` ${plain.slice(0, MAX_CHARACTERS)} `
  return COMPLAINTS.some(
    (phrase) => words.includes(` ${phrase} `) || (phrase.includes(' ') && words.includes(` ${phrase}`)),
  )
}

const normalized = (text: string) =>
  text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
