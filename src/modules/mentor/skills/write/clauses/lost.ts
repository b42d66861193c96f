import { plainText } from '../../../engine/lexicon/plain-text'
import { wordsOf as plainWords, termOf } from '../../../engine/lexicon/terms'
import type { Draft } from '../../../engine/task/task'
import { isWhole } from '../best-draft'
import { asksForSomething } from '../compose/coverage'
import { OF_MANNER } from '../shown-already'
import { type Clause, wordsOf } from './clauses'

const SURE = 0.85

/**
 * Whether a clause has made no difference to a draft: it is the same program without it, and says nothing of its words. `other` is that
 * program.
 */
export function isLost(clause: Clause, draft: Draft, other: Draft | null): boolean {
  const words = plainText(wordsOf(clause))
  if (AGAIN.test(words)) return !/\bwhile\b/.test(draft.code)
  if (other === null) return false
  if (other.code !== draft.code)
    return BESIDES.test(words) && other.fit >= SURE && isWhole(other) && !keepsLabels(other.code, draft.code)
  if (IS_INPUT.test(words) || isReversed(words, draft.code)) return false
  const { asked, said } = saidIn(words, draft)
  return /^sin\b/.test(words) ? said.length > 0 : said.length < asked.length
}

/** Whether a lost clause asks for something to be done, and nothing of it is in the draft under another name. */
export function isSurelyLost(clause: Clause, draft: Draft): boolean {
  const words = plainText(wordsOf(clause))
  const { asked, said } = saidIn(words, draft)
  if (/^sin\b/.test(words)) return said.length > 0
  if (AGAIN.test(words)) return true
  return DOES.test(words) && said.length === 0 && asked.length > 0
}

/** Verbs that ask for something of their own to be done or shown. */
const DOES =
  /^(?:(?:y|que|q|al (?:final|terminar|acabar)|tambien|ademas|me|le|se|la|lo|las|los|luego|despues|solo) )*(?:dig|muestr|imprim|avis|cuent|redonde|orden|guard|repit|pregunt|calcul|sac|sum|rest|pint|dibuj|suen|esper|cuant|compar|compr|envi|mand|busc|filtr|elimin|borr|quit|valid|convier|traduc|descarg|abr|cierr|grafi|multipl|divid|invier|mezcl|separ|agrup|junt|marc|anot|apunt|bloque|limit|reproduc)\w*/

/** The words of a clause that say something, and those of them that a draft says too. */
function saidIn(words: string, { code, title, about }: Draft): { asked: string[]; said: string[] } {
  const shown = new Set([...plainWords(plainText(`${code} ${title}`)).map(termOf), ...(about ?? [])])
  const asked = plainWords(words).filter(
    (word) => COMPARES.test(word) || (asksForSomething(word) && !ASKS.test(word) && !OF_MANNER.test(word)),
  )
  return { asked, said: asked.filter((word) => shown.has(termOf(word))) }
}

/** «que diga también la suma», «y al final el total» take nothing away. */
const BESIDES = /\b(?:tambien|ademas|al final)\b/

const SHOWS_EACH = /^(?:for|while)\b[^\n]*\n(?:[ \t]+[^\n]*\n)*?[ \t]+print\(/m

/** Whether what one program shows under a name is shown by another, too. */
const keepsLabels = (before: string, after: string): boolean =>
  (SHOWS_EACH.test(after) || !SHOWS_EACH.test(before)) &&
  [...before.matchAll(/print\(f?['"](\p{L}[\p{L} ]*):/gu)].every(([, label = '']) => after.includes(label))

/** «las que están por encima» asks for something, though it names nothing. */
const COMPARES = /^(?:encima|debajo)$/
/** Verbs with which one asks to be shown something. */
const ASKS = /^(?:dig|dime|di|muestr|mostr|imprim|calcul|escrib|sac|ensen)\w*$/

/** «que pregunte si quiero convertir otra cantidad» says the program's own words. */
const AGAIN = /\bpregunt\w+ si (?:\w+ )?(?:quier|dese)/

/** What is typed is counted by what is stated of it. */
const IS_INPUT = /^(?:(?:que|q|y|yo|me|le) )*(?:pid|pregunt(?!\w+ si)|escrib|met|ingres|introdu|le[ae]\b)\w*/

/** «al revés» of a program that goes down says no word of it. */
const isReversed = (words: string, code: string): boolean =>
  /\b(?:reves|atras|inverso|descendente|mayor a menor)\b/.test(words) && /-1\)|reversed?\b|::-1|-= 1/.test(code)
