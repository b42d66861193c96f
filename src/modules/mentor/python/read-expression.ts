import type { SyntaxNode } from '@lezer/common'
import type { Argument, Expression, Parameter, Range } from './ast'
import { readComprehension } from './read-comprehension'
import { readString } from './read-literal'
import { between, brokenAt, childrenOf, innerOf, rangeOf, splitBy } from './read-node'
import { readOperation } from './read-operation'

/** What stands where one expression is due: with commas a tuple, with `*` a starred one, `broken` when there is nothing. */
export function readExpression(nodes: readonly SyntaxNode[], source: string, place: Range): Expression {
  const parts = splitBy(nodes, ',')
  if (parts.length > 1) {
    const items = parts.filter((part) => part.length > 0).map((part) => readItem(part, source))
    return { kind: 'tuple', items, from: nodes[0]?.from ?? place.from, to: nodes.at(-1)?.to ?? place.to }
  }
  return nodes.length === 0 ? { kind: 'broken', ...place } : readItem(nodes, source)
}

function readItem(nodes: readonly SyntaxNode[], source: string): Expression {
  const [first, second] = nodes
  if (first?.name === '*' && second) {
    return { kind: 'starred', value: readNode(second, source), from: first.from, to: second.to }
  }
  const node = nodes.find(({ type }) => !type.isError)
  if (node === undefined) return { kind: 'broken', from: first?.from ?? 0, to: nodes.at(-1)?.to ?? 0 }
  return nodes.some(({ name }) => name === 'for')
    ? readComprehension(nodes, source, { form: 'generator', read: readExpression })
    : readNode(node, source)
}

export function readNode(node: SyntaxNode, source: string): Expression {
  const { name, from, to } = node
  const text = () => source.slice(from, to)
  switch (name) {
    case 'VariableName':
    case 'PropertyName':
      return { kind: 'name', name: text(), from, to }
    case 'Number':
      return { kind: 'number', text: text(), from, to }
    case 'String':
    case 'FormatString':
    case 'ContinuedString':
      return readString(node, source, readExpression)
    case 'Boolean':
      return { kind: 'boolean', value: text() === 'True', from, to }
    case 'None':
      return { kind: 'none', from, to }
    case 'Ellipsis':
      return { kind: 'ellipsis', from, to }
    case 'BinaryExpression':
    case 'UnaryExpression':
      return readOperation(node, source, readNode)
    default:
      return (COMPOUND[name] ?? brokenAt)(node, source)
  }
}

type Read = (node: SyntaxNode, source: string) => Expression

const itemsOf = (node: SyntaxNode, source: string) =>
  splitBy(innerOf(node), ',')
    .filter((part) => part.length > 0)
    .map((part) => readItem(part, source))

const COMPOUND: Partial<Record<string, Read>> = {
  ParenthesizedExpression: (node, source) => ({
    ...readExpression(innerOf(node), source, rangeOf(node)),
    isParenthesized: true,
  }),
  TupleExpression: (node, source) => ({
    kind: 'tuple',
    items: itemsOf(node, source),
    isParenthesized: true,
    ...rangeOf(node),
  }),
  ArrayExpression: (node, source) => ({ kind: 'list', items: itemsOf(node, source), ...rangeOf(node) }),
  SetExpression: (node, source) => ({ kind: 'set', items: itemsOf(node, source), ...rangeOf(node) }),
  DictionaryExpression: (node, source) => ({ kind: 'dict', entries: entriesOf(node, source), ...rangeOf(node) }),
  ComprehensionExpression: (node, source) => ({
    ...readComprehension(innerOf(node), source, { form: 'generator', read: readExpression }),
    ...rangeOf(node),
  }),
  ArrayComprehensionExpression: (node, source) => ({
    ...readComprehension(innerOf(node), source, { form: 'list', read: readExpression }),
    ...rangeOf(node),
  }),
  SetComprehensionExpression: (node, source) => ({
    ...readComprehension(innerOf(node), source, { form: 'set', read: readExpression }),
    ...rangeOf(node),
  }),
  DictionaryComprehensionExpression: (node, source) => ({
    ...readComprehension(innerOf(node), source, { form: 'dict', read: readExpression }),
    ...rangeOf(node),
  }),
  CallExpression: (node, source) => {
    const [callee, list] = childrenOf(node)
    return {
      kind: 'call',
      callee: callee ? readNode(callee, source) : brokenAt(node),
      arguments: list ? readArguments(list, source) : [],
      ...rangeOf(node),
    }
  },
  MemberExpression: readMember,
  ConditionalExpression: (node, source) => {
    const children = childrenOf(node)
    const part = (nodes: SyntaxNode[]) => readExpression(nodes, source, rangeOf(node))
    return {
      kind: 'conditional',
      consequent: part(children.slice(0, 1)),
      test: part(between(children, 'if', 'else')),
      alternate: part(between(children, 'else')),
      ...rangeOf(node),
    }
  },
  LambdaExpression: (node, source) => {
    const children = childrenOf(node)
    const list = children.find(({ name }) => name === 'ParamList')
    return {
      kind: 'lambda',
      parameters: list ? readParameters(list, source) : [],
      body: readExpression(between(children, ':'), source, rangeOf(node)),
      ...rangeOf(node),
    }
  },
  NamedExpression: (node, source) => {
    const children = childrenOf(node)
    return {
      kind: 'named',
      target: readExpression(children.slice(0, 1), source, rangeOf(node)),
      value: readExpression(children.slice(2), source, rangeOf(node)),
      ...rangeOf(node),
    }
  },
  AwaitExpression: (node, source) =>
    waiting(readExpression(childrenOf(node).slice(1), source, rangeOf(node)), node.from),
  YieldExpression: readYield,
  YieldStatement: readYield,
}

/** `await` binds more tightly than the grammar has it: of `await a + b` it is `a` that is waited for. */
function waiting(value: Expression, from: number): Expression {
  if (value.isParenthesized || (value.kind !== 'binary' && value.kind !== 'compare'))
    return { kind: 'await', value, from, to: value.to }
  return { ...value, left: waiting(value.left, from), from }
}

export function readYield(node: SyntaxNode, source: string): Expression {
  const children = childrenOf(node)
  const isFrom = children.some(({ name }) => name === 'from')
  const value = children.filter(({ name }) => name !== 'yield' && name !== 'from' && name !== '⚠')
  return {
    kind: 'yield',
    isFrom,
    value: value.length > 0 ? readExpression(value, source, rangeOf(node)) : null,
    ...rangeOf(node),
  }
}

function entriesOf(node: SyntaxNode, source: string) {
  return splitBy(innerOf(node), ',')
    .filter((part) => part.length > 0)
    .map((part) => {
      if (part[0]?.name === '**') return { key: null, value: readExpression(part.slice(1), source, rangeOf(node)) }
      const [key = [], value = []] = splitBy(part, ':')
      return { key: readExpression(key, source, rangeOf(node)), value: readExpression(value, source, rangeOf(node)) }
    })
}

function readMember(node: SyntaxNode, source: string): Expression {
  const children = childrenOf(node)
  const [object, mark] = children
  const place = rangeOf(node)
  const value = object ? readNode(object, source) : brokenAt(node)
  if (mark?.name === '[') {
    const index = children.slice(2).filter(({ name }) => name !== ']')
    return { kind: 'subscript', value, index: readIndex(index, source, place), ...place }
  }
  const name = children.find((child) => child.name === 'PropertyName')
  return {
    kind: 'attribute',
    value,
    name: name ? source.slice(name.from, name.to) : '',
    nameFrom: name?.from ?? place.to,
    ...place,
  }
}

function readIndex(nodes: readonly SyntaxNode[], source: string, place: Range): Expression {
  if (!nodes.some(({ name }) => name === ':')) return readExpression(nodes, source, place)
  const parts = splitBy(nodes, ',').filter((part) => part.length > 0)
  const items = parts.map((part) =>
    part.some(({ name }) => name === ':') ? readSlice(part, source) : readItem(part, source),
  )
  const [only] = items
  if (items.length === 1 && only) return only
  return { kind: 'tuple', items, from: nodes[0]?.from ?? place.from, to: nodes.at(-1)?.to ?? place.to }
}

function readSlice(nodes: readonly SyntaxNode[], source: string): Expression {
  const [lower = [], upper = [], step = []] = splitBy(nodes, ':')
  const [from, to] = [nodes[0]?.from ?? 0, nodes.at(-1)?.to ?? 0]
  const part = (part: SyntaxNode[]) => (part.length > 0 ? readItem(part, source) : null)
  return { kind: 'slice', lower: part(lower), upper: part(upper), step: part(step), from, to }
}

export function readArguments(list: SyntaxNode, source: string): Argument[] {
  const nodes = innerOf(list)
  const place = rangeOf(list)
  const [first] = nodes
  // A bare generator is the only argument: its commas are those of `for a, b in …`.
  if (first && nodes.some(({ name }) => name === 'for')) {
    const value = readItem(nodes, source)
    return [{ form: 'positional', name: null, value, from: first.from, to: nodes.at(-1)?.to ?? first.to }]
  }
  return splitBy(nodes, ',')
    .filter((part) => part.length > 0)
    .map((part): Argument => {
      const [first, second] = part
      const range = { from: first?.from ?? place.from, to: part.at(-1)?.to ?? place.to }
      if (first?.name === '*' || first?.name === '**') {
        const form = first.name === '*' ? 'star' : 'double-star'
        return { form, name: null, value: readExpression(part.slice(1), source, range), ...range }
      }
      if (second?.name === 'AssignOp' && source.slice(second.from, second.to) === '=') {
        const name = source.slice(range.from, first?.to)
        return { form: 'keyword', name, value: readExpression(part.slice(2), source, range), ...range }
      }
      return { form: 'positional', name: null, value: readItem(part, source), ...range }
    })
}

export function readParameters(list: SyntaxNode, source: string): Parameter[] {
  let isKeywordOnly = false
  const parameters: Parameter[] = []
  for (const part of splitBy(
    childrenOf(list).filter(({ name }) => name !== '(' && name !== ')'),
    ',',
  )) {
    const star = part[0]?.name === '*' || part[0]?.name === '**' ? part[0].name : null
    const name = part.find((node) => node.name === 'VariableName')
    if (name) {
      const annotation = part.find((node) => node.name === 'TypeDef')
      const equals = part.findIndex((node) => node.name === 'AssignOp')
      const place = { from: part[0]?.from ?? name.from, to: part.at(-1)?.to ?? name.to }
      parameters.push({
        name: source.slice(name.from, name.to),
        form: star === '**' ? 'kwargs' : star === '*' ? 'args' : isKeywordOnly ? 'keyword-only' : 'positional',
        annotation: annotation ? readAnnotation(annotation, source) : null,
        standard: equals === -1 ? null : readExpression(part.slice(equals + 1), source, place),
        ...place,
      })
    }
    if (star === '*') isKeywordOnly = true
  }
  // The grammar has no node for the `/`.
  const slash = /,\s*\/\s*[,)]/.exec(source.slice(list.from, list.to))
  if (slash !== null) for (const each of parameters) if (each.to <= list.from + slash.index) each.isByPlaceOnly = true
  return parameters
}

export function readAnnotation(node: SyntaxNode, source: string): Expression {
  const nodes = childrenOf(node).filter(({ name }) => name !== ':')
  return readExpression(nodes, source, rangeOf(node))
}
