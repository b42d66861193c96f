import type { SyntaxNode } from '@lezer/common'
import type { ComprehensionClause, Expression, Range } from './ast'
import { between, splitBy } from './read-node'

type Read = (nodes: readonly SyntaxNode[], source: string, place: Range) => Expression
type As = { form: 'list' | 'set' | 'dict' | 'generator'; read: Read }

/** `… for … in … if …`, without its brackets; `read` reads the expressions in it. */
export function readComprehension(nodes: readonly SyntaxNode[], source: string, { form, read }: As): Expression {
  const [from, to] = [nodes[0]?.from ?? 0, nodes.at(-1)?.to ?? 0]
  const start = nodes.findIndex(({ name }) => name === 'for' || name === 'async')
  const [key = [], value = []] = splitBy(nodes.slice(0, start), ':')
  return {
    kind: 'comprehension',
    form,
    element: read(key, source, { from, to }),
    value: form === 'dict' ? read(value, source, { from, to }) : null,
    clauses: clausesOf(nodes.slice(start), source, read),
    from,
    to,
  }
}

function clausesOf(nodes: readonly SyntaxNode[], source: string, read: Read): ComprehensionClause[] {
  const place = { from: nodes[0]?.from ?? 0, to: nodes.at(-1)?.to ?? 0 }
  return splitBy(nodes, 'for')
    .slice(1)
    .map((part, at, parts) => {
      const [head = [], ...conditions] = splitBy(
        part.filter(({ name }) => name !== 'async'),
        'if',
      )
      const before = at === 0 ? nodes[0] : parts[at - 1]?.at(-1)
      return {
        target: read(
          head.slice(
            0,
            head.findIndex(({ name }) => name === 'in'),
          ),
          source,
          place,
        ),
        iterable: read(between(head, 'in'), source, place),
        conditions: conditions.map((condition) => read(condition, source, place)),
        isAsync: before?.name === 'async',
      }
    })
}
