import type { Card } from '../cards/card-file'
import { areJoined, stemsOf } from '../find/read-contrast'
import type { Question } from '../find/read-question'
import type { AskedIdea } from './asked-idea'
import type { Unit } from './units'

/** What others have found for a question by their own words, and how rare a term is. */
export type Found = {
  question: Question | null
  /** How-tos all of whose groups are said, and how much of the question they are about. */
  howtos: ReadonlyMap<string, number>
  rarity: (term: string) => number
  /** Of doubts, how many of their groups are said. */
  doubts: ReadonlyMap<string, number>
  /** A way of asking that shall not count: the question itself, where one learns. */
  without: readonly string[] | null
}

export type Features = ReadonlyMap<string, number>

/** What speaks for telling a unit, each from 0 to about 1. */
export function featuresOf(unit: Unit, asked: AskedIdea, found: Found): Features {
  const features = new Map<string, number>()
  const put = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value))
  }
  const { kind } = unit.told
  for (const form of asked.forms) put(`${kind} ${form}`, 1)
  put(kind, 1)
  putShares(unit, asked, found, put)
  if (unit.told.kind === 'card') putCard(unit.told.card, asked, found, put)
  if (unit.told.kind === 'contrast') {
    const { between, also, cards, sides } = unit.told.contrast
    const ids = new Set(asked.spots.map(({ entry }) => entry.id))
    const own = between === undefined ? 0 : between.filter((id) => ids.has(id)).length
    const named = between === undefined ? sidesNamed(sides ?? [], asked.stems) : own
    put('contrast both', named >= 2)
    put('contrast one', named === 1)
    put('contrast none', named === 0)
    put('contrast also', [...also, ...cards].some((id) => ids.has(id)) && named < 2)
    put('contrast found', found.question?.kind === 'contrast' && found.question.contrast.id === unit.id)
    put('contrast other', ids.size > 2)
    const places = asked.spots
      .filter(({ entry }) => between?.includes(entry.id))
      .map(({ at, length }) => ({ at, end: at + length }))
    put('contrast joined', places.length > 1 && areJoined(asked.words, places, /^(?:o|u|y|e|vs|que|con)$/))
    const aspect = asked.aspect
    put('contrast told', aspect !== null && aspect !== 'choice' && unit.told.contrast.told[aspect] !== undefined)
  }
  if (unit.told.kind === 'doubt') {
    const { says, cards, after, just, shows, isOfError } = unit.told.doubt
    const share = (found.doubts.get(unit.id) ?? 0) / says.length
    const ids = new Set(asked.spots.map(({ entry }) => entry.id))
    const isAbout = cards.length === 0 || cards.some((id) => ids.has(id))
    put('doubt said', share === 1 && isAbout)
    put('doubt said alone', share === 1 && isAbout && after === null && just === null)
    put('doubt groups', share === 1 && isAbout ? says.length / 4 : 0)
    put('doubt nearly', share < 1 ? share : 0)
    put('doubt of another', !isAbout)
    put('doubt after', after !== null || just !== null || shows.length > 0)
    put('doubt error', isOfError)
  }
  if (unit.told.kind === 'howto') {
    const fit = found.howtos.get(unit.id) ?? 0
    put('howto fit', fit)
    put('howto whole', fit >= 0.9)
    put('howto none', fit === 0)
  }
  return features
}

type Put = (name: string, value: number | boolean) => void

/** How alike two questions are, from 0 to 1. */
function likeness(a: readonly string[], b: readonly string[], weigh: (term: string) => number): number {
  const has = new Set(a)
  const sum = (terms: readonly string[]) => terms.reduce((all, term) => all + weigh(term) ** 2, 0)
  const common = sum(b.filter((term) => has.has(term)))
  return common === 0 ? 0 : common / Math.sqrt(sum(a) * sum(b))
}
const [IDEA, FORM] = [4, 1.5]

function putShares(
  unit: Unit,
  { terms: said, asking, spots, everyday, bag }: AskedIdea,
  { rarity, without }: Found,
  put: Put,
): void {
  const share = (terms: Iterable<string>, has: (term: string) => boolean): number => {
    let [all, own] = [0, 0]
    for (const term of terms) {
      all += rarity(term)
      if (has(term)) own += rarity(term)
    }
    return all === 0 ? 0 : own / all
  }
  const isNamed = (term: string) => unit.named.has(term)
  const isSpoken = (term: string) => unit.named.has(term) || unit.said.has(term)
  const { kind } = unit.told
  put('named', share(said, isNamed))
  put('spoken', share(said, isSpoken))
  put('asked named', share(asking, isNamed))
  put('asked spoken', share(asking, isSpoken))
  const covered = unit.names.map(
    (name) =>
      share(name, (term) => said.has(term)) * Math.min(1, name.reduce((sum, term) => sum + rarity(term), 0) / 12),
  )
  put(`${kind} name covered`, Math.max(0, ...covered))
  const weigh = (term: string) => (term.startsWith('#') ? IDEA : term.startsWith('?') ? FORM : rarity(term))
  const others = unit.asks.filter((ask) => without === null || ask.join() !== without.join())
  put('ask near', Math.max(0, ...others.map((ask) => likeness(bag, ask, weigh))))
  const ideas = new Set(spots.map(({ entry }) => entry.id).filter((id) => !everyday.has(id)))
  const isSpotted = ideas.has(unit.id)
  put(
    `${kind} words`,
    isSpotted ? 0 : unit.names.some((name) => name.length > 1 && name.every((term) => said.has(term))),
  )
  const common = [...ideas].filter((id) => unit.ideas.has(id)).length
  if (ideas.size > 0) put(`${kind} ideas met`, common / ideas.size)
  if (ideas.size > 1) put(`${kind} ideas all met`, common === ideas.size)
  if (unit.ideas.size > 0) put(`${kind} ideas own`, common / unit.ideas.size)
  put(`${kind} ideas none`, ideas.size > 0 && common === 0)
  put(
    `${kind} title covered`,
    share(unit.names[0] ?? [], (term) => said.has(term)),
  )
}

function putCard(card: Card, asked: AskedIdea, { question }: Found, put: Put): void {
  const at = asked.spots.findIndex(({ entry }) => entry.id === card.id)
  const spot = asked.spots[at]
  const ids = new Set(asked.spots.map(({ entry }) => entry.id))
  put('card brief', card.kind === 'breve')
  put('card guide', card.kind === 'guia')
  put('card spotted', spot !== undefined && !asked.everyday.has(card.id))
  put('card everyday', spot !== undefined && asked.everyday.has(card.id))
  put('card alone', spot !== undefined && ids.size === 1)
  put('card first', spot !== undefined && at === 0 && ids.size > 1)
  put('card last', spot !== undefined && ids.size > 1 && asked.spots.at(-1)?.entry.id === card.id)
  put('card long', spot !== undefined && spot.length > 1)
  put('card behind', asked.behind === card.id)
  put('card before', asked.before === card.id)
  put('card predicate', asked.predicate === card.id)
  put('card several', spot !== undefined && ids.size > 1 && asked.forms.includes('differ'))
  const aspect = asked.aspect === 'choice' ? 'need' : asked.aspect
  put('card told', aspect !== null && card.told[aspect] !== undefined)
  if (question?.kind === 'card' && question.card.id === card.id) {
    put('card found', 1)
    put('card found surely', question.sure >= 0.9)
    put('card found plainly', question.isPlain)
  }
  put('card groups', said(card.groups, asked.stems))
  put('card why', said(card.why, asked.stems) && asked.forms.includes('why'))
}

const said = (groups: readonly (readonly string[])[] | undefined, stems: readonly string[]): boolean => {
  const text = ` ${stems.join(' ')} `
  return groups?.every((group) => group.some((term) => text.includes(` ${stemsOf(term).join(' ')} `))) === true
}

const sidesNamed = (sides: readonly (readonly string[])[], stems: readonly string[]): number => {
  const text = ` ${stems.join(' ')} `
  return sides.filter((terms) => terms.some((term) => text.includes(` ${stemsOf(term).join(' ')} `))).length
}
