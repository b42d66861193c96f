import type { Expression, Statement } from '../../python/ast'
import { applyEdits, type Edit } from '../../python/edit'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { blocksOf, expressionsIn, statementsIn } from '../../python/walk'

const GAP = '...'

/** The essential lines of a program: its structure and its data stay, what decides and what is calculated becomes a gap. Still Python. */
export function fragmentOf(code: string): string {
  const { body } = parsePython(code)
  const kept = essentialOf(body)
  const edits = [...statementsIn(body)].flatMap((node) => gapsIn(node, kept))
  return edits.length === 0 ? GAP : applyEdits(code, edits)
}

/** A program whose statements in the lines of `changed` have their gaps; the others are the person's own and stay. */
export function gapsAt(code: string, changed: ReadonlySet<number>): string {
  const { lineAt } = linesOf(code)
  const nodes = [...statementsIn(parsePython(code).body)].filter(({ from }) => changed.has(lineAt(from)))
  const gaps = nodes.flatMap((node) => (node.kind === 'for' ? [gap(node.iterable)] : gapsIn(node, null)))
  return applyEdits(code, gaps)
}

/** The first statement of the innermost block: what the program does again and again. */
function essentialOf(body: readonly Statement[]): Statement | null {
  let best: { node: Statement; depth: number } | null = null
  const walk = (nodes: readonly Statement[], depth: number) => {
    for (const node of nodes) {
      const isSimple = blocksOf(node).length === 0
      if (isSimple && depth > (best?.depth ?? 0) && !isOwnData(node)) best = { node, depth }
      const inside = node.kind === 'for' || node.kind === 'while' ? depth + 2 : depth + 1
      for (const block of blocksOf(node))
        walk(block, node.kind === 'function' || node.kind === 'class' ? depth : inside)
    }
  }
  walk(body, 0)
  return (best as { node: Statement } | null)?.node ?? null
}

function gapsIn(node: Statement, kept: Statement | null): Edit[] {
  if (node === kept) return []
  switch (node.kind) {
    case 'if':
    case 'while':
      return node.test.kind === 'boolean' ? [] : [gap(node.test)]
    case 'assign':
      return isOwnData(node) ? [] : inComprehension(node.value)
    case 'augmented-assign':
      return [gap(node.value)]
    case 'return':
      return node.value === null ? [] : inComprehension(node.value)
    case 'expression':
      return node.value.kind === 'call' && node.value.arguments.length > 0 ? argumentsOf(node.value.arguments) : []
    default:
      return []
  }
}

/** Data that the program works on, and what it counts or collects with, are given. */
const isOwnData = (node: Statement) =>
  node.kind === 'assign' &&
  ['number', 'string', 'list', 'dict', 'tuple', 'set', 'boolean', 'none'].includes(node.value.kind)

/** Of a comprehension the way through the data stays. */
function inComprehension(value: Expression): Edit[] {
  const found = [...expressionsIn(value)].find((node) => node.kind === 'comprehension')
  if (found?.kind !== 'comprehension') return [gap(value)]
  const parts = [
    found.element,
    ...(found.value ? [found.value] : []),
    ...found.clauses.flatMap((one) => one.conditions),
  ]
  return parts.map(gap)
}

function argumentsOf(given: readonly { from: number; to: number }[]): Edit[] {
  const [first, last] = [given[0], given.at(-1)]
  return first && last ? [{ from: first.from, to: last.to, text: GAP }] : []
}

const gap = ({ from, to }: { from: number; to: number }): Edit => ({ from, to, text: GAP })
