import type { Expression, Statement, StatementOf } from '../../../python/ast'
import type { Source } from '../idioms/idiom'

export type Loop = StatementOf<'for'> | StatementOf<'while'>
/** What a loop is for, told of what its body does; null where it is none of that. */
export type Pattern = (loop: Loop, inside: readonly Statement[], source: Source) => string | null

export const named = (node: Expression) => (node.kind === 'name' ? node.name : null)
