import type { Expression } from '../../../python/ast'
import { type Reviewed, textOf } from '../improvement'

/** What a test holds against constants: `x == "a"`, `x == "a" or x == "b"`, `x in ("a", "b")`. */
export type Asked = { subject: Expression; values: string[] }

export function askedValues(program: Reviewed, test: Expression): Asked | null {
  if (test.kind === 'boolean-operation' && test.operator === 'or') {
    const parts = test.values.map((value) => askedValues(program, value))
    const [first] = parts
    const isSame = parts.every(
      (part) => part && first && textOf(program, part.subject) === textOf(program, first.subject),
    )
    return first && isSame ? { subject: first.subject, values: parts.flatMap((part) => part?.values ?? []) } : null
  }
  const [only, other] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind !== 'compare' || !only || other) return null
  const { operator, right } = only
  const items = operator === 'in' && (right.kind === 'tuple' || right.kind === 'list') ? right.items : [right]
  if ((operator !== '==' && right === items[0]) || !items.every(isConstant)) return null
  return { subject: test.left, values: items.map((item) => textOf(program, item)) }
}

export const isConstant = (node: Expression) =>
  node.kind === 'string' ||
  node.kind === 'number' ||
  node.kind === 'boolean' ||
  node.kind === 'none' ||
  node.kind === 'unary'
