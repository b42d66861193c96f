import type { CodePart } from '~/modules/mentor/engine/message'
import type { Before } from './before'

export type Check =
  | 'answered'
  | 'heard'
  | 'fresh'
  | 'own program'
  | 'a version'
  | 'whole'
  | 'not merged'
  | 'no old error'
  | 'names it'
  | 'about it'
  | 'verdict'
  | 'unchanged'
  | 'not theirs'
  | 'prints it'
  | 'courtesy'

/**
 * A message that almost anybody could send next, and what its answer must be. `lead`: what is sent before it; `names`: one of these must
 * stand in the answer; `pasted`: the program that it holds, or is to be taken for.
 */
export type FollowUp = {
  message: string
  checks: readonly Check[]
  lead?: string
  names?: readonly string[]
  pasted?: CodePart
}
export type Maker = { name: string; put: (before: Before, turn: number) => FollowUp | null }
