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
  return new OperationParser(tokens, source, read).parse()
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

/** A parser by precedence: each method reads what binds at its level or tighter, and goes on after it. */
class OperationParser {
  private at = 0
  /** Where operands begin and end, their parentheses included: those are a part of what they stand in. */
  private readonly outer = new Map<Expression, Range>()

  constructor(
    private readonly tokens: readonly Token[],
    private readonly source: string,
    private readonly read: ReadNode,
  ) {}

  parse(): Expression {
    return this.chain('or', () => this.chain('and', () => this.negation()))
  }

  private operator(): string | undefined {
    const token = this.tokens[this.at]
    return token && 'operator' in token ? token.operator : undefined
  }

  private start(): number {
    const token = this.tokens[this.at]
    if (token === undefined) return this.source.length
    return 'operand' in token ? token.operand.from : token.from
  }

  private fromOf = (node: Expression): number => this.outer.get(node)?.from ?? node.from
  private toOf = (node: Expression): number => this.outer.get(node)?.to ?? node.to

  private chain(sign: 'and' | 'or', next: () => Expression): Expression {
    const values = [next()]
    while (this.operator() === sign) {
      this.at += 1
      values.push(next())
    }
    const [first, last] = [values[0], values.at(-1)]
    if (values.length === 1 || !first || !last) return first ?? this.operand()
    return { kind: 'boolean-operation', operator: sign, values, from: this.fromOf(first), to: this.toOf(last) }
  }

  private negation(): Expression {
    if (this.operator() !== 'not') return this.comparison()
    const from = this.start()
    this.at += 1
    const value = this.negation()
    return { kind: 'not', operand: value, from, to: this.toOf(value) }
  }

  private comparison(): Expression {
    const left = this.binary(0)
    const comparisons: { operator: CompareOperator; right: Expression }[] = []
    for (let sign = this.operator(); sign !== undefined && COMPARISONS.has(sign); sign = this.operator()) {
      this.at += 1
      comparisons.push({ operator: (sign === '<>' ? '!=' : sign) as CompareOperator, right: this.binary(0) })
    }
    const last = comparisons.at(-1)
    return last ? { kind: 'compare', left, comparisons, from: this.fromOf(left), to: this.toOf(last.right) } : left
  }

  private binary(level: number): Expression {
    const operators = BINARY_LEVELS[level]
    if (operators === undefined) return this.unary()
    let left = this.binary(level + 1)
    for (let sign = this.operator(); sign !== undefined && operators.includes(sign); sign = this.operator()) {
      this.at += 1
      const right = this.binary(level + 1)
      const range = { from: this.fromOf(left), to: this.toOf(right) }
      left = { kind: 'binary', operator: sign as BinaryOperator, left, right, ...range }
    }
    return left
  }

  private unary(): Expression {
    const sign = this.operator()
    if (sign !== '-' && sign !== '+' && sign !== '~') return this.power()
    const from = this.start()
    this.at += 1
    const value = this.unary()
    return { kind: 'unary', operator: sign, operand: value, from, to: this.toOf(value) }
  }

  private power(): Expression {
    const left = this.operand()
    if (this.operator() !== '**') return left
    this.at += 1
    const right = this.unary()
    return { kind: 'binary', operator: '**', left, right, from: this.fromOf(left), to: this.toOf(right) }
  }

  private operand(): Expression {
    const token = this.tokens[this.at]
    if (token === undefined || 'operator' in token) {
      const from = this.start()
      return { kind: 'broken', from, to: from }
    }
    this.at += 1
    const node = this.read(token.operand, this.source)
    this.outer.set(node, { from: token.operand.from, to: token.operand.to })
    return node
  }
}
