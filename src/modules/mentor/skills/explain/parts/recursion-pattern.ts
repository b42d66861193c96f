import type { Expression, StatementOf } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'

export function recursionPattern(owner: StatementOf<'function'>, source: Source): string | null {
  const isOwnCall = (part: Expression) =>
    part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === owner.name
  const calls = [...allExpressions(owner.body)].filter(isOwnCall)
  if (calls.length === 0) return null
  for (const part of allExpressions(owner.body)) {
    if (part.kind !== 'binary') continue
    const sides = [part.left, part.right]
    if (part.operator === '+' && sides.some(isOwnCall))
      return `se llama a sí misma y va sumando, hasta el caso base (${quote(source, part)})`
  }
  return 'resuelve el problema llamándose a sí misma con un caso más pequeño'
}
