import type { Argument, Expression, ExpressionOf } from '../ast'
import { type Binding, bind, isFree, type Matching, meet } from './binding'
import { plain, plainTest } from './plain'

const NONE: readonly Binding[] = []
type Found = readonly Binding[]

/** Each way in which an expression is what the pattern says. */
export function matchExpression(given: Expression, written: Expression, binding: Binding, within: Matching): Found {
  within.left.tries -= 1
  if (within.left.tries < 0) return NONE
  const [pattern, node] = [plain(given), plain(written)]
  return matchPlain(pattern, node, binding, within).map((each) => meet(each, given, written))
}

function matchPlain(pattern: Expression, node: Expression, binding: Binding, within: Matching): Found {
  if (pattern.kind === 'ellipsis') return [binding]
  if (pattern.kind === 'name') return matchName(pattern.name, node, binding, within)
  const choices = alternativesOf(pattern)
  if (choices !== null) return choices.flatMap((each) => matchExpression(each, node, binding, within))
  const value = node.kind === 'name' ? within.once.get(node.name) : undefined
  if (value !== undefined) return matchExpression(pattern, value, binding, within)
  if (pattern.kind === 'attribute') return matchAttribute(pattern, node, binding, within)
  return matchSame(pattern, node, binding, within)
}

/** `uno_de(cola.popleft(), cola.pop(0))`: any of several. */
const alternativesOf = (pattern: Expression): Expression[] | null =>
  pattern.kind === 'call' && pattern.callee.kind === 'name' && pattern.callee.name === 'uno_de'
    ? pattern.arguments.map(({ value }) => value)
    : null

function matchName(name: string, node: Expression, binding: Binding, within: Matching): Found {
  if (within.literals.has(name)) return isCalled(name, node, within) ? [binding] : NONE
  const isPlace = node.kind === 'name' || node.kind === 'attribute' || node.kind === 'subscript'
  if (!isFree(name) && !isPlace) return NONE
  const known = binding.texts.get(name)
  const found = bind(binding, name, within.source.slice(node.from, node.to), node)
  if (found !== null) return [found]
  // `m = len(v)` and then `m` where the pattern has what stands for it.
  const value = known !== undefined && node.kind === 'name' ? within.once.get(node.name) : undefined
  return value === undefined ? NONE : matchName(name, value, binding, within)
}

/** `deque`, `collections.deque`, and `hp` after `from heapq import heappop as hp`. */
const isCalled = (name: string, node: Expression, { modules }: Matching) =>
  node.kind === 'name'
    ? node.name === name || modules.get(node.name) === name
    : node.kind === 'attribute' && node.name === name && node.value.kind === 'name' && modules.has(node.value.name)

function matchAttribute(
  pattern: ExpressionOf<'attribute'>,
  node: Expression,
  binding: Binding,
  within: Matching,
): Found {
  if (node.kind !== 'attribute') return NONE
  const isFixed = /^__/.test(pattern.name) || (pattern.value.kind === 'name' && within.literals.has(pattern.value.name))
  if (isFixed && node.name !== pattern.name) return NONE
  const bound = isFixed ? binding : bind(binding, `.${pattern.name}`, `.${node.name}`, { text: node.name })
  return bound === null ? NONE : matchExpression(pattern.value, node.value, bound, within)
}

/** Parts that go with parts, one after the other. */
function matchEach(
  pairs: readonly [Expression | null, Expression | null][],
  binding: Binding,
  within: Matching,
): Found {
  let found: Found = [binding]
  for (const [pattern, node] of pairs) {
    if (pattern === null) {
      if (node !== null) return NONE
      continue
    }
    if (pattern.kind !== 'ellipsis' && node === null) return NONE
    if (node !== null) found = found.flatMap((each) => matchExpression(pattern, node, each, within))
  }
  return found
}

const zipped = (patterns: readonly Expression[], nodes: readonly Expression[]): [Expression, Expression][] | null =>
  patterns.length === nodes.length
    ? patterns.map((pattern, at): [Expression, Expression] => [pattern, nodes[at] ?? pattern])
    : null

function matchSame(pattern: Expression, node: Expression, binding: Binding, within: Matching): Found {
  const each = (...pairs: [Expression | null, Expression | null][]) => matchEach(pairs, binding, within)
  const list = (pairs: [Expression, Expression][] | null) => (pairs === null ? NONE : each(...pairs))
  switch (pattern.kind) {
    case 'number':
      return node.kind === 'number' && Number(node.text.replaceAll('_', '')) === Number(pattern.text) ? [binding] : NONE
    case 'string':
      return node.kind === 'string' && isText(pattern.value, node.value) ? [binding] : NONE
    case 'boolean':
      return node.kind === 'boolean' && node.value === pattern.value ? [binding] : NONE
    case 'none':
      return node.kind === 'none' ? [binding] : NONE
    case 'binary':
      return matchBinary(pattern, node, binding, within)
    case 'unary':
      return node.kind === 'unary' && node.operator === pattern.operator ? each([pattern.operand, node.operand]) : NONE
    case 'not':
      return node.kind === 'not' ? each([plainTest(pattern.operand), plainTest(node.operand)]) : NONE
    case 'boolean-operation':
      return node.kind === pattern.kind && node.operator === pattern.operator
        ? list(zipped(pattern.values, node.values))
        : NONE
    case 'compare':
      return matchComparison(pattern, node, binding, within)
    case 'call':
      return matchCall(pattern, node, binding, within)
    case 'subscript':
      return node.kind === 'subscript' ? each([pattern.value, node.value], [pattern.index, node.index]) : NONE
    case 'slice':
      return node.kind === 'slice'
        ? each([pattern.lower, node.lower], [pattern.upper, node.upper], [pattern.step, node.step])
        : NONE
    case 'list':
    case 'tuple':
    case 'set':
      return node.kind === pattern.kind ? list(zipped(pattern.items, node.items)) : NONE
    case 'dict':
      if (node.kind !== 'dict') return NONE
      // `{...: ...}`: any dictionary with something in it.
      if (pattern.entries[0]?.key?.kind === 'ellipsis') return node.entries.length > 1 ? [binding] : NONE
      return list(zipped(sidesOf(pattern), sidesOf(node)))
    case 'comprehension':
      return matchComprehension(pattern, node, binding, within)
    case 'conditional':
      return node.kind === 'conditional'
        ? each([pattern.consequent, node.consequent], [pattern.test, node.test], [pattern.alternate, node.alternate])
        : NONE
    case 'lambda':
      return node.kind === 'lambda' ? each([pattern.body, node.body]) : NONE
    case 'starred':
      return node.kind === 'starred' ? each([pattern.value, node.value]) : NONE
    case 'yield':
      return node.kind === 'yield' && node.isFrom === pattern.isFrom ? each([pattern.value, node.value]) : NONE
    default:
      return NONE
  }
}

const sidesOf = ({ entries }: ExpressionOf<'dict'>) =>
  entries.flatMap(({ key, value }) => (key === null ? [value] : [key, value]))

/** `"...ON CONFLICT..."`: a text with these words in it. */
function isText(pattern: string, text: string): boolean {
  if (!pattern.includes('...')) return pattern === text
  const plainText = text.toLowerCase().replace(/\s+/g, ' ')
  return pattern
    .toLowerCase()
    .split('...')
    .every((piece) => plainText.includes(piece))
}

const EITHER_WAY: ReadonlySet<string> = new Set(['+', '*', '&', '|', '^', '==', '!='])

function matchBinary(pattern: ExpressionOf<'binary'>, node: Expression, binding: Binding, within: Matching): Found {
  if (node.kind !== 'binary' || node.operator !== pattern.operator) return NONE
  const straight = matchEach(
    [
      [pattern.left, node.left],
      [pattern.right, node.right],
    ],
    binding,
    within,
  )
  if (straight.length > 0 || !EITHER_WAY.has(pattern.operator)) return straight
  return matchEach(
    [
      [pattern.left, node.right],
      [pattern.right, node.left],
    ],
    binding,
    within,
  )
}

function matchComparison(
  pattern: ExpressionOf<'compare'>,
  node: Expression,
  binding: Binding,
  within: Matching,
): Found {
  if (node.kind !== 'compare' || node.comparisons.length !== pattern.comparisons.length) return NONE
  if (node.comparisons.some(({ operator }, at) => operator !== pattern.comparisons[at]?.operator)) return NONE
  const sides = (of: ExpressionOf<'compare'>) => [of.left, ...of.comparisons.map(({ right }) => right)]
  const pairs = zipped(sides(pattern), sides(node)) ?? []
  const straight = matchEach(pairs, binding, within)
  if (straight.length > 0 || pairs.length !== 2 || !EITHER_WAY.has(pattern.comparisons[0]?.operator ?? ''))
    return straight
  return matchEach(zipped(sides(pattern), sides(node).toReversed()) ?? [], binding, within)
}

function matchCall(pattern: ExpressionOf<'call'>, node: Expression, binding: Binding, within: Matching): Found {
  if (node.kind !== 'call') return NONE
  const callees = matchCallee(pattern.callee, node.callee, binding, within)
  // `f(x, ...)`: whatever else is given.
  const isOpen = pattern.arguments.at(-1)?.value.kind === 'ellipsis'
  const told = isOpen ? pattern.arguments.slice(0, -1) : pattern.arguments
  if (callees.length === 0 || (!isOpen && node.arguments.length !== told.length)) return NONE
  const pairs = told.map((each, at): [Expression, Expression | null] => [
    each.value,
    argumentFor(each, at, node.arguments),
  ])
  if (pairs.some(([, value]) => value === null)) return NONE
  return callees.flatMap((each) => matchEach(pairs, each, within))
}

function argumentFor(pattern: Argument, at: number, given: readonly Argument[]): Expression | null {
  const found =
    pattern.form === 'keyword'
      ? given.find(({ name }) => name === pattern.name)
      : given[at]?.form === pattern.form
        ? given[at]
        : undefined
  return found?.value ?? null
}

/** Methods are called what they are called; those of the program's own objects may have any name. */
function matchCallee(pattern: Expression, node: Expression, binding: Binding, within: Matching): Found {
  if (pattern.kind !== 'attribute') return matchExpression(pattern, node, binding, within)
  if (pattern.value.kind === 'name' && pattern.value.name === 'self')
    return matchExpression(pattern, node, binding, within)
  if (node.kind === 'name' && pattern.value.kind === 'name' && within.literals.has(pattern.value.name))
    return within.modules.get(node.name) === pattern.name ? [binding] : NONE
  return node.kind === 'attribute' && node.name === pattern.name
    ? matchExpression(pattern.value, node.value, binding, within)
    : NONE
}

function matchComprehension(
  pattern: ExpressionOf<'comprehension'>,
  node: Expression,
  binding: Binding,
  within: Matching,
): Found {
  const formOf = (of: ExpressionOf<'comprehension'>) => (of.form === 'generator' ? 'list' : of.form)
  if (node.kind !== 'comprehension' || formOf(pattern) !== formOf(node)) return NONE
  if (pattern.clauses.length !== node.clauses.length) return NONE
  const pairs = pattern.clauses.flatMap((clause, at): [Expression, Expression][] | [] => {
    const other = node.clauses[at]
    return other === undefined
      ? []
      : [
          [clause.target, other.target],
          [clause.iterable, other.iterable],
        ]
  })
  let found = matchEach([...pairs, [pattern.element, node.element], [pattern.value, node.value]], binding, within)
  const asked = node.clauses.flatMap(({ conditions }) => conditions.flatMap(conjuncts))
  const told = pattern.clauses.flatMap(({ conditions }) => conditions)
  if (told.length === 0 && asked.length > 0) return NONE
  for (const condition of told)
    found = found.flatMap((each) =>
      asked.flatMap((other) => matchExpression(plainTest(condition), plainTest(other), each, within)),
    )
  return found
}

const conjuncts = (node: Expression): Expression[] =>
  node.kind === 'boolean-operation' && node.operator === 'and' ? node.values.flatMap(conjuncts) : [node]
