/** What was looked at for a request, each with what speaks for it, and the place of the right one. */
export type Choice = { candidates: readonly (readonly number[])[]; right: number }
/** What speaks for an answer, whether it is right, and how much it counts. */
export type Case = { evidence: ReadonlyMap<string, number>; isRight: boolean; weight: number }

const ROUNDS = 150
const STEP = 0.5
/** How much the weights are held back (L2). */
const PENALTY = 0.3

/** How much each feature speaks for a candidate, so that the right one is the likeliest: the same choices always give the same. */
export function learnChoice(choices: readonly Choice[], count: number): number[] {
  return descend(count, (weights, slope) => {
    for (const { candidates, right } of choices) {
      const sums = candidates.map((features) => dot(features, weights))
      const most = Math.max(...sums)
      const powers = sums.map((sum) => Math.exp(sum - most))
      const all = powers.reduce((total, power) => total + power, 0)
      for (const [at, features] of candidates.entries())
        addTo(slope, features, (powers[at] ?? 0) / all - (at === right ? 1 : 0))
    }
  })
}

/** How much each piece of evidence speaks for an answer, so that its likelihood is how often such answers are right. */
export function learnTrust(cases: readonly Case[]): Record<string, number> {
  const names = [...new Set(cases.flatMap(({ evidence }) => [...evidence.keys()]))].toSorted()
  const rows = cases.map(({ evidence }) => names.map((name) => evidence.get(name) ?? 0))
  const weights = descend(names.length, (now, slope) => {
    for (const [at, row] of rows.entries()) {
      const { isRight = false, weight = 1 } = cases[at] ?? {}
      addTo(slope, row, weight * (1 / (1 + Math.exp(-dot(row, now))) - (isRight ? 1 : 0)))
    }
  })
  return named(names, weights)
}

export const named = (names: readonly string[], weights: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]))

/** Goes down a slope, in each direction by its own steps (AdaGrad). */
function descend(count: number, addSlope: (weights: number[], slope: number[]) => void): number[] {
  const weights = Array.from({ length: count }, () => 0)
  const squares = weights.map(() => 1e-8)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => PENALTY * weight)
    addSlope(weights, slope)
    for (const [at, value] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + value * value
      weights[at] = (weights[at] ?? 0) - (STEP * value) / Math.sqrt(squares[at] ?? 1)
    }
  }
  return weights
}

function dot(features: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < weights.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0)
  return sum
}

function addTo(slope: number[], features: readonly number[], by: number): void {
  for (let at = 0; at < slope.length; at += 1) slope[at] = (slope[at] ?? 0) + by * (features[at] ?? 0)
}
