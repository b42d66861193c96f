import type { Frame } from '../../engine/frame'
import { towardsWish } from '../faults/towards-wish'
import { told as wordsOf } from '../faults/wording'
import type { Explanation } from './explanation'

/**
 * A correction held against what the person says should come out: where the program runs now and prints something else, what stands
 * between it and that is looked for as in a program that never failed, put right too, and told.
 */
export function heldToWish(told: Explanation, corrected: string, frame: Frame): Explanation {
  const found = towardsWish(corrected, frame)
  if (found === null) return told
  const note = `Con eso ya no se para, pero todavía no sale lo que quieres. ${wordsOf(found.fault, 'what')}`
  return { ...told, corrected: found.program, notes: [...told.notes, note] }
}
