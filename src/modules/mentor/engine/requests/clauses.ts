import { withoutAccents } from '~/platform/text/folded'
export type Words = readonly string[]
/** A part of a sentence in plain words, and whether a question mark ends it. */
export type Clause = { words: Words; isAsked: boolean }

/** Nothing that is asked stands behind that many letters. */
const MAX_CHARACTERS = 2_000

/** As chats shorten them. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w`"'«“])(?:q|k|ke|qe)(?![\w`"'»”=([])/g, 'que'],
  [/\b(?:tb|tmb|tbn|tmbn|tambn)\b/g, 'tambien'],
  [/\b(?:xq|pq|xk|porq|xque)\b/g, 'por que'],
  [/\b(?:pa|xa)\b/g, 'para'],
  [/\bkiero\b/g, 'quiero'],
  // «Nomás que me falta …», «fíjate que el profe quiere …»: they begin nothing.
  [/\b(?:nomas|solo|fijate|es|lo que pasa es) que (?=(?:me|quiero|quisiera|necesito|el|la|mi|ahora)\b)/g, ' '],
  [
    /\b(?:por cierto|de paso|otra cosa|una cosa|(?:en|a|con) (?:mi|este|ese|el|esta|esa) (?:codigo|programa|script|funcion)|al (?:codigo|programa|script)|porfa(?:vor|s)?|porfis|por fa(?:vor)?|x ?favor|xfa|plis|pls|please)\b/g,
    ' ',
  ],
]
/** «Cambié», «usé»: what was done, which without its accent would be an order; «hacé», «poné» are orders. */
const DONE =
  /(?<=\p{L}{2})(?<!\b(?:qu|porqu|est|hac|pon|met|volv|devolv|resolv|mov|ten|cog|escog|recorr|romp))é(?!\p{L})/gu
const CLAUSE = /([^.,;:!?¿¡()\n…]+(?:(?:\.(?=\w)|[,:](?=\d))[^.,;:!?¿¡()\n…]*)*)([() ]*\?)?/g

/** The parts of a text between its signs. */
export function clausesIn(prose: string): Clause[] {
  const lower = prose.slice(0, MAX_CHARACTERS).toLowerCase().normalize('NFC').replace(DONE, 'e_')
  const plain = withoutAccents(lower)
  const full = SHORT.reduce((text, [short, long]) => text.replace(short, long), plain)
  return [...full.matchAll(CLAUSE)]
    .map(([, said = '', sign = '']) => ({ words: said.match(/[a-z0-9_%]+/g) ?? [], isAsked: sign !== '' }))
    .filter(({ words }) => words.length > 0)
}
