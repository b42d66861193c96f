import type { Expression } from '../../python/ast'
import type { CodePart } from '../message'

/** Whether a piece of code is nothing but lists, tuples and dictionaries of plain values, given to names or as they are. */
export function isOnlyData({ tree }: Pick<CodePart, 'tree'>): boolean {
  return (
    tree.errors.length === 0 &&
    tree.body.length > 0 &&
    tree.body.every(
      (node) =>
        (node.kind === 'assign' && node.targets.every(({ kind }) => kind === 'name') && isContainer(node.value)) ||
        (node.kind === 'expression' && isContainer(node.value)),
    )
  )
}

const MAX_DEPTH = 6

const isContainer = (node: Expression): boolean =>
  (node.kind === 'list' || node.kind === 'tuple' || node.kind === 'dict') && isPlain(node, 0)

function isPlain(node: Expression, depth: number): boolean {
  if (depth > MAX_DEPTH) return false
  switch (node.kind) {
    case 'number':
    case 'string':
    case 'boolean':
    case 'none':
      return true
    case 'unary':
      return node.operand.kind === 'number'
    case 'list':
    case 'tuple':
      return node.items.every((item) => isPlain(item, depth + 1))
    case 'dict':
      return node.entries.every(
        ({ key, value }) => key !== null && isPlain(key, depth + 1) && isPlain(value, depth + 1),
      )
    default:
      return false
  }
}
