import type { Reading } from '../compose/reading'
import { type View, viewOf } from './view'

/** A text as its words or letters; `before` are the lines that get it ready. */
export type TextView = { view: View; before: string[]; how: string[]; test: string | null }

const LOWER =
  /\b(?:(?:todo|todas?|y|en|pasad[oa]s?|al?|pon\w+|convert\w+) )*(?:(?:en|a) )?minusculas?\b|\b(?:sin|no) (?:distinguir|distinga|diferenciar|importar|tener en cuenta)(?: (?:entre|las|si|es|son))* mayusculas?(?: (?:y|de|ni|o) (?:las )?minusculas?)?|\bignor\w+ (?:las )?mayusculas?(?: y minusculas?)?|\b(?:da igual|sin importar) (?:las )?mayusculas?(?: (?:y|o) minusculas?)?/
const SIGNS =
  /\b(?:y )?(?:sin|quit\w+|ignor\w+|elimin\w+|no cuent\w+|limpi\w+|sacando)(?: (?:los|las|signos|de|puntuacion|y|ni|,|puntos?|comas?|interrogaciones?|exclamaciones?|o|simbolos)){1,10}/
const OF_LETTERS = /\b(?:letras?|vocal(?:es)?|consonantes?|caracter(?:es)?)\b/
const OF_WORDS = /\bpalabras?\b/

/** The words of a text, or its letters, as a list to go through; null where the request speaks of neither. */
export function textView(name: string, reading: Reading, text: string): TextView | null {
  const isWords = OF_WORDS.test(text)
  const letters = OF_LETTERS.exec(text)?.[0] ?? ''
  if (!isWords && letters === '') return null
  const isLower = take(reading, text, LOWER)
  const isBare = isWords && take(reading, text, SIGNS)
  const isVowels = !isWords && /vocal/.test(letters)
  const one = isWords ? 'palabra' : isVowels ? 'vocal' : 'letra'
  const lower = isLower || isVowels ? '.lower()' : ''
  const view = viewOf('·', { kind: 'list', noun: one, of: { kind: 'text', noun: one } }, [name]) as View
  const source = isWords ? `${name}${isBare ? '' : lower}.split()` : `${name}${lower}`
  const before = isBare
    ? [
        `texto_limpio = ${name}${lower}`,
        `for signo in '.,;:!?¡¿()"':`,
        "    texto_limpio = texto_limpio.replace(signo, ' ')",
      ]
    : []
  return {
    view: { ...view, rows: isBare ? 'texto_limpio.split()' : source, items: isBare ? 'texto_limpio.split()' : source },
    before,
    how: [
      ...(lower === '' ? [] : ['`lower()` pasa a minúsculas, así «El» y «el» cuentan igual.']),
      ...(isBare ? ['El bucle cambia cada signo por un espacio, y `split` separa las palabras.'] : []),
    ],
    test: isVowels
      ? `${one} in 'aeiouáéíóú'`
      : /consonante/.test(letters) && !isWords
        ? `${one}.isalpha() and ${one}.lower() not in 'aeiouáéíóú'`
        : null,
  }
}

function take(reading: Reading, text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text)
  if (found) reading.use({ from: found.index, to: found.index + found[0].length })
  return found !== null
}
