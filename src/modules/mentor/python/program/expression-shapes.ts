import type { BinaryOperator, CompareOperator, Expression, ExpressionOf, Statement } from '../ast'
import type { Place, Scope } from '../scope'
import { allExpressions, blocksOf, expressionsIn, sameScope, statementsIn } from '../walk'

/** A call of a plain name, one of those given if any are. */
export function callTo(node: Expression | null | undefined, ...names: string[]): ExpressionOf<'call'> | null {
  if (node?.kind !== 'call' || node.callee.kind !== 'name') return null
  return names.length === 0 || names.includes(node.callee.name) ? node : null
}

/** `object.name(...)` taken apart. */
export function methodCall(node: Expression | null | undefined) {
  if (node?.kind !== 'call' || node.callee.kind !== 'attribute') return null
  const { value: object, name } = node.callee
  return { object, name, call: node, callee: node.callee }
}

export const nameOf = (node: Expression | null | undefined) => (node?.kind === 'name' ? node.name : null)

/** The value of a number or of a negated one. */
export function numberOf(node: Expression | null | undefined): number | null {
  if (node?.kind === 'number') return Number(node.text.replaceAll('_', ''))
  if (node?.kind === 'unary' && node.operator === '-' && node.operand.kind === 'number')
    return -Number(node.operand.text)
  return null
}

/** The positional arguments; null where a `*` hides how many there are. */
export function argumentsOf(call: ExpressionOf<'call'>): Expression[] | null {
  if (call.arguments.some(({ form }) => form === 'star' || form === 'double-star')) return null
  return call.arguments.filter(({ form }) => form === 'positional').map(({ value }) => value)
}

export function mentions(node: Expression | null | undefined, name: string): boolean {
  if (!node) return false
  for (const part of expressionsIn(node)) if (part.kind === 'name' && part.name === name) return true
  return false
}

export function namesIn(node: Expression): Set<string> {
  const names = new Set<string>()
  for (const part of expressionsIn(node)) if (part.kind === 'name') names.add(part.name)
  return names
}

/** A single comparison: `left operator right`. */
export function comparison(node: Expression | null | undefined) {
  if (node?.kind !== 'compare' || node.comparisons.length !== 1) return null
  const [only] = node.comparisons
  return only ? { left: node.left, operator: only.operator, right: only.right, node } : null
}

export const FLIPPED = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
} as const satisfies Partial<Record<CompareOperator, CompareOperator>>

/** `x += v`, `x = x + v` and `x = v + x` alike. */
export function updateOf(node: Statement): { name: string; operator: BinaryOperator; value: Expression } | null {
  if (node.kind === 'augmented-assign' && node.target.kind === 'name') {
    return { name: node.target.name, operator: node.operator, value: node.value }
  }
  const plain = plainAssign(node)
  if (plain?.value.kind !== 'binary') return null
  const { operator, left, right } = plain.value
  if (nameOf(left) === plain.name) return { name: plain.name, operator, value: right }
  if (nameOf(right) === plain.name && (operator === '+' || operator === '*')) {
    return { name: plain.name, operator, value: left }
  }
  return null
}

/** `name = value`. */
export function plainAssign(node: Statement): { name: string; target: Expression; value: Expression } | null {
  if (node.kind !== 'assign' || node.targets.length !== 1) return null
  const [target] = node.targets
  return target?.kind === 'name' ? { name: target.name, target, value: node.value } : null
}

/** All statements of a block that run in its scope. */
export const within = (block: readonly Statement[]) => statementsIn(block, sameScope)

/** Whether a block may be left by break, return, raise or exit; a break of an inner loop does not count. */
export function canLeave(block: readonly Statement[]): boolean {
  return block.some((node) => {
    if (node.kind === 'break' || node.kind === 'return' || node.kind === 'raise') return true
    if (node.kind === 'expression' && isExit(node.value)) return true
    if (!sameScope(node)) return false
    if (node.kind !== 'for' && node.kind !== 'while') return blocksOf(node).some(canLeave)
    return leavesFunction(node.body) || canLeave(node.otherwise)
  })
}

const leavesFunction = (block: readonly Statement[]): boolean => {
  for (const node of within(block)) {
    if (node.kind === 'return' || node.kind === 'raise') return true
    if (node.kind === 'expression' && isExit(node.value)) return true
  }
  return false
}

const isExit = (node: Expression) => {
  if (callTo(node, 'exit', 'quit')) return true
  const method = methodCall(node)
  return method !== null && ['exit', '_exit', 'destroy', 'quit'].includes(method.name)
}

/** Whether a block always ends what surrounds it: its last statement does, or all its branches do. */
export function alwaysLeaves(block: readonly Statement[]): boolean {
  const last = block.at(-1)
  if (!last) return false
  if (['return', 'raise', 'break', 'continue'].includes(last.kind)) return true
  if (last.kind === 'if') return alwaysLeaves(last.body) && alwaysLeaves(last.otherwise)
  if (last.kind === 'with') return alwaysLeaves(last.body)
  if (last.kind === 'while') return last.test.kind === 'boolean' && last.test.value && !hasBreak(last.body)
  return false
}

const hasBreak = (block: readonly Statement[]): boolean =>
  block.some(
    (node) =>
      node.kind === 'break' ||
      (sameScope(node) && node.kind !== 'for' && node.kind !== 'while' && blocksOf(node).some(hasBreak)),
  )

/** Whether a name gets a value anywhere in a block. */
export function assigns(block: readonly Statement[], name: string): boolean {
  for (const node of within(block)) if (assignsDirectly(node, name)) return true
  return false
}

function assignsDirectly(node: Statement, name: string): boolean {
  switch (node.kind) {
    case 'assign':
      return node.targets.some((target) => bindsName(target, name))
    case 'augmented-assign':
    case 'annotated-assign':
    case 'for':
      return bindsName(node.target, name)
    case 'with':
      return node.items.some(({ target }) => target !== null && bindsName(target, name))
    case 'global':
    case 'nonlocal':
      return node.names.includes(name)
    default:
      return false
  }
}

function bindsName(target: Expression, name: string): boolean {
  if (target.kind === 'name') return target.name === name
  return (target.kind === 'tuple' || target.kind === 'list') && target.items.some((item) => bindsName(item, name))
}

/** Whether an expression in a block reads a name; targets of plain assignments are not read. */
export function reads(block: readonly Statement[], name: string): boolean {
  for (const expression of allExpressions(block)) {
    if (expression.kind === 'name' && expression.name === name && !isTargetIn(block, expression)) return true
  }
  return false
}

function isTargetIn(block: readonly Statement[], name: Expression): boolean {
  for (const node of within(block)) {
    if (node.kind === 'assign' && node.targets.some((target) => target === name)) return true
    if (node.kind === 'for' && node.target === name) return true
  }
  return false
}

/** The statements after one in its own block, then those after what surrounds it, to the end of the scope. */
export function* after(place: Place): Generator<Statement> {
  for (let at: Place | null = place; at && at.scope === place.scope; at = at.parent) yield* at.block.slice(at.at + 1)
}

export const isModule = (scope: Scope) => scope.kind === 'module'
