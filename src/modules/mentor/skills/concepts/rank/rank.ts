import { once } from '~/platform/once'
import { softmax } from '../../../engine/kinds/kind-model'
import { inFull } from '../../../engine/lexicon/in-full'
import { plainText } from '../../../engine/lexicon/plain-text'
import { allDoubts } from '../../doubts/doubts'
import { howtoIndex } from '../../howtos/howtos'
import { readQuestion } from '../find/read-question'
import { type AskedIdea, askedIdea } from './asked-idea'
import { type Features, type Found, featuresOf } from './rank-features'
import model from './rank-model.json'
import { allUnits, bagOf, type Unit } from './units'

const MAX_CANDIDATES = 30
const NAMED_COUNTS = 3

/** Where each term stands, and how rare it is among all that can be told. */
const index = once(() => {
  const places = new Map<string, { at: number; weight: number }[]>()
  const units = allUnits()
  for (const [at, { named, said, asks }] of units.entries()) {
    const asked = new Set(asks.flat())
    for (const term of new Set([...named, ...said, ...asked])) {
      const list = places.get(term) ?? []
      list.push({ at, weight: named.has(term) || asked.has(term) ? NAMED_COUNTS : 1 })
      places.set(term, list)
    }
  }
  const UNKNOWN = 3
  const rarity = (term: string) => {
    const count = places.get(term)?.length
    return count === undefined ? UNKNOWN : Math.log(1 + units.length / count)
  }
  return { places, rarity, units }
})

/** What may be told: what shares most of the question's words, and what its own words find. */
function candidates(asked: AskedIdea, found: Found): Unit[] {
  const { places, rarity, units } = index()
  const scores = new Map<number, number>()
  for (const term of asked.terms)
    for (const { at, weight } of places.get(term) ?? []) scores.set(at, (scores.get(at) ?? 0) + weight * rarity(term))
  const near = [...scores]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_CANDIDATES)
    .flatMap(([at]) => units[at] ?? [])
  const ids = new Set(asked.spots.map(({ entry }) => entry.id))
  const isFound = ({ id, told }: Unit): boolean => {
    if (told.kind === 'card') return ids.has(id) || (found.question?.kind === 'card' && found.question.card.id === id)
    if (told.kind === 'contrast')
      return (
        (told.contrast.between ?? []).filter((each) => ids.has(each)).length > 1 ||
        (found.question?.kind === 'contrast' && found.question.contrast.id === id)
      )
    return told.kind === 'doubt' ? found.doubts.get(id) === told.doubt.says.length : found.howtos.has(id)
  }
  return [...new Set([...near, ...units.filter(isFound)])]
}

/** Of each doubt, how many of its groups are said. */
function doubtsSaid(text: string): Map<string, number> {
  const said = new Map<string, number>()
  for (const { id, says } of allDoubts()) {
    const count = says.filter((group) => group.test(text)).length
    if (count > 0) said.set(id, count)
  }
  return said
}

export type Candidate = { unit: Unit; features: Features }

/** Everything that may be told to a question, with what speaks for it. `without`: a way of asking that shall not count. Takes some milliseconds. */
export function candidatesFor(prose: string, without: string | null = null): Candidate[] {
  const asked = askedIdea(prose)
  const plain = inFull(plainText(prose))
  const fitting = howtoIndex()
    .match(plain)
    .filter(({ fit }) => fit >= LEAST_FIT)
  const found: Found = {
    question: readQuestion(prose),
    howtos: new Map(fitting.map(({ entry, fit }) => [entry.id, fit])),
    rarity: index().rarity,
    without: without === null ? null : bagOf(without),
    doubts: doubtsSaid(`${plain}\n${prose.toLowerCase()}`),
  }
  return candidates(asked, found).map((unit) => ({ unit, features: featuresOf(unit, asked, found) }))
}
const LEAST_FIT = 0.4

/** What may be told and how likely it is what is asked for, of all that was looked at. */
export type Ranked = { unit: Unit; likely: number; features: Features }

/** What may be told to a question, best first. */
export function rankedFor(prose: string): Ranked[] {
  const all = candidatesFor(prose)
  const sums = all.map(({ features }) => scoreOf(features, WEIGHTS))
  const likely = softmax(sums)
  return all.map((one, at) => ({ ...one, likely: likely[at] ?? 0 })).toSorted((a, b) => b.likely - a.likely)
}
const WEIGHTS: Weights = model

/** What was learnt (`npm run mentor:kinds`): how much each feature speaks for a text. */
export type Weights = Readonly<Record<string, number>>
export function scoreOf(features: Features, weights: Weights): number {
  let sum = 0
  for (const [name, value] of features) sum += value * (weights[name] ?? 0)
  return sum
}
