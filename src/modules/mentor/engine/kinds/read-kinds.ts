import type { Message } from '../message'
import { featuresOf } from './features'
import { KINDS, type Kind, type KindModel, type Likely, likelihoods } from './kind-model'
import model from './kind-model.json'

/** By what was learnt from the questions of `eval/` (`npm run mentor:kinds`). `goesOn`: whether something was said before. */
export function readKinds(message: Message, goesOn: boolean): Likely {
  const likely = likelihoods(model as KindModel, featuresOf(message, goesOn))
  return Object.fromEntries(KINDS.map((kind, at) => [kind, likely[at] ?? 0])) as Likely
}

const SURE = 0.85

/** The kind that a message is beyond doubt; null where it may be another. */
export const sureKind = (likely: Likely): Kind | null => KINDS.find((kind) => likely[kind] >= SURE) ?? null
