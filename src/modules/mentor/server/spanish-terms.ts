import { OUTSIDE_SUBJECTS, PHRASES, STOPWORDS, SYNONYMS } from './vocabulary'

/** Lower case without accents: "Qué Índice" → "que indice". */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/**
 * Words and whole texts (lower case, no accents) in one spelling for what sounds the same in Spanish ("avrir" and "abrir", "funsion" and "función", "kiero" and "quiero",
 * "dicionario" and "diccionario"), and for verbs that change their vowel ("cuento", "contar").
 */
function bySound(text: string): string {
  return text
    .replace(/ll/g, 'y')
    .replace(/cc/g, 'c')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/#/g, 'ch')
    .replace(/ue/g, 'o')
    .replace(/ie/g, 'e')
    .replace(/(.)\1+/g, '$1')
}

const ENCLITIC = /(?<=[aei]r|[ae]ndo)(?:se|me|te)?(?:l[aeo]s?|me|te|se|nos)$/
const PLURAL = /(?<=[aeiou])s$|(?<=[^aeious])es$|(?<=[a-z]{2}[^aeious])s$/
const ENDING = /(?:(?<=.{4})(?:[ai]endo|endo|ando|[aei]mos)|(?<=.{3})(?:[ai]d[ao]|[aei]r|[ae]n|[aeo]))$/

/** The word without enclitic pronoun, plural and the endings of gender and verb; short words stay as they are. */
function stem(word: string): string {
  return word.replace(ENCLITIC, '').replace(PLURAL, '').replace(ENDING, '')
}

const soundsOf = (words: string) => plain(words).split(/\s+/).filter(Boolean).map(bySound)

const stopwords = new Set(soundsOf(STOPWORDS))
const outside = new Set(plain(OUTSIDE_SUBJECTS).split(/\s+/).filter(Boolean))
/** Shorter synonyms count as they are: the stem of "date" would be that of "datos". */
const SHORTEST_STEMMED = 5
const synonyms = new Map<string, string>()
const synonymsByStem = new Map<string, string>()
for (const group of SYNONYMS) {
  const words = soundsOf(group)
  const chosen = words[0] ?? ''
  for (const word of words) {
    synonyms.set(word, chosen)
    if (word.length >= SHORTEST_STEMMED && !synonymsByStem.has(stem(word))) synonymsByStem.set(stem(word), chosen)
  }
}

/** The words of a text in their common spelling; bare numbers and letters are left out. */
export function wordsIn(text: string): string[] {
  return spelledWords(plain(text))
}

/** Like `wordsIn`, for what people ask: set phrases ("me sale", "de mayor a menor") become the word they stand for. */
export function askedWordsIn(text: string): string[] {
  return spelledWords(PHRASES.reduce((done, [phrase, term]) => done.replace(phrase, term), plain(text)))
}

function spelledWords(plainText: string): string[] {
  return bySound(plainText.replace(/\b\d+\b/g, ' ')).match(/[a-z0-9]{2,}/g) ?? []
}

/** The term under which a word (from `askedWordsIn`) is searched and indexed, or null if it is filler. */
export function termOf(word: string): string | null {
  if (stopwords.has(word)) return null
  const root = stem(word)
  return synonyms.get(word) ?? synonyms.get(root) ?? synonymsByStem.get(root) ?? root
}

/** The terms of a text; filler is left out, order and repetitions are kept. */
export function searchTerms(text: string): string[] {
  return askedWordsIn(text).flatMap((word) => termOf(word) ?? [])
}

/** Every word that has a meaning here besides those of the lessons: filler and synonyms. */
export function vocabularyWords(): string[] {
  return [...stopwords, ...synonyms.keys()]
}

const SET_ASIDE = /\bsin (?:usar )?\w+/g

/** True if the text names a subject that the catalogue knowingly leaves out, such as Django; "sin pandas" does not. */
export function namesOutsideSubject(text: string): boolean {
  return (
    plain(text)
      .replace(SET_ASIDE, ' ')
      .match(/c\+\+|[a-z0-9]+/g) ?? []
  ).some((word) => outside.has(word))
}
