/** What people say (plain spelling, as a pattern) and the words in which readers of requests know it: `$1` and on stand for its groups. */
export type Rewording = readonly [said: string, plain: string]

/** Whole words, however they are accented and written large. */
export const saying = (said: string): RegExp => new RegExp(`${EDGE}(?:${withAccents(said)})${EDGE}`, 'iu')

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
