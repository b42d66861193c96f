import { plainText } from '../plain-text'
import { isTrade } from '../trade'
import { ONLY_ENGLISH } from './english'
import { ENGLISH_WORDS } from './english-words'
import { FOREIGN, type Foreign } from './foreign-words'

const english = new Set(ONLY_ENGLISH.split(' '))
const SPANISH =
  'el la los las un una que de del en y o por para con no es se me mi lo le al como pero si esto este esta hola yo tu su muy mas hay son q xq porque cuando donde quiero puedo hacer tengo codigo linea'
const spanish = new Set(SPANISH.split(' '))
/** Words of ours that other languages write alike: they tell for neither. */
const SHARED = new Set(
  'como para una un que lista listas error nada explica explicar explicame es de del da do no nos dos das si les media file variable funcion nota numeros nombres programa ola una tu et ne est bona sur nombre ordena edad ciclo italiano hace come cosa fer me yo porque codigo perque con se on o cal em das cal ajuda'.split(
    ' ',
  ),
)
const MAX_WORDS = 120
/** «the» alone may be quoted; two words of another language and hardly one of ours are a sentence. */
const LEAST_WORDS = 2

/** Whether a text (as `plainText` gives it) is written in English rather than Spanish. */
export function readsAsEnglish(plain: string): boolean {
  const words = plain.split(' ', MAX_WORDS)
  const ours = words.filter((word) => spanish.has(word) && !english.has(word)).length
  const theirs = words.filter((word) => english.has(word)).length
  return (theirs >= LEAST_WORDS && theirs > ours) || isAllEnglish(words)
}

/** «Is python free», «sort a list»: every word is one of theirs or of the trade, and at least one can be no other's. */
function isAllEnglish(words: readonly string[]): boolean {
  const isTheirs = (word: string) => englishGlossary.has(word) && !spanish.has(word)
  return (
    words.length > LEAST_WORDS &&
    words.every((word) => isTheirs(word) || isTrade(word) || /^\d+$/.test(word)) &&
    words.some((word) => isTheirs(word) && !isTrade(word) && !SHARED.has(word))
  )
}

type Glossary = ReadonlyMap<string, string>
const glossaryOf = (words: string): Glossary =>
  new Map(
    words.split(' ').map((pair) => {
      const [word = '', meaning = ''] = pair.replaceAll('_', ' ').split('=')
      return [word, meaning]
    }),
  )

const languages: readonly { foreign: Foreign; glossary: Glossary }[] = FOREIGN.map((foreign) => ({
  foreign,
  glossary: glossaryOf(foreign.words),
}))
const englishGlossary = glossaryOf(ENGLISH_WORDS)

/** Words that no Spanish sentence has, and hardly any of ours: a sentence in another language. */
function languageOf(plain: string): (typeof languages)[number] | null {
  // Each word once: the keys of pasted data are repeated.
  const words = [...new Set(plain.split(' ', MAX_WORDS))]
  const scored = languages.map((language) => {
    const isTheirs = (word: string) => language.glossary.has(word) && !SHARED.has(word)
    const theirs = words.filter((word) => isTheirs(word) && !spanish.has(word)).length
    const ours = words.filter((word) => spanish.has(word) && !language.glossary.has(word) && !SHARED.has(word)).length
    return { language, theirs, ours }
  })
  const best = scored.reduce((a, b) => (b.theirs > a.theirs ? b : a))
  return best.theirs >= LEAST_WORDS && best.theirs > best.ours ? best.language : null
}

/** One line for an answer to a question in another language; null where none is due. `plain` as `plainText` gives it. */
export function answeredInSpanish(plain: string): string | null {
  if (readsAsEnglish(plain)) return 'Te respondo en español, que es el idioma en el que enseño (I answer in Spanish).'
  const language = languageOf(plain)
  return language && `Te respondo en español, que es el idioma en el que enseño (${language.foreign.note}).`
}

/** A word is a part of code where a sign touches it: `media(`, `s.reverse`, «'abc'». */
const BEFORE_CODE = /[.`'"«“_]$/
const AFTER_CODE = /^(?:[(`"»”]| ?=|\.$)/
/** What stands between the words of one turn: «what's», «for loop». */
const BETWEEN = /^(?: |['’])$/
const LONGEST_TURN = 4

/** What is quoted and what stands in brackets is data, in nobody's language. */
const DATA = /"[^"\n]*"|`[^`\n]*`|\[[^[\]\n]*\]/g
/** The words of a message by which its language is told. */
export const spokenIn = (prose: string): string => plainText(inTwoWords(prose).replace(DATA, ' '))

/** «whats», «dont» */
const inTwoWords = (prose: string): string =>
  prose
    .replace(/\b(what|that|how|where|who)s\b/gi, '$1 is')
    .replace(/\b(do|does|did|is|are|was|ca|wo)nt\b/gi, (_whole, verb: string) =>
      /^ca$/i.test(verb) ? 'can not' : `${verb} not`,
    )

/** The prose of a message in Spanish as far as its words are known, its signs and code as they are; unchanged where it is Spanish. */
export function inSpanish(prose: string): string {
  const plain = spokenIn(prose)
  const glossary = readsAsEnglish(plain) ? englishGlossary : languageOf(plain)?.glossary
  if (glossary === undefined) return prose
  // Signs and words take turns, signs first.
  const parts = inTwoWords(prose).split(/([\p{L}\p{N}\p{M}_]+)/u, MAX_WORDS * 2 + 1)
  let said = parts[0] ?? ''
  for (let at = 1; at < parts.length; ) {
    const [meaning, words] = turnAt(parts, at, glossary)
    const gap = parts[at + 2 * words - 1] ?? ''
    said += meaning === '' ? gap.trimStart() : meaning + gap
    at += 2 * words
  }
  return said.trim()
}

/** The meaning of the longest turn that begins with a word, and how many words it has; the word itself where nothing is known of it. */
function turnAt(parts: readonly string[], at: number, glossary: Glossary): [meaning: string, words: number] {
  const word = parts[at] ?? ''
  if (AFTER_CODE.test(parts[at + 1] ?? '') || (BEFORE_CODE.test(parts[at - 1] ?? '') && word.length > 1))
    return [word, 1]
  let turn = ''
  let found: [string, number] = [word, 1]
  for (let count = 1; count <= LONGEST_TURN && at + 2 * (count - 1) < parts.length; count += 1) {
    if (count > 1 && !BETWEEN.test(parts[at + 2 * count - 3] ?? '')) break
    turn += `${count > 1 ? ' ' : ''}${plainText(parts[at + 2 * (count - 1)] ?? '')}`
    const meaning = glossary.get(turn)
    if (meaning !== undefined) found = [meaning, count]
  }
  return found
}
