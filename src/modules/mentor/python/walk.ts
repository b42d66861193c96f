import type { Argument, Expression, FormatPart, Module, Parameter, Statement } from './ast'

/** The expressions directly inside an expression, in the order of the source. */
export function partsOf(node: Expression): Expression[] {
  switch (node.kind) {
    case 'binary':
      return [node.left, node.right]
    case 'boolean-operation':
      return node.values
    case 'not':
    case 'unary':
      return [node.operand]
    case 'compare':
      return [node.left, ...node.comparisons.map(({ right }) => right)]
    case 'call':
      return [node.callee, ...node.arguments.map(({ value }) => value)]
    case 'attribute':
    case 'starred':
    case 'await':
      return [node.value]
    case 'subscript':
      return [node.value, node.index]
    case 'slice':
      return present(node.lower, node.upper, node.step)
    case 'list':
    case 'tuple':
    case 'set':
      return node.items
    case 'dict':
      return node.entries.flatMap(({ key, value }) => present(key, value))
    case 'comprehension':
      return [
        ...present(node.element, node.value),
        ...node.clauses.flatMap(({ target, iterable, conditions }) => [target, iterable, ...conditions]),
      ]
    case 'conditional':
      return [node.consequent, node.test, node.alternate]
    case 'lambda':
      return [...inParameters(node.parameters), node.body]
    case 'named':
      return [node.target, node.value]
    case 'yield':
      return present(node.value)
    case 'format-string':
      return node.parts.flatMap(inPart)
    default:
      return []
  }
}

/** The expressions of a statement itself, not those of the statements inside it. */
export function expressionsOf(node: Statement): Expression[] {
  switch (node.kind) {
    case 'expression':
      return [node.value]
    case 'assign':
      return [...node.targets, node.value]
    case 'augmented-assign':
      return [node.target, node.value]
    case 'annotated-assign':
      return present(node.target, node.annotation, node.value)
    case 'function':
      return [...node.decorators, ...inParameters(node.parameters), ...present(node.returns)]
    case 'class':
      return [...node.decorators, ...inArguments(node.arguments)]
    case 'if':
    case 'while':
      return [node.test]
    case 'for':
      return [node.target, node.iterable]
    case 'try':
      return node.handlers.flatMap(({ type }) => present(type))
    case 'with':
      return node.items.flatMap(({ context, target }) => present(context, target))
    case 'match':
      return [node.subject, ...node.cases.flatMap(({ guard }) => present(guard))]
    case 'return':
      return present(node.value)
    case 'raise':
      return present(node.exception, node.cause)
    case 'assert':
      return present(node.test, node.message)
    case 'delete':
      return node.targets
    default:
      return []
  }
}

/** The blocks of statements directly inside a statement, in the order of the source. */
export function blocksOf(node: Statement): Statement[][] {
  switch (node.kind) {
    case 'function':
    case 'class':
    case 'with':
      return [node.body]
    case 'if':
    case 'for':
    case 'while':
      return [node.body, node.otherwise]
    case 'try':
      return [node.body, ...node.handlers.map(({ body }) => body), node.otherwise, node.final]
    case 'match':
      return node.cases.map(({ body }) => body)
    default:
      return []
  }
}

/** All statements, outer ones first. `within` decides whether to go into one's blocks (a function's body, say). */
export function statementsIn(
  body: readonly Statement[],
  within: (node: Statement) => boolean = () => true,
): Statement[] {
  const found: Statement[] = []
  const add = (nodes: readonly Statement[]) => {
    for (const node of nodes) {
      found.push(node)
      if (within(node)) for (const block of blocksOf(node)) add(block)
    }
  }
  add(body)
  return found
}

/** An expression and all inside it, outer ones first. */
export function expressionsIn(node: Expression): Expression[] {
  const found: Expression[] = []
  const add = (one: Expression) => {
    found.push(one)
    for (const part of partsOf(one)) add(part)
  }
  add(node)
  return found
}

const known = new WeakMap<Module | readonly Statement[], readonly Expression[]>()

/** All expressions of a module, or of some statements with all inside them. Trees are kept, and looked through by dozens of readers. */
export function allExpressions(nodes: Module | readonly Statement[]): readonly Expression[] {
  const kept = known.get(nodes)
  if (kept !== undefined) return kept
  const found = statementsIn('body' in nodes ? nodes.body : nodes).flatMap((statement) =>
    expressionsOf(statement).flatMap(expressionsIn),
  )
  known.set(nodes, found)
  return found
}

/** Statements that run in the same scope: not those inside functions and classes. */
export const sameScope = (node: Statement) => node.kind !== 'function' && node.kind !== 'class'

const present = (...nodes: (Expression | null)[]) => nodes.filter((node) => node !== null)
const inParameters = (parameters: readonly Parameter[]) =>
  parameters.flatMap(({ annotation, standard }) => present(annotation, standard))
const inArguments = (list: readonly Argument[]) => list.map(({ value }) => value)
const inPart = (part: FormatPart): Expression[] =>
  part.kind === 'text' ? [] : [part.value, ...part.spec.flatMap(inPart)]
