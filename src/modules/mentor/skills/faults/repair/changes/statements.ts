import type { Statement } from '../../../../python/ast'
import { mentions } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  indentOf,
  levelOf,
  movedAfter,
  movedBefore,
  reindented,
  removed,
  replaced,
  together,
} from '../../../../python/program/line-edits'
import { loopsAround } from '../../../../python/scope'
import type { Detectors } from '../../found'

const MOVABLE = new Set([
  'expression',
  'assign',
  'augmented-assign',
  'return',
  'break',
  'continue',
  'if',
  'annotated-assign',
])

/** Statements that could stand elsewhere, or not at all. */
export const STATEMENT_CHANGES: Detectors = {
  *'try-out-of-block'(p) {
    for (const place of p.allPlaces) {
      const { node, parent, block, at } = place
      if (!parent || !MOVABLE.has(node.kind) || parent.scope !== place.scope || at !== block.length - 1) continue
      if (!['for', 'while', 'if'].includes(parent.node.kind)) continue
      yield {
        at: node,
        certainty: hasBranches(parent.node) ? 0.55 : node.kind === 'return' || node.kind === 'expression' ? 0.86 : 0.8,
        facts: { written: firstLine(p, node), block: firstLine(p, parent.node), blockLine: p.line(parent.node) },
        edits: movedAfter(p, node, parent.node),
      }
      // A `return` in an `if` of a loop may belong behind the loop.
      const loop = loopsAround(place).at(-1)
      if (node.kind !== 'return' || !loop || loop.node === parent.node) continue
      yield {
        at: node,
        certainty: 0.78,
        facts: { written: firstLine(p, node), block: firstLine(p, loop.node), blockLine: p.line(loop.node) },
        edits: movedAfter(p, node, loop.node),
      }
    }
  },

  *'try-into-block'(p) {
    for (const place of p.allPlaces) {
      const { node, block, at } = place
      const before = block[at - 1]
      if (!before || !MOVABLE.has(node.kind)) continue
      for (const inner of lastBlocks(before)) {
        const last = inner.at(-1)
        if (!last) continue
        yield {
          at: node,
          certainty: node.kind === 'return' ? 0.55 : 0.84,
          facts: { written: firstLine(p, node), block: firstLine(p, before), blockLine: p.line(before) },
          edits: reindented(p, node, indentOf(p, last)),
        }
      }
    }
  },

  *'try-start-elsewhere'(p) {
    for (const place of p.places('assign')) {
      const { node } = place
      // What a loop must begin anew each time stands before it.
      for (const next of place.block.slice(place.at + 1, place.at + 4)) {
        const first = next.kind === 'for' || next.kind === 'while' ? next.body[0] : undefined
        if (!first) continue
        yield {
          at: node,
          certainty: 0.83,
          facts: { written: p.text(node), block: firstLine(p, next), blockLine: p.line(next) },
          edits: movedBefore(p, node, first),
        }
      }
      // What must last stands in a loop.
      const loop = loopsAround(place)[0]
      if (!loop) continue
      yield {
        at: node,
        certainty: 0.82,
        facts: { written: p.text(node), block: firstLine(p, loop.node), blockLine: p.line(loop.node) },
        edits: movedBefore(p, node, loop.node),
      }
    }
  },

  *'try-order'(p) {
    for (const { node, block, at } of p.allPlaces) {
      const next = block[at + 1]
      if (!next || !isPlain(node) || !isPlain(next) || LEAVES.has(next.kind)) continue
      yield {
        at: node,
        certainty: 0.74,
        facts: { written: firstLine(p, node), next: firstLine(p, next), nextLine: p.line(next) },
        edits: movedBefore(p, next, node),
      }
    }
    for (const place of p.allPlaces) {
      const { node, block, at } = place
      const last = block.at(-1)
      if (!last || at >= block.length - 2 || node.kind !== 'expression') continue
      yield {
        at: node,
        certainty: 0.7,
        facts: { written: firstLine(p, node), next: firstLine(p, last), nextLine: p.line(last) },
        edits: movedAfter(p, node, last),
      }
    }
  },

  /** `a = b` and `b = a % b`: both from what was before. */
  *'try-at-once'(p) {
    for (const { node, block, at } of p.allPlaces) {
      const next = block[at + 1]
      if (node.kind !== 'assign' || next?.kind !== 'assign' || node.targets.length > 1 || next.targets.length > 1)
        continue
      const [first, second] = [node.targets[0], next.targets[0]]
      if (first?.kind !== 'name' || second?.kind !== 'name' || !mentions(next.value, first.name)) continue
      const mended = `${first.name}, ${second.name} = ${p.text(node.value)}, ${p.text(next.value)}`
      yield {
        at: node,
        certainty: 0.79,
        facts: { written: p.text(next), name: first.name, mended },
        edits: together(
          [replaced({ from: node.from, to: node.from + p.text(node).trimEnd().length }, mended)],
          removed(p, next),
        ),
      }
    }
  },

  *'try-without'(p) {
    for (const place of p.allPlaces) {
      const { node, block } = place
      if (!isPlain(node) || (place.parent === null && node.kind === 'assign')) continue
      yield {
        at: node,
        certainty: node.kind === 'break' || node.kind === 'continue' ? 0.84 : block.length > 1 ? 0.6 : 0.62,
        facts: { written: firstLine(p, node) },
        edits: removed(p, node),
      }
    }
  },

  *'try-reset'(p) {
    for (const place of p.places('if')) {
      const { node } = place
      const first = node.body[0]
      if (node.otherwise.length > 0 || loopsAround(place).length === 0 || first?.kind !== 'augmented-assign') continue
      const end = node.body.at(-1)?.to ?? node.to
      const name = p.text(first.target)
      yield {
        at: node,
        certainty: 0.76,
        facts: { name, block: firstLine(p, node) },
        edits: [
          { from: end, to: end, text: `\n${indentOf(p, node)}else:\n${indentOf(p, node)}${levelOf(p)}${name} = 0` },
        ],
      }
    }
  },
}

const firstLine = (p: Program, node: Statement) => p.text(node).split('\n')[0] ?? ''

const LEAVES = new Set(['break', 'continue'])
const hasBranches = (node: Statement) => node.kind === 'if' && (node.isElif || node.otherwise.length > 0)

const isPlain = ({ kind }: Statement) =>
  ['expression', 'assign', 'augmented-assign', 'break', 'continue'].includes(kind)

/** The blocks at whose end a statement behind could belong, the outermost first. */
function lastBlocks(node: Statement): (readonly Statement[])[] {
  if (node.kind !== 'for' && node.kind !== 'while' && node.kind !== 'if') return []
  const block = node.kind === 'if' && node.otherwise.length > 0 ? node.otherwise : node.body
  const last = block.at(-1)
  return [block, ...(last ? lastBlocks(last) : [])]
}
