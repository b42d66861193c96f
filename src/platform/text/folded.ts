/** «canción» → «cancion», «ñ» → «n». */
export const withoutAccents = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
/** Most of what is compared has no accents: to look takes a fraction of taking apart. */
const PLAIN = /^[ -~\n]*$/

/** Lower case without accents: how words are compared. */
export const folded = (text: string): string => withoutAccents(text.toLowerCase())
