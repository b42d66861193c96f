/** The words of a match by the number of their group, in the person's own spelling. */
type Found = readonly (string | undefined)[]
/** What people say (lower case, no accents) and the words that changes know: `$1` and on stand for its groups, as they were written. */
export type WishRule = readonly [RegExp, string | ((found: Found) => string | null)]

/** What stays as it is, each behind a letter that no pattern of words takes: a quotation or a piece of code, a call, a file. */
export const QUOTED = '\uE000[\uE100-\uE1FF]'
export const CALL = '\uE001[\uE100-\uE1FF]'
export const FILE = '\uE002[\uE100-\uE1FF]'
const KEPT: readonly (readonly [string, RegExp])[] = [
  [
    '\uE000',
    /```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"|(?<!\p{L})'[^'\n]{1,80}'|«[^»\n]*»|“[^”\n]*”|\[[^\]\n]*\]|\{[^}\n]*\}/gu,
  ],
  ['\uE001', /(?<![\p{L}\d_.])(?!print\()[\p{L}_][\p{L}\d_]*\([^()\n]{0,80}\)/gu],
  ['\uE002', /(?<![\p{L}\d_.])[\w-]{1,40}\.(?:txt|csv|json|log|md|dat|xlsx|py)(?!\w)/giu],
]
const MOST_KEPT = 200
const FIRST = 0xe100

/** The same text with `rules` applied in their order, where nothing that is quoted, code or a name is touched. */
export function saidAgain(text: string, rules: readonly WishRule[]): string {
  const kept: string[] = []
  let words = text
  for (const [kind, pattern] of KEPT)
    words = words.replace(pattern, (own) => {
      if (kept.length === MOST_KEPT) return own
      kept.push(own)
      return kind + String.fromCharCode(FIRST + kept.length - 1)
    })
  let plain = plainLetters(words)
  for (const [other, said] of rules) {
    const again = withRule({ words, plain }, other, said)
    if (again !== null) [words, plain] = [again, plainLetters(again)]
  }
  return tidied(words).replace(
    /[\uE000-\uE002]([\uE100-\uE1FF])/g,
    (_, at: string) => kept[at.charCodeAt(0) - FIRST] ?? '',
  )
}

const tidied = (words: string) =>
  words
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .replace(/^ /, '')

type Spelled = { words: string; plain: string }

function withRule({ words, plain }: Spelled, other: RegExp, said: WishRule[1]): string | null {
  let [made, at] = ['', 0]
  for (const match of plain.matchAll(other)) {
    const found = (match.indices ?? []).map((range) => (range ? words.slice(range[0], range[1]) : undefined))
    const again = typeof said === 'string' ? filled(said, found) : said(found)
    if (again === null) continue
    made += words.slice(at, match.index) + again
    at = match.index + match[0].length
  }
  return at === 0 ? null : made + words.slice(at)
}

const filled = (said: string, found: Found) => said.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '')

/** Lower case without accents, each letter in its place. */
const plainLetters = (words: string) => words.replace(ACCENTED, plainLetter).toLowerCase()
const ACCENTED = /[À-ſ]/g
const plainLetter = (letter: string) => letter.normalize('NFD')[0] ?? letter
