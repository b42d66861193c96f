import type { Frame } from '../../engine/frame'
import { parsePython } from '../../python/parse'
import { type Fault, findFaults } from './find-faults'
import { mendProgram } from './mend-program'
import { provenFaults, triedAnew } from './proven'
import { rankFaults } from './rank'
import { signsIn } from './signs'

/**
 * What stands between a program that has been changed and what the person says should come out, and the program without it; null where
 * they say nothing of the kind, or it comes out.
 */
export function towardsWish(source: string, frame: Frame): { fault: Fault; program: string } | null {
  const tree = parsePython(source)
  // A message of its own: what was tried of the program as it was pasted is not what is tried of the changed one.
  const own = { ...frame, message: { ...frame.message, traceback: null } }
  // What came out before is no complaint, unless they say what should have.
  if (triedAnew(own, tree)?.goal.kind === 'other') return null
  const around = { plain: frame.plain, prose: frame.message.prose, data: frame.message.data ?? '' }
  const [fault] = provenFaults(own, tree, rankFaults(findFaults(tree, around), own, signsIn(own)))
  const program = fault ? mendProgram(source, fault, new Set([fault.kind])) : null
  return fault && program !== null ? { fault, program } : null
}
