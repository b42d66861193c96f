import { createTypoIndex, type TypoIndex } from './edit-distance'
import { KNOWN_WORDS } from './known-words'
import { COUNTED } from './number-words'
import { plainText } from './plain-text'
import { soundOf } from './sound'
import { FILLER, SAME_TERM, SAME_VERB } from './term-words'
import { verbForms, withoutPronouns } from './verb-forms'

/** A word of a request: the term that it is, whether it is filler, and whether it is short and had to be corrected. */
export type ReadTerm = { word: string; term: string; isFiller: boolean; isGuess: boolean }

/** Words that content is written with, to correct the slips of those who ask. */
export type Vocabulary = { read: (plain: string) => ReadTerm[] }

const MAX_WORDS = 240
/** Mistyped words looked into in one text: more are no question. */
const MAX_CORRECTED = 40
/** From this length on a slip leaves little doubt of what is meant. */
const SURELY_CORRECTED = 7

/**
 * The one form under which a word of Spain or Latin America is compared: synonyms, plurals, forms of a verb and spellings by ear come
 * out the same. `word` as `plainText` gives it.
 */
export function termOf(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const term = readTerm(word)
  if (known.size < MAX_KNOWN) known.set(word, term)
  return term
}
const MAX_KNOWN = 50_000
/** The same words come again and again. */
const known = new Map<string, string>()

function readTerm(word: string): string {
  const { exact, stems } = lists()
  const known = exact.get(word) ?? exact.get(word.replace(/ces$/, 'z').replace(PLURAL, ''))
  if (known !== undefined) return known
  // «para» is no form of «par».
  if (isFiller(word)) return word
  for (const stem of withoutPronouns(word)) {
    const found = exact.get(stem)
    if (found !== undefined && VERB_ENDING.test(stem)) return found
  }
  const stem = stemOf(word)
  return stems.get(stem) ?? stem
}

const VERB_ENDING = /(?:[aei]r|[aei]|ndo)$/
/** What hangs on a word to say that it is small, or many, or of which gender, or which form of a verb it is. */
const SMALL = /(?<=.{3})(?:[ei]?cit|it)(?=[ao]$)/
const PLURAL = /(?<=[aeiou])s$|(?<=[^aeious])es$|(?<=[aeiou]s)es$/
const ENDING = /(?:(?<=.{4})(?:[ai]endo|ando|[aei]mos)|(?<=.{3})(?:[ai]d[ao]|[aei]r|[ae]n|[aeo]))$/
const SHORTEST_STEMMED = 4
/** «una», «ten»: what is as short is another word more often. */
const SHORTEST_VERB_FORM = 3

export function stemOf(word: string): string {
  if (word.length < SHORTEST_STEMMED) return soundOf(word)
  const one = word.replace(/ces$/, 'z').replace(PLURAL, '').replace(SMALL, '')
  // Short words sound like others: «Luhn» is no «lun-es».
  return (one.length <= SHORTEST_STEMMED ? one : soundOf(one)).replace(ENDING, '')
}

type Lists = { exact: ReadonlyMap<string, string>; stems: ReadonlyMap<string, string>; filler: ReadonlySet<string> }
let made: Lists | null = null
const lists = (): Lists => (made ??= makeLists())

function makeLists(): Lists {
  const exact = new Map<string, string>()
  const stems = new Map<string, string>()
  const put = (word: string, term: string) => {
    if (!exact.has(word)) exact.set(word, term)
    const stem = stemOf(word)
    if (stem.length >= SHORTEST_STEMMED && !stems.has(stem)) stems.set(stem, term)
  }
  for (const words of linesOf(SAME_TERM)) {
    const term = words[0] ?? ''
    for (const word of words) for (const form of [word, `${word}s`]) put(form, term)
  }
  for (const verbs of linesOf(SAME_VERB)) {
    const term = (verbs[0] ?? '').replace(/\/.*/, '')
    for (const verb of verbs) for (const form of verbForms(verb)) if (form.length > SHORTEST_VERB_FORM) put(form, term)
  }
  return { exact, stems, filler: new Set(FILLER.trim().split(/\s+/)) }
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

/** In texts only these stand as words. */
const SMALL_NUMBERS = COUNTED.slice(0, 11)

/** The words that count in a text: names with underscores in their parts, small numbers in words, others left out. */
export function wordsOf(plain: string): string[] {
  return plain
    .replace(/_+|(?<=[a-z])\d+\b/g, ' ')
    .split(' ', MAX_WORDS)
    .flatMap((word) => (/^\d/.test(word) ? (SMALL_NUMBERS[Number(word)] ?? []) : word === '' ? [] : word))
}

export const isFiller = (word: string) => lists().filler.has(word)

/** `words` are those of the content, in plain spelling. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const own = new Map<string, string>()
  for (const word of words) own.set(word, termOf(word))
  const terms = new Set(own.values())
  const typos = createTypoIndex(own)
  const spanish = new Set(KNOWN_WORDS.trim().split(/\s+/))
  return {
    read(plain) {
      let left = MAX_CORRECTED
      return wordsOf(plain).map((word) => {
        const term = termOf(word)
        const filler = isFiller(word)
        const isKnown = filler || terms.has(term) || spanish.has(word)
        if (isKnown || left-- <= 0) return { word, term, isFiller: filler, isGuess: false }
        const meant = corrected(word, typos)
        const isGuess = meant !== null && word.length < SURELY_CORRECTED
        return { word, term: meant ?? term, isFiller: false, isGuess }
      })
    },
  }
}

/** What could be meant in two ways stays as it is. */
function corrected(word: string, typos: TypoIndex): string | null {
  const near = typos.meanings(word)
  const [only] = near
  return near.size === 1 && only !== undefined ? only : null
}

/** The terms of a text in their order, each once, filler left out: by them two wordings of one question are compared. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    wordsOf(plainText(text))
      .filter((word) => !isFiller(word))
      .map(termOf),
  ),
]
