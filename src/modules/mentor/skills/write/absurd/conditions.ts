import type { Expression, Module, Statement } from '../../../python/ast'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'

type Bounds = { low: number; high: number; isOpen: boolean }

/**
 * Whether a test of a program can never hold, such as `n < 5 and n >= 9`, says the same twice, or is asked again where it has been
 * answered: what was told of several cases, or of one in several words, has been misread.
 */
export function hasImpossibleTest(module: Module): boolean {
  const { source } = module
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'if' && !node.isElif && isSaidTwice(testsOf(node), source)) return true
    if (blocksOf(node).some((block) => asksAgain(block, source))) return true
  }
  return (
    neverHolds(module) || asksAgain(module.body, source) || comparesWithName(module) || comparesTextWithNumber(module)
  )
}

/** The same of what `and` and `or` join. */
export function neverHolds({ body, source }: Module): boolean {
  for (const node of allExpressions(body)) {
    if (node.kind !== 'boolean-operation') continue
    if (isSaidTwice(node.values, source)) return true
    if (node.operator === 'and' && isImpossible(node.values, source)) return true
  }
  return false
}

/** Two `if` one behind the other that test the same. */
const asksAgain = (block: readonly Statement[], source: string): boolean =>
  block.some((node, at) => {
    const next = block[at + 1]
    if (node.kind !== 'if' || next?.kind !== 'if' || changes(node)) return false
    // What else is done is done in between.
    const isAlike = (node.otherwise.length === 0) === (next.otherwise.length === 0)
    return isAlike && isSaidTwice([node.test, next.test], source)
  })

/** What is done in a case may make the test another one the next time. */
const changes = (node: Statement): boolean =>
  [...statementsIn(blocksOf(node).flat())].some(({ kind }) => kind === 'assign' || kind === 'augmented-assign')

/** `clave = input(…)`, and then `clave == 1234`: what is typed is a text. */
function comparesTextWithNumber(module: Module): boolean {
  const kinds = new Map<string, boolean>()
  for (const node of statementsIn(module.body)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name') continue
    kinds.set(target.name, (kinds.get(target.name) ?? true) && isTyped(node.value))
  }
  for (const node of allExpressions(module))
    if (node.kind === 'compare' && node.left.kind === 'name' && kinds.get(node.left.name) === true)
      if (node.comparisons.some(({ right }) => right.kind === 'number')) return true
  return false
}

/** `input(…)`, or that without its spaces. */
const isTyped = (node: Expression): boolean =>
  node.kind === 'call' &&
  ((node.callee.kind === 'name' && node.callee.name === 'input') ||
    (node.callee.kind === 'attribute' &&
      /^(?:strip|lower|upper)$/.test(node.callee.name) &&
      isTyped(node.callee.value)))

function isSaidTwice(tests: readonly Expression[], source: string): boolean {
  const told = tests.map(({ from, to }) => source.slice(from, to))
  // What is called may answer otherwise the second time.
  return told.some((one, at) => !one.includes('(') && told.indexOf(one) < at)
}

/** The tests of an `if` and of each of its `elif`. */
function testsOf(node: Extract<Statement, { kind: 'if' }>): Expression[] {
  const [next, ...more] = node.otherwise
  return next?.kind === 'if' && next.isElif && more.length === 0 ? [node.test, ...testsOf(next)] : [node.test]
}

function isImpossible(values: readonly Expression[], source: string): boolean {
  const known = new Map<string, Bounds>()
  const equal = new Map<string, string>()
  const tests = values.map((value) => source.slice(value.from, value.to))
  // «numero % 2 == 0 and numero % 2 != 0»
  if (tests.some((test) => test.includes(' == ') && tests.includes(test.replace(' == ', ' != ')))) return true
  for (const value of values) {
    const text = textEqual(value, source)
    if (text !== null) {
      const before = equal.get(text.name) ?? text.value
      if (before !== text.value) return true
      equal.set(text.name, text.value)
    }
    const told = boundsIn(value, source)
    if (told === null) continue
    const before = known.get(told.name) ?? EVERYTHING
    const now = {
      low: Math.max(before.low, told.low),
      high: Math.min(before.high, told.high),
      isOpen: before.isOpen || told.isOpen,
    }
    if (now.low > now.high || (now.low === now.high && now.isOpen)) return true
    known.set(told.name, now)
  }
  return false
}

const EVERYTHING: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, isOpen: false }

/** What `ciudad == 'Lima'` says. */
function textEqual(value: Expression, source: string): { name: string; value: string } | null {
  if (value.kind !== 'compare' || value.comparisons.length > 1) return null
  const [only] = value.comparisons
  if (only?.operator !== '==' || only.right.kind !== 'string') return null
  return { name: source.slice(value.left.from, value.left.to), value: only.right.value }
}

/** What `n < 5` says of `n`; null where something else than a number is compared with. */
function boundsIn(value: Expression, source: string): (Bounds & { name: string }) | null {
  if (value.kind !== 'compare') return null
  const [comparison, ...more] = value.comparisons
  if (comparison === undefined || more.length > 0 || comparison.right.kind !== 'number') return null
  const name = source.slice(value.left.from, value.left.to)
  const number = Number(comparison.right.text)
  const isOpen = comparison.operator === '<' || comparison.operator === '>'
  switch (comparison.operator) {
    case '<':
    case '<=':
      return { name, ...EVERYTHING, high: number, isOpen }
    case '>':
    case '>=':
      return { name, ...EVERYTHING, low: number, isOpen }
    case '==':
      return { name, low: number, high: number, isOpen }
    default:
      return null
  }
}

/** `if ciudad == 'media_por_ciudad'`: what a function is called has been taken for a value. */
function comparesWithName(module: Module): boolean {
  const names = new Set(
    [...statementsIn(module.body)].flatMap((node) =>
      node.kind === 'function' || node.kind === 'class' ? [node.name.toLowerCase()] : [],
    ),
  )
  for (const node of allExpressions(module))
    if (node.kind === 'compare')
      for (const { right } of node.comparisons)
        if (right.kind === 'string' && right.value.includes('_') && names.has(right.value.toLowerCase())) return true
  return false
}
