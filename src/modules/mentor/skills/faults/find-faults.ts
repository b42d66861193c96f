import type { Module } from '../../python/ast'
import { ALONE, type Around } from '../../python/program/around'
import { Program } from '../../python/program/indexed-program'
import { DETECTORS } from './detectors'
import type { Found } from './found'

type Detector = readonly [kind: string, detect: (typeof DETECTORS)[string]]
export type Fault = Found & { kind: string; line: number }

/** A longer program is no beginner's, and takes longer than a question may. */
const MAX_CHARACTERS = 8_000
/** More of one kind say nothing more. */
const MAX_OF_A_KIND = 6

/** Whether a program is short enough to be searched. */
export const isSearchable = (module: Module) => module.source.length <= MAX_CHARACTERS

/** All that the detectors find in a program that parses, the surest first; nothing in one that does not, or is too long. */
export const findFaults = (module: Module, around: Around = ALONE): Fault[] =>
  foundBy(Object.entries(DETECTORS), module, around)

/** The same of some kinds, whatever is said of the program: the other detectors are not asked. */
export const findFaultsOf = (module: Module, kinds: ReadonlySet<string>): Fault[] =>
  foundBy(
    Object.entries(DETECTORS).filter(([kind]) => kinds.has(kind)),
    module,
    ALONE,
  )

function foundBy(detectors: readonly Detector[], module: Module, around: Around): Fault[] {
  if (module.errors.length > 0 || !isSearchable(module)) return []
  const program = new Program(module, around)
  const faults: Fault[] = []
  for (const [kind, detect] of detectors) {
    let count = 0
    for (const found of detect(program)) {
      faults.push({ ...found, kind, line: program.line(found.at) })
      count += 1
      if (count === MAX_OF_A_KIND) break
    }
  }
  return faults.toSorted((a, b) => b.certainty - a.certainty || a.line - b.line)
}
