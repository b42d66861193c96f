import { applyEdits } from '../../python/edit'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { findInConditions } from '../review/improvements/conditions'
import { findInLoops } from '../review/improvements/loops/loops'
import { findInStructure } from '../review/improvements/structure'

const FINDERS = [findInConditions, findInLoops, findInStructure]
const MAX_ROUNDS = 8
/** Each round reads the program anew. */
const MAX_TIDIED = 4_000

/** The program with what a reviewer says in fewer words, as far as it does the same: faults stay as they are. */
export function tidied(source: string): string {
  if (source.length > MAX_TIDIED) return source
  let code = source
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const module = parsePython(code)
    const program = { module, source: code, lines: linesOf(code) }
    const [next] = FINDERS.flatMap((find) => find(program)).filter(({ edits }) => edits.length > 0)
    if (!next) return code
    const better = applied(code, next.edits)
    if (better === null || better === code || parsePython(better).errors.length > 0) return code
    code = better
  }
  return code
}

function applied(source: string, edits: Parameters<typeof applyEdits>[1]): string | null {
  try {
    return applyEdits(source, edits)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
