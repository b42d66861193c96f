import type { Evidence } from './evidence'
import model from './trust-model.json'

type Weights = Readonly<Record<string, number>>
/** What was learnt (`npm run mentor:kinds`): how much each piece of evidence speaks for a program. */
const WEIGHTS: Weights = model

/** How likely it is that a program answers a request rightly, from 0 to 1. */
export const trustIn = (evidence: Evidence): number => trustBy(evidence, WEIGHTS)

export function trustBy(evidence: Evidence, weights: Weights): number {
  let sum = 0
  for (const [name, value] of evidence) sum += value * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
