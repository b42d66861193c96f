import { nearest } from './exception-names'

/**
 * A pattern that takes a message as people retype it: without quotes, brackets of calls, colons and commas. What stands in a class of
 * characters stays as it is.
 */
export function loosened({ source, flags }: RegExp): RegExp {
  const parts = source.split(/(\[(?:\\.|[^\]\\])*\])/)
  const loose = parts.map((part, at) => (at % 2 === 1 ? part : SIGNS.reduce(replaceSign, part)))
  return new RegExp(loose.join(''), flags.includes('i') ? flags : `${flags}i`)
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\\(s\\\)/g, '(?:\\(?s\\)?)?'],
  [/\\\(\\\)/g, '(?: ?\\(\\))?'],
  [/\\\((?!\?)/g, '\\(?'],
  [/\\\)(?!\?)/g, '\\)?'],
  [/(?<!\?)['"](?![?)])/g, '["\']?'],
  [/(?<!\(\?): /g, ':? *'],
  [/, /g, ',? *'],
  [/\\\. (?=[A-Z])/g, '\\.? *'],
]
const replaceSign = (source: string, [sign, loose]: readonly [RegExp, string]) => source.replace(sign, loose)

/** The words that patterns of messages are made of. */
export function wordsOf(patterns: readonly RegExp[]): Set<string> {
  const words = patterns.flatMap(({ source }) => source.replace(/\(\?<\w+>|\\[a-z]/g, ' ').match(/[A-Za-z]{4,}/g) ?? [])
  return new Set(words.map((word) => word.toLowerCase()))
}

/** A text with its slips put right, and where an offset in it stands in the original. */
export type Respelt = { text: string; placeOf: (offset: number) => number }

/** Words that are looked at; slips in a message are few. */
const MAX_WORDS = 120
const MAX_CHARACTERS = 2_000
const ENOUGH_KNOWN = 2

/** Whether so many words of a text are those of messages that it may hold one. */
export const mayHoldMessage = (text: string, words: ReadonlySet<string>): boolean =>
  (text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => words.has(word.toLowerCase())).length >= ENOUGH_KNOWN

/** «unsuported operand», «betwen»: words that are a slip or two from those of messages. Null where nothing is to be put right. */
export function respelt(whole: string, words: ReadonlySet<string>): Respelt | null {
  const found = [...whole.slice(0, MAX_CHARACTERS).matchAll(/[A-Za-z]{5,}/g)].slice(0, MAX_WORDS)
  if (!mayHoldMessage(whole, words)) return null
  const moves: { at: number; by: number }[] = []
  let text = ''
  let from = 0
  for (const { 0: word, index } of found) {
    const meant = words.has(word.toLowerCase()) ? null : nearest(word.toLowerCase(), words, word.length < 8 ? 1 : 2)
    if (meant === null) continue
    text += whole.slice(from, index) + meant
    from = index + word.length
    moves.push({ at: text.length, by: word.length - meant.length })
  }
  if (moves.length === 0) return null
  const placeOf = (offset: number) => moves.reduce((sum, { at, by }) => (at <= offset ? sum + by : sum), offset)
  return { text: text + whole.slice(from), placeOf }
}
