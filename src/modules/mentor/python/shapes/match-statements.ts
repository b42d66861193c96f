import type { Expression, Statement, StatementOf } from '../ast'
import { expressionsIn, expressionsOf } from '../walk'
import { type Binding, bind, type Matching, meet } from './binding'
import { matchExpression } from './match-expression'
import { conjunctsOf, negated, plainTest, stepsOf } from './plain'

type Found = readonly Binding[]
const NONE: Found = []

/** A way in which all that the pattern says is done somewhere in these statements, whatever else is; null where there is none. */
export function matchAll(
  patterns: readonly Statement[],
  steps: readonly Statement[],
  binding: Binding,
  within: Matching,
): Binding | null {
  const [first, ...others] = patterns
  if (first === undefined) return binding
  if (isAnything(first)) return matchAll(others, steps, binding, within)
  for (const step of steps) {
    if (within.left.tries < 0) return null
    for (const each of matchStatement(first, step, binding, within)) {
      const found = matchAll(others, steps, each, within)
      if (found !== null) return found
    }
  }
  return null
}

/** `...` and `pass`: any statements, or none. */
const isAnything = (node: Statement) =>
  node.kind === 'pass' ||
  node.kind === 'import' ||
  node.kind === 'import-from' ||
  (node.kind === 'expression' && node.value.kind === 'ellipsis')

function matchStatement(pattern: Statement, node: Statement, binding: Binding, within: Matching): Found {
  if (pattern.kind === 'expression') return contained(pattern.value, node, binding, within)
  if (pattern.kind !== node.kind) return NONE
  return matchSame(pattern, node, binding, within).map((each) => meet(each, pattern, node))
}

/** An expression by itself may stand anywhere, and a condition be asked either way round. */
function contained(pattern: Expression, node: Statement, binding: Binding, within: Matching): Found {
  const turned = negated(pattern)
  for (const whole of expressionsOf(node)) {
    for (const part of expressionsIn(whole)) {
      for (const each of conjunctsOf(part)) {
        const found = [pattern, ...(turned === null ? [] : [turned])].flatMap((one) =>
          matchExpression(one, each, binding, within),
        )
        if (found.length > 0) return found.map((one) => meet(one, pattern, each))
      }
    }
  }
  return NONE
}

function matchSame(pattern: Statement, node: Statement, binding: Binding, within: Matching): Found {
  switch (pattern.kind) {
    case 'assign':
      return node.kind === 'assign' ? matchAssign(pattern, node, binding, within) : NONE
    case 'return':
      if (pattern.value === null) return [binding]
      return node.kind === 'return' && node.value !== null
        ? matchExpression(pattern.value, node.value, binding, within)
        : NONE
    case 'if':
    case 'while':
      return node.kind === pattern.kind ? matchTested(pattern, node, binding, within) : NONE
    case 'for':
      return node.kind === 'for' ? matchFor(pattern, node, binding, within) : NONE
    case 'function':
      return node.kind === 'function' ? matchFunction(pattern, node, binding, within) : NONE
    case 'class':
      return node.kind === 'class' ? matchClass(pattern, node, binding, within) : NONE
    case 'try':
      return node.kind === 'try' ? matchTry(pattern, node, binding, within) : NONE
    case 'with':
      return node.kind === 'with' ? matchWith(pattern, node, binding, within) : NONE
    case 'delete':
      return node.kind === 'delete' && pattern.targets[0] && node.targets[0]
        ? matchExpression(pattern.targets[0], node.targets[0], binding, within)
        : NONE
    default:
      return [binding]
  }
}

/** What is done in a block of the pattern, in the block that goes with it. */
function inBlock(patterns: readonly Statement[], body: readonly Statement[], found: Found, within: Matching): Found {
  if (patterns.every(isAnything)) return found
  const steps = stepsOf(body, within.source)
  return found.flatMap((each) => {
    const all = matchAll(patterns, steps, each, within)
    return all === null ? [] : [all]
  })
}

function matchAssign(
  pattern: StatementOf<'assign'>,
  node: StatementOf<'assign'>,
  binding: Binding,
  within: Matching,
): Found {
  const [target, other] = [pattern.targets[0], node.targets[0]]
  if (target === undefined || other === undefined) return NONE
  const found = matchExpression(target, other, binding, within).flatMap((each) =>
    matchExpression(pattern.value, node.value, each, within),
  )
  const isExchange = target.kind === 'tuple' && target.items.length === 2 && other.kind === 'tuple'
  if (found.length > 0 || !isExchange || node.value.kind !== 'tuple') return found
  const turned = { ...other, items: other.items.toReversed() }
  const value = { ...node.value, items: node.value.items.toReversed() }
  return matchExpression(target, turned, binding, within).flatMap((each) =>
    matchExpression(pattern.value, value, each, within),
  )
}

function matchTested(
  pattern: StatementOf<'if'> | StatementOf<'while'>,
  node: StatementOf<'if'> | StatementOf<'while'>,
  binding: Binding,
  within: Matching,
): Found {
  const tests = pattern.test.kind === 'ellipsis' ? [node.test] : conjunctsOf(node.test)
  for (const test of tests) {
    const asked = matchExpression(plainTest(pattern.test), plainTest(test), binding, within)
    const found = inBlock(pattern.otherwise, node.otherwise, inBlock(pattern.body, node.body, asked, within), within)
    if (found.length > 0) return found
  }
  return NONE
}

function matchFor(pattern: StatementOf<'for'>, node: StatementOf<'for'>, binding: Binding, within: Matching): Found {
  const isTaken = pattern.target.kind === 'name' && binding.texts.has(pattern.target.name)
  const head = matchExpression(pattern.iterable, node.iterable, binding, within).flatMap((each) =>
    // What goes through pairs goes through elements, too.
    pattern.target.kind === 'name' && node.target.kind === 'tuple' && !isTaken
      ? [each]
      : matchExpression(pattern.target, node.target, each, within),
  )
  return inBlock(pattern.body, node.body, head, within)
}

function matchFunction(
  pattern: StatementOf<'function'>,
  node: StatementOf<'function'>,
  binding: Binding,
  within: Matching,
): Found {
  const isFixed = /^__/.test(pattern.name)
  if (isFixed && node.name !== pattern.name) return NONE
  const named = isFixed ? binding : bind(binding, pattern.name, node.name, { text: node.name })
  if (named === null) return NONE
  let found: Found = [inPlace(pattern, node, named), named]
  for (const decorator of pattern.decorators)
    found = found.flatMap((each) => node.decorators.flatMap((other) => matchExpression(decorator, other, each, within)))
  for (const each of found) {
    const all = inBlock(pattern.body, node.body, [each], within).flatMap((one) => withParameters(pattern, node, one))
    if (all.length > 0) return all
  }
  return NONE
}

/** The parameters in their order, which is how they are mostly written. */
function inPlace(pattern: StatementOf<'function'>, node: StatementOf<'function'>, binding: Binding): Binding {
  let found = binding
  const own = node.parameters.filter(({ name }) => name !== 'self' || pattern.parameters[0]?.name === 'self')
  for (const [at, { name }] of pattern.parameters.entries()) {
    const other = own[at]
    if (other !== undefined) found = bind(found, name, other.name, { text: other.name }) ?? found
  }
  return found
}

/** What a pattern's parameter stands for is a parameter, at whatever place; one that its body leaves out, that at its place. */
function withParameters(pattern: StatementOf<'function'>, node: StatementOf<'function'>, binding: Binding): Found {
  let found: Binding | null = binding
  for (const [at, { name }] of pattern.parameters.entries()) {
    const known = binding.texts.get(name)
    const other = node.parameters.find((each) =>
      known === undefined ? node.parameters[at] === each : each.name === known,
    )
    if (found === null || other === undefined) return NONE
    if (known === undefined) found = bind(found, name, other.name, { text: other.name })
  }
  return found === null ? NONE : [found]
}

function matchClass(
  pattern: StatementOf<'class'>,
  node: StatementOf<'class'>,
  binding: Binding,
  within: Matching,
): Found {
  const named = bind(binding, pattern.name, node.name, { text: node.name })
  if (named === null) return NONE
  let found: Found = [named]
  for (const { value } of pattern.arguments)
    found = found.flatMap((each) =>
      node.arguments.flatMap((other) => matchExpression(value, other.value, each, within)),
    )
  for (const decorator of pattern.decorators)
    found = found.flatMap((each) => node.decorators.flatMap((other) => matchExpression(decorator, other, each, within)))
  return inBlock(pattern.body, node.body, found, within)
}

function matchTry(pattern: StatementOf<'try'>, node: StatementOf<'try'>, binding: Binding, within: Matching): Found {
  const tried = inBlock(pattern.body, node.body, [binding], within)
  const handled = pattern.handlers.flatMap(({ body }) => body)
  const caught = inBlock(
    handled,
    node.handlers.flatMap(({ body }) => body),
    tried,
    within,
  )
  const types = pattern.handlers.flatMap(({ type }) => (type === null || type.kind === 'ellipsis' ? [] : [type]))
  const others = node.handlers.flatMap(({ type }) => (type === null ? [] : [type]))
  const typed = types.reduce<Found>(
    (found, type) => found.flatMap((each) => others.flatMap((other) => matchExpression(type, other, each, within))),
    caught,
  )
  if (node.handlers.length === 0 && pattern.handlers.length > 0) return NONE
  return inBlock(pattern.final, node.final, typed, within)
}

function matchWith(pattern: StatementOf<'with'>, node: StatementOf<'with'>, binding: Binding, within: Matching): Found {
  const [item] = pattern.items
  if (item === undefined) return NONE
  const found = node.items.flatMap((other) =>
    matchExpression(item.context, other.context, binding, within).flatMap((each) =>
      item.target === null || other.target === null ? [each] : matchExpression(item.target, other.target, each, within),
    ),
  )
  return inBlock(pattern.body, node.body, found, within)
}
