import type { Module } from '../../python/ast'
import type { Edit } from '../../python/edit'
import { type Lines, linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { answersDifferently } from '../change/same-output'
import { findImprovements } from './find-improvements'
import { applied, type Improvement } from './improvement'

const MAX_ROUNDS = 10
/** Each round reads the program anew; a longer one is only told what could be better. */
const MAX_IMPROVED = 4_000
/** From here on it goes wrong: another result is what is wanted. */
export const FAULTY = 0.75

/** An improvement that was made: between which lines of the person's own program, and what came of it. */
export type Made = Improvement & { first: number; last: number; before: string; after: string }

/**
 * The program with every improvement made that makes itself (of `only` these), and which they were. One at a time, read anew after
 * each: an improvement inside another finds its place again.
 */
export function improve(module: Module, only?: readonly Improvement[]): { source: string; made: Made[] } {
  if (module.source.length > MAX_IMPROVED) return { source: module.source, made: [] }
  let source = module.source
  const made: Made[] = []
  const lines = linesOf(source)
  const rounds: (readonly Edit[])[] = []
  const isWanted = ({ why }: Improvement) => only?.some((each) => each.why === why) ?? true
  const seen = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = round === 0 ? module : parsePython(source)
    const next = findImprovements(tree, []).find(
      (found) => found.edits.length > 0 && !seen.has(placeOf(source, found)) && isWanted(found),
    )
    if (!next) break
    seen.add(placeOf(source, next))
    const after = applied(source, next.edits) ?? source
    // What is only written better answers as before.
    if (next.weight < FAULTY && answersDifferently(tree, parsePython(after))) continue
    const own = (place: number) => lines.lineAt(originOf(rounds, place))
    made.push({ ...relined(next, linesOf(source), own), ...reachOf(next, own), before: source, after })
    rounds.push(next.edits.toSorted((a, b) => a.from - b.from))
    source = after
  }
  return { source, made }
}

/** The same advice may hold in several places; where it was followed it is not followed again. */
const placeOf = (source: string, { what, from, to }: Improvement) => `${what}\n${source.slice(from, to)}`

/** Where a place of a changed program stood at first: what was written anew stands where it begins. */
function originOf(rounds: readonly (readonly Edit[])[], place: number): number {
  let at = place
  for (const edits of rounds.toReversed()) {
    let grown = 0
    for (const { from, to, text } of edits) {
      if (at < from + grown) break
      if (at < from + grown + text.length) {
        at = from + grown
        break
      }
      grown += text.length - (to - from)
    }
    at -= grown
  }
  return at
}

function reachOf({ from, to, edits }: Improvement, own: (place: number) => number) {
  const places = [from, ...(edits.length > 0 ? [] : [to]), ...edits.flatMap((edit) => [edit.from, edit.to])].map(own)
  return { first: Math.min(...places), last: Math.max(...places) }
}

/** An improvement whose words name lines, with those of the person's program. */
function relined<I extends Improvement>(found: I, { rangeOf }: Lines, own: (place: number) => number): I {
  const what = found.what.replace(/(?<=\blíneas? )\d+(?:(?:, | y )\d+)*/g, (list) =>
    list.replace(/\d+/g, (line) => String(own(rangeOf(Number(line)).from))),
  )
  return { ...found, what }
}
