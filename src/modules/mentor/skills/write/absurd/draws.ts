import type { Expression, Module } from '../../../python/ast'
import { allExpressions, sameScope, statementsIn } from '../../../python/walk'

const DRAWS = /^(?:randint|randrange|uniform)$/

/** `randint(1, 1)`: what can be drawn is but one number. */
export function drawsOne(module: Module): boolean {
  const known = new Map<string, string>()
  for (const node of statementsIn(module.body, sameScope)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind === 'assign' && target?.kind === 'name' && node.value.kind === 'number')
      known.set(target.name, node.value.text)
  }
  const numberOf = (node: Expression | undefined) =>
    node?.kind === 'number'
      ? node.text
      : node?.kind === 'name' && /^[A-Z]/.test(node.name)
        ? known.get(node.name)
        : undefined
  for (const node of allExpressions(module)) {
    if (node.kind !== 'call' || (node.callee.kind !== 'attribute' && node.callee.kind !== 'name')) continue
    const [low, high] = node.arguments.map(({ value }) => numberOf(value))
    if (DRAWS.test(node.callee.name) && low !== undefined && low === high) return true
  }
  return false
}
