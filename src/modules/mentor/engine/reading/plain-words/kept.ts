/** What rewordings must not touch, and may speak of: one sign stands for each piece while the words around it are changed. */
const PIECES: readonly (readonly [first: number, pattern: RegExp])[] = [
  [
    0xe000,
    /```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"|'[^'\n]{1,80}'|«[^»\n]*»|“[^”\n]*”|\[[^\]\n]*\]|\{[^}\n]*\}|\(\)|->|https?:\/\/\S{1,200}/g,
  ],
  [0xe100, /(?<![\p{L}\d_.])[\p{L}_][\p{L}\d_]*\([^()\n]{0,60}\)/gu],
  [
    0xe200,
    /(?<![\p{L}\d_.])[\p{L}\d_-]{1,60}\.(?:csv|json|xlsx?|txt|db|sqlite3?|log|md|pdf|py|xml|html|png|jpe?g)(?![\p{L}\d])/giu,
  ],
  [0xe300, /(?<![\p{L}\d_])(?:[\p{L}\d]+_[\p{L}\d_]+|\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?![\p{L}\d_])/gu],
]
const MAX_PIECES = 200

export const QUOTED = '[\\uE000-\\uE0FF]'
export const CALL = '[\\uE100-\\uE1FF]'
export const FILE = '[\\uE200-\\uE2FF]'
export const NAME = '[\\uE300-\\uE3FF]'
const SIGN = /[\uE000-\uE3FF]/
const SIGNS = new RegExp(SIGN, 'g')

export type Kept = { text: string; pieceOf: (sign: string) => string; put: (text: string) => string }

/** A text with one sign for each piece of code, name, file and quotation; null where somebody has written such signs. */
export function keep(text: string): Kept | null {
  if (SIGN.test(text)) return null
  const pieces = new Map<string, string>()
  const signed = PIECES.reduce((done, [first, pattern]) => {
    let count = 0
    return done.replace(pattern, (piece) => {
      if (count === MAX_PIECES) return piece
      const sign = String.fromCharCode(first + count)
      count += 1
      pieces.set(sign, piece)
      return sign
    })
  }, text)
  const pieceOf = (sign: string) => pieces.get(sign) ?? sign
  // A call may hold a quotation.
  const put = (words: string): string => words.replace(SIGNS, (sign) => put(pieceOf(sign)))
  return { text: signed, pieceOf, put }
}
