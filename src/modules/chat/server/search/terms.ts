/**
 * A searched word, folded; `stem` is how texts are indexed, null for a word that isn't (de, con, para); `parts` is a query for what
 * PostgreSQL makes of it where it makes several.
 */
export type SearchWord = { typed: string; stem: string | null; parts?: string | undefined }
/** Words that have to stand next to each other; mostly it is one. */
export type SearchPhrase = { words: SearchWord[]; isQuoted: boolean }

/** Without accents and capitals, of the same length: places in it are places in the text. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/(?![\0-\x7f])\p{L}/gu, plainLetter)
}

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase()
  return plain.length === letter.length ? plain : letter
}

type ReadPhrase = { words: string[]; isQuoted: boolean }

/** What is searched for: words, and "words in quotes" as they follow each other. */
export function readSearch(text: string): ReadPhrase[] {
  const parts = fold(text).split('"')
  return parts.flatMap((part, at): ReadPhrase[] => {
    const words: string[] = part.match(WORD) ?? []
    // An opening quote without its end is a slip of typing, no phrase.
    const isQuoted = at % 2 === 1 && at < parts.length - 1
    if (isQuoted) return words.length > 0 ? [{ words, isQuoted }] : []
    return words.map((word) => ({ words: [word], isQuoted }))
  })
}

export const WORD = /[\p{L}\p{N}]+/gu
