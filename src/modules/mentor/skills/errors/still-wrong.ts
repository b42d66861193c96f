import type { Frame } from '../../engine/frame'
import { parsePython } from '../../python/parse'
import { findFaults } from '../faults/find-faults'
import { CERTAIN } from '../faults/found'
import { mendProgram } from '../faults/mend-program'
import { rankFaults } from '../faults/rank'
import { signsIn } from '../faults/signs'
import { told as wordsOf } from '../faults/wording'
import type { Explanation } from './explanation'

/**
 * A program that is Python again, of somebody who complains of what it does and names no error: what cannot be meant in it is told and put
 * right, too.
 */
export function stillWrong(told: Explanation, corrected: string, frame: Frame): Explanation {
  const tree = parsePython(corrected)
  const around = { plain: frame.plain, prose: frame.message.prose, data: frame.message.data ?? '' }
  const [fault] = rankFaults(findFaults(tree, around), frame, signsIn(frame)).filter(
    ({ certainty }) => certainty >= CERTAIN,
  )
  const program = fault ? mendProgram(corrected, fault, new Set([fault.kind])) : null
  if (!fault || program === null) return told
  return {
    ...told,
    corrected: program,
    notes: [...told.notes, `Con eso ya es Python, y queda otro fallo. ${wordsOf(fault, 'what')}`],
  }
}
