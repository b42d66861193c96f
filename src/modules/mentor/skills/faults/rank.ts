import type { Frame } from '../../engine/frame'
import type { Sign } from './content/fault-text'
import { FAULT_TEXTS } from './content/texts'
import type { Fault } from './find-faults'

export type Ranked = Fault & { score: number }

/** From here on a fault is told as the one that was asked for. */
export const TELLING = 0.68
/** What explains the signs gains; what does not loses less, since people describe them loosely. */
const FITS = 0.2
const MISFITS = -0.1
const NAMED_LINE = 0.15
const NAMED_NAME = 0.05

/** Faults by how sure they are and how well they explain what the person sees, the best first. */
export function rankFaults(faults: readonly Fault[], { lines, names }: Frame, signs: ReadonlySet<Sign>): Ranked[] {
  return faults
    .map((fault) => {
      const own = FAULT_TEXTS[fault.kind]?.signs ?? []
      const fit = signs.size === 0 ? 0 : own.some((sign) => signs.has(sign)) ? FITS : MISFITS
      const facts = Object.values(fault.facts ?? {})
      const near =
        (lines.includes(fault.line) ? NAMED_LINE : 0) + (names.some((name) => facts.includes(name)) ? NAMED_NAME : 0)
      return { ...fault, score: fault.certainty + fit + near }
    })
    .toSorted((a, b) => b.score - a.score || a.line - b.line)
}
