import type { SyntaxNode } from '@lezer/common'
import type { Handler, MatchCase, Range, Statement, StatementOf } from './ast'
import { readAnnotation, readArguments, readExpression, readParameters } from './read-expression'
import { between, childrenOf, rangeOf, splitBy, textOf } from './read-node'
import { type ReadStatement, readDecorator, SIMPLE } from './read-simple-statement'

/** The statements of a module, or of the `Body` of a compound statement. */
export function readBlock(node: SyntaxNode, source: string): Statement[] {
  return childrenOf(node).flatMap((child) => {
    if (child.name === ':') return []
    if (child.name === 'StatementGroup') return readBlock(child, source)
    const read = COMPOUND[child.name] ?? SIMPLE[child.name]
    if (read) return read(child, source)
    return child.type.isError && child.from < child.to ? { kind: 'broken', ...rangeOf(child) } : []
  })
}

const COMPOUND: Partial<Record<string, ReadStatement>> = {
  FunctionDefinition: readFunction,
  ClassDefinition: readClass,
  DecoratedStatement: readDecorated,
  IfStatement: (node, source) => readIf(childrenOf(node), source, { ...rangeOf(node), isElif: false }),
  ForStatement: (node, source) => {
    const children = childrenOf(node)
    return {
      kind: 'for',
      target: readExpression(between(children, 'for', 'in'), source, rangeOf(node)),
      iterable: readExpression(between(children, 'in', 'Body'), source, rangeOf(node)),
      ...bodyAndElse(children, source),
      isAsync: children[0]?.name === 'async',
      ...rangeOf(node),
    }
  },
  WhileStatement: (node, source) => {
    const children = childrenOf(node)
    return {
      kind: 'while',
      test: readExpression(between(children, 'while', 'Body'), source, rangeOf(node)),
      ...bodyAndElse(children, source),
      ...rangeOf(node),
    }
  },
  TryStatement: readTry,
  WithStatement: readWith,
  MatchStatement: readMatch,
}

const bodyOf = (children: readonly SyntaxNode[], source: string) => {
  const body = children.find(({ name }) => name === 'Body')
  return body ? readBlock(body, source) : []
}

function bodyAndElse(children: readonly SyntaxNode[], source: string) {
  const at = children.findIndex(({ name }) => name === 'else')
  return {
    body: bodyOf(at === -1 ? children : children.slice(0, at), source),
    otherwise: at === -1 ? [] : bodyOf(children.slice(at), source),
  }
}

function readFunction(node: SyntaxNode, source: string): StatementOf<'function'> {
  const children = childrenOf(node)
  const name = children.find((child) => child.name === 'VariableName')
  const parameters = children.find((child) => child.name === 'ParamList')
  const returns = children.find((child) => child.name === 'TypeDef')
  return {
    kind: 'function',
    name: name ? textOf(name, source) : '',
    nameFrom: name?.from ?? node.from,
    parameters: parameters ? readParameters(parameters, source) : [],
    returns: returns ? readAnnotation(returns, source) : null,
    body: bodyOf(children, source),
    decorators: [],
    isAsync: children[0]?.name === 'async',
    ...rangeOf(node),
  }
}

function readClass(node: SyntaxNode, source: string): StatementOf<'class'> {
  const children = childrenOf(node)
  const name = children.find((child) => child.name === 'VariableName')
  const list = children.find((child) => child.name === 'ArgList')
  return {
    kind: 'class',
    name: name ? textOf(name, source) : '',
    nameFrom: name?.from ?? node.from,
    arguments: list ? readArguments(list, source) : [],
    body: bodyOf(children, source),
    decorators: [],
    ...rangeOf(node),
  }
}

function readDecorated(node: SyntaxNode, source: string): Statement {
  const children = childrenOf(node)
  const decorators = children
    .filter(({ name }) => name === 'Decorator')
    .map((decorator) => readDecorator(decorator, source))
  const definition = children.find(({ name }) => name === 'FunctionDefinition' || name === 'ClassDefinition')
  if (definition === undefined) return { kind: 'broken', ...rangeOf(node) }
  const read = definition.name === 'ClassDefinition' ? readClass(definition, source) : readFunction(definition, source)
  return { ...read, decorators, from: node.from }
}

function readIf(children: readonly SyntaxNode[], source: string, place: Range & { isElif: boolean }): Statement {
  const next = children.findIndex(({ name }, at) => at > 0 && (name === 'elif' || name === 'else'))
  const own = next === -1 ? children : children.slice(0, next)
  const others = next === -1 ? [] : children.slice(next)
  const test = own.slice(1).filter(({ name }) => name !== 'Body')
  const [first] = others
  const otherwise =
    first === undefined
      ? []
      : first.name === 'elif'
        ? [readIf(others, source, { from: first.from, to: place.to, isElif: true })]
        : bodyOf(others, source)
  return { kind: 'if', test: readExpression(test, source, place), body: bodyOf(own, source), otherwise, ...place }
}

function readTry(node: SyntaxNode, source: string): Statement {
  const clauses: SyntaxNode[][] = []
  for (const child of childrenOf(node)) {
    if (CLAUSES.has(child.name)) clauses.push([child])
    else clauses.at(-1)?.push(child)
  }
  const blockOf = (name: string) => bodyOf(clauses.find(([first]) => first?.name === name) ?? [], source)
  return {
    kind: 'try',
    body: blockOf('try'),
    handlers: clauses.filter(([first]) => first?.name === 'except').map((clause) => readHandler(clause, source)),
    otherwise: blockOf('else'),
    final: blockOf('finally'),
    ...rangeOf(node),
  }
}

const CLAUSES = new Set(['try', 'except', 'else', 'finally'])

function readHandler(clause: readonly SyntaxNode[], source: string): Handler {
  const [first] = clause
  const place = { from: first?.from ?? 0, to: clause.at(-1)?.to ?? 0 }
  const head = clause.slice(1).filter(({ name }) => name !== 'Body' && name !== '*')
  const as = head.findIndex(({ name }) => name === 'as')
  const type = as === -1 ? head : head.slice(0, as)
  const name = as === -1 ? undefined : head[as + 1]
  return {
    type: type.length > 0 ? readExpression(type, source, place) : null,
    name: name ? textOf(name, source) : null,
    isGroup: clause[1]?.name === '*',
    body: bodyOf(clause, source),
    ...place,
  }
}

function readWith(node: SyntaxNode, source: string): Statement {
  const children = childrenOf(node)
  const head = between(children, 'with', 'Body').filter(({ name }) => name !== '(' && name !== ')')
  const items = splitBy(head, ',')
    .filter((part) => part.length > 0)
    .map((part) => {
      const as = part.findIndex(({ name }) => name === 'as')
      return {
        context: readExpression(as === -1 ? part : part.slice(0, as), source, rangeOf(node)),
        target: as === -1 ? null : readExpression(part.slice(as + 1), source, rangeOf(node)),
      }
    })
  return {
    kind: 'with',
    items,
    body: bodyOf(children, source),
    isAsync: children[0]?.name === 'async',
    ...rangeOf(node),
  }
}

function readMatch(node: SyntaxNode, source: string): Statement {
  const children = childrenOf(node)
  const body = children.find(({ name }) => name === 'MatchBody')
  const cases = body ? childrenOf(body).filter(({ name }) => name === 'MatchClause') : []
  return {
    kind: 'match',
    subject: readExpression(between(children, 'match', 'MatchBody'), source, rangeOf(node)),
    cases: cases.map((clause) => readCase(clause, source)),
    ...rangeOf(node),
  }
}

function readCase(node: SyntaxNode, source: string): MatchCase {
  const children = childrenOf(node)
  const pattern = between(children, 'case', 'Guard', 'Body')
  const guard = children.find(({ name }) => name === 'Guard')
  const captures: string[] = []
  for (const part of pattern) {
    part.cursor().iterate((inner) => {
      const isNamed =
        inner.name === 'VariableName' && inner.node.parent?.name === 'AsPattern' && !inner.node.nextSibling
      if (inner.name === 'CapturePattern' || isNamed) captures.push(source.slice(inner.from, inner.to))
    })
  }
  return {
    pattern: { from: pattern[0]?.from ?? node.from, to: pattern.at(-1)?.to ?? node.to },
    captures,
    guard: guard ? readExpression(childrenOf(guard).slice(1), source, rangeOf(guard)) : null,
    body: bodyOf(children, source),
    ...rangeOf(node),
  }
}
