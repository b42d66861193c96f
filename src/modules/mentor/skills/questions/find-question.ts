import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { clausesIn } from '../../engine/requests/clauses'
import { spotCards } from '../concepts/find/read-question'
import { bagOf } from '../concepts/rank/units'
import { subjectsOf } from '../doubts/find-doubt'
import type { KnownQuestion } from './question-file'
import { type Worded, wordings } from './wordings'

/**
 * A known question and how near a message is to it: `alike`, to the nearest of its wordings; `left`, the share of the message that it
 * speaks nothing of; `common`, how many terms that wording shares; `lead`, how far it is before the next one; `isNamed`, `isGoingOn`: the
 * message, the conversation is about its subject.
 */
export type Near = {
  question: KnownQuestion
  alike: number
  left: number
  common: number
  lead: number
  isNamed: boolean
  isGoingOn: boolean
}

const MAX_CANDIDATES = 40
/** What the subject adds, so that of two alike questions that of the subject at hand is meant. */
const [NAMED, GOING_ON] = [0.12, 0.1]

/** The known question that a message is nearest to; null where nothing is alike. */
export function nearestQuestion({ message }: Frame, state: State): Near | null {
  const { all, places, rarity } = wordings()
  const asked = bagOf(message.prose)
  const wholes = [asked, ...askedClauses(message.prose).map(bagOf)]
  const shared = new Map<number, number>()
  for (const term of asked)
    for (const at of places.get(term) ?? []) shared.set(at, (shared.get(at) ?? 0) + rarity(term) ** 2)
  const likely = [...shared].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_CANDIDATES)
  const named = new Set(spotCards(message.prose).map(({ entry }) => entry.id))
  const talked = subjectsOf('', state)
  const [plain, before] = [plainText(message.prose), plainText(state.answered.at(-1)?.question ?? '')]
  const near = likely
    .flatMap(([at]) => all[at] ?? [])
    .map((worded) => {
      const { cards, words } = worded.question
      const isNamed = cards.some((id) => named.has(id)) || words.some((word) => plain.includes(word))
      const isGoingOn = cards.some((id) => talked.has(id)) || words.some((word) => before.includes(word))
      const likest = worded.bags
        .flatMap((bag) => wholes.map((each) => ({ bag, alike: likeness(each, bag, rarity) })))
        .reduce((best, one) => (one.alike > best.alike ? one : best))
      const { alike } = likest
      const common = likest.bag.filter((term) => isWord(term) && asked.includes(term)).length
      return {
        worded,
        common,
        alike,
        isNamed,
        isGoingOn,
        sum: alike + (isNamed ? NAMED : 0) + (isGoingOn ? GOING_ON : 0),
      }
    })
    .toSorted((a, b) => b.sum - a.sum)
  const [best, next] = near
  if (best === undefined) return null
  const { worded, alike, common, isNamed, isGoingOn, sum } = best
  return {
    question: worded.question,
    alike,
    common,
    left: Math.min(...wholes.map((each) => leftOf(each, worded, rarity))),
    lead: sum - (next?.sum ?? 0),
    isNamed,
    isGoingOn,
  }
}

/** «¿Y por qué empieza en 0? Es que me lío»: the one question among what is told beside it. */
function askedClauses(prose: string): string[] {
  const asked = clausesIn(prose).filter(({ isAsked }) => isAsked)
  const words = asked[0]?.words ?? []
  return asked.length === 1 && words.length >= MIN_WORDS ? [words.join(' ')] : []
}
const MIN_WORDS = 4

function leftOf(asked: readonly string[], { spoken }: Worded, rarity: (term: string) => number): number {
  const sum = (terms: readonly string[]) => terms.reduce((all, term) => all + rarity(term), 0)
  const terms = asked.filter(isWord)
  const all = sum(terms)
  return all === 0 ? 1 : sum(terms.filter((term) => !spoken.has(term))) / all
}

/** Neither an idea that is named nor how the question is put. */
const isWord = (term: string) => !/^[?#]/.test(term)

const WHAT_IS = '?what'

/** How alike two wordings are, from 0 to 1: the cosine of their terms, by how rare each is. */
function likeness(a: readonly string[], b: readonly string[], rarity: (term: string) => number): number {
  const has = new Set(a)
  // What a thing is, is told by its card.
  if (has.has(WHAT_IS) && !b.includes(WHAT_IS)) return 0
  const sum = (terms: readonly string[]) => terms.reduce((all, term) => all + rarity(term) ** 2, 0)
  const common = sum(b.filter((term) => has.has(term)))
  return common === 0 ? 0 : common / Math.sqrt(sum(a) * sum(b))
}
