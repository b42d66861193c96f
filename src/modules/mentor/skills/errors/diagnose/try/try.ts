import { applyEdits, type Edit } from '../../../../python/edit'
import { parseForNow } from '../../../../python/parse'
import { timesIn } from '../../../faults/repair/stated-values'
import type { Case, Diagnosis, Propose } from '../case'
import { type Leave, pastOutput } from '../failure'
import { wantedResults } from '../wish'
import { changedOtherwise, ofFlatList, ofRowsMissing } from './collections'
import { cleaned, partedNumbers } from './conversions'
import { keyOfTuples, ownElement, standardForMissing } from './lookups'
import { innerList, keysAsNumbers, ofEachList, spread } from './nested'
import { keyOfLoop, numberWithin, sumOfParts } from './parts'
import { caseForNothing, guardOfNothing, readOnlyValue, withoutNothing } from './results'

import { daysBetween, otherNumbers, otherSeparator, sameKey, valueOfLoop } from './written-otherwise'

const MAX_TRIED = 24

/** What the run alone shows to be meant, before anything is read from the tree. */
const SURE: readonly Propose[] = [
  ofFlatList,
  ofRowsMissing,
  keyOfTuples,
  ownElement,
  changedOtherwise,
  ofEachList,
  sumOfParts,
  numberWithin,
  keyOfLoop,
  sameKey,
  otherSeparator,
  valueOfLoop,
  daysBetween,
  spread,
  innerList,
  keysAsNumbers,
  partedNumbers,
]
/** What may be meant where the tree tells no correction that helps, the likeliest first. */
const LIKELY: readonly Propose[] = [
  otherNumbers,
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

/**
 * The first change after which a program gets past what failed and prints what it did till then; before it one that prints what the
 * person says should come out. Null where none does.
 */
function tried(fault: Case, proposals: readonly Propose[]): Diagnosis | null {
  const { failure } = fault
  if (failure === null) return null
  let [count, first]: [number, Diagnosis | null] = [0, null]
  for (const propose of proposals) {
    for (const candidate of propose(fault, failure)) {
      count += 1
      if (count > MAX_TRIED) return first
      const output = outputWith(fault, candidate.edits)
      if (output === null) continue
      const found = { ...candidate, failsAt: failure.line }
      if (wantedResults(fault).every((value) => timesIn(output, value) > 0)) return found
      first ??= found
    }
    if (first) return first
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
const helps = (fault: Case, edits: readonly Edit[], may: Leave = {}) =>
  fault.failure === null || outputWith(fault, edits, may) !== null

/** What a program prints with some edits that take it past what failed; null where they do not. */
function outputWith({ failure, source }: Case, edits: readonly Edit[], may: Leave = {}): string | null {
  if (failure === null || edits.length === 0) return null
  try {
    return pastOutput(
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
    if (error instanceof RangeError) return null
    throw error
  }
}
