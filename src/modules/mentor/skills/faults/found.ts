import type { Range } from '../../python/ast'
import type { Edit } from '../../python/edit'
import type { Program } from '../../python/program/indexed-program'

/** How sure a detector is. From `LIKELY` on a finding is told without having been asked for. */
export const CERTAIN = 0.95
export const LIKELY = 0.8
/** Right code may look like this, too: only told when it explains what the person sees. */
export const POSSIBLE = 0.5

/**
 * Something wrong at a place. Facts fill the wording (texts as inline code, numbers as they are; `line` is added). Without edits nothing
 * can be mended by machine.
 */
export type Found = {
  at: Range
  certainty: number
  facts?: Readonly<Record<string, string | number>>
  edits?: readonly Edit[] | null
}
export type Detector = (program: Program) => Iterable<Found>
export type Detectors = Readonly<Record<string, Detector>>
