import type { Module } from '../../python/ast'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { findImprovements } from './find-improvements'
import { FAULTY, type Made } from './improve'
import type { Improvement } from './improvement'

/** A point of a review: the line of the person's program that it is about, and whether the new version has it. */
export type Told = { line: number; what: string; why: string; isPlaced: boolean; weight: number; isMade: boolean }

/** One that may stand in several lines. */
export type Point = Told & { lines: number[] }

/** Matters of taste are told only where there is nothing else. */
export const WORTH_TELLING = 0.3

/**
 * What a review tells of a program and its better version: what was made, as the version has it, and of the other points those that
 * still hold there. What one improvement made and another took away again is not told.
 */
export function toldOf(
  module: Module,
  points: readonly Improvement[],
  better: { source: string; made: readonly Made[] },
): Point[] {
  const { made } = better
  const { lineAt } = linesOf(module.source)
  const told = made.flatMap((one, at): Told[] => {
    if (one.weight < WORTH_TELLING && !points.some(({ why }) => why === one.why)) return []
    const own = points.find((point) => point.why === one.why && lineAt(point.from) === one.first)
    const [before, final] = [module.source, better.source]
    const asMade = asFinal(one, one.what, { later: made.slice(at + 1), before, final })
    const isOwn = own && asMade && strangers(own.what, before + final) <= strangers(asMade, before + final)
    const what = isOwn ? own.what : asMade
    return what === null
      ? []
      : [
          {
            ...one,
            what,
            line: one.first,
            isPlaced: one.isPlaced ?? false,
            weight: own?.weight ?? one.weight,
            isMade: true,
          },
        ]
  })
  const still = made.length === 0 ? points : findImprovements(parsePython(better.source), [])
  const left = points
    .filter(({ why, from }) => !made.some((one) => one.why === why && one.first === lineAt(from)))
    .filter(({ why, from, weight, isLinted = false }) => {
      const over = made.filter(({ first, last }) => first <= lineAt(from) && lineAt(from) <= last)
      const isStill = !isLinted && still.some((each) => each.why === why)
      return isStill || over.every((one) => one.weight < weight && !isLinted)
    })
    .map((point): Told => {
      const { isPlaced = false, what, why, weight, from } = point
      return { line: lineAt(from), what, why, isPlaced, weight, isMade: false }
    })
  return onceEach([...told, ...left].toSorted((a, b) => b.weight - a.weight || a.line - b.line))
}

const squeezed = (text: string) => text.replace(/\s+/g, '').replaceAll("'", '"')
const QUOTED = /`([^`\n]{4,})`/g

/** How much code of a text stands in none of the programs. */
const strangers = (text: string, programs: string) =>
  [...text.matchAll(QUOTED)].filter(([, code = '']) => !squeezed(programs).includes(squeezed(code))).length

type Sources = { later: readonly Made[]; before: string; final: string }

/** What was promised, as the final program has it: later changes of the same lines are read into it. Null where they took it away. */
function asFinal(one: Made, what: string, { later, before, final }: Sources): string | null {
  const [old, after, last] = [before, one.after, final].map(squeezed)
  const isKept = (text: string) =>
    [...text.matchAll(QUOTED)]
      .map(([, code = '']) => squeezed(code))
      .every((code) => !after?.includes(code) || old?.includes(code) || last?.includes(code))
  if (isKept(what)) return what
  const over = later.filter(({ first, last: end }) => first <= one.last && one.first <= end)
  const changed = over.reduce(
    (text, { edits, before: source }) =>
      edits.reduce((all, { from, to, text: fresh }) => {
        const gone = source.slice(from, to)
        return gone.length < 4 ? all : all.replace(QUOTED, (span) => span.replaceAll(gone, () => fresh))
      }, text),
    what,
  )
  if (isKept(changed)) return changed
  return over.length > 0 && one.weight < FAULTY ? null : what
}

/** The same words of several lines are said once. */
function onceEach(told: readonly Told[]): Point[] {
  const groups = Map.groupBy(told, ({ what, isPlaced, line }) => (isPlaced ? `${line} ${what}` : what))
  const seen = new Set<string>()
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const why = seen.has(first.why) ? '' : first.why
    seen.add(first.why)
    return [{ ...first, why, lines: [...new Set([first, ...more].map(({ line }) => line))].toSorted((a, b) => a - b) }]
  })
}
