import { answered, text } from '../../../engine/blocks'
import type { State } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import { termsIn } from '../../../engine/lexicon/terms'
import { termsNamed } from '../../../engine/requests/terms-at-hand'
import { TELL_IDEAS } from '../../../engine/skill-families'
import type { Reader } from '../asked'
import { passagesOf } from './passages'

const MAX_WORDS = 16
/** Of what is asked, so much must stand in a passage. */
const LEAST = 0.55
/** A word that no passage has may be anything. */
const UNKNOWN_WEIGHT = 2
/** Words that point are no longer. */
const MAX_POINTING = 3
/** What asks where something is done is answered by a place. */
const WHERE = /\b(?:donde|en que sitio|en que lugar)\b/
const PLACES = /\b(?:terminal|consola|powershell|celda|carpeta|navegador)\b/

/** Whether what is at hand is an idea: nobody's program and no error. */
export const isOfIdea = ({ answered: before, code, error, isExample }: State): boolean =>
  TELL_IDEAS.has(before.at(-1)?.skill ?? '') && error === null && (code === null || isExample)

/** «¿Y el finally ese?», «¿y eso dónde lo escribo?»: the passage on it, of what was told and of what else is known of the same idea. */
export const toldBefore: Reader = ({ state, said }) => {
  if (!isOfIdea(state) || said.split(' ').length > MAX_WORDS) return null
  // What Python calls so has no other name: «insert» is not whatever adds.
  const named = termsNamed(said)
  const passages = passagesOf(state).filter((passage) => named.every((word) => passage.includes(word)))
  const found = WHERE.test(said) ? passages.find((passage) => PLACES.test(plainText(passage))) : likest(passages, said)
  return found === undefined ? null : answered('told-before', [text(found)])
}

/** «Separado» and «separador» are of one thing. */
const rootsIn = (words: string) => termsIn(words).map((term) => term.slice(0, ROOT))
const ROOT = 5

/** The passage that has most of the first clause; what stands in none and is short points at something: «ese de ahí». */
export function likest(passages: readonly string[], said: string): string | undefined {
  const [clause = ''] = said.split(/[,;]/)
  const read = passages.map((passage) => ({ passage, terms: new Set(rootsIn(passage)) }))
  const weights = rootsIn(clause).flatMap((term) => {
    const count = read.filter(({ terms }) => terms.has(term)).length
    if (count === 0) return term.length > MAX_POINTING ? [[term, UNKNOWN_WEIGHT] as const] : []
    return [[term, Math.log(1 + read.length / count)] as const]
  })
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const scored = read.map(({ passage, terms }) => ({
    passage,
    share: weights.reduce((sum, [term, weight]) => sum + (terms.has(term) ? weight : 0), 0) / Math.max(all, 1),
  }))
  const [best] = scored.toSorted((a, b) => b.share - a.share)
  return best !== undefined && best.share >= LEAST ? best.passage : undefined
}
