import type { ProgramFacts } from '../program-facts'
import { type Demand, uses } from './demand'

const SORTS = [
  'sorted',
  'sort',
  'sort_values',
  'sort_index',
  'nlargest',
  'nsmallest',
  'most_common',
  'ORDER',
  'execute',
]
/** Sorting that is written out compares in a loop: its tree does not tell the direction. */
const sortsByHand = ({ operators, features }: ProgramFacts) =>
  (operators.has('>') || operators.has('<')) && features.has('loop') && !SORTS.some((one) => features.has(one))

/** «la tabla del 9 de mayor a menor» is counted down. */
const countsDown = ({ source }: ProgramFacts) => /range\([^)\n]*, *-\d+\)|-= 1\b/.test(source)

/** In the spelling of `RequestText`: what is to stand in an order, and in which. */
export const ORDERS: readonly Demand[] = [
  {
    words: /\bde (?:la |el )?mas (?:cort|larg)[oa]s? a (?:la |el )?mas (?:cort|larg)[oa]s?\b/g,
    isMet: ({ source }) => /\blen\b/.test(source),
  },
  {
    words:
      /\borden(?:ad[oa]s?|ar|arl[oa]s?|a|e|en|al[oa]s|ame|ando)\b(?! (?:de|del) compra)|\bde (?:mayor|menor|mejor|peor|mas|menos)(?: [a-z]+)? a (?:mayor|menor|mejor|peor|mas|menos)\b|\b(?:por orden )?alfabetic(?:o|a|amente)\b/g,
    isMet: (facts) => uses(...SORTS)(facts) || sortsByHand(facts) || countsDown(facts),
  },
  {
    words:
      /\bde (?:mayor|mejor|mas)(?: [a-z]+)? a (?:menor|peor|menos)\b|\b(?:descendentes?|decrecientes?)\b|\balfabetic[oa] invers[oa]\b|\b(?:el|la|los|las) (?:mas [a-z]+|mayor(?:es)?) (?:primero|arriba)\b/g,
    isMet: (facts) => facts.descends || sortsByHand(facts) || countsDown(facts),
  },
  {
    words: /\bde (?:menor|peor|menos)(?: [a-z]+)? a (?:mayor|mejor|mas)\b|\b(?<!des)(?:ascendentes?|crecientes?)\b/g,
    isMet: (facts) => !facts.sortsReversed || facts.sorts > 1,
  },
]
