/** What people say (plain spelling, as a pattern) and the words in which readers of requests know it: `$1` and on stand for its groups. */
export type Rewording = readonly [said: string, plain: string]

/** Whole words, however they are accented and written large. */
export const saying = (said: string): RegExp => new RegExp(withLatin(`${EDGE}(?:${withAccents(said)})${EDGE}`), 'iu')

/** Compiled, a class of all the world's letters takes many times as much as the letters of those who write Spanish, in hundreds of patterns. */
const withLatin = (pattern: string) =>
  pattern.replace(CLASS_OR_LETTER, (piece) => (piece === LETTER ? `[${LATIN}]` : piece.replaceAll(LETTER, LATIN)))
const [LETTER, LATIN] = ['\\p{L}', 'a-zÀ-ÖØ-öø-ɏ']
const CLASS_OR_LETTER = /\[(?:\\.|[^\]\\])*\]|\\p\{L\}|\\./g

/** No place within a word. */
const EDGE = '(?:(?<![\\p{L}\\d_])|(?![\\p{L}\\d_]))'
const ACCENTED: Readonly<Record<string, string>> = {
  a: '[aá]',
  e: '[eé]',
  i: '[ií]',
  o: '[oó]',
  u: '[uúü]',
  n: '[nñ]',
  ñ: '[nñ]',
}
/** Escapes, classes and counts of a pattern, which are no letters of it. */
const SIGNS = /\\p\{L\}|\\.|\[[^\]]*\]|\{\d+(?:,\d*)?\}|[aeiounñ]/g
const withAccents = (said: string) => said.replace(SIGNS, (sign) => ACCENTED[sign] ?? sign)

/** A table of rewordings, read one after the other: what comes later reads what the ones before have made. */
export function rewriter(table: readonly Rewording[]): (text: string) => string {
  let compiled: (readonly [RegExp, string])[] | null = null
  return (text) => {
    compiled ??= table.map(([said, plain]) => [new RegExp(saying(said), 'giu'), plain])
    return compiled.reduce((done, [pattern, plain]) => done.replace(pattern, plain), text)
  }
}
