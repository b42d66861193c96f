import type { StatementOf } from '../../../../python/ast'
import { callTo } from '../../../../python/program/expression-shapes'
import { statementsIn } from '../../../../python/walk'

/** The one statement of a loop that prints; null where there are none, or several. */
export function printIn({ body }: StatementOf<'for'>): StatementOf<'expression'> | null {
  const prints = [...statementsIn(body)].filter(
    (node): node is StatementOf<'expression'> => node.kind === 'expression' && callTo(node.value, 'print') !== null,
  )
  return prints.length === 1 ? (prints[0] ?? null) : null
}
