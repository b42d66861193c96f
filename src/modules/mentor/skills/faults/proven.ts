import type { Frame } from '../../engine/frame'
import type { Module, Range } from '../../python/ast'
import { parsePython } from '../../python/parse'
import type { Fault } from './find-faults'
import { CERTAIN } from './found'
import { mendProgram } from './mend-program'
import { type Ranked, TELLING } from './rank'
import { repairs } from './repair/repair'
import { fitOfProgram, type Trial, trialOf } from './repair/trial'

/** Once for each message: what is tried costs. */
const trials = new WeakMap<Frame['message'], Trial | null>()
export function triedOf(frame: Frame, tree: Module): Trial | null {
  const known = trials.get(frame.message)
  if (known !== undefined) return known
  const trial = trialOf(frame, tree)
  trials.set(frame.message, trial)
  return trial
}

/** The same for a program that was changed meanwhile: what they say comes out came out of another. */
export function triedAnew(frame: Frame, tree: Module): Trial | null {
  const trial = trialOf(frame, tree, { isChanged: true })
  trials.set(frame.message, trial)
  return trial
}

/**
 * A fault whose mending makes the program do what they say it should: of those found by tree, or by trying small changes. Where one alone
 * does not, two together; the first then mends both.
 */
export function provenFaults(frame: Frame, tree: Module, all: readonly Ranked[]): Fault[] {
  const trial = triedOf(frame, tree)
  if (!trial) return []
  const telling = all.filter(({ score }) => score >= TELLING)
  const mends = (fault: Fault) => {
    const program = mendProgram(tree.source, fault, new Set([fault.kind]))
    return program !== null && fitOfProgram(trial, program) > 0
  }
  const found = telling.find(mends)
  const isLoose = !/^(?:values|written)$/.test(trial.goal.kind) && trial.held === undefined
  if (found || (isLoose && telling.length > 0)) return found ? [found] : []
  const repaired = repairs(trial, tree, frame.plain)[0]
  if (repaired) return [repaired]
  // What nobody would be told unasked is told where it gives what they want.
  const suspects = all.filter(({ edits }) => edits && edits.length > 0).slice(0, MAX_SUSPECTS)
  const suspect = suspects.find(mends)
  if (suspect) return [suspect]
  return pairsOf(suspects).find(([both]) => both && mends(both)) ?? twiceMended(trial, tree, suspects)
}

/** One of the suspects mended, and a small change of what comes of it. */
function twiceMended(trial: Trial, { source }: Module, suspects: readonly Ranked[]): Fault[] {
  for (const first of suspects.filter(({ score }) => score >= WORTH_A_TRY).slice(0, 2)) {
    const once = mendProgram(source, first, new Set([first.kind]))
    const tree = once === null ? null : parsePython(once)
    const [second] = tree === null ? [] : repairs(trial, tree)
    const twice = tree === null || !second ? null : mendProgram(tree.source, second, new Set([second.kind]))
    if (!second || twice === null || fitOfProgram(trial, twice) === 0) continue
    const whole = { from: 0, to: source.length, text: twice }
    const own = source.split('\n')[second.line - 1]?.trim()
    const isOfSource = own !== undefined && own === once?.split('\n')[second.line - 1]?.trim()
    // What stands in the first correction alone is no fault of the person's.
    return [{ ...first, edits: [whole] }, ...(isOfSource ? [{ ...second, edits: null, certainty: CERTAIN }] : [])]
  }
  return []
}

/** Two faults at a time, the first with the edits of both. */
function pairsOf(faults: readonly Ranked[]): Fault[][] {
  return faults.flatMap((first, at) =>
    faults
      .slice(at + 1)
      .filter(({ kind, edits }) => kind !== first.kind && !overlap(first.edits ?? [], edits ?? []))
      .map((second) => [
        { ...first, edits: [...(first.edits ?? []), ...(second.edits ?? [])] },
        { ...second, certainty: CERTAIN },
      ]),
  )
}

const overlap = (some: readonly Range[], others: readonly Range[]) =>
  some.some((one) => others.some((other) => one.from < other.to && other.from < one.to))

const MAX_SUSPECTS = 8
/** From here on what is found is mended first, and a small change looked for after it. */
const WORTH_A_TRY = 0.5
