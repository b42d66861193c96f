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
/** «Del 1 al 10»: the number that the fault leaves out is the one they want. */
const SAID_END = 0.25
export const NAMED_LINE = 0.15
const NAMED_NAME = 0.05

/** Faults by how sure they are and how well they explain what the person sees, the best first. */
export function rankFaults(
  faults: readonly Fault[],
  { lines, names, plain }: Frame,
  signs: ReadonlySet<Sign>,
): Ranked[] {
  return faults
    .map((fault) => {
      const own = FAULT_TEXTS[fault.kind]?.signs ?? []
      const fit = signs.size === 0 ? 0 : own.some((sign) => signs.has(sign)) ? FITS : MISFITS
      const facts = Object.values(fault.facts ?? {})
      const near =
        (lines.includes(fault.line) ? NAMED_LINE : 0) + (names.some((name) => facts.includes(name)) ? NAMED_NAME : 0)
      const wanted = String(fault.facts?.wanted ?? '')
      const isSaid = namesNumber(plain, wanted) || (fault.kind === LIMIT && mentionsNumber(plain, wanted))
      const said = isSaid ? SAID_END : 0
      // What they say of the very value counts more than what signs their words are read as.
      return { ...fault, score: fault.certainty + (isSaid ? Math.max(fit, 0) : fit) + near + said }
    })
    .toSorted((a, b) => b.score - a.score || a.line - b.line)
}

/** The value right at a limit, which a complaint mentions: «60 no es aprobado», «mi prima tiene 18». */
const LIMIT = 'limit-left-out'
const mentionsNumber = (plain: string, wanted: string) =>
  /^\d{1,9}(?:\.\d+)?$/.test(wanted) && ` ${plain} `.includes(` ${wanted} `)

/** «Del 1 al 10», «3 o más», «con 18»: whether they say the number that a fault leaves out. */
function namesNumber(plain: string, wanted: string): boolean {
  if (!/^\w{1,12}$/.test(wanted)) return false
  const around = new RegExp(
    `\\b(?:al|el|con|hasta|desde|partir de|al menos|minimo|igual a|justo|exactamente|tengo|tiene|pongo|meto|saco|son) ${wanted}\\b|\\b${wanted} (?:o mas|o menos|o mayor|o menor|o superior|incluid)`,
  )
  return around.test(plain)
}
