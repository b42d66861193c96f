import { plainText } from '../../../engine/lexicon/plain-text'
import { wordsOf as plainWords, termOf } from '../../../engine/lexicon/terms'
import type { Draft } from '../../../engine/task/task'
import { isWhole } from '../best-draft'
import { asksForSomething } from '../compose/coverage'
import { OF_MANNER } from '../shown-already'
import { type Clause, wordsOf } from './clauses'

const LIKELY = 0.6

/**
 * Whether a clause has made no difference to a draft: it is the same program without it, and says nothing of its words. `without` drafts
 * that program, which is looked at where the words leave a doubt.
 */
export function isLost(clause: Clause, draft: Draft, without: () => Draft | null): boolean {
  const words = plainText(wordsOf(clause))
  if (BESIDES.test(words) && losesShown(draft, without())) return true
  return makesNoDifference(clause, draft, () => without()?.code === draft.code)
}

/** Whether a program says nothing of the words of a clause, and is the same without it, which `isSame` tells. */
export function makesNoDifference(clause: Pick<Clause, 'text'>, draft: Shown, isSame: () => boolean): boolean {
  const words = plainText(wordsOf(clause))
  const known = KNOWN_BY.find((one) => one.words.test(words))
  if (known) return !known.code.test(draft.code)
  if (IS_INPUT.test(words) || isReversed(words, draft.code)) return false
  const { asked, said } = saidIn(words, draft)
  const isUnsaid = /^sin\b/.test(words) ? said.length > 0 : said.length < asked.length
  return isUnsaid && isSame()
}

/** Whether a draft no longer shows what the program without a clause shows. */
const losesShown = (draft: Draft, other: Draft | null): boolean =>
  other !== null &&
  other.code !== draft.code &&
  other.fit >= LIKELY &&
  isWhole(other) &&
  !keepsShown(other.code, draft.code)

/** Whether a program says most words of a clause, and each figure and number of it. */
export function isMostlySaid(clause: Pick<Clause, 'text'>, draft: Shown): boolean {
  const words = plainText(wordsOf(clause))
  if (KNOWN_BY.some((one) => one.words.test(words))) return false
  const { asked, said } = saidIn(words, draft)
  const isExact = asked.every((word) => said.includes(word) || !(FIGURE.test(word) || NUMBER.test(word)))
  return isExact && said.length > 0 && said.length * 2 >= asked.length
}

/** Whether a lost clause asks for something to be done, and nothing of it is in the draft under another name. */
export function isSurelyLost(clause: Clause, draft: Draft): boolean {
  const words = plainText(wordsOf(clause))
  if (KNOWN_BY.some((one) => one.words.test(words))) return true
  const { asked, said } = saidIn(words, draft)
  if (/^sin\b/.test(words)) return said.length > 0
  return DOES.test(words) && said.length === 0 && asked.length > 0
}

/** Verbs that ask for something of their own to be done or shown. */
const DOES =
  /^(?:(?:y|que|q|al (?:final|terminar|acabar)|tambien|ademas|me|le|se|la|lo|las|los|luego|despues|solo) )*(?:dig|muestr|imprim|avis|cuent|redonde|orden|guard|repit|pregunt|calcul|sac|sum|rest|pint|dibuj|suen|esper|cuant|compar|compr|envi|mand|busc|filtr|elimin|borr|quit|valid|convier|traduc|descarg|abr|cierr|grafi|multipl|divid|invier|mezcl|separ|agrup|junt|marc|anot|apunt|bloque|limit|reproduc)\w*/

/** A program, and what is told of it. */
type Shown = Pick<Draft, 'code' | 'title' | 'about'>

/** The words of a clause that say something, and those of them that a draft says too. */
function saidIn(words: string, { code, title, about }: Shown): { asked: string[]; said: string[] } {
  const inCode = new Set(plainWords(plainText(code.replace(/%(?= ?['"}:)?])/g, ' porcentaje '))).map(termOf))
  const shown = new Set([...inCode, ...plainWords(plainText(title)).map(termOf), ...(about ?? [])])
  const asked = plainWords(words).filter(
    (word) =>
      COMPARES.test(word) ||
      FIGURE.test(word) ||
      NUMBER.test(word) ||
      (asksForSomething(word) && !ASKS.test(word) && !OF_MANNER.test(word)),
  )
  return {
    asked,
    said: asked.filter((word) => (FIGURE.test(word) || NUMBER.test(word) ? inCode : shown).has(termOf(word))),
  }
}

/** What is worked out is in the code, and not only told of it. */
const FIGURE = /^(?:suma|medias?|maximo|minimo|porcentaje|diferencia|mediana)$/
/** A number of a wish is one of the program, mostly. */
const NUMBER = /^\d{2,}$/
/** «las que están por encima» asks for something, though it names nothing. */
const COMPARES = /^(?:encima|debajo)$/
/** Verbs with which one asks to be shown something. */
const ASKS =
  /^(?:(?:dig|dime|di|muestr|mostr|imprim|calcul|escrib|sac|ensen)\w*|sal(?:io|en?|gan?|ieron|drian?)|hubo|haya|sea|sean|fueron)$/

/** «que diga también la suma», «y al final el total» take nothing away. */
const BESIDES = /\b(?:tambien|ademas|al final)\b/

/** Whether what one program prints is printed by another, too: a figure by its name, all else as it is. */
const keepsShown = (before: string, after: string): boolean =>
  [...before.matchAll(/print\((.+)\)$/gm)].every(([, text = '']) => {
    const label = /^f?['"](\p{L}[\p{L} ]*):/u.exec(text)?.[1]
    return after.includes(label ?? text)
  })

/** What names nothing that a program could say, and how its code shows it. */
const KNOWN_BY: readonly { words: RegExp; code: RegExp }[] = [
  {
    words:
      /^(?:(?:y|que|dime|diga|tambien|ademas|al final|me) )*cuant[oa]s (?:son|hay|tiene|salen|fueron|quedan)(?: en total)?$/,
    code: /\blen\(|\+= 1\b|\bcount\(|\bsum\(1\b/,
  },
  {
    words: /^(?:(?:y|que|me|le|se|la|lo|los|las) )*(?:quit|elimin|descart|salt|omit)\w*/,
    code: /\bdel \b|\.(?:remove|pop|replace|discard|strip)\(|\[1:|:-1\]|!=|\bnot\b|\bcontinue\b|- (?:min|max)\(|\bexcept\b/,
  },
  { words: /\bno se(?:a|an) (?:un |una )?numeros?\b/, code: /\bexcept\b|\.is(?:decimal|digit|numeric)\(/ },
  { words: /^(?:(?:y|que|todo|salga|salgan|muestre) )*en mayusculas?$/, code: /\.(?:upper|title|capitalize)\(/ },
  { words: /^(?:(?:y|que|todo|salga|salgan|muestre) )*en minusculas?$/, code: /\.lower\(/ },
  { words: /^(?:(?:y|hazlo|con|usando|mediante) )*(?:un |una )?(?:bucles?|ciclos?)$/, code: /^[ \t]*(?:for|while)\b/m },
  { words: /\bpregunt\w+ si (?:\w+ )?(?:quier|dese)/, code: /\bwhile\b/ },
  {
    words: /\bde (?:dos|tres|cuatro|cinco|diez|[2-9]|10) en (?:dos|tres|cuatro|cinco|diez|[2-9]|10)\b/,
    code: /range\([^)]*, *-?(?:[2-9]|1\d|[a-zA-Z]\w*)\)|[-+]= (?:[2-9]|1\d)/,
  },
  { words: /^un[oa] (?:por linea|en cada linea|debajo)/, code: /sep=|^[ \t]+print\(|\.join\(/m },
  { words: /^(?:y )?separad[oa]s por\b/, code: /sep=|end=|\.join\(/ },
]

/** What is typed is counted by what is stated of it. */
const IS_INPUT = /^(?:(?:que|q|y|yo|me|le) )*(?:pid|pregunt(?!\w+ si)|escrib|met|ingres|introdu|le[ae]\b)\w*/

/** «al revés» of a program that goes down says no word of it. */
export const isReversed = (words: string, code: string): boolean =>
  /\b(?:reves|atras|inverso|descendente|mayor a menor)\b/.test(words) && /-1\)|reversed?\b|::-1|-= 1/.test(code)
