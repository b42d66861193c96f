/** What a message asks for, as the questions of `eval/` name it. */
export const KINDS = [
  'error',
  'fault',
  'explain',
  'review',
  'followup',
  'product',
  'offtopic',
  'generate',
  'change',
  'concept',
  'exercise',
] as const
export type Kind = (typeof KINDS)[number]
/** How likely a message is of each kind; together 1. */
export type Likely = Readonly<Record<Kind, number>>
/** Of a message of which nothing is known. */
export const OPEN = Object.fromEntries(KINDS.map((kind) => [kind, 1 / KINDS.length])) as Likely

/** A linear model: of each feature its weights by kind (the kind's place, hundredths), none where it tells nothing. */
export type KindModel = { bias: readonly number[]; weights: Readonly<Record<string, readonly number[]>> }

/** How likely each kind is, in the order of `KINDS`; together 1. */
export function likelihoods({ bias, weights }: KindModel, features: Iterable<string>): number[] {
  const sums = bias.map((value) => value / 100)
  for (const feature of features) {
    const pairs = weights[feature]
    // `constructor` is a word, too.
    if (!Array.isArray(pairs)) continue
    for (let at = 0; at < pairs.length; at += 2) {
      const kind = pairs[at] ?? 0
      sums[kind] = (sums[kind] ?? 0) + (pairs[at + 1] ?? 0) / 100
    }
  }
  return softmax(sums)
}

export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}
