import type { Frame, State } from '../../engine/frame'
import { softmax } from '../../engine/kinds/kind-model'
import { scoreOf, type Weights } from '../concepts/rank/rank'
import type { Features } from '../concepts/rank/rank-features'
import type { Unit } from '../concepts/rank/units'
import { type Candidate, candidatesAfter } from './candidates'
import model from './rank-model.json'
import { toldIndex } from './told-index'
import trustModel from './trust-model.json'

/** What was learnt (`npm run mentor:kinds`): how much each feature speaks for a unit, and each piece of evidence for the likeliest being right. */
const [WEIGHTS, TRUST]: readonly [Weights, Weights] = [model, trustModel]

/** What is most likely meant, how likely it is among all, and how likely its text answers, from 0 to 1. */
export type Likeliest = { unit: Unit; likely: number; trust: number }

const found = new WeakMap<Frame, Likeliest | null>()

/** What of all short answers is most likely asked for; null where nothing is alike. */
export function likeliest(frame: Frame, state: State): Likeliest | null {
  const known = found.get(frame)
  if (known !== undefined) return known
  const ranked = rankedBy(candidatesAfter(toldIndex(), frame, state), WEIGHTS)
  const [best] = ranked
  const made = best && { unit: best.unit, likely: best.likely, trust: trustBy(evidenceOf(ranked, frame, state), TRUST) }
  found.set(frame, made ?? null)
  return made ?? null
}

type Ranked = Candidate & { score: number; likely: number }

/** Best first. */
export function rankedBy(candidates: readonly Candidate[], weights: Weights): Ranked[] {
  const scores = candidates.map(({ features }) => scoreOf(features, weights))
  const likely = softmax(scores)
  return candidates
    .map((one, at) => ({ ...one, score: scores[at] ?? 0, likely: likely[at] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
}

/** Of what speaks for the likeliest, what tells how far it can be trusted. */
const KEPT = [
  'doubt found',
  'doubt groups',
  'howto found',
  'first',
  'next',
  'text',
  'any',
  'pairs',
  'last',
  'last main',
  'named',
  'both',
  'of other',
  'before any',
  'before first',
  'word before',
  'forms met',
  'question',
  'doubt',
  'howto',
]
const FAR = 3
const MANY_WORDS = 30
const FEW_WORDS = 2
/** `round(2.5)` */
export const CALL = /\w\([^()\n]*[\w'"]/

/** What tells whether the first of some candidates is right: how clearly it is the first, what speaks for it, and what the message is. */
export function evidenceOf([first, second]: readonly Ranked[], { message }: Frame, state: State): Features {
  if (first === undefined) return new Map()
  const words = message.text.split(/\s+/).length
  const isOwn = state.code !== null && !state.isExample
  return new Map<string, number>([
    ['bias', 1],
    ['likely', first.likely],
    ['lead', Math.min(FAR, first.score - (second?.score ?? first.score - FAR)) / FAR],
    ['score', first.score / 5],
    ['words', Math.min(words, MANY_WORDS) / 10],
    ['few words', words <= FEW_WORDS ? 1 : 0],
    ['own program', isOwn ? 1 : 0],
    ['example', state.isExample ? 1 : 0],
    ['begins', state.answered.length === 0 ? 1 : 0],
    ['digits', /\d/.test(message.text) ? 1 : 0],
    ['call', CALL.test(message.text) ? 1 : 0],
    ...KEPT.map((name) => [`of first: ${name}`, first.features.get(name) ?? 0] as const),
  ])
}

export function trustBy(evidence: Features, weights: Weights): number {
  return 1 / (1 + Math.exp(-scoreOf(evidence, weights)))
}
