import { applyEdits, type Edit } from '../../python/edit'
import { parsePython } from '../../python/parse'
import { type Fault, findFaultsOf } from './find-faults'
import { LIKELY } from './found'

/** Mending one place may uncover the next of its kind. */
const MAX_ROUNDS = 4

/** The program without faults of some kinds; null when none of them can be mended, or the result would be no Python. */
export function mendProgram(source: string, main: Fault, kinds: ReadonlySet<string>): string | null {
  if (!main.edits || main.edits.length === 0) return null
  const first = findFaultsOf(parsePython(source), kinds)
  let program = mendOnce(source, [main, ...first])
  for (let round = 1; round < MAX_ROUNDS && program !== null; round += 1) {
    const left = findFaultsOf(parsePython(program), kinds).filter(
      ({ edits, certainty }) => certainty >= LIKELY && edits && edits.length > 0,
    )
    if (left.length === 0) break
    const next = mendOnce(program, left)
    if (next === null || next === program) break
    program = next
  }
  return program
}

/** Makes the edits of all faults that do not get into each other's way. */
function mendOnce(source: string, faults: readonly Fault[]): string | null {
  const made: Edit[] = []
  for (const { edits } of faults) {
    if (edits && !edits.some((edit) => made.some((other) => collide(edit, other)))) made.push(...edits)
  }
  const program = applyEdits(source, made)
  return parsePython(program).errors.length > 0 ? null : program
}

const collide = (a: Edit, b: Edit) =>
  (a.from < b.to && b.from < a.to) || a.from === b.from || (a.from === a.to && a.from > b.from && a.from < b.to)
