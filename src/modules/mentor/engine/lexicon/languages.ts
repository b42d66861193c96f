import { ONLY_ENGLISH } from './english'
import { ENGLISH_WORDS, FOREIGN, type Foreign } from './foreign-words'
import { plainText } from './plain-text'

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
  return theirs >= LEAST_WORDS && theirs > ours
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

/** The prose of a message in Spanish as far as its words are known; unchanged where it is Spanish, or English with code. */
export function inSpanish(prose: string): string {
  const plain = plainText(prose)
  const glossary = readsAsEnglish(plain) ? englishGlossary : languageOf(plain)?.glossary
  if (glossary === undefined) return prose
  const words = plain.split(' ', MAX_WORDS)
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => glossary.has(words.slice(at, at + count).join(' '))) ?? 0
    said.push(length === 0 ? (words[at] ?? '') : (glossary.get(words.slice(at, at + length).join(' ')) ?? ''))
    at += Math.max(1, length)
  }
  return said.filter((word) => word !== '').join(' ')
}
