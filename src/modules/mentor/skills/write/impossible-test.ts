import type { Expression, Module } from '../../python/ast'
import { allExpressions } from '../../python/walk'

type Bounds = { low: number; high: number }

/** Whether an `and` of a program can never hold, such as `n < 5 and n >= 9`: what was told of several cases has been taken for one. */
export function hasImpossibleTest(module: Module): boolean {
  for (const node of allExpressions(module))
    if (node.kind === 'boolean-operation' && node.operator === 'and' && isImpossible(node.values, module.source))
      return true
  return false
}

function isImpossible(values: readonly Expression[], source: string): boolean {
  const known = new Map<string, Bounds>()
  const tests = values.map((value) => source.slice(value.from, value.to))
  // «numero % 2 == 0 and numero % 2 != 0»
  if (tests.some((test) => test.includes(' == ') && tests.includes(test.replace(' == ', ' != ')))) return true
  for (const value of values) {
    const told = boundsIn(value, source)
    if (told === null) continue
    const before = known.get(told.name) ?? EVERYTHING
    const now = { low: Math.max(before.low, told.low), high: Math.min(before.high, told.high) }
    if (now.low > now.high) return true
    known.set(told.name, now)
  }
  return false
}

const EVERYTHING: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/** What `n < 5` says of `n`; null where something else than a number is compared with. */
function boundsIn(value: Expression, source: string): (Bounds & { name: string }) | null {
  if (value.kind !== 'compare') return null
  const [comparison, ...more] = value.comparisons
  if (comparison === undefined || more.length > 0 || comparison.right.kind !== 'number') return null
  const name = source.slice(value.left.from, value.left.to)
  const number = Number(comparison.right.text)
  switch (comparison.operator) {
    case '<':
    case '<=':
      return { name, ...EVERYTHING, high: number }
    case '>':
    case '>=':
      return { name, ...EVERYTHING, low: number }
    case '==':
      return { name, low: number, high: number }
    default:
      return null
  }
}
