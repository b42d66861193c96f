import { type Spot, stemOfToken, tokensOf } from '../../../engine/lexicon/spot-terms'
import type { Card, Contrast } from '../cards/card-file'
import { allContrasts, cardOf } from '../cards/cards'
import { COMPARES } from './asking'
import { aspectIn } from './aspect'

/** Where a side of a contrast stands among the words of a question. */
type Place = { at: number; end: number }

/** Who writes «lista o tupla» in so few words asks which; in more, a sign of a question must say so. */
const FEW_WORDS = 8
/** How many words may stand between two that are joined: «en un csv o en eso de sqlite». */
const BETWEEN = 4
/** «Break y continue»: with so much else said, the two are but named. */
const MAX_OTHERS = 3
/** With so much else said, and nothing asked, nothing is compared. */
const MAX_TOLD = 8
/** A side that is left out counts against a contrast of several. */
const LEFT_OUT = 0.5
/** «Para leer un Excel, pandas u openpyxl» holds the two against each other that are joined. */
const AS_ONE = 0.25

/** The stems of a question in their order, and which there are. */
type Stems = { list: readonly string[]; all: ReadonlySet<string> }
type Said = { tokens: readonly string[]; spots: readonly Spot<Card>[]; others: number; isAsked: boolean }

/** The contrast that a question makes: of those whose sides it names, the one whose words are longest. */
export function contrastIn({ tokens, spots, others, isAsked }: Said): Contrast | null {
  const words = tokens.join(' ')
  const list = tokens.map(stemOfToken)
  const stems: Stems = { list, all: new Set(list) }
  const [first] = allContrasts()
    .map((contrast) => ({ contrast, places: sidesIn(contrast, spots, stems) }))
    .map(({ contrast, places }) => ({ contrast, places, weight: weightOf(contrast, places, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  if (first === undefined) return null
  // «Quiero lo mismo que la tabla de Excel: …» tells at length what a program shall do.
  if (COMPARES.test(words) && (isAsked || others <= MAX_TOLD || areJoined(words, first.places, JOINED)))
    return first.contrast
  const aspect = aspectIn(words)
  if (aspect === 'choice' || aspect === 'speed') return first.contrast
  if (areJoined(words, first.places, OR) && (isAsked || tokens.length <= FEW_WORDS)) return first.contrast
  const ids = new Set(spots.map(({ entry }) => entry.id))
  const by = first.contrast.between === undefined ? AND : WITH
  return areJoined(words, first.places, by) && ids.size === 2 && others <= MAX_OTHERS ? first.contrast : null
}

function sidesIn({ between, sides }: Contrast, spots: readonly Spot<Card>[], stems: Stems): Place[] {
  if (between !== undefined)
    return between.flatMap((id) => {
      const spot = spots.find(({ entry }) => entry.id === id)
      // «Si está en una lista» is a term of another card.
      return spot === undefined
        ? longestOf(cardOf(id)?.terms ?? [], stems)
        : [{ at: spot.at, end: spot.at + spot.length }]
    })
  return (sides ?? []).flatMap((terms) => longestOf(terms, stems))
}

function longestOf(terms: readonly string[], stems: Stems): Place[] {
  const places = terms.flatMap((term) => placeOf(term, stems) ?? [])
  return places.toSorted((a, b) => b.end - b.at - (a.end - a.at)).slice(0, 1)
}

/** Of two sides both must be named, of more at least two; none of them by the words of another. */
function weightOf({ between, sides }: Contrast, places: readonly Place[], words: string): number {
  const count = between?.length ?? sides?.length ?? 0
  if (places.length < 2 || new Set(places.map(({ at }) => at)).size < places.length) return 0
  const named = between === undefined ? places.reduce((sum, { at, end }) => sum + end - at, 0) : 2
  const joined = areJoined(words, places, OR) ? AS_ONE : 0
  return named - LEFT_OUT * (count - places.length) + joined
}

/** The stems of a term; each is read once. */
export function stemsOf(term: string): readonly string[] {
  const known = knownStems.get(term)
  if (known !== undefined) return known
  const stems = tokensOf(term).map(stemOfToken)
  knownStems.set(term, stems)
  return stems
}
const knownStems = new Map<string, readonly string[]>()

function placeOf(term: string, { list, all }: Stems): Place | null {
  const own = stemsOf(term)
  if (!own.every((stem) => all.has(stem))) return null
  const at = list.findIndex((_, from) => own.every((stem, i) => list[from + i] === stem))
  return at < 0 || own.length === 0 ? null : { at, end: at + own.length }
}

export const JOINED = /^(?:y|e|o|u|con|vs|versus|and|or)$/
const AND = /^(?:y|e|and)$/
/** «El return si con print ya sale»: of two ideas of the language, where «un CSV con pandas» is but a way. */
const WITH = /^(?:y|e|con|and)$/
const OR = /^(?:o|u|vs|or|versus)$/

/** «Cómo instalo pandas y cómo leo un Excel» asks two things, where «cuándo uso uno y cuándo el otro» compares. */
const ASKS = /^(?:como|que|cual|donde|cuanto)$/

/** «break y continue», «lista o tupla»: one soon after the other, with a word that joins them. */
export function areJoined(words: string, places: readonly Place[], by: RegExp): boolean {
  const tokens = words.split(' ')
  return places.some((a) =>
    places.some((b) => {
      if (b.at < a.end) return false
      const between = tokens.slice(a.end, b.at)
      return (
        between.length <= BETWEEN && between.some((word) => by.test(word)) && !between.some((word) => ASKS.test(word))
      )
    }),
  )
}
