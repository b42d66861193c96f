import type { CodePart } from './message'
import { codePart } from './reading/code-part'

/** From here on two lines are the same one, written otherwise. */
const ALIKE = 0.6
/** So many lines more than are given may be replaced by them. */
const MAX_MORE = 2
const MAX_LINES = 200

const wordsOf = (text: string) => new Set(text.replace(/#.*$/, '').match(/[\p{L}_][\p{L}\d_]*|\d+/gu) ?? [])

function likeness(one: string, other: string): number {
  const [own, others] = [wordsOf(one), wordsOf(other)]
  if (own.size === 0 || others.size === 0) return 0
  return [...own].filter((word) => others.has(word)).length / Math.min(own.size, others.size)
}

/** The lines of a program that some others are, in the same order: pairs of places, the most alike in all. */
function aligned(given: readonly string[], lines: readonly string[]): [number, number][] {
  const best = Array.from({ length: given.length + 1 }, () => new Array<number>(lines.length + 1).fill(0))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  const score = (i: number, j: number) => {
    const alike = likeness(given[i] ?? '', lines[j] ?? '')
    return alike >= ALIKE ? alike : 0
  }
  for (let i = given.length - 1; i >= 0; i -= 1)
    for (let j = lines.length - 1; j >= 0; j -= 1) {
      const row = best[i]
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), score(i, j) > 0 ? at(i + 1, j + 1) + score(i, j) : 0)
    }
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < given.length && j < lines.length) {
    if (score(i, j) > 0 && at(i, j) === at(i + 1, j + 1) + score(i, j)) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (at(i, j) === at(i, j + 1)) j += 1
    else i += 1
  }
  return pairs
}

const marginOf = (line: string) => line.length - line.trimStart().length

/** The program with a stretch of it as it is written in some other lines; null where they are like none, or no Python comes of it. */
export function withLinesPlaced(fragment: CodePart, program: CodePart): CodePart | null {
  const given = fragment.code.split('\n').filter((line) => line.trim() !== '')
  const lines = program.code.trimEnd().split('\n')
  if (given.length >= lines.length || lines.length > MAX_LINES) return null
  const pairs = aligned(given, lines)
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (first === undefined || last === undefined || pairs.length * 2 < given.length) return null
  if (last[1] - first[1] + 1 > given.length + MAX_MORE) return null
  const shift = marginOf(lines[first[1]] ?? '') - marginOf(given[first[0]] ?? '')
  const moved = given.map((line) =>
    shift >= 0 ? ' '.repeat(shift) + line : line.slice(Math.min(-shift, marginOf(line))),
  )
  const placed = codePart([...lines.slice(0, first[1]), ...moved, ...lines.slice(last[1] + 1)].join('\n'), 'pasted')
  return placed.tree.errors.length === 0 ? placed : null
}
