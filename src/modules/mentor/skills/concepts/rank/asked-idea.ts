import { once } from '~/platform/once'
import { inFull } from '../../../engine/lexicon/in-full'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Spot } from '../../../engine/lexicon/spot-terms'
import { stemOfToken, tokensOf } from '../../../engine/lexicon/spot-terms'
import { createVocabulary, termOf, wordsOf } from '../../../engine/lexicon/terms'
import { clausesIn } from '../../../engine/requests/clauses'
import type { Card } from '../cards/card-file'
import { askingIn } from '../find/asking'
import { type Aspect, aspectIn } from '../find/aspect'
import { spotCards } from '../find/read-question'
import { isEveryday } from '../find/substance'
import { type Form, formsIn } from './forms'
import { allUnits, isEmpty } from './units'

/** A question about ideas, taken apart once for all that could answer it. */
export type AskedIdea = {
  forms: readonly Form[]
  aspect: Aspect | null
  /** The terms of all of it, and of those clauses that ask. */
  terms: ReadonlySet<string>
  asking: ReadonlySet<string>
  words: string
  stems: readonly string[]
  spots: readonly Spot<Card>[]
  everyday: ReadonlySet<string>
  /** Of the spots, those that the question stands right behind, or right before. */
  behind: string | null
  before: string | null
  /** What is said of the thing that is named: «que un objeto sea mutable». */
  predicate: string | null
  bag: readonly string[]
}

const vocabulary = once(() => createVocabulary(allUnits().flatMap(({ text }) => wordsOf(plainText(text)))))

const ASKS =
  /\b(?:que|cual\w*|como|cuando|cuanto\w*|donde|por que|puedo|puede|diferenci\w*|explica\w*|entiendo|sirve|es lo mismo|o)\b/
const PREDICATE = /\b(?:sea|sean|este|esten|es|son|esta|estan|seria)$/

function termsSaid(plain: string): Set<string> {
  const terms = new Set(
    vocabulary()
      .read(plain)
      .filter(({ word }) => !isEmpty(word))
      .map(({ word, term }) => (spoken().has(termOf(word)) ? termOf(word) : term)),
  )
  // Everything here is about it.
  if (terms.size > 1) terms.delete('python')
  return terms
}
/** What the texts say is no slip. */
const spoken = once(() => new Set(allUnits().flatMap(({ said }) => [...said])))

/** Takes some tenths of a millisecond. */
export function askedIdea(prose: string): AskedIdea {
  const plain = inFull(plainText(prose))
  const clauses = clausesIn(prose).map(({ words, isAsked }) => ({ said: words.join(' '), isAsked }))
  const asking = clauses.filter(({ said, isAsked }) => isAsked || ASKS.test(said))
  const chosen = (asking.length === 0 ? clauses : asking).map(({ said }) => said).join(' ')
  const words = tokensOf(inFull(prose.toLowerCase()))
  const joined = words.join(' ')
  const spots = spotCards(prose)
  const at = askingIn(joined)
  const nextTo = (is: (spot: Spot<Card>) => boolean) => spots.find(is)?.entry.id ?? null
  return {
    forms: formsIn(plain),
    aspect: aspectIn(plain),
    terms: termsSaid(plain),
    asking: termsSaid(chosen),
    words: joined,
    stems: words.map(stemOfToken),
    spots,
    everyday: new Set(spots.filter((spot) => isEveryday(spot, joined)).map(({ entry }) => entry.id)),
    behind: at === null ? null : nextTo((spot) => spot.at >= at.end && spot.at - at.end <= 2),
    before:
      at === null
        ? null
        : nextTo((spot) => at.start - spot.at - spot.length >= 0 && at.start - spot.at - spot.length <= 1),
    bag: [
      ...termsSaid(plain),
      ...spots.map(({ entry }) => `#${entry.id}`),
      ...formsIn(plain).map((form) => `?${form}`),
    ],
    predicate: nextTo((spot) => PREDICATE.test(words.slice(Math.max(0, spot.at - 2), spot.at).join(' '))),
  }
}
