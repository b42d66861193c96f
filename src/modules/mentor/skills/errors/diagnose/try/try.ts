import { applyEdits, type Edit } from '../../../../python/edit'
import { parseForNow } from '../../../../python/parse'
import { getsPast, type Leave } from '../failure'
import type { Case, Diagnosis, Propose } from '../names/case'
import { changedOtherwise, ofFlatList, ofRowsMissing } from './collections'
import { cleaned, partedNumbers } from './conversions'
import { keyOfTuples, ownElement, standardForMissing } from './lookups'
import { innerList, keysAsNumbers, ofEachList, spread } from './nested'
import { caseForNothing, guardOfNothing, readOnlyValue, withoutNothing } from './results'

const MAX_TRIED = 24

/** What the run alone shows to be meant, before anything is read from the tree. */
const SURE: readonly Propose[] = [
  ofFlatList,
  ofRowsMissing,
  keyOfTuples,
  ownElement,
  changedOtherwise,
  ofEachList,
  spread,
  innerList,
  keysAsNumbers,
  partedNumbers,
]
/** What may be meant where the tree tells no correction that helps, the likeliest first. */
const LIKELY: readonly Propose[] = [
  cleaned,
  readOnlyValue,
  standardForMissing,
  caseForNothing,
  guardOfNothing,
  withoutNothing,
]

/** What the run shows to be the cause, with a change that helps. */
export const surelyTried = (fault: Case) => tried(fault, SURE)
export const likelyTried = (fault: Case) => tried(fault, LIKELY)

/** The first change after which a program gets past what failed, and prints what it did till then; null where none does. */
function tried(fault: Case, proposals: readonly Propose[]): Diagnosis | null {
  const { failure } = fault
  if (failure === null) return null
  let count = 0
  for (const propose of proposals)
    for (const candidate of propose(fault, failure)) {
      count += 1
      if (count > MAX_TRIED) return null
      if (helps(fault, candidate.edits)) return { ...candidate, failsAt: failure.line }
    }
  return null
}

/** Whether edits that the tree tells help, as far as that can be seen; what was printed by mistake may go. */
export const mends = (fault: Case, edits: readonly Edit[]) =>
  helps(fault, edits, {
    mayGoOn: true,
    maySilence: edits.some(({ from, to }) => /\bprint\b/.test(fault.source.slice(from, to))),
  })

/** Whether a program gets past what failed with some edits; true where that cannot be seen. */
function helps({ failure, source }: Case, edits: readonly Edit[], may: Leave = {}): boolean {
  if (failure === null) return true
  if (edits.length === 0) return false
  try {
    return getsPast(
      failure,
      parseForNow(
        applyEdits(
          source,
          edits.toSorted((a, b) => a.from - b.from || a.to - b.to),
        ),
      ),
      may,
    )
  } catch (error) {
    // Two edits meet in one place.
    if (error instanceof RangeError) return false
    throw error
  }
}
