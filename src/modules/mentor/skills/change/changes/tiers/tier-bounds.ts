import type { Span } from '../../change'
import { numberIn } from './tier-numbers'

/** Where a tier lies: between two numbers, from one on, up to one, or wherever no other is. */
export type Bound = {
  kind: 'between' | 'low' | 'high' | 'rest'
  low: number | null
  high: number | null
  isOpen: boolean
}
/** Tiers need one of these: «el resto» alone tells none. */
export const BOUNDS = ['between', 'low', 'high'] as const

const NUMBER = '[$€]? ?(\\d+(?:[.,]\\d+)*)(?!\\d)'
const UNIT =
  '(?: ?(?:€|\\$|euros?|pesos|soles|dolares|anos|kilos?|kg|km|kilometros|unidades|uds|horas|dias|grados|puntos|libros|personas|metros|kwh|minutos|articulos|productos)\\b)?'
const TO = '(?:de|que|a|los|las|del|el|por|encima|debajo)'
const WHOM =
  '(?:(?:si|cuando|a|los?|las?|para|que|quien(?:es)?|parte|pas\\w+|cuest\\w+|val\\w+|tien\\w+|teng\\w+|es|son|sea|sean|esta\\w*|solo|ya|y|ventas|compras) ){0,12}'

type Reader = { pattern: RegExp; bound: (one: number, other: number) => Bound }

const low = (number: number, isOpen: boolean): Bound => ({ kind: 'low', low: number, high: null, isOpen })
const high = (number: number, isOpen: boolean): Bound => ({ kind: 'high', low: null, high: number, isOpen })

const READERS: readonly Reader[] = [
  {
    pattern: new RegExp(
      `(?:\\b(?:de|desde|entre|del)(?: los| las)? |(?<=\\())${NUMBER}${UNIT} (?:a|y|hasta|al)(?: los| las)? ${NUMBER}(?! ?%)${UNIT}`,
      'g',
    ),
    bound: (one, other) => ({ kind: 'between', low: one, high: other, isOpen: false }),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:a partir )?de |desde )?(?:los |las )?${NUMBER}${UNIT} (?:o mas|en adelante|para arriba|hacia arriba|o superior)`,
      'g',
    ),
    bound: (one) => low(one, false),
  },
  {
    pattern: new RegExp(`\\b(?:a partir de|desde|lleg\\w+ a)(?: los| las)? ${NUMBER}${UNIT}`, 'g'),
    bound: (one) => low(one, false),
  },
  { pattern: new RegExp(`\\b${NUMBER}${UNIT} o menos`, 'g'), bound: (one) => high(one, false) },
  {
    pattern: new RegExp(`\\b(?:hasta|como maximo|maximo)(?: los| las)? ${NUMBER}${UNIT}`, 'g'),
    bound: (one) => high(one, false),
  },
  {
    pattern: new RegExp(`\\b(?:mayor(?:es)?|mas|superior(?:es)?) o igual(?:es)? (?:${TO} )*${NUMBER}${UNIT}`, 'g'),
    bound: (one) => low(one, false),
  },
  {
    pattern: new RegExp(`\\b(?:menor(?:es)?|menos|inferior(?:es)?) o igual(?:es)? (?:${TO} )*${NUMBER}${UNIT}`, 'g'),
    bound: (one) => high(one, false),
  },
  {
    pattern: new RegExp(
      `\\b(?:no (?:lleg\\w+|alcan\\w+) (?:${TO} )*|(?:menor(?:es)?|menos|inferior(?:es)?|debajo) (?:${TO} )+)${NUMBER}${UNIT}`,
      'g',
    ),
    bound: (one) => high(one, true),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:mayor(?:es)?|mas|superior(?:es)?|encima) (?:${TO} )+|(?:pas\\w+|super\\w+|exced\\w+|rebas\\w+) (?:${TO} )*)${NUMBER}${UNIT}`,
      'g',
    ),
    bound: (one) => low(one, true),
  },
  {
    pattern:
      /\b(?:(?:de|a partir de) (?:ahi|alli|eso|ese \w+)(?: (?:en adelante|para arriba|hacia arriba))?|mas de eso|(?:para|por) (?:mas|arriba|encima)(?! de)|(?:si|en caso) (?:no|contrario)(?! \w+ (?:a|de) \d)|sino|(?:(?:a|para|con|en) )?(?:el|l[oa]s?) (?:demas|resto|otr[oa]s)|todo lo demas|(?:si )?es (?:menos|mas|menor|mayor)(?! (?:de|que|o|a)))\b/g,
    bound: () => ({ kind: 'rest', low: null, high: null, isOpen: false }),
  },
]

/** All bounds that words state, in their order; of two in one place the one that is read first. */
export function boundsIn(plain: string): (Span & { bound: Bound })[] {
  const found: (Span & { bound: Bound })[] = []
  for (const { pattern, bound } of READERS)
    for (const match of plain.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const [one, other] = [numberIn(match[1] ?? ''), numberIn(match[2] ?? '')]
      if (/^ ?(?:%|por ?ciento)/.test(plain.slice(to)) || found.some((each) => from < each.to && each.from < to))
        continue
      if (/^ (?:veces|intentos|tiradas|numeros|oportunidades|decimales|cifras|digitos)/.test(plain.slice(to))) continue
      found.push({ from: from - leadOf(plain, from), to, bound: bound(one ?? 0, other ?? 0) })
    }
  return found.toSorted((a, b) => a.from - b.from)
}

/** «a los que tienen …»: the words that lead up to a bound are part of it. */
const LEAD = new RegExp(`(?<![\\w%])${WHOM}$`)
const leadOf = (plain: string, from: number) => LEAD.exec(plain.slice(0, from))?.[0].length ?? 0
