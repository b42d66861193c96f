import { once } from '~/platform/once'
import type { Frame } from '../../../../engine/frame'
import { softmax } from '../../../../engine/kinds/kind-model'
import { allPrograms } from '../../recipes/programs'
import { type Candidate, candidatesOf, FEATURES } from './candidates'
import { createProgramIndex, type ProgramIndex } from './program-index'
import model from './rank-model.json'
import { wordingsOf } from './wordings'

/** A program with how likely it is the one that is asked for, among all; `score` before that is made likelihoods. */
export type Ranked = Candidate & { likely: number; score: number }
export type Weights = Readonly<Record<string, number>>

export const rankIndex = once(() => createProgramIndex(allPrograms(), wordingsOf))

/** What was learnt (`npm run mentor:kinds`): how much each feature speaks for a program. */
const WEIGHTS: Weights = model
const ranked = new WeakMap<Frame, readonly Ranked[]>()

/** The programs that may be meant by a message, the likeliest first. Takes a few milliseconds, once for a frame. */
export function rankPrograms(frame: Frame): readonly Ranked[] {
  const found = ranked.get(frame)
  if (found !== undefined) return found
  const made = rankedIn(rankIndex(), frame, WEIGHTS)
  ranked.set(frame, made)
  return made
}

const rankedIn = (index: ProgramIndex, frame: Frame, weights: Weights): Ranked[] =>
  byLikelihood(candidatesOf(index, frame), weights)

export function byLikelihood(all: readonly Candidate[], weights: Weights): Ranked[] {
  const by = FEATURES.map((name) => weights[name] ?? 0)
  const scores = all.map(({ features }) => features.reduce((sum, each, at) => sum + each * (by[at] ?? 0), 0))
  const likely = softmax(scores)
  return all
    .map((one, at) => ({ ...one, likely: likely[at] ?? 0, score: scores[at] ?? 0 }))
    .toSorted((a, b) => b.likely - a.likely)
}
