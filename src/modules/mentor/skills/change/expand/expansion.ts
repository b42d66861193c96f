import type { Expression, Statement } from '../../../python/ast'
import type { Program } from '../../../python/program/indexed-program'
import type { Place, Spot } from '../../../python/scope'

/** Lines that stand before the statement, and what then stands for the expression. `whole`: the statement itself goes. */
export type Expansion = { lines: string[]; text: string; whole?: boolean; how: string }

export type At = {
  p: Program
  spot: Spot
  place: Place
  level: string
  /** The name that the statement gives the value to, where it does only that. */
  wanted: string | null
}
export type Expand = (node: Expression, at: At) => Expansion | null

/** Kinds of what has to be run only sometimes, or many times: nothing can be moved out of it. */
const HELD = new Set(['comprehension', 'lambda', 'conditional', 'boolean-operation', 'await', 'yield'])

/** Whether an expression is worked out once, whenever its statement is reached. */
export function isMovable({ parent, place }: Spot): boolean {
  for (let at = parent; at; at = at.parent) if (HELD.has(at.node.kind)) return false
  const { node } = place
  if (node.kind === 'while') return false
  return !(node.kind === 'if' && node.isElif) && node.kind !== 'function' && node.kind !== 'class'
}

/** The name of `name = expression`. */
export function wantedBy(node: Statement, expression: Expression): string | null {
  if (node.kind !== 'assign' || node.targets.length !== 1 || node.value !== expression) return null
  const [target] = node.targets
  return target?.kind === 'name' ? target.name : null
}

/** A name or a literal is read twice without harm; anything else gets a name first. */
export const isPlain = (node: Expression) =>
  node.kind === 'name' || (node.kind === 'attribute' && node.value.kind === 'name')
