import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Scope } from '../../../../python/scope'
import { typeOf } from '../../../faults/type-of'

const KINDS = { int: 'number', float: 'number', str: 'text', bool: 'truth' } as const
/** What `random` draws. */
const DRAWN = new Set(['randint', 'randrange', 'uniform'])

/** Whether an expression is a number, a text or a truth value. */
export const kindOf = (node: Expression, scope: Scope) => {
  if (DRAWN.has(methodCall(node)?.name ?? nameOf(callTo(node)?.callee) ?? '')) return 'number'
  const type = typeOf(node, scope)
  return type !== null && type in KINDS ? KINDS[type as keyof typeof KINDS] : null
}
