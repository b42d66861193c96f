import type { Expression, Statement } from '../../../python/ast'
import { calledName } from '../idioms/in-calls'

const PLAIN = new Set<Expression['kind']>([
  'number',
  'string',
  'boolean',
  'none',
  'list',
  'dict',
  'set',
  'tuple',
  'name',
])

/** Whether a statement only keeps or shows a value: nothing is worked out in it. */
export function isPlain(node: Statement): boolean {
  if (node.kind === 'assign') return PLAIN.has(node.value.kind)
  return node.kind === 'expression' && node.value.kind === 'call' && calledName(node.value) === 'print'
}
