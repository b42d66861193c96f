import type { Frame } from '../../engine/frame'
import { parsePython } from '../../python/parse'
import { findFaults } from '../faults/find-faults'
import { mendProgram } from '../faults/mend-program'
import { provenFaults } from '../faults/proven'
import { rankFaults } from '../faults/rank'
import { signsIn } from '../faults/signs'
import { told as wordsOf } from '../faults/wording'
import type { Explanation } from './explanation'

/**
 * A correction held against what the person says should come out: where the program runs now and prints something else, what stands
 * between it and that is looked for as in a program that never failed, put right too, and told.
 */
export function heldToWish(told: Explanation, corrected: string, frame: Frame): Explanation {
  const tree = parsePython(corrected)
  // A message of its own: what was tried of the program as it was pasted is not what is tried of the corrected one.
  const own = { ...frame, message: { ...frame.message, traceback: null } }
  const around = { plain: frame.plain, prose: frame.message.prose, data: frame.message.data ?? '' }
  const [fault] = provenFaults(own, tree, rankFaults(findFaults(tree, around), own, signsIn(own)))
  const program = fault ? mendProgram(corrected, fault, new Set([fault.kind])) : null
  if (!fault || program === null) return told
  const note = `Con eso ya no se para, pero todavía no sale lo que quieres. ${wordsOf(fault, 'what')}`
  return { ...told, corrected: program, notes: [...told.notes, note] }
}
