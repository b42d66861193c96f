import type { SyntaxNode } from '@lezer/common'
import type { BinaryOperator, Expression, Statement } from './ast'
import { readAnnotation, readArguments, readExpression, readNode, readYield } from './read-expression'
import { between, childrenOf, rangeOf, splitBy, textOf } from './read-node'

export type ReadStatement = (node: SyntaxNode, source: string) => Statement

const simple =
  (kind: 'pass' | 'break' | 'continue'): ReadStatement =>
  (node) => ({ kind, ...rangeOf(node) })

/** Statements that hold no others, by the grammar's names for them. */
export const SIMPLE: Partial<Record<string, ReadStatement>> = {
  PassStatement: simple('pass'),
  BreakStatement: simple('break'),
  ContinueStatement: simple('continue'),
  ExpressionStatement: (node, source) => ({
    kind: 'expression',
    value: readExpression(childrenOf(node), source, rangeOf(node)),
    ...rangeOf(node),
  }),
  YieldStatement: (node, source) => ({ kind: 'expression', value: readYield(node, source), ...rangeOf(node) }),
  PrintStatement: (node) => ({ kind: 'broken', ...rangeOf(node) }),
  AssignStatement: readAssign,
  UpdateStatement: (node, source) => {
    const children = childrenOf(node)
    const at = children.findIndex(({ name }) => name === 'UpdateOp')
    const operator = children[at]
    return {
      kind: 'augmented-assign',
      target: readExpression(children.slice(0, at), source, rangeOf(node)),
      operator: (operator ? textOf(operator, source).slice(0, -1) : '+') as BinaryOperator,
      value: readExpression(children.slice(at + 1), source, rangeOf(node)),
      ...rangeOf(node),
    }
  },
  ReturnStatement: (node, source) => ({ kind: 'return', value: rest(node, source), ...rangeOf(node) }),
  RaiseStatement: (node, source) => {
    const children = childrenOf(node)
    const exception = between(children, 'raise', 'from')
    const cause = children.some(({ name }) => name === 'from') ? between(children, 'from') : []
    return {
      kind: 'raise',
      exception: exception.length > 0 ? readExpression(exception, source, rangeOf(node)) : null,
      cause: cause.length > 0 ? readExpression(cause, source, rangeOf(node)) : null,
      ...rangeOf(node),
    }
  },
  ImportStatement: readImport,
  ScopeStatement: (node, source) => {
    const [scope, ...names] = childrenOf(node)
    return {
      kind: scope?.name === 'nonlocal' ? 'nonlocal' : 'global',
      names: names.filter(({ name }) => name === 'VariableName').map((name) => textOf(name, source)),
      ...rangeOf(node),
    }
  },
  AssertStatement: (node, source) => {
    const [test = [], message] = splitBy(childrenOf(node).slice(1), ',')
    return {
      kind: 'assert',
      test: readExpression(test, source, rangeOf(node)),
      message: message ? readExpression(message, source, rangeOf(node)) : null,
      ...rangeOf(node),
    }
  },
  DeleteStatement: (node, source) => ({
    kind: 'delete',
    targets: splitBy(childrenOf(node).slice(1), ',').map((part) => readExpression(part, source, rangeOf(node))),
    ...rangeOf(node),
  }),
  TypeDefinition: (node, source) => {
    const name = childrenOf(node).find((child) => child.name === 'VariableName')
    return { kind: 'type-alias', name: name ? textOf(name, source) : '', ...rangeOf(node) }
  },
}

function rest(node: SyntaxNode, source: string): Expression | null {
  const nodes = childrenOf(node).slice(1)
  return nodes.length > 0 ? readExpression(nodes, source, rangeOf(node)) : null
}

function readAssign(node: SyntaxNode, source: string): Statement {
  const children = childrenOf(node)
  const place = rangeOf(node)
  const annotation = children.find(({ name }) => name === 'TypeDef')
  const parts = splitBy(
    children.filter((child) => child !== annotation),
    'AssignOp',
  )
  if (annotation) {
    const [target = [], value] = parts
    return {
      kind: 'annotated-assign',
      target: readExpression(target, source, place),
      annotation: readAnnotation(annotation, source),
      value: value ? readExpression(value, source, place) : null,
      ...place,
    }
  }
  return {
    kind: 'assign',
    targets: parts.slice(0, -1).map((part) => readExpression(part, source, place)),
    value: readExpression(parts.at(-1) ?? [], source, place),
    ...place,
  }
}

function readImport(node: SyntaxNode, source: string): Statement {
  const children = childrenOf(node).filter(({ name }) => name !== '(' && name !== ')')
  const named = splitBy(between(children, 'import'), ',')
    .filter((part) => part.length > 0)
    .map((part) => {
      const as = part.findIndex(({ name }) => name === 'as')
      const names = as === -1 ? part : part.slice(0, as)
      const alias = as === -1 ? undefined : part[as + 1]
      return { name: names.map((name) => textOf(name, source)).join(''), alias: alias ? textOf(alias, source) : null }
    })
  if (children[0]?.name !== 'from') return { kind: 'import', names: named, ...rangeOf(node) }
  const origin = between(children, 'from', 'import')
    .map((part) => textOf(part, source))
    .join('')
  const module = origin.replace(/^\.+/, '')
  return { kind: 'import-from', module, level: origin.length - module.length, names: named, ...rangeOf(node) }
}
/** The grammar lays `@a.b(1)` out flat. */
export function readDecorator(node: SyntaxNode, source: string): Expression {
  const parts = childrenOf(node).filter(({ name }) => name !== 'At')
  const list = parts.find(({ name }) => name === 'ArgList')
  const names = parts.filter(({ name }) => name === 'VariableName' || name === 'PropertyName')
  const [first, ...others] = names
  if (first === undefined) {
    const [only] = parts
    return only ? readNode(only, source) : { kind: 'broken', ...rangeOf(node) }
  }
  const callee = others.reduce<Expression>(
    (value, name) => ({
      kind: 'attribute',
      value,
      name: textOf(name, source),
      nameFrom: name.from,
      from: first.from,
      to: name.to,
    }),
    readNode(first, source),
  )
  return list ? { kind: 'call', callee, arguments: readArguments(list, source), from: first.from, to: list.to } : callee
}
