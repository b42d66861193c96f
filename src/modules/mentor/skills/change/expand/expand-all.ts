import type { Expression } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import type { Program } from '../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../python/program/line-edits'
import { edited, linesOf, programOf } from '../../../python/program/source'
import type { Spot } from '../../../python/scope'
import { type At, type Expand, isMovable, wantedBy } from './expansion'

/** Each round expands one place and reads the program anew. */
const MAX_ROUNDS = 20

export type Expanded = { code: string; how: string[]; left: number }

/** Writes out all that an expansion applies to, in plain statements. `left` counts what could not be. */
export function expandAll(
  code: string,
  isMeant: (node: Expression, p: Program) => boolean,
  expands: readonly Expand[],
): Expanded | null {
  let current = code
  const how: string[] = []
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = expandOne(current, isMeant, expands)
    if (next === null) break
    current = next.code
    how.push(next.how)
  }
  if (current === code) return null
  const p = programOf(current)
  return { code: current, how: [...new Set(how)], left: spotsOf(p).filter(({ node }) => isMeant(node, p)).length }
}

const KINDS = ['call', 'comprehension', 'subscript', 'conditional', 'format-string', 'attribute'] as const
const spotsOf = (p: Program): Spot[] =>
  KINDS.flatMap((kind): Spot[] => p.spots(kind)).toSorted((a, b) => b.node.from - a.node.from)

function expandOne(code: string, isMeant: (node: Expression, p: Program) => boolean, expands: readonly Expand[]) {
  const p = programOf(code)
  const level = levelOf(p)
  // The innermost first: what is around it then reads a plain name.
  for (const spot of spotsOf(p)) {
    const { node, place } = spot
    if (!isMeant(node, p) || !isMovable(spot)) continue
    const at: At = { p, spot, place, level, wanted: wantedBy(place.node, node) }
    for (const expand of expands) {
      const made = expand(node, at)
      if (made === null) continue
      const edits = editsFor(p, spot, at, made)
      if (edits === null) continue
      return { code: edited(p, edits), how: made.how }
    }
  }
  return null
}

function editsFor(
  p: Program,
  { node, place }: Spot,
  at: At,
  made: { lines: string[]; text: string; whole?: boolean },
): Edit[] | null {
  const { from, to } = linesOf(p, place.node)
  const indent = indentOf(p, place.node)
  // A statement that shares its line has no line before it.
  if (p.source.slice(from, place.node.from).trim() !== '') return null
  const block = made.lines.map((line) => (line === '' ? '' : indent + line)).join('\n')
  const isOnly = at.wanted !== null && made.text === at.wanted
  if (made.whole || isOnly) return [{ from, to, text: block }]
  const { from: start, to: end } = p.whole(node)
  if (made.lines.length === 0) return [{ from: start, to: end, text: made.text }]
  return [
    { from, to: from, text: `${block}\n` },
    { from: start, to: end, text: made.text },
  ]
}
