import { ONLY_ENGLISH } from './english'

const english = new Set(ONLY_ENGLISH.split(' '))
const SPANISH =
  'el la los las un una que de del en y o por para con no es se me mi lo le al como pero si esto este esta hola yo tu su muy mas hay son q xq porque cuando donde quiero puedo hacer tengo codigo linea'
const spanish = new Set(SPANISH.split(' '))
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

/** One line for an answer to a question in English; null where none is due. `plain` as `plainText` gives it. */
export const answeredInSpanish = (plain: string): string | null =>
  readsAsEnglish(plain) ? 'Te respondo en español, que es el idioma en el que enseño (I answer in Spanish).' : null
