import type { SyntaxNode } from '@lezer/common'
import type { BinaryOperator, CompareOperator, Expression, Range } from './ast'
import { childrenOf } from './read-node'

/**
 * The grammar lets `not` and unary minus reach over what binds looser (`not a or b` comes as `not (a or b)`). So a nest of operations is
 * laid out flat, operands and operators in their order, and built anew by Python's precedence.
 */
export function readOperation(node: SyntaxNode, source: string, read: ReadNode): Expression {
  const tokens: Token[] = []
  layOut(node, source, tokens)
  return build(tokens, source, read)
}

/** Reads an operand; passed in, since operands hold operations. */
export type ReadNode = (node: SyntaxNode, source: string) => Expression
type Token = { operand: SyntaxNode } | { operator: string; from: number }

const OPERATIONS = new Set(['BinaryExpression', 'UnaryExpression'])
const OPERATORS = new Set(['ArithOp', 'BitOp', 'CompareOp', 'and', 'or', 'not', 'in', 'is'])

function layOut(node: SyntaxNode, source: string, tokens: Token[]): void {
  for (const child of childrenOf(node)) {
    if (OPERATIONS.has(child.name)) layOut(child, source, tokens)
    else if (OPERATORS.has(child.name)) addOperator(source.slice(child.from, child.to), child.from, tokens)
    else tokens.push({ operand: child })
  }
}

/** `not in` and `is not` are one operator each. */
function addOperator(text: string, from: number, tokens: Token[]): void {
  const last = tokens.at(-1)
  if (
    last &&
    'operator' in last &&
    ((last.operator === 'not' && text === 'in') || (last.operator === 'is' && text === 'not'))
  ) {
    const isNegatedBefore = last.operator === 'not'
    // A `not` that begins an operand is no part of `in`: only one that stands after an operand is.
    const before = tokens.at(-2)
    if (!isNegatedBefore || (before && 'operand' in before)) {
      last.operator = `${last.operator} ${text}`
      return
    }
  }
  tokens.push({ operator: text, from })
}

const COMPARISONS = new Set(['==', '!=', '<>', '<', '<=', '>', '>=', 'in', 'not in', 'is', 'is not'])
/** From loosest to tightest; unary minus stands between `*` and `**`. */
const BINARY_LEVELS = [['|'], ['^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '//', '%', '@']]

function build(tokens: readonly Token[], source: string, read: ReadNode): Expression {
  let at = 0
  const operator = () => {
    const token = tokens[at]
    return token && 'operator' in token ? token.operator : undefined
  }
  const start = () => {
    const token = tokens[at]
    if (token === undefined) return source.length
    return 'operand' in token ? token.operand.from : token.from
  }

  /** Where operands begin and end, their parentheses included: those are a part of what they stand in. */
  const outer = new Map<Expression, Range>()
  const fromOf = (node: Expression) => outer.get(node)?.from ?? node.from
  const toOf = (node: Expression) => outer.get(node)?.to ?? node.to

  const operand = (): Expression => {
    const token = tokens[at]
    if (token === undefined || 'operator' in token) {
      const from = start()
      return { kind: 'broken', from, to: from }
    }
    at += 1
    const node = read(token.operand, source)
    outer.set(node, { from: token.operand.from, to: token.operand.to })
    return node
  }

  const power = (): Expression => {
    const left = operand()
    if (operator() !== '**') return left
    at += 1
    const right = unary()
    return { kind: 'binary', operator: '**', left, right, from: fromOf(left), to: toOf(right) }
  }

  const unary = (): Expression => {
    const sign = operator()
    if (sign !== '-' && sign !== '+' && sign !== '~') return power()
    const from = start()
    at += 1
    const value = unary()
    return { kind: 'unary', operator: sign, operand: value, from, to: toOf(value) }
  }

  const binary = (level: number): Expression => {
    const operators = BINARY_LEVELS[level]
    if (operators === undefined) return unary()
    let left = binary(level + 1)
    for (let sign = operator(); sign !== undefined && operators.includes(sign); sign = operator()) {
      at += 1
      const right = binary(level + 1)
      left = { kind: 'binary', operator: sign as BinaryOperator, left, right, from: fromOf(left), to: toOf(right) }
    }
    return left
  }

  const comparison = (): Expression => {
    const left = binary(0)
    const comparisons: { operator: CompareOperator; right: Expression }[] = []
    for (let sign = operator(); sign !== undefined && COMPARISONS.has(sign); sign = operator()) {
      at += 1
      comparisons.push({ operator: (sign === '<>' ? '!=' : sign) as CompareOperator, right: binary(0) })
    }
    const last = comparisons.at(-1)
    return last ? { kind: 'compare', left, comparisons, from: fromOf(left), to: toOf(last.right) } : left
  }

  const negation = (): Expression => {
    if (operator() !== 'not') return comparison()
    const from = start()
    at += 1
    const value = negation()
    return { kind: 'not', operand: value, from, to: toOf(value) }
  }

  const chain = (sign: 'and' | 'or', next: () => Expression): Expression => {
    const values = [next()]
    while (operator() === sign) {
      at += 1
      values.push(next())
    }
    const [first, last] = [values[0], values.at(-1)]
    if (values.length === 1 || !first || !last) return first ?? operand()
    return { kind: 'boolean-operation', operator: sign, values, from: fromOf(first), to: toOf(last) }
  }

  return chain('or', () => chain('and', negation))
}
