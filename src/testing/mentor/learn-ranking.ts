import { softmax } from '~/modules/mentor/engine/kinds/kind-model'
import { type Candidate, scoreOf, type Weights } from '~/modules/mentor/skills/concepts/rank/rank'

/** What may be told to a question, and which of it answers it. */
export type Labelled = {
  candidates: readonly Pick<Candidate, 'features'>[]
  isRight: readonly boolean[]
  weight?: number
}

const ROUNDS = 300
const STEP = 0.2
/** How much the weights are held back (L2). */
const PENALTY = 0.3
const LEAST_WEIGHT = 0.005

/** How much each feature speaks for a text, so that those that answer are likely together: the same questions always give the same. */
export function learnRanking(questions: readonly Labelled[]): Weights {
  const learnt = questions.filter(({ isRight }) => isRight.includes(true) && isRight.includes(false))
  const names = [
    ...new Set(learnt.flatMap(({ candidates }) => candidates.flatMap(({ features }) => [...features.keys()]))),
  ].toSorted()
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
  const squares = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Map(names.map((name) => [name, PENALTY * (weights[name] ?? 0)]))
    for (const question of learnt) addSlope(slope, question, weights)
    for (const [name, value] of slope) {
      const square = (squares.get(name) ?? 1e-8) + value * value
      squares.set(name, square)
      weights[name] = (weights[name] ?? 0) - (STEP * value) / Math.sqrt(square)
    }
  }
  const rounded = names.map((name) => [name, Math.round((weights[name] ?? 0) * 100) / 100] as const)
  return Object.fromEntries(rounded.filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT))
}

function addSlope(slope: Map<string, number>, { candidates, isRight, weight = 1 }: Labelled, weights: Weights): void {
  const likely = softmax(candidates.map(({ features }) => scoreOf(features, weights)))
  const right = likely.reduce((sum, each, at) => sum + (isRight[at] ? each : 0), 0)
  for (const [at, { features }] of candidates.entries()) {
    const each = likely[at] ?? 0
    const miss = weight * (each - (isRight[at] ? each / right : 0))
    for (const [name, value] of features) slope.set(name, (slope.get(name) ?? 0) + miss * value)
  }
}
