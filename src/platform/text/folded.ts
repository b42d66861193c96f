/** «canción» → «cancion», «ñ» → «n». */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Lower case without accents: how words are compared. */
export const folded = (text: string): string => withoutAccents(text.toLowerCase())
