import { memoizeText } from '~/platform/memoize'
import { nearest } from '../lexicon/edit-distance'

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
/** No two of the words that a message is known by stand further apart. */
const MAX_APART = 60

/** Whether a text has any of the words that every message has one of. */
export const holdsWord = (text: string, words: ReadonlySet<string>): boolean =>
  text.match(/[A-Za-z]{4,}/g)?.some((word) => words.has(word.toLowerCase())) ?? false

/** Whether a text may hold a retyped message: two words of messages stand near each other. */
export function mayHoldMessage(text: string, words: ReadonlySet<string>): boolean {
  let end = Number.NEGATIVE_INFINITY
  for (const { 0: word, index } of text.matchAll(/[A-Za-z]{4,}/g)) {
    if (!words.has(word.toLowerCase())) continue
    if (index - end <= MAX_APART) return true
    end = index + word.length
  }
  return false
}

/**
 * Puts the slips of a text right: «unsuported operand», «betwen», words that are a letter or two from those of messages. Null where nothing
 * is to be put right.
 */
export function respeller(words: ReadonlySet<string>): (whole: string) => Respelt | null {
  // Requests are read again together with what was asked before: the same words, once and again.
  const meantBy = memoizeText((word) => (words.has(word) ? null : nearest(word, words, word.length < 8 ? 1 : 2)))
  return (whole) => (mayHoldMessage(whole, words) ? respelt(whole, meantBy) : null)
}

function respelt(whole: string, meantBy: (word: string) => string | null): Respelt | null {
  const found = [...whole.slice(0, MAX_CHARACTERS).matchAll(/[A-Za-z]{5,}/g)].slice(0, MAX_WORDS)
  const moves: { at: number; by: number }[] = []
  let text = ''
  let from = 0
  for (const { 0: word, index } of found) {
    const meant = meantBy(word.toLowerCase())
    if (meant === null) continue
    text += whole.slice(from, index) + meant
    from = index + word.length
    moves.push({ at: text.length, by: word.length - meant.length })
  }
  if (moves.length === 0) return null
  const placeOf = (offset: number) => moves.reduce((sum, { at, by }) => (at <= offset ? sum + by : sum), offset)
  return { text: text + whole.slice(from), placeOf }
}
