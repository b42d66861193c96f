import { KINDS, type Kind, type KindModel, softmax } from '~/modules/mentor/engine/kinds/kind-model'

/** A message by its features, and what it asks for. */
export type Example = { kind: Kind; features: ReadonlySet<string> }

/** What fewer messages have tells of those messages, and not of others. */
const LEAST_SEEN = 3
/** Hundredths; what is less changes no answer and would be most of the file. */
const LEAST_WEIGHT = 5
const ROUNDS = 150
const STEP = 0.5
/** How much the weights are held back (L2), against learning the examples by heart. */
const PENALTY = 1

/** Multinomial logistic regression by AdaGrad, over all examples each round: the same examples always give the same model. */
export function learnKinds(examples: readonly Example[]): KindModel {
  const names = namesSeen(examples)
  const place = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ kind, features }) => ({
    kind: KINDS.indexOf(kind),
    at: [...features].map((name) => place.get(name)).filter((at) => at !== undefined),
  }))
  const size = KINDS.length
  // The last row of weights is the bias, which is not held back.
  const weights = new Float64Array((names.length + 1) * size)
  const squares = new Float64Array(weights.length).fill(1e-8)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at < names.length * size ? PENALTY * weight : 0))
    for (const { kind, at } of rows) addSlope({ slope, weights, kind, rows: [...at, names.length] })
    for (const [at, value] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + value * value
      weights[at] = (weights[at] ?? 0) - (STEP * value) / Math.sqrt(squares[at] ?? 1)
    }
  }
  return asModel(names, weights)
}

type Slope = { slope: Float64Array; weights: Float64Array; kind: number; rows: readonly number[] }

function addSlope({ slope, weights, kind, rows }: Slope) {
  const size = KINDS.length
  const sums = KINDS.map((_, of) => rows.reduce((sum, row) => sum + (weights[row * size + of] ?? 0), 0))
  const miss = softmax(sums).map((likely, of) => likely - (of === kind ? 1 : 0))
  for (const row of rows)
    for (let of = 0; of < size; of += 1) slope[row * size + of] = (slope[row * size + of] ?? 0) + (miss[of] ?? 0)
}

function namesSeen(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= LEAST_SEEN)
    .map(([name]) => name)
    .toSorted()
}

function asModel(names: readonly string[], weights: Float64Array): KindModel {
  const size = KINDS.length
  const rowOf = (at: number) =>
    Array.from(weights.subarray(at * size, (at + 1) * size), (weight) => Math.round(weight * 100))
  const kept = names.map((name, at): [string, number[]] => [
    name,
    rowOf(at).flatMap((weight, kind) => (Math.abs(weight) < LEAST_WEIGHT ? [] : [kind, weight])),
  ])
  return { bias: rowOf(names.length), weights: Object.fromEntries(kept.filter(([, pairs]) => pairs.length > 0)) }
}
